package org.polemarch.api.ui.table;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.ui.piece.SideColour;

/**
 * A battle, siege, interception or debate that has been decided, as a {@link StagePane} shows it: who brought what, and
 * why it ended as it did.
 *
 * @param title what was fought over, and where
 * @param verdict who won and why, with the rule that broke a tie
 */
public record Contest(String title, List<Party> parties, String verdict) {
    public Contest {
        parties = List.copyOf(parties);
    }

    public static Contest of(String title, String verdict, Party... parties) {
        return new Contest(title, List.of(parties), verdict);
    }

    /** What one side brought: its dice, each thing that counts with its name, and the sum. */
    public record Party(String name, SideColour colour, List<Integer> dice, List<Term> terms, String total) {
        public Party {
            dice = List.copyOf(dice);
            terms = List.copyOf(terms);
        }

        /** A side that hasn't brought anything yet. */
        public static Party of(String name, SideColour colour) {
            return new Party(name, colour, List.of(), List.of(), "");
        }

        public Party rolling(Integer... faces) {
            return new Party(name, colour, List.of(faces), terms, total);
        }

        /** The same side with one more thing that counts. */
        public Party with(String what, int value) {
            List<Term> more = new ArrayList<>(terms);
            more.add(new Term(what, value));
            return new Party(name, colour, dice, more, total);
        }

        public Party total(int sum) {
            return new Party(name, colour, dice, terms, Integer.toString(sum));
        }
    }

    public record Term(String what, int value) {}
}

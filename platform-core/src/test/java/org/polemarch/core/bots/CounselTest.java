package org.polemarch.core.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.bot.Appraisal.Part;
import org.polemarch.api.bot.Appraisal.Sense;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

class CounselTest {

    private static final List<Seat> SEATS = List.of(new Seat(0, "athens"), new Seat(1, "sparta"));

    /** What it earns, and what it takes from the other. */
    private interface Deal extends Move {
        int earned();

        int stolen();
    }

    private record Deed(int earned, int stolen) implements Deal {}

    private record Stop(int earned, int stolen) implements Deal, Move.Ending {}

    private static final class Silver implements ImaginedGame {

        private final List<List<? extends Deal>> offers;
        private final int[] silver = {10, 10};
        private int turn;

        Silver(List<List<? extends Deal>> offers) {
            this.offers = offers;
        }

        @Override
        public ImaginedGame copy() {
            Silver copy = new Silver(offers);
            copy.silver[0] = silver[0];
            copy.silver[1] = silver[1];
            copy.turn = turn;
            return copy;
        }

        @Override
        public boolean over() {
            return turn == offers.size();
        }

        @Override
        public Seat toAct() {
            return SEATS.get(turn % 2);
        }

        @Override
        public List<? extends Move> moves() {
            return offers.get(turn);
        }

        @Override
        public void play(int index) {
            Deal deed = offers.get(turn).get(index);
            silver[turn % 2] += deed.earned() + deed.stolen();
            silver[1 - turn % 2] -= deed.stolen();
            turn++;
        }

        @Override
        public double value(Seat seat) {
            return 1 / (1 + Math.exp(-appraise(seat).sum() / 10));
        }

        @Override
        public Appraisal appraise(Seat seat) {
            return new Appraisal(List.of(
                    new Part("silver", Sense.HELD, silver[seat.index()]),
                    new Part("silver", Sense.RIVAL, -silver[1 - seat.index()])));
        }

        @Override
        public Outcome outcome() {
            throw new UnsupportedOperationException("nobody asks");
        }
    }

    private record Thought(ImaginedGame imagine, Chance chance) implements Thinking {

        @Override
        public Seat seat() {
            return imagine.toAct();
        }

        @Override
        public Record view() {
            throw new UnsupportedOperationException("it needs no view");
        }

        @Override
        public List<? extends Move> moves() {
            return imagine.moves();
        }

        @Override
        public ImaginedGame imagine() {
            return imagine.copy();
        }

        @Override
        public Thinking aside() {
            return this;
        }

        @Override
        public boolean interrupted() {
            return false;
        }
    }

    private static Counsel on(int answer, List<List<? extends Deal>> offers) {
        return Counsel.on(answer, new Thought(new Silver(offers), Chance.seeded(1)));
    }

    @Test
    void anAnswerIsWorthWhatItChangesAndWhatItSparesAgainstTheOthers() {
        Counsel counsel = on(0, List.of(List.of(new Deed(4, 0), new Deed(0, 0))));
        assertThat(counsel.gains()).containsExactly(new Part("silver", Sense.HELD, 4));
        assertThat(counsel.spares()).containsExactly(new Part("silver", Sense.HELD, 2));
        assertThat(counsel.reply()).isEmpty();
    }

    @Test
    void aReplyThatDoesHarmIsNamedWithWhatItTakes() {
        Deed theft = new Deed(0, 3);
        Counsel counsel = on(0, List.of(List.of(new Deed(4, 0)), List.of(new Deed(0, 0), theft)));
        assertThat(counsel.reply()).contains(new Counsel.Reply(SEATS.get(1), theft));
        assertThat(counsel.risks())
                .containsExactlyInAnyOrder(new Part("silver", Sense.HELD, -3), new Part("silver", Sense.RIVAL, -3));
    }

    @Test
    void aReplyNoWorseThanTheOthersIsNotWorthAWord() {
        Counsel counsel = on(0, List.of(List.of(new Deed(4, 0)), List.of(new Deed(1, 0), new Deed(1, 0))));
        assertThat(counsel.reply()).isEmpty();
    }

    @Test
    void nobodyFearsThatAnotherStops() {
        Counsel counsel = on(0, List.of(List.of(new Deed(4, 0)), List.of(new Deed(0, 0), new Stop(0, 3))));
        assertThat(counsel.reply()).isEmpty();
    }

    @Test
    void aPartThatHardlyCountsIsLeftOut() {
        Counsel counsel = on(0, List.of(List.of(new Deed(20, 1), new Deed(0, 0))));
        assertThat(counsel.gains()).containsExactly(new Part("silver", Sense.HELD, 21));
    }
}

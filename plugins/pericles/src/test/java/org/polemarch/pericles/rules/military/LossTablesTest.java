package org.polemarch.pericles.rules.military;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/**
 * Every row of both loss tables. Each line: battle, the force there, by how much the winner wins, which victims are picked
 * first, the losses of the loser and of the winner.
 */
@Cites({"9.44", "9.45"})
class LossTablesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // loser rows
                "LAND  | SPARTA | 2 sparta-land, 1 peloponnesian-land, 4 athens-land, 3 delian-land | 7 |"
                        + " kill athens-land, kill athens-land, kill athens-land, kill athens-land |"
                        + " athens-land 4, delian-land 1",
                "LAND  | ATHENS | 3 athens-land, 1 delian-land, 5 peloponnesian-land | 3 | | peloponnesian-land 3",
                "LAND  | ATHENS | 5 athens-land, 4 sparta-land | 6 | | sparta-land 2",
                "NAVAL | ATHENS | 2 athens-naval, 1 delian-naval, 2 sparta-naval, 3 peloponnesian-naval | 4 |"
                        + " kill sparta-naval, kill sparta-naval | sparta-naval 2, peloponnesian-naval 2",
                "NAVAL | SPARTA | 3 peloponnesian-naval, 5 delian-naval | 5 | | delian-naval 3",
                "NAVAL | SPARTA | 5 peloponnesian-naval, 4 athens-naval | 5 | | athens-naval 2",
                // never both classes in one battle
                "LAND  | ATHENS | 6 athens-land, 1 sparta-land, 1 peloponnesian-land | 9 | kill peloponnesian-land |"
                        + " peloponnesian-land 1",
                "LAND  | ATHENS | 6 athens-land, 1 sparta-land, 1 the-300, 1 peloponnesian-land | 9 | kill the-300 |"
                        + " sparta-land 1, the-300 1",
                "NAVAL | SPARTA | 6 peloponnesian-naval, 1 athens-naval, 1 delian-naval | 9 | kill athens-naval |"
                        + " athens-naval 1",
                // Argives are of the blue row, the 300 of the red one, at one and at two a piece
                "LAND  | SPARTA | 4 sparta-land, 4 argos-land | 3 | | argos-land 3",
                "LAND  | SPARTA | 4 sparta-land, 2 delian-land, 2 argos-land | 3 |"
                        + " kill argos-land, kill argos-land | delian-land 1, argos-land 2",
                "LAND  | ATHENS | 5 athens-land, 1 the-300 | 3 | | the-300 1",
                "NAVAL | ATHENS | 4 athens-naval, 3 sparta-naval | 2 | | sparta-naval 2",
                // fractions are dropped
                "LAND  | ATHENS | 1 athens-land, 1 sparta-land | 4 | | none"
            })
    @Covers({"9.44a", "9.44b", "9.44d", "9.44e"})
    void loser(String battle, Side winner, String force, int differential, String picks, String expected) {
        PericlesTable table = fought(Arm.valueOf(battle.trim()), winner, force, differential, picks);
        assertThat(fallen(table.state(), winner.enemy())).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LAND  | SPARTA | 9 sparta-land, 9 athens-land | 9 | | sparta-land 2",
                "LAND  | SPARTA | 8 peloponnesian-land, 1 sparta-land, 5 athens-land | 5 | kill peloponnesian-land |"
                        + " peloponnesian-land 2",
                "LAND  | SPARTA | 8 peloponnesian-land, 1 sparta-land, 5 athens-land | 5 | kill sparta-land |"
                        + " sparta-land 1",
                "LAND  | ATHENS | 5 athens-land, 2 sparta-land | 9 | | athens-land 2",
                "LAND  | ATHENS | 5 athens-land, 3 peloponnesian-land | 9 | | athens-land 1",
                "NAVAL | ATHENS | 5 athens-naval, 5 peloponnesian-naval | 9 | | athens-naval 2",
                "NAVAL | ATHENS | 2 athens-naval, 3 delian-naval, 3 peloponnesian-naval | 9 | kill delian-naval |"
                        + " delian-naval 3",
                "NAVAL | ATHENS | 2 athens-naval, 3 delian-naval, 3 peloponnesian-naval | 9 | kill athens-naval |"
                        + " athens-naval 1",
                "NAVAL | SPARTA | 6 peloponnesian-naval, 2 athens-naval | 9 | | peloponnesian-naval 4",
                "NAVAL | SPARTA | 6 peloponnesian-naval, 3 delian-naval | 9 | | peloponnesian-naval 3",
                // every kind of unit on both sides of its row
                "LAND  | SPARTA | 1 the-300, 3 peloponnesian-land, 4 delian-land | 9 | kill the-300 | the-300 1",
                "LAND  | SPARTA | 9 sparta-land, 4 argos-land | 9 | | sparta-land 1",
                "LAND  | SPARTA | 5 peloponnesian-land, 4 argos-land | 9 | | peloponnesian-land 2",
                "LAND  | SPARTA | 5 peloponnesian-land, 3 delian-land | 9 | | peloponnesian-land 1",
                "LAND  | SPARTA | 9 sparta-land, 3 athens-land | 9 | | none",
                "LAND  | ATHENS | 5 delian-land, 1 the-300 | 9 | | delian-land 1",
                "LAND  | ATHENS | 4 argos-land, 4 peloponnesian-land | 4 | | argos-land 2",
                "LAND  | ATHENS | 4 argos-land, 1 sparta-land | 4 | | argos-land 1",
                "LAND  | ATHENS | 5 delian-land, 3 peloponnesian-land | 9 | | delian-land 1",
                "NAVAL | ATHENS | 5 athens-naval, 4 sparta-naval | 9 | | athens-naval 2",
                "NAVAL | ATHENS | 6 delian-naval, 3 sparta-naval | 9 | | delian-naval 3",
                "NAVAL | SPARTA | 4 sparta-naval, 1 athens-naval | 9 | | sparta-naval 2",
                "NAVAL | SPARTA | 4 sparta-naval, 1 delian-naval | 9 | | sparta-naval 1"
            })
    @Covers({"9.45a", "9.45b", "9.45c", "9.45d"})
    void winner(String battle, Side winner, String force, int differential, String picks, String expected) {
        PericlesTable table = fought(Arm.valueOf(battle.trim()), winner, force, differential, picks);
        assertThat(fallen(table.state(), winner)).isEqualTo(expected);
    }

    /** Fights a battle that ends with that differential; Treachery in the right measure makes it so. */
    private static PericlesTable fought(Arm arm, Side winner, String force, int differential, String picks) {
        PericlesTable table = PericlesTable.war()
                .controlling(Faction.ARISTOCRAT, Faction.EURYPONTID)
                .at(Theater.BOEOTIA, force)
                .cards(Side.ATHENS, 3)
                .cards(Side.SPARTA, 3);
        PericlesState state = table.state();
        int margin = state.board().unitValue(winner, Theater.BOEOTIA, arm)
                - state.board().unitValue(winner.enemy(), Theater.BOEOTIA, arm);
        if (differential > margin) {
            table.treachery(winner, Theater.BOEOTIA, differential - margin);
        } else if (differential < margin) {
            table.treachery(winner.enemy(), Theater.BOEOTIA, margin - differential);
        }
        Faction general = state.controlling(winner);
        Table<PericlesState> run = table.run(new Battle.Fight(general, Theater.BOEOTIA, arm, true));
        if (picks != null) {
            for (String pick : picks.split(",")) {
                run.choose(pick.trim());
            }
        }
        while (!run.game().over()) {
            run.choose(run.notations().get(0));
        }
        return table;
    }

    private static String fallen(PericlesState state, Side side) {
        StringBuilder all = new StringBuilder();
        for (Piece piece : Piece.units(side)) {
            if (state.board().fallen(piece) > 0) {
                all.append(all.isEmpty() ? "" : ", ")
                        .append(piece.id())
                        .append(' ')
                        .append(state.board().fallen(piece));
            }
        }
        return all.isEmpty() ? "none" : all.toString();
    }
}

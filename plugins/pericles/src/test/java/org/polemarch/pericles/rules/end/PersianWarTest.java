package org.polemarch.pericles.rules.end;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.rules.end.LateInTheTurn.inTurn;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;

/** 13.2 The Persian War at the end of a turn, and the Peace of Callias. */
@Cites({"13.2", "13.21", "13.22"})
class PersianWarTest {

    @Test
    @Covers({"13.21a", "13.21b", "13.21c", "13.21d", "13.21e"})
    void thePeaceOfCallias() {
        PericlesTable table = PericlesTable.opening("14.2")
                .at(Theater.EASTERN_MEDITERRANEAN, "1 delian-base, 1 athens-base, 1 delian-land")
                .at(Theater.EASTERN_MEDITERRANEAN, "1 peloponnesian-base, 1 sparta-naval");
        PericlesState state = table.state();
        state.cards().setCurrentPlay(state.data().playIndex("CLO-C"));
        int blue = state.board().onMap(Piece.ATHENS_NAVAL);
        table.run(EndPhase.BEGIN)
                .asks("aristocrats", PeaceOfCallias.Offer.class)
                .offersOnly(
                        "fight-persia",
                        "make-peace athens",
                        "make-peace naupactus",
                        "make-peace hellespont",
                        "make-peace eastern-mediterranean")
                .choose("make-peace naupactus");
        assertThat(state.persianWar()).isFalse();
        assertThat(state.isOpen(Theater.EASTERN_MEDITERRANEAN)).isFalse();
        assertThat(state.board().onMap(Piece.ATHENS_NAVAL)).isEqualTo(blue - 1);
        assertThat(table.count(Theater.NAUPACTUS, Piece.ATHENS_NAVAL)).isZero();
        assertThat(state.board().units(Side.ATHENS, Theater.EASTERN_MEDITERRANEAN))
                .isZero();
        assertThat(state.board().bases(Theater.EASTERN_MEDITERRANEAN)).isZero();
        assertThat(table.count(Theater.ATHENS, Piece.ATHENS_NAVAL)).isEqualTo(8);
        assertThat(table.count(Theater.ATHENS, Piece.DELIAN_LAND)).isEqualTo(1);
        assertThat(table.count(Theater.SPARTA, Piece.SPARTA_NAVAL)).isEqualTo(2);
        assertThat(state.board().persianBases()).isEqualTo(1);
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(10);
        PericlesTable noBase = PericlesTable.opening("14.2");
        noBase.state().cards().setCurrentPlay(0);
        noBase.run(EndPhase.BEGIN).asks("aristocrats", Redeployment.Redeploy.class);
    }

    @Test
    @Covers("13.21a")
    void aBaseOfTheCityOrOfTheLeagueIsEnoughForThePeaceOfCallias() {
        for (String base : List.of("1 athens-base", "1 delian-base")) {
            PericlesTable.opening("14.2")
                    .at(Theater.EASTERN_MEDITERRANEAN, base)
                    .run(EndPhase.BEGIN)
                    .asks("aristocrats", PeaceOfCallias.Offer.class);
        }
    }

    @Test
    @Covers({"13.22a", "13.22b", "3.12f"})
    void thePersianWarCostsHonorEveryTurn() {
        PericlesTable first = PericlesTable.opening("14.2");
        first.run(PersianWar.COUNT);
        assertThat(first.honor(Faction.ARISTOCRAT)).isEqualTo(9); // turn 1, and two ships are there
        PericlesTable third = inTurn(PericlesTable.opening("14.2"), 3);
        third.state().board().eliminate(Theater.EASTERN_MEDITERRANEAN, Piece.ATHENS_NAVAL);
        third.state().board().eliminate(Theater.EASTERN_MEDITERRANEAN, Piece.ATHENS_NAVAL);
        third.run(PersianWar.COUNT);
        assertThat(third.honor(Faction.ARISTOCRAT)).isEqualTo(6); // three, and one for nobody there
        PericlesTable held = inTurn(PericlesTable.opening("14.2"), 3);
        held.state().board().eliminate(Theater.EASTERN_MEDITERRANEAN, Piece.ATHENS_NAVAL);
        held.state().board().eliminate(Theater.EASTERN_MEDITERRANEAN, Piece.ATHENS_NAVAL);
        held.at(Theater.EASTERN_MEDITERRANEAN, "1 delian-land");
        held.run(PersianWar.COUNT);
        assertThat(held.honor(Faction.ARISTOCRAT)).isEqualTo(7); // controlled by Delians
        PericlesTable ship = inTurn(PericlesTable.opening("14.2"), 3);
        ship.at(Theater.EASTERN_MEDITERRANEAN, "1 peloponnesian-land");
        ship.run(PersianWar.COUNT);
        assertThat(ship.honor(Faction.ARISTOCRAT)).isEqualTo(7); // contested, but a blue ship is there
        PericlesTable broke = PericlesTable.opening("14.2").honor(Faction.ARISTOCRAT, 0);
        broke.run(PersianWar.COUNT);
        assertThat(broke.honor(Faction.ARISTOCRAT)).isZero();
        PericlesTable second = PericlesTable.opening("14.3");
        second.run(PersianWar.COUNT);
        assertThat(second.honor(Faction.ARISTOCRAT)).isEqualTo(10);
    }
}

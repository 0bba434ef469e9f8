package org.polemarch.pericles.rules.end;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.rules.end.LateInTheTurn.ending;
import static org.polemarch.pericles.rules.end.LateInTheTurn.inTurn;
import static org.polemarch.pericles.rules.end.LateInTheTurn.war;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.FinalScoring;
import org.polemarch.pericles.rules.Granaries;
import org.polemarch.pericles.rules.turn.BeginTurn;
import org.polemarch.testkit.Covers;

/** 11.1 Who wins, when, and by what; the length of the scenarios (14.0). */
@Cites({"11.1", "11.11", "11.12", "11.13", "11.14", "12.3"})
class VictoryTest {

    @Test
    @Covers({"11.11a", "11.11b"})
    void overwhelmingHonorWinsWhereTheScenarioAllowsIt() {
        PericlesTable table = inTurn(war(), 8).honor(Faction.ARISTOCRAT, 30);
        assertThat(ending(table, Victory.DETERMINE)).isEqualTo(Ending.HONOR_VICTORY);
        assertThat(table.state().winner()).contains(Faction.ARISTOCRAT);
        assertThat(ending(inTurn(war(), 7).honor(Faction.ARISTOCRAT, 30), Victory.DETERMINE))
                .isEqualTo(Ending.RUNNING);
        assertThat(ending(inTurn(war(), 8).honor(Faction.ARISTOCRAT, 29), Victory.DETERMINE))
                .isEqualTo(Ending.RUNNING); // not three times
        assertThat(ending(inTurn(war(), 8).honor(Faction.DEMAGOGUE, 30), Victory.DETERMINE))
                .isEqualTo(Ending.RUNNING); // not the Controlling Faction
        assertThat(ending(
                        inTurn(war(), 8).honor(Faction.ARISTOCRAT, 30).honor(Faction.DEMAGOGUE, 30), Victory.DETERMINE))
                .isEqualTo(Ending.RUNNING); // not more than the compatriot
        assertThat(ending(
                        inTurn(war(), 8)
                                .honor(Faction.ARISTOCRAT, 30)
                                .honor(Faction.DEMAGOGUE, 0)
                                .honor(Faction.EURYPONTID, 11),
                        Victory.DETERMINE))
                .isEqualTo(Ending.RUNNING); // not three times each enemy
    }

    @Test
    @Covers({"11.12a", "11.12c"})
    void whoHoldsTheEnemysCityWins() {
        PericlesTable athens = inTurn(
                PericlesTable.war()
                        .controlling(Faction.ARISTOCRAT, Faction.EURYPONTID)
                        .at(Theater.ATHENS, "1 peloponnesian-land")
                        .at(Theater.SPARTA, "1 sparta-base")
                        .honor(Faction.AGIAD, 19),
                6);
        assertThat(ending(athens, Victory.DETERMINE)).isEqualTo(Ending.CONQUEST);
        assertThat(athens.honor(Faction.EURYPONTID)).isEqualTo(15);
        assertThat(athens.honor(Faction.AGIAD)).isEqualTo(14);
        assertThat(athens.state().winner()).contains(Faction.EURYPONTID);
        PericlesTable sparta = inTurn(
                PericlesTable.war()
                        .controlling(Faction.ARISTOCRAT)
                        .at(Theater.ATHENS, "1 athens-base")
                        .at(Theater.SPARTA, "1 delian-land")
                        .honor(Faction.DEMAGOGUE, 21),
                6);
        assertThat(ending(sparta, Victory.DETERMINE)).isEqualTo(Ending.CONQUEST);
        assertThat(sparta.state().winner()).contains(Faction.DEMAGOGUE); // 16 to 15
        PericlesTable tie = inTurn(
                PericlesTable.war()
                        .controlling(Faction.ARISTOCRAT)
                        .at(Theater.ATHENS, "1 athens-base")
                        .at(Theater.SPARTA, "1 delian-land")
                        .honor(Faction.DEMAGOGUE, 20),
                6);
        ending(tie, Victory.DETERMINE);
        assertThat(tie.state().winner()).contains(Faction.ARISTOCRAT); // 15 each: the Controlling Faction
        PericlesTable contested = inTurn(war().at(Theater.ATHENS, "9 sparta-land"), 6);
        assertThat(ending(contested, Victory.DETERMINE)).isEqualTo(Ending.RUNNING);
    }

    @Test
    @Covers("11.12b")
    void bothCitiesTakenIsADraw() {
        PericlesTable table =
                inTurn(PericlesTable.war().at(Theater.ATHENS, "1 sparta-land").at(Theater.SPARTA, "1 athens-land"), 6);
        assertThat(ending(table, Victory.DETERMINE)).isEqualTo(Ending.BOTH_CONQUERED);
        assertThat(table.state().winner()).isEmpty();
        assertThat(table.rules().game().outcome(table.state()).winners()).hasSize(4);
    }

    @Test
    @Covers({"11.13b", "11.13c", "11.13d", "11.12c"})
    void aWholeTurnWithoutGrainStarvesAthens() {
        PericlesTable hungry = PericlesTable.war()
                .controlling(Faction.ARISTOCRAT, Faction.EURYPONTID)
                .at(Theater.ATHENS, "1 athens-base")
                .at(Theater.SPARTA, "1 sparta-base")
                .at(Theater.HELLESPONT, "3 athens-naval");
        hungry.state().setGranaryAtStart(false);
        assertThat(ending(hungry, Victory.DETERMINE)).isEqualTo(Ending.STARVATION);
        assertThat(hungry.state().winner()).contains(Faction.EURYPONTID);
        assertThat(hungry.honor(Faction.EURYPONTID)).isEqualTo(15);
        assertThat(hungry.honor(Faction.AGIAD)).isEqualTo(5);
        PericlesTable fedAtStart =
                PericlesTable.war().at(Theater.ATHENS, "1 athens-base").at(Theater.SPARTA, "1 sparta-base");
        fedAtStart.state().setGranaryAtStart(true);
        assertThat(ending(fedAtStart, Victory.DETERMINE)).isEqualTo(Ending.RUNNING);
        for (Theater granary : List.of(Theater.SICILY, Theater.HELLESPONT, Theater.SPARTA)) {
            PericlesTable fed = PericlesTable.war()
                    .at(Theater.ATHENS, "1 athens-base")
                    .at(Theater.SPARTA, "1 sparta-base")
                    .at(granary, granary == Theater.SICILY ? "1 athens-base" : "1 delian-base");
            fed.state().setGranaryAtStart(false);
            assertThat(ending(fed, Victory.DETERMINE)).as(granary.id()).isEqualTo(Ending.RUNNING);
        }
        PericlesState east = PericlesTable.opening("14.2").state();
        east.board().eliminate(Theater.HELLESPONT, Piece.DELIAN_BASE);
        assertThat(new Granaries().feedAthens(east)).isFalse();
        east.board().build(Theater.EASTERN_MEDITERRANEAN, Piece.DELIAN_BASE, 1);
        assertThat(new Granaries().feedAthens(east)).isTrue();
        east.endPersianWar();
        assertThat(new Granaries().feedAthens(east)).isFalse();
    }

    @Test
    @Covers({"11.13b", "12.3a", "12.3b"})
    void theTurnRemembersWhetherAthensHadGrain() {
        PericlesTable table = PericlesTable.opening("14.3");
        table.state().setStateShipReady(false);
        table.play(1, BeginTurn.TURN);
        assertThat(table.state().granaryAtStart()).isTrue();
        assertThat(table.state().stateShipReady()).isTrue();
    }

    @Test
    @Covers({"11.14a", "11.14b", "11.14c", "11.14d", "11.14e"})
    void theFinalScoring() {
        PericlesTable table = inTurn(
                war().at(Theater.SAMOS, "1 delian-base, 1 athens-naval")
                        .at(Theater.IONIA, "1 delian-base, 1 peloponnesian-base")
                        .at(Theater.BOEOTIA, "1 peloponnesian-land"),
                10);
        assertThat(ending(table, Victory.DETERMINE)).isEqualTo(Ending.LAST_TURN);
        // Athens: four bases, 12 Honor; Athens, Hellespont and Samos, 9 Honor. Sparta: two bases, 6; two Theaters, 12.
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(10 + 5 + 6 + 5);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(10 - 5 + 6 + 4);
        assertThat(table.honor(Faction.EURYPONTID)).isEqualTo(10 + 5 + 3 + 6);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(10 - 5 + 3 + 6);
        assertThat(table.state().winner()).contains(Faction.ARISTOCRAT);
        var outcome = table.rules().game().outcome(table.state());
        assertThat(outcome.scores().stream().map(score -> score.rank()).toList())
                .containsExactly(1, 2, 3, 4);
        assertThat(outcome.scores().get(0).points()).isEqualTo(26);
    }

    @Test
    @Covers({"11.14e", "11.14f"})
    void tiesOfFactionsAndSides() {
        PericlesState state = PericlesTable.opening("14.3").state();
        for (Faction faction : Faction.values()) {
            state.addHonor(faction, -199);
        }
        state.setControlling(Faction.DEMAGOGUE);
        state.addHonor(Faction.ARISTOCRAT, 10);
        state.addHonor(Faction.DEMAGOGUE, 10);
        assertThat(new FinalScoring().best(state)).isEqualTo(Faction.DEMAGOGUE);
        state.addHonor(Faction.EURYPONTID, 20);
        assertThat(new FinalScoring().best(state)).isEqualTo(Faction.EURYPONTID); // sides level, one Faction ahead
        state.addHonor(Faction.EURYPONTID, -10);
        state.addHonor(Faction.AGIAD, 10);
        assertThat(new FinalScoring().best(state)).isEqualTo(Faction.DEMAGOGUE); // all level: Athens
        state.addHonor(Faction.AGIAD, 1);
        assertThat(new FinalScoring().best(state)).isEqualTo(Faction.AGIAD);
    }

    @Test
    @Covers({"14.2a", "14.3a", "14.4a"})
    void peaceInEffectEndsTheWarsFromTheirTurnOn() {
        PericlesTable peace = inTurn(PericlesTable.opening("14.3"), 8);
        assertThat(ending(peace, Victory.DETERMINE)).isEqualTo(Ending.PEACE_IN_EFFECT);
        assertThat(ending(inTurn(PericlesTable.opening("14.3"), 7), Victory.DETERMINE))
                .isEqualTo(Ending.RUNNING);
        PericlesTable atWar = inTurn(PericlesTable.opening("14.3"), 8);
        atWar.state().setWar(true);
        assertThat(ending(atWar, Victory.DETERMINE)).isEqualTo(Ending.RUNNING);
        assertThat(ending(inTurn(PericlesTable.opening("14.2"), 2), Victory.DETERMINE))
                .isEqualTo(Ending.RUNNING);
        assertThat(ending(inTurn(PericlesTable.opening("14.2"), 3), Victory.DETERMINE))
                .isEqualTo(Ending.PEACE_IN_EFFECT);
        assertThat(ending(inTurn(PericlesTable.opening("14.4"), 6), Victory.DETERMINE))
                .isEqualTo(Ending.RUNNING);
        assertThat(ending(inTurn(PericlesTable.opening("14.4"), 7), Victory.DETERMINE))
                .isEqualTo(Ending.PEACE_IN_EFFECT);
        PericlesTable last = inTurn(PericlesTable.opening("14.4"), 10);
        last.state().setWar(true);
        assertThat(ending(last, Victory.DETERMINE)).isEqualTo(Ending.LAST_TURN);
        PericlesTable lastOfFirst = inTurn(PericlesTable.opening("14.2"), 5);
        lastOfFirst.state().setWar(true);
        assertThat(ending(lastOfFirst, Victory.DETERMINE)).isEqualTo(Ending.LAST_TURN);
    }

    @Test
    @Covers("14.1.06a")
    void theArchidamianWarLastsTwoTurns() {
        assertThat(ending(inTurn(PericlesTable.opening("14.1.06A"), 6), Victory.DETERMINE))
                .isEqualTo(Ending.RUNNING);
        assertThat(ending(inTurn(PericlesTable.opening("14.1.06A"), 7), Victory.DETERMINE))
                .isEqualTo(Ending.LAST_TURN);
    }
}

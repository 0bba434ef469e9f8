package org.polemarch.pericles.rules.end;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.core.engine.Game;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Colour;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.aristophanes.AristophanesCard;
import org.polemarch.pericles.rules.aristophanes.BeginTurn;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

@Cites({
    "11.0", "11.1", "11.11", "11.12", "11.13", "11.14", "11.2", "11.3", "11.4", "11.41", "11.42", "12.1", "12.3",
    "13.2", "13.21", "13.22", "4.0"
})
class EndPhaseTest {

    /** An empty map of a scenario that plays on, with its homes held. */
    private static PericlesTable war() {
        return PericlesTable.war()
                .controlling(Faction.ARISTOCRAT, Faction.EURYPONTID)
                .at(Theater.ATHENS, "1 athens-base")
                .at(Theater.SPARTA, "1 sparta-base")
                .at(Theater.HELLESPONT, "1 delian-base");
    }

    private static PericlesTable inTurn(PericlesTable table, int turn) {
        while (table.state().turn() < turn) {
            table.state().advanceTurn();
        }
        table.state().setGranaryAtStart(true);
        return table;
    }

    private static Ending ending(PericlesTable table, Frame... frames) {
        table.run(frames);
        return table.state().ending();
    }

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
        assertThat(Granaries.supplied(east)).isFalse();
        east.board().build(Theater.EASTERN_MEDITERRANEAN, Piece.DELIAN_BASE, 1);
        assertThat(Granaries.supplied(east)).isTrue();
        east.endPersianWar();
        assertThat(Granaries.supplied(east)).isFalse();
    }

    @Test
    @Covers({"11.13b", "12.3a"})
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
        assertThat(FinalScoring.best(state)).isEqualTo(Faction.DEMAGOGUE);
        state.addHonor(Faction.EURYPONTID, 20);
        assertThat(FinalScoring.best(state)).isEqualTo(Faction.EURYPONTID); // sides level, one Faction ahead
        state.addHonor(Faction.EURYPONTID, -10);
        state.addHonor(Faction.AGIAD, 10);
        assertThat(FinalScoring.best(state)).isEqualTo(Faction.DEMAGOGUE); // all level: Athens
        state.addHonor(Faction.AGIAD, 1);
        assertThat(FinalScoring.best(state)).isEqualTo(Faction.AGIAD);
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

    @Test
    @Covers({"11.2a", "11.2b", "11.2c", "3.1b"})
    void unitsAboveFourPointsABaseAreDisbanded() {
        // Three bases keep twelve points; six ships, an Athenian and an Argive are fourteen.
        PericlesTable table = war().at(Theater.SPARTA, "1 delian-base, 1 argos-land")
                .at(Theater.ATHENS, "6 athens-naval, 1 athens-land");
        table.state().board().eliminate(Theater.HELLESPONT, Piece.DELIAN_BASE);
        table.at(Theater.SAMOS, "1 delian-base");
        assertThat(Maintenance.allowance(table.state(), Side.ATHENS)).isEqualTo(12);
        assertThat(Maintenance.need(table.state(), Side.ATHENS)).isEqualTo(14);
        table.run(Upkeep.BEGIN)
                .asks("aristocrats", Maintenance.Keep.class)
                .offersOnly("disband athens-naval athens", "disband athens-land athens", "disband argos-land sparta")
                .choose("disband athens-land athens")
                .asks("aristocrats", Maintenance.Keep.class)
                .choose("disband athens-naval athens")
                .asksNobody();
        assertThat(table.count(Theater.ATHENS, Piece.ATHENS_NAVAL)).isEqualTo(5);
        assertThat(table.state().board().supply(Piece.ATHENS_NAVAL)).isEqualTo(7);
    }

    @Test
    @Covers("12.1c")
    void argosWithoutADelianBaseInSpartaIsCutToOne() {
        PericlesTable table = war().at(Theater.SPARTA, "3 argos-land");
        table.run(Upkeep.BEGIN).asksNobody();
        assertThat(table.count(Theater.SPARTA, Piece.ARGOS_LAND)).isEqualTo(1);
        PericlesTable base = war().at(Theater.SPARTA, "3 argos-land, 1 delian-base");
        base.run(Upkeep.BEGIN).asksNobody();
        assertThat(base.count(Theater.SPARTA, Piece.ARGOS_LAND)).isEqualTo(3);
        PericlesTable athenian = war().at(Theater.SPARTA, "3 argos-land, 1 athens-base");
        athenian.run(Upkeep.BEGIN).asksNobody();
        assertThat(athenian.count(Theater.SPARTA, Piece.ARGOS_LAND)).isEqualTo(1);
    }

    @Test
    @Covers({"11.3c", "11.3d", "11.3e", "11.3f", "11.3b"})
    void unitsGoToBasesOfTheirColour() {
        PericlesTable table = war().at(Theater.NAUPACTUS, "1 athens-base, 1 delian-land, 1 athens-land")
                .at(Theater.SAMOS, "1 delian-base, 1 athens-naval, 1 sparta-land");
        table.run(Redeployment.DELIAN)
                .asks("aristocrats", Redeployment.Redeploy.class)
                .offersOnly("redeploy delian-land naupactus hellespont", "redeploy delian-land naupactus samos")
                .refuses("settled", new Redeployment.UnitsMustGo())
                .refuses(
                        "redeploy delian-land naupactus athens",
                        new Redeployment.NoBaseThere(Colour.DELIAN, Theater.ATHENS))
                .choose("redeploy delian-land naupactus samos")
                .choose("settled");
        table.run(Redeployment.ATHENIAN)
                .offers(
                        "settled",
                        "redeploy athens-land naupactus athens",
                        "redeploy athens-land naupactus hellespont",
                        "redeploy athens-naval samos naupactus")
                .choose("settled");
        // One Spartan may stay in Samos, where Sparta has no base; two may not.
        table.run(Redeployment.SPARTAN)
                .asks("eurypontids", Redeployment.Redeploy.class)
                .offers("settled", "redeploy sparta-land samos sparta")
                .refuses(
                        "redeploy sparta-land samos hellespont",
                        new Redeployment.NoBaseThere(Colour.SPARTA, Theater.HELLESPONT))
                .choose("settled")
                .asksNobody();
        PericlesTable two = war().at(Theater.SAMOS, "1 delian-base, 2 sparta-land");
        two.run(Redeployment.SPARTAN)
                .offersOnly("redeploy sparta-land samos sparta")
                .choose("redeploy sparta-land samos sparta")
                .offers("settled");
        assertThat(two.count(Theater.SPARTA, Piece.SPARTA_LAND)).isEqualTo(1);
    }

    @Test
    @Covers({"11.3g", "11.3f"})
    void fifteenUnitsAreTheMost() {
        PericlesTable table =
                war().at(Theater.ATHENS, "10 athens-land, 4 athens-naval").at(Theater.HELLESPONT, "2 athens-naval");
        table.run(Redeployment.ATHENIAN)
                .choose("redeploy athens-naval hellespont athens")
                .refuses(
                        "redeploy athens-naval hellespont athens", new Redeployment.TheaterCrowded(Theater.ATHENS, 15));
        PericlesTable over = war().at(Theater.ATHENS, "10 athens-land, 6 athens-naval");
        over.run(Redeployment.ATHENIAN)
                .offersOnly("redeploy athens-land athens hellespont", "redeploy athens-naval athens hellespont");
        // Both colours of a Side fill a Theater.
        war().at(Theater.ATHENS, "1 delian-base, 10 athens-land, 5 delian-land")
                .at(Theater.HELLESPONT, "1 delian-land")
                .run(Redeployment.DELIAN)
                .refuses("redeploy delian-land hellespont athens", new Redeployment.TheaterCrowded(Theater.ATHENS, 15));
    }

    @Test
    @Covers({"11.3f", "12.1c"})
    void argosCountsAsTheOneUnitThatMayStay() {
        war().at(Theater.SPARTA, "1 argos-land, 1 delian-land")
                .run(Redeployment.DELIAN)
                .offersOnly("redeploy delian-land sparta hellespont");
    }

    @Test
    @Covers("9.32q")
    void redeployedUnitsMayMoveInTheNextTurn() {
        PericlesTable table = war().at(Theater.ATHENS, "1 athens-naval");
        table.run(Redeployment.ATHENIAN)
                .choose("redeploy athens-naval athens hellespont")
                .choose("settled");
        assertThat(table.state().board().unmoved(Theater.HELLESPONT, Piece.ATHENS_NAVAL))
                .isEqualTo(1);
    }

    @Test
    @Covers("11.3h")
    void aUnitWithoutAnyPlaceIsGivenUp() {
        PericlesTable table = war().at(Theater.BOEOTIA, "2 peloponnesian-land, 1 peloponnesian-naval");
        table.run(Redeployment.PELOPONNESIAN)
                .offersOnly("give-up peloponnesian-land boeotia", "give-up peloponnesian-naval boeotia")
                .choose("give-up peloponnesian-naval boeotia", "give-up peloponnesian-land boeotia")
                .choose("settled")
                .asksNobody();
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isEqualTo(1);
    }

    @Test
    @Covers({"11.0a", "11.3a", "4.0a"})
    void theEndPhaseInOrder() {
        PericlesTable table = PericlesTable.opening("14.2");
        PericlesState state = table.state();
        state.board().build(Theater.EASTERN_MEDITERRANEAN, Piece.DELIAN_BASE, 1);
        state.board().build(Theater.SPARTA, Piece.PELOPONNESIAN_LAND, 11); // more than the bases can keep
        state.cards().setCurrentPlay(state.data().playIndex("CLO-C"));
        StringBuilder order = new StringBuilder();
        Game<PericlesState> game = table.play(1, EndPhase.BEGIN);
        while (state.turn() == 1) {
            Frame frame = game.question().frame();
            String name = frame instanceof Redeployment.Redeploy redeploy
                    ? redeploy.colour().name()
                    : frame.getClass().getEnclosingClass().getSimpleName();
            if (order.indexOf(name) < 0) {
                order.append(name).append(' ');
            }
            boolean settled =
                    game.moves().stream().anyMatch(move -> move.notation().equals("settled"));
            if (settled) {
                game.play("settled");
            } else {
                game.play(0);
            }
        }
        assertThat(order.toString().trim()).isEqualTo("PeaceOfCallias Maintenance DELIAN ATHENS PELOPONNESIAN SPARTA");
    }

    private static PericlesTable will(String play) {
        PericlesTable table = war();
        table.state().cards().setCurrentPlay(table.state().data().playIndex(play));
        return table;
    }

    private static PericlesTable judged(PericlesTable table) {
        table.play(1, WillOfTheAssembly.JUDGE);
        return table;
    }

    @Test
    @Covers({"11.4a", "11.4b", "11.42b", "5.12b"})
    void theWillIsJudgedForEachSide() {
        // Wasps A: Athens is to control the Hellespont, Sparta to control or contest it.
        PericlesTable table = judged(will("WAS-A"));
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(15);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(15);
        assertThat(table.honor(Faction.EURYPONTID)).isEqualTo(5);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(5);
        // Five Spartan tokens are out for the turn that began, and back in the one after.
        int out = table.state().treasury().out(Side.SPARTA);
        int byCard = -table.state()
                .data()
                .play(table.state().cards().currentPlay())
                .sparta()
                .stock();
        assertThat(out - Math.max(0, byCard)).isEqualTo(5);
        assertThat(table.state().willFailed(Side.SPARTA)).isFalse();
        PericlesTable later = war();
        later.state().treasury().takeOut(Side.SPARTA, 5);
        later.play(2, BeginTurn.TURN);
        int next = -later.state()
                .data()
                .play(later.state().cards().currentPlay())
                .sparta()
                .stock();
        assertThat(later.state().treasury().out(Side.SPARTA)).isEqualTo(Math.max(0, next));
    }

    @Test
    @Covers({"11.42a", "11.42b"})
    void contestingIsEnoughOnlyWhereTheCardSaysSo() {
        PericlesTable contested = will("WAS-A").at(Theater.HELLESPONT, "1 peloponnesian-naval");
        judged(contested);
        assertThat(contested.honor(Faction.ARISTOCRAT)).isEqualTo(5); // control is asked of Athens
        assertThat(contested.honor(Faction.AGIAD)).isEqualTo(15);
        PericlesTable controlled = will("WAS-C").at(Theater.BOEOTIA, "1 athens-land");
        judged(controlled);
        assertThat(controlled.honor(Faction.ARISTOCRAT)).isEqualTo(15); // control meets a goal to contest
    }

    @Test
    @Covers("3.2h")
    void theAegeanGoalCountsTheaters() {
        PericlesTable two = will("FRO-B").at(Theater.LESBOS, "1 delian-base").at(Theater.CHIOS, "1 athens-naval");
        judged(two);
        assertThat(two.honor(Faction.DEMAGOGUE)).isEqualTo(5);
        PericlesTable three = will("FRO-B")
                .at(Theater.LESBOS, "1 delian-base")
                .at(Theater.CHIOS, "1 athens-naval")
                .at(Theater.SPORADES, "1 delian-land")
                .at(Theater.SAMOS, "1 peloponnesian-land, 1 delian-land");
        judged(three);
        assertThat(three.honor(Faction.DEMAGOGUE)).isEqualTo(15);
        assertThat(three.honor(Faction.AGIAD)).isEqualTo(15);
    }

    @Test
    @Covers({"11.41a", "11.41b"})
    void aBaseGoalNeedsABaseBuiltThisTurnThatStillStands() {
        // Lysistrata C: Athens is to build in Macedonia, Sparta in Thessalia.
        PericlesTable built =
                will("LYS-C").at(Theater.MACEDONIA, "1 delian-base").at(Theater.THESSALIA, "1 peloponnesian-base");
        built.state().markBuilt(Side.ATHENS, Theater.MACEDONIA);
        judged(built);
        assertThat(built.honor(Faction.ARISTOCRAT)).isEqualTo(15);
        assertThat(built.honor(Faction.AGIAD)).isEqualTo(5); // an old base does not count
        PericlesTable lost = will("LYS-C");
        lost.state().markBuilt(Side.ATHENS, Theater.MACEDONIA);
        judged(lost);
        assertThat(lost.honor(Faction.ARISTOCRAT)).isEqualTo(5);
        PericlesTable ignored = will("LYS-C");
        ignored.state().setIgnoresWill(Side.ATHENS, true);
        judged(ignored);
        assertThat(ignored.honor(Faction.ARISTOCRAT)).isEqualTo(10);
    }

    @Test
    @Covers("11.41b")
    void aGoalIsIgnoredWhenNoBaseIsLeftToBuild() {
        PericlesTable table = PericlesTable.war();
        Theater[] theaters = {
            Theater.LESBOS, Theater.CHIOS, Theater.SAMOS, Theater.CYCLADES, Theater.SPORADES, Theater.SICILY
        };
        for (int i = 0; i < 4; i++) {
            table.at(theaters[i], "3 delian-base");
        }
        table.at(theaters[4], "3 athens-base").at(theaters[5], "3 athens-base").at(Theater.ATHENS, "2 athens-base");
        table.state().cards().plays().toTop(table.state().data().playIndex("LYS-C"));
        table.run(AristophanesCard.DRAW);
        assertThat(table.state().ignoresWill(Side.ATHENS)).isTrue();
        assertThat(table.state().ignoresWill(Side.SPARTA)).isFalse();
        // While either colour is left in supply, the Will can be done.
        PericlesTable half = PericlesTable.war();
        for (int i = 0; i < 4; i++) {
            half.at(theaters[i], "3 delian-base");
        }
        half.state().cards().plays().toTop(half.state().data().playIndex("LYS-C"));
        half.run(AristophanesCard.DRAW);
        assertThat(half.state().ignoresWill(Side.ATHENS)).isFalse();
    }

    @Test
    @Covers("11.4c")
    void onTheLastTurnTheWillIsNotJudged() {
        PericlesTable table = inTurn(PericlesTable.opening("14.1.08A"), 8);
        table.state().cards().setCurrentPlay(table.state().data().playIndex("KNI-B"));
        Table<PericlesState> run = table.run(EndPhase.BEGIN);
        assertThat(table.state().ending()).isEqualTo(Ending.LAST_TURN);
        assertThat(run.all(WillOfTheAssembly.WillJudged.class)).isEmpty();
    }

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

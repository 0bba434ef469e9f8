package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.has;
import static org.polemarch.victory.Position.piece;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Pending;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.ChooseBattle;
import org.polemarch.victory.rules.battle.Fall;
import org.polemarch.victory.rules.battle.Protection;
import org.polemarch.victory.rules.battle.Removal;
import org.polemarch.victory.rules.battle.Strike;
import org.polemarch.victory.rules.flow.Happened;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.turn.Turn;

/** Battle and removal. */
class BattleTest {

    private static Table<VictoryState> battle(Position position, String card) {
        return position.play(card);
    }

    @Test
    @Covers({"R117", "R119", "R075", "R070"})
    @Cites("battle/land")
    void aSuppliedNeighbourInitiates() {
        Position position = Position.of(
                        "sparta city megara",
                        "sparta hoplite megara",
                        "sparta hoplite euboea",
                        "athens hoplite attica",
                        "athens trireme saronic-gulf",
                        "athens trireme euboean-gulf",
                        "athens hoplite athens")
                .turn("sparta");
        battle(position, "spa-lb")
                .offers("battle hoplite-megara athens-hoplite-attica")
                .offersNot(
                        "battle hoplite-megara athens-trireme-saronic-gulf",
                        "battle city-megara athens-hoplite-attica",
                        "battle hoplite-megara athens-hoplite-athens");
        battle(
                        Position.of("sparta hoplite attica", "athens hoplite athens", "sparta city syracuse")
                                .turn("sparta")
                                .hand("sparta", "spa-mh"),
                        "spa-lb")
                .refuses(
                        "battle hoplite-attica athens-hoplite-athens",
                        new ChooseBattle.OutOfSupply(piece("sparta hoplite attica")));
        // Both are next to the Myrtoan Sea, and only the Trireme battles at sea.
        battle(
                        Position.of("sparta city laconia", "sparta hoplite laconia", "sparta trireme messenian-gulf")
                                .and("athens trireme myrtoan-sea")
                                .turn("sparta"),
                        "spa-sb")
                .offersOnly("battle trireme-messenian-gulf athens-trireme-myrtoan-sea", "decline");
    }

    @Test
    @Covers({"R082", "R118", "R122"})
    @Cites("battle/sea")
    void triremesBattleAtSeaAndOnLand() {
        Position sea = Position.start().turn("corinth");
        Table<VictoryState> table =
                battle(sea, "cor-sb").choose("battle trireme-gulf-of-corinth delian-trireme-ionian-sea");
        assertThat(has(table.state(), "delian trireme ionian-sea")).isFalse();
        battle(Position.start().and("athens hoplite phocis").turn("corinth"), "cor-lb")
                .offers("battle trireme-gulf-of-corinth athens-hoplite-phocis");
        // A Sea Battle needs a Trireme, and a supplied one.
        battle(
                        Position.of("sparta hoplite argos", "sparta city argos", "athens trireme saronic-gulf")
                                .turn("sparta"),
                        "spa-sb")
                .asksNobody();
    }

    @Test
    @Covers({"R120", "R123", "R129"})
    @Cites("battle")
    void theAttackerChoosesOneVictim() {
        Table<VictoryState> table = battle(
                        Position.of(
                                        "sparta city megara",
                                        "sparta hoplite megara",
                                        "athens hoplite attica",
                                        "delian hoplite attica")
                                .turn("sparta"),
                        "spa-lb")
                .offers("battle hoplite-megara athens-hoplite-attica", "battle hoplite-megara delian-hoplite-attica")
                .choose("battle hoplite-megara delian-hoplite-attica");
        assertThat(has(table.state(), "delian hoplite attica")).isFalse();
        assertThat(has(table.state(), "athens hoplite attica")).isTrue();
        assertThat(has(table.state(), "sparta hoplite megara")).isTrue();
    }

    @Test
    @Covers({"R121", "R071"})
    @Cites("pieces/cities")
    void noCityWhileAHopliteIsThere() {
        battle(
                        Position.of(
                                        "sparta city megara",
                                        "sparta hoplite megara",
                                        "athens city attica",
                                        "delian hoplite attica")
                                .turn("sparta"),
                        "spa-lb")
                .offers("battle hoplite-megara delian-hoplite-attica")
                .refuses(
                        "battle hoplite-megara athens-city-attica",
                        new Protection.CityIsDefended(piece("athens city attica")));
    }

    @Test
    @Covers("R072")
    void aDefendedCityIsNotRemovedByACard() {
        Table<VictoryState> table = Position.of("corinth city lesbos", "sparta hoplite lesbos")
                .turn("athens")
                .play("ath-08")
                .offers("remove sparta-hoplite-lesbos")
                .offersNot("remove corinth-city-lesbos");
        table.choose("remove sparta-hoplite-lesbos");
        Position.of("corinth city lesbos").turn("athens").play("ath-08").offers("remove corinth-city-lesbos");
    }

    @Test
    @Covers("R124")
    void battlesOfEventsObeyTheSameRules() {
        battle(
                        Position.of("sparta hoplite attica", "athens hoplite athens", "sparta city syracuse")
                                .turn("sparta")
                                .hand("sparta", "spa-mh"),
                        "spa-16")
                .refuses(
                        "battle hoplite-attica athens-hoplite-athens",
                        new ChooseBattle.OutOfSupply(piece("sparta hoplite attica")));
    }

    @Test
    @Covers({"R125", "R126"})
    @Cites("battle/remove")
    void removingIsNoBattle() {
        // Nobody of Corinth is near, and Athens' fortress card does not speak of removals.
        Table<VictoryState> table = Position.start()
                .prepared("athens", "ath-15")
                .turn("corinth")
                .play("cor-18")
                .choose("remove athens-hoplite-athens");
        table.asksNobody();
        assertThat(has(table.state(), "athens hoplite athens")).isFalse();
        // Corinth has nothing on the board at all, so nothing of it is supplied either.
        Position.of("athens city athens", "athens hoplite athens")
                .turn("corinth")
                .play("cor-18")
                .offersOnly("remove athens-hoplite-athens", "decline");
    }

    @Test
    @Covers("R127")
    void aBattleRemovalIsARemoval() {
        Table<VictoryState> table = Position.of("sparta city megara", "sparta hoplite megara", "athens hoplite attica")
                .status("sparta", "spa-08")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-megara athens-hoplite-attica")
                .asks("sparta", React.Ask.class)
                .choose("use spa-08");
        assertThat(table.state().points(0)).isEqualTo(1);
    }

    /** The battle was declared before something took the initiator away. */
    @Test
    @Cites("battle")
    void aBattleOnceDeclaredGoesOnWithoutItsInitiator() {
        Position position =
                Position.of("athens hoplite argos", "sparta city laconia").turn("sparta");
        Use use = new Use(Position.CARDS.card("spa-lb").kind(), Position.power("sparta"), Trigger.PLAYED);
        position.state().push(new Pending(use.card(), use.actor(), use.trigger()));
        Table<VictoryState> table = position.run(new Strike.Resolve(
                        use, 0, Position.code("sparta hoplite laconia"), Position.code("athens hoplite argos")))
                .asksNobody();
        assertThat(has(table.state(), "athens hoplite argos")).isFalse();
    }

    @Test
    @Covers("R179")
    @Cites("scoring/cities-destroyed")
    void aCityThatATeammateRemovesOnTheTeamsTurnBringsThePoint() {
        Turn.Enter then = new Turn.Enter(Step.PLAY);
        Table<VictoryState> table = Position.of("athens city attica")
                .turn("corinth")
                .run(new Removal.Begin(
                        Position.code("athens city attica"), Loss.CARD, Position.power("sparta"), then, then));
        assertThat(table.state().points(0)).isEqualTo(1);
        assertThat(table.last(Fall.CityDestroyed.class)).isEqualTo(new Fall.CityDestroyed(Team.OLIGARCHS, 1));
    }

    @Test
    @Covers("R117")
    @Cites("battle/land")
    void aTeammatesCitySuppliesABattle() {
        Position.of("athens city athens", "delian hoplite attica", "sparta hoplite megara")
                .turn("delian")
                .play("del-lb")
                .offers("battle hoplite-attica sparta-hoplite-megara");
    }

    @Test
    @Covers({"R122", "R123"})
    @Cites("battle/sea")
    void atSeaTheAttackerChoosesBetweenTwoEnemies() {
        Position.of(
                        "athens city athens",
                        "athens trireme saronic-gulf",
                        "sparta trireme myrtoan-sea",
                        "corinth trireme myrtoan-sea")
                .turn("athens")
                .play("ath-sb")
                .offersOnly(
                        "battle trireme-saronic-gulf sparta-trireme-myrtoan-sea",
                        "battle trireme-saronic-gulf corinth-trireme-myrtoan-sea",
                        "decline");
    }

    @Test
    @Covers("R124")
    void battlesOfPrepareCardsNeedSupplyAsWell() {
        // The Trireme is placed next to Ionia wherever it is, but without a port it battles nobody.
        lysander().choose("use spa-17", "place trireme dodecanese").asksNobody();
        lysander("sparta city ionia")
                .choose("use spa-17", "place trireme dodecanese")
                .asks("sparta", ChooseBattle.Choose.class)
                .offers("battle trireme-dodecanese delian-trireme-aegean-sea");
    }

    private static Table<VictoryState> lysander(String... more) {
        return Position.of("sparta city laconia", "delian trireme aegean-sea", "delian city samos")
                .and(more)
                .prepared("sparta", "spa-17")
                .turn("sparta", Step.STRATEGY)
                .run(new Happened(Trigger.step(Moment.STRATEGY_STEP, Position.power("sparta"))));
    }
}

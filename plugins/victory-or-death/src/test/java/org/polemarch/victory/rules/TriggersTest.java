package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.code;
import static org.polemarch.victory.Position.has;
import static org.polemarch.victory.Position.power;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.Removal;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.turn.Turn;

/** What sets a card off, and what is near it and does not. */
@Cites("reactions")
class TriggersTest {

    private static final Turn.Enter THEN = new Turn.Enter(Step.PLAY);

    @Test
    void aFollowUpAsksForItsKindOfBattle() {
        // ath-14 follows a battle at sea, not one on land; spa-19 one of a Hoplite, not of a Trireme.
        Position.of("athens city athens", "athens trireme saronic-gulf", "corinth hoplite megara")
                .prepared("athens", "ath-14")
                .turn("athens")
                .play("ath-lb")
                .choose("battle trireme-saronic-gulf corinth-hoplite-megara")
                .asksNobody();
        Position.of(
                        "athens city athens",
                        "athens trireme saronic-gulf",
                        "corinth trireme myrtoan-sea",
                        "corinth trireme euboean-gulf")
                .prepared("athens", "ath-14")
                .turn("athens")
                .play("ath-sb")
                .choose("battle trireme-saronic-gulf corinth-trireme-myrtoan-sea")
                .asks("athens", React.Ask.class)
                .offers("use ath-14");
        Position.of(
                        "sparta city laconia",
                        "sparta trireme messenian-gulf",
                        "athens hoplite elis",
                        "athens hoplite messenia")
                .prepared("sparta", "spa-19")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle trireme-messenian-gulf athens-hoplite-elis")
                .asksNobody();
    }

    @Test
    void onlyWhoRemovesIsRewarded() {
        // Corinth removes the Hoplite: Sparta's reward is not meant.
        Table<VictoryState> table = Position.of(
                        "corinth city corinth", "corinth hoplite corinth", "athens hoplite megara")
                .status("sparta", "spa-08")
                .turn("corinth")
                .play("cor-lb")
                .choose("battle hoplite-corinth athens-hoplite-megara");
        table.asksNobody();
        assertThat(table.state().points(0)).isZero();
        // The Delian League removes the Hoplite: the reward of Athens is not meant.
        table = Position.of("delian city argos", "delian hoplite argos", "corinth hoplite corinth")
                .status("athens", "ath-18")
                .turn("delian")
                .play("del-lb")
                .choose("battle hoplite-argos corinth-hoplite-corinth");
        table.asksNobody();
        assertThat(table.state().points(1)).isZero();
    }

    @Test
    void aCityThatFallsOnAnEnemyTurnIsNoRewardForTheOligarchs() {
        Table<VictoryState> table = Position.of("athens city attica", "sparta city megara")
                .status("corinth", "cor-21")
                .turn("athens")
                .run(new Removal.Begin(code("athens city attica"), Loss.CARD, power("sparta"), THEN, THEN));
        table.asksNobody();
        assertThat(has(table.state(), "athens city attica")).isFalse();
        assertThat(table.state().points(0)).isZero();
        assertThat(table.state().points(1)).isZero();
    }

    @Test
    @Covers("R118")
    @Cites("battle/sea")
    void aTriremeOutOfSupplyInitiatesNoBattle() {
        Position.of(
                        "athens city athens",
                        "athens trireme saronic-gulf",
                        "athens trireme ionian-sea",
                        "corinth trireme messenian-gulf",
                        "corinth trireme myrtoan-sea")
                .turn("athens")
                .play("ath-sb")
                .offersOnly("battle trireme-saronic-gulf corinth-trireme-myrtoan-sea", "decline");
    }

    @Test
    @Covers("R128")
    @Cites("battle")
    void aBattleThatRemovesNothingIsABattleAllTheSame() {
        Position.of("athens city athens", "athens hoplite boeotia", "sparta city megara", "sparta hoplite attica")
                .prepared("athens", "ath-02")
                .prepared("sparta", "spa-19")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens", "use ath-02")
                .asks("sparta", React.Ask.class)
                .offers("use spa-19");
    }
}

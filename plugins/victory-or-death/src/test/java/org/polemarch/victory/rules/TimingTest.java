package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.code;
import static org.polemarch.victory.Position.has;
import static org.polemarch.victory.Position.power;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Lasting;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Pending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Until;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.Removal;
import org.polemarch.victory.rules.cards.Perform;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.scoring.ScoringRound;
import org.polemarch.victory.rules.scoring.Victory;
import org.polemarch.victory.rules.tokens.UseTokens;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.Turn;

/** Who may answer what, when, and what must come before. */
@Cites("reactions")
class TimingTest {

    private static final Turn.Enter THEN = new Turn.Enter(Step.PLAY);

    /** Two Status cards of one team for the same Scoring Round: of Corinth and of Sparta. */
    private static Table<VictoryState> twoTeammates() {
        return Position.of("sparta city megara", "sparta hoplite attica")
                .status("corinth", "cor-17")
                .status("sparta", "spa-09")
                .round(3)
                .turn("athens")
                .run(new ScoringRound.Begin());
    }

    @Test
    void whoWaitsForItsTeammateIsNotLockedOut() {
        Table<VictoryState> table = twoTeammates()
                .asks("corinth", React.Ask.class)
                .choose("pass")
                .asks("sparta", React.Ask.class)
                .choose("use spa-09")
                .asks("corinth", React.Ask.class)
                .choose("use cor-17");
        assertThat(table.state().points(0)).isEqualTo(1 + 2 + 2);
    }

    @Test
    @Covers("R176")
    void aTeamThatLetsItsSlotGoByIsLockedOut() {
        Table<VictoryState> table = twoTeammates().choose("pass", "pass");
        assertThat(table.state().points(0)).isEqualTo(1);
        assertThat(table.state().round()).isEqualTo(4);
        assertThat(table.state().depth()).isZero();
    }

    @Test
    void aStatusCardAnswersATriggerOnce() {
        Table<VictoryState> table = twoTeammates().choose("use cor-17").asks("sparta", React.Ask.class);
        table.offersNot("use cor-17").choose("pass");
        assertThat(table.state().points(0)).isEqualTo(3);
    }

    @Test
    @Covers("R096")
    void tokensMayBeUsedBeforeACardOfTheStrategyStepAsksForSupply() {
        Position.of(
                        "sparta city laconia",
                        "sparta hoplite argos",
                        "sparta hoplite attica",
                        "athens city athens",
                        "athens trireme saronic-gulf")
                .status("sparta", "spa-10")
                .deck("athens", "ath-lb", "ath-mh")
                .bowl("sparta", 1)
                .run(new Turn.Begin(Power.SPARTA))
                .asks("sparta", UseTokens.Offer.class)
                .choose("bribe", "token megara")
                .asks("sparta", UseTokens.Offer.class)
                .choose("enough")
                .asks("sparta", React.Ask.class)
                .offers("use spa-10");
        // The token of a teammate does as well.
        Position.of(
                        "sparta city laconia",
                        "sparta hoplite argos",
                        "sparta hoplite attica",
                        "athens city athens",
                        "athens trireme saronic-gulf")
                .status("sparta", "spa-10")
                .bowl("corinth", 1)
                .run(new Turn.Begin(Power.SPARTA))
                .asks("corinth", UseTokens.Offer.class)
                .choose("bribe", "token megara", "enough")
                .asks("sparta", React.Ask.class)
                .offers("use spa-10");
    }

    @Test
    @Covers("R096")
    void tokensMayBeUsedOnAnEnemyTurnBeforeAnAnswerAsksForSupply() {
        Table<VictoryState> table = Position.of(
                        "sparta city boeotia",
                        "sparta hoplite attica",
                        "sparta trireme euboean-gulf",
                        "athens city euboea",
                        "athens hoplite athens",
                        "athens trireme saronic-gulf")
                .status("athens", "ath-19")
                .hand("athens", "ath-lb")
                .bowl("athens", 1)
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-hoplite-athens")
                .asks("athens", UseTokens.Offer.class)
                .choose("bribe", "token naxos", "enough")
                .asks("athens", React.Ask.class)
                .choose("use ath-19");
        assertThat(has(table.state(), "athens hoplite athens")).isTrue();
    }

    @Test
    void nobodyIsAskedForTokensThatCannotHelp() {
        // No Hoplite in Attica at all: no token would make the condition hold.
        Position.of("sparta city laconia", "athens city athens")
                .status("sparta", "spa-10")
                .bowl("corinth", 1)
                .run(new Turn.Begin(Power.SPARTA))
                .asks("sparta", PlayStep.Choose.class);
    }

    @Test
    @Covers({"R086", "R177"})
    void onItsOwnTurnThePowerAskedForAnAnswerMayBuyATokenFirst() {
        Position.of("sparta city megara", "sparta hoplite megara", "athens city athens", "athens hoplite athens")
                .prepared("sparta", "spa-04")
                .hand("sparta", "spa-mt")
                .turn("sparta")
                .play("spa-mh")
                .choose("muster hoplite attica")
                .asks("sparta", React.Ask.class)
                .offers("use spa-04", "pass", "buy", "lift");
    }

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
    @Covers("R180")
    @Cites("scoring/cities-destroyed")
    void noPointForACityThatFallsOnItsOwnTeamsTurn() {
        Table<VictoryState> table = Position.of("sparta city attica")
                .turn("corinth")
                .run(new Removal.Begin(code("sparta city attica"), Loss.CARD, power("athens"), THEN, THEN));
        assertThat(has(table.state(), "sparta city attica")).isFalse();
        assertThat(table.state().points(0) + table.state().points(1)).isZero();
        table = Position.of("sparta city attica")
                .turn("athens")
                .run(new Removal.Begin(code("sparta city attica"), Loss.CARD, power("athens"), THEN, THEN));
        assertThat(table.state().points(1)).isEqualTo(1);
    }

    @Test
    @Cites({"scoring/rounds", "scoring/key-locations"})
    void theLastRoundScoresCitiesThenStatusCardsThenKeyLocations() {
        Table<VictoryState> table = Position.of(
                        "sparta city laconia", "athens city athens", "athens trireme saronic-gulf")
                .status("athens", "ath-01")
                .points(12, 1)
                .round(15)
                .turn("athens")
                .run(new ScoringRound.Begin())
                .choose("use ath-01");
        List<GameEvent> events = table.all(GameEvent.class);
        int cities = events.indexOf(table.last(ScoringRound.CitiesScored.class));
        int status = events.indexOf(table.last(Perform.PointsGained.class));
        int places = events.indexOf(table.last(Victory.KeyLocationHeld.class));
        assertThat(cities).isLessThan(status);
        assertThat(status).isLessThan(places);
        assertThat(table.state().points(0)).isEqualTo(12 + 1 + 3);
        assertThat(table.state().points(1)).isEqualTo(1 + 1 + 2 + 3);
        // More than ten points ahead, but in the last round totals are compared.
        assertThat(Position.start()
                        .points(30, 1)
                        .round(15)
                        .run(new Victory.Check())
                        .state()
                        .ending())
                .isEqualTo(Ending.SCORING_VICTORY);
    }

    @Test
    @Covers("R153")
    @Cites("cards/duration")
    void whatSavesAPieceOnceSavesItOnce() {
        // The wooden wall keeps the Trireme from the first battle of the turn, not from the second.
        Table<VictoryState> table = Position.of(
                        "athens city athens",
                        "athens trireme saronic-gulf",
                        "sparta city laconia",
                        "sparta trireme myrtoan-sea")
                .prepared("athens", "ath-20")
                .hand("sparta", "spa-sb", "spa-sb")
                .turn("sparta")
                .play("spa-sb")
                .choose("battle trireme-myrtoan-sea athens-trireme-saronic-gulf", "use ath-20");
        table.asksNobody();
        assertThat(has(table.state(), "athens trireme saronic-gulf")).isTrue();
        table = table.run(new PlayStep.Choose(Power.SPARTA))
                .choose("play spa-sb", "battle trireme-myrtoan-sea athens-trireme-saronic-gulf");
        assertThat(has(table.state(), "athens trireme saronic-gulf")).isFalse();
    }

    @Test
    @Covers("R188")
    @Cites("victory")
    void theDemosMayWinSuddenlyToo() {
        Table<VictoryState> table =
                Position.start().points(3, 13).round(6).turn("athens").run(new Victory.Check());
        table.asksNobody();
        assertThat(table.state().ending()).isEqualTo(Ending.SUDDEN_VICTORY);
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
    @Covers("R154")
    @Cites("cards/duration")
    void whatLastsUntilTheOwnNextTurnEndsWithItsBeginning() {
        Table<VictoryState> table = Position.start().turn("athens").play("ath-13");
        assertThat(table.state().battleForbidden(power("sparta"))).isNotZero();
        table.run(new Turn.Begin(Power.CORINTH));
        assertThat(table.state().battleForbidden(power("sparta"))).isNotZero();
        Table<VictoryState> later =
                Position.start().turn("athens").play("ath-13").run(new Turn.Begin(Power.ATHENS));
        assertThat(later.state().battleForbidden(power("sparta"))).isZero();
    }

    @Test
    @Covers("R103")
    @Cites("tokens/removing")
    void oneTokenIsTakenOffAtATime() {
        Table<VictoryState> table = Position.start()
                .and("athens token italy", "athens token persia")
                .turn("athens")
                .playStep()
                .choose("recall", "recall italy");
        assertThat(Long.bitCount(table.state().board().tokens(power("athens")))).isEqualTo(1);
    }

    /** Two Status cards of the Delian League and one each of the others hold in a Scoring Round after the turn of Athens. */
    private static Table<VictoryState> allFour() {
        return Position.of(
                        "delian trireme hellespont",
                        "delian city thrace",
                        "athens city naxos",
                        "athens trireme dodecanese",
                        "sparta hoplite attica",
                        "sparta city megara")
                .status("delian", "del-06", "del-07")
                .status("corinth", "cor-17")
                .status("sparta", "spa-09")
                .round(3)
                .turn("athens")
                .run(new ScoringRound.Begin());
    }

    @Test
    @Covers("R176")
    void whoUsedACardAndThenWaitsIsAskedAgainAfterAnEnemyAnswer() {
        Table<VictoryState> table = allFour()
                .asks("delian", React.Ask.class)
                .choose("use del-06")
                .asks("corinth", React.Ask.class)
                .choose("use cor-17")
                .asks("delian", React.Ask.class)
                .choose("pass")
                .asks("sparta", React.Ask.class)
                .choose("use spa-09")
                .asks("delian", React.Ask.class)
                .choose("use del-07");
        assertThat(table.last(Perform.PointsGained.class).card().id()).isEqualTo("del-07");
    }

    @Test
    void theMoverIsAskedBeforeItsTeammate() {
        Position.of("athens city athens", "athens trireme saronic-gulf", "athens city naxos", "sparta city laconia")
                .status("delian", "del-07")
                .status("athens", "ath-01")
                .round(3)
                .turn("athens")
                .run(new ScoringRound.Begin())
                .asks("athens", React.Ask.class)
                .choose("pass")
                .asks("delian", React.Ask.class);
    }

    @Test
    @Covers("R038")
    @Cites("turn/strategy")
    void strategyCardsAreUsedInAnyOrder() {
        Position.start()
                .prepared("sparta", "spa-03", "spa-05", "spa-14")
                .run(new Turn.Begin(Power.SPARTA))
                .offers("use spa-03", "use spa-05", "use spa-14")
                .choose("use spa-14", "fill 0", "decline")
                .offers("use spa-03", "use spa-05")
                .choose("use spa-05", "decline")
                .offers("use spa-03");
    }

    @Test
    @Covers({"R173", "R174"})
    void aSlotIsTheTeamsWhicheverOfTheTwoWaits() {
        Position position = Position.of("sparta city megara", "sparta hoplite attica", "athens city naxos")
                .status("corinth", "cor-17")
                .status("sparta", "spa-09")
                .status("delian", "del-07")
                .round(3)
                .turn("sparta");
        position.run(new ScoringRound.Begin())
                .asks("sparta", React.Ask.class)
                .choose("pass")
                .asks("corinth", React.Ask.class)
                .choose("pass")
                .asks("delian", React.Ask.class);
        Position.of("sparta city megara", "sparta hoplite attica", "athens city naxos")
                .status("corinth", "cor-17")
                .status("sparta", "spa-09")
                .status("delian", "del-07")
                .round(3)
                .turn("sparta")
                .run(new ScoringRound.Begin())
                .choose("pass")
                .asks("corinth", React.Ask.class)
                .choose("use cor-17")
                .asks("delian", React.Ask.class);
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

    @Test
    @Covers("R096")
    @Cites("tokens/using")
    void theTeammateMayHelpBeforeEachMusterOfARedeployment() {
        Position.start()
                .bowl("corinth", 1)
                .prepared("sparta", "spa-04")
                .turn("sparta")
                .play("spa-mh")
                .choose("enough", "muster hoplite argos", "use spa-04", "lift hoplite messenia", "lift hoplite laconia")
                .choose("lifted-all")
                .asks("corinth", UseTokens.Offer.class)
                .choose("enough", "muster hoplite messenia")
                .asks("corinth", UseTokens.Offer.class);
    }

    @Test
    @Cites("cards/duration")
    void whatKeepsAPieceFromOneRemovalKeepsItFromNoneWithinIt() {
        VictoryState state = Position.start().state();
        int hoplite = code("sparta hoplite laconia");
        state.add(new Lasting(false, 0, -1, -1, -1, -1, Until.THIS_TRIGGER, power("sparta"), state.depth()));
        assertThat(state.isProtected(hoplite, Loss.BATTLE)).isTrue();
        state.push(new Pending(-1, -1, Trigger.mustered(hoplite)));
        assertThat(state.isProtected(hoplite, Loss.BATTLE)).isFalse();
        state.pop();
        assertThat(state.isProtected(hoplite, Loss.BATTLE)).isTrue();
    }

    @Test
    @Cites("reactions")
    void whoIsAskedForTokensSeesWhatFor() {
        Table<VictoryState> table = Position.of(
                        "athens city athens",
                        "athens hoplite athens",
                        "athens trireme saronic-gulf",
                        "sparta hoplite attica",
                        "sparta city megara",
                        "corinth trireme saronic-gulf")
                .status("athens", "ath-19")
                .hand("athens", "ath-lb")
                .bowl("athens", 1)
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-hoplite-athens")
                .asks("athens", UseTokens.Offer.class);
        assertThat(table.state()
                        .pending()
                        .get(table.state().depth() - 1)
                        .trigger()
                        .piece())
                .isEqualTo(code("athens hoplite athens"));
        int depth = table.state().depth();
        table.choose("enough");
        assertThat(table.state().depth()).isLessThan(depth);
    }
}

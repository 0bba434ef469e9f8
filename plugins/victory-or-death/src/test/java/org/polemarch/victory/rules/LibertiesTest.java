package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.power;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.ChooseBattle;
import org.polemarch.victory.rules.battle.Fall;
import org.polemarch.victory.rules.effects.TokensToBowl;
import org.polemarch.victory.rules.flow.Happened;
import org.polemarch.victory.rules.muster.MusterAgain;
import org.polemarch.victory.rules.muster.MusterPiece;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.tokens.BuyToken;
import org.polemarch.victory.rules.tokens.Liberties;
import org.polemarch.victory.rules.tokens.TokenRound;
import org.polemarch.victory.rules.tokens.UseTokens;
import org.polemarch.victory.rules.turn.Planning;
import org.polemarch.victory.rules.turn.SupplyStep;
import org.polemarch.victory.rules.turn.Turn;

/** What a power may do at any time beside the question, and why it cannot where it cannot. */
@Cites({"tokens", "pieces"})
class LibertiesTest {

    private static final BuyToken.NothingToPayWith POOR = new BuyToken.NothingToPayWith();

    @Test
    @Covers({"R142", "R093"})
    void inTheMidstOfAMusterItIsSaidWhyNot() {
        Position.start()
                .turn("sparta")
                .play("spa-mh")
                .asks("sparta", MusterPiece.Choose.class)
                .refuses("buy", POOR)
                .refuses("bribe", new Liberties.BowlIsEmpty(Power.SPARTA))
                .refuses("recall", new Liberties.NoTokenOnTheMap(Power.SPARTA));
        Position.start()
                .and("delian token italy")
                .hand("delian", "del-lb")
                .turn("delian")
                .play("del-mh")
                .asks("delian", MusterPiece.Choose.class)
                .refuses("buy", new BuyToken.NoTokenLeft(Power.DELIAN))
                .choose("recall", "recall italy")
                .asks("delian", MusterPiece.Choose.class)
                .offers("buy");
    }

    @Test
    void inTheMidstOfARedeployItIsSaidWhyNot() {
        Position.start()
                .prepared("sparta", "spa-04")
                .turn("sparta")
                .play("spa-mh")
                .choose("muster hoplite argos", "use spa-04", "lift hoplite messenia", "lifted-all")
                .asks("sparta", MusterAgain.Choose.class)
                .refuses("buy", POOR)
                .refuses("bribe", new Liberties.BowlIsEmpty(Power.SPARTA))
                .refuses("recall", new Liberties.NoTokenOnTheMap(Power.SPARTA));
    }

    @Test
    void inTheMidstOfABattleItIsSaidWhyNot() {
        Position.start()
                .and("athens hoplite argos")
                .turn("sparta")
                .play("spa-lb")
                .asks("sparta", ChooseBattle.Choose.class)
                .refuses("buy", POOR)
                .refuses("bribe", new Liberties.BowlIsEmpty(Power.SPARTA))
                .refuses("recall", new Liberties.NoTokenOnTheMap(Power.SPARTA));
    }

    @Test
    @Covers({"R090", "R061"})
    void whoAnswersOnAnothersTurnNeitherBuysNorTakesPiecesOff() {
        Position.of("athens city athens", "sparta city megara", "sparta hoplite attica")
                .prepared("athens", "ath-02")
                .hand("athens", "ath-lb")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens")
                .asks("athens", React.Ask.class)
                .refuses("buy", new Liberties.BuyOnOwnTurn())
                .refuses("lift", new Liberties.LiftOnOwnTurn())
                .refuses("bribe", new Liberties.BowlIsEmpty(Power.ATHENS))
                .refuses("recall", new Liberties.NoTokenOnTheMap(Power.ATHENS));
    }

    @Test
    @Covers("R142")
    void inThePlanningStepItIsSaidWhyNot() {
        Position.of()
                .turn("sparta", Step.PLANNING)
                .run(new Planning.Begin(Power.SPARTA))
                .offersOnly("skip-planning")
                .refuses("buy", POOR)
                .refuses("lift", new Liberties.NoPieceOnTheBoard(Power.SPARTA))
                .refuses("provision", new Planning.NoProvisionHere());
    }

    @Test
    @Covers("R090")
    void tokensAreBoughtInEveryStepBeforeTheDrawStep() {
        for (Step step : Step.values()) {
            Table<VictoryState> table = Position.start()
                    .bowl("sparta", 1)
                    .hand("sparta", "spa-lb")
                    .turn("sparta", step)
                    .run(new UseTokens.Offer(Power.SPARTA));
            if (step == Step.STRATEGY || step == Step.PLAY || step == Step.PLANNING || step == Step.SUPPLY) {
                table.offers("buy", "lift");
            } else {
                table.offersNot("buy", "lift").refuses("buy", new Liberties.BuyOnOwnTurn());
            }
        }
    }

    @Test
    @Covers("R096")
    void afterAnAnswerTokensMayBeUsedAgainForWhatTheOtherCardsAskFor() {
        Table<VictoryState> table = Position.of(
                        "sparta city laconia",
                        "sparta hoplite argos",
                        "sparta hoplite megara",
                        "sparta hoplite attica",
                        "athens city athens",
                        "athens trireme saronic-gulf",
                        "athens trireme euboean-gulf")
                .status("sparta", "spa-10")
                .prepared("sparta", "spa-03")
                .prepared("athens", "ath-04")
                .deck("athens", "ath-lb", "ath-mh")
                .bowl("sparta", 1)
                .run(new Turn.Begin(Power.SPARTA))
                .choose("use spa-03", "in-place hoplite megara", "use ath-04", "remove sparta-hoplite-megara")
                .asks("sparta", UseTokens.Offer.class) // Attica is cut off now
                .choose("bribe", "token megara", "enough")
                .asks("sparta", React.Ask.class)
                .choose("use spa-10");
        assertThat(table.state().cards().draw(power("athens")).size()).isEqualTo(1);
    }

    @Test
    @Cites("pieces/mustering-in-place")
    void aCardThatMustersTwoMustersTwoDifferentPieces() {
        Position.start()
                .prepared("sparta", "spa-05")
                .turn("sparta", Step.STRATEGY)
                .run(new Happened(Trigger.step(Moment.STRATEGY_STEP, power("sparta"))))
                .choose("use spa-05", "in-place hoplite laconia")
                .offers("in-place hoplite messenia")
                .refuses(
                        "in-place hoplite laconia",
                        new MusterPiece.MusteredAlready(
                                Sort.HOPLITE,
                                Position.piece("sparta hoplite laconia").space()));
    }

    @Test
    @Cites("battle/remove")
    void aPieceItsOwnerTookOffIsNotSaidToBeKept() {
        Table<VictoryState> table = Position.of("sparta city laconia", "sparta hoplite thrace")
                .prepared("sparta", "spa-23")
                .turn("sparta", Step.SUPPLY)
                .run(new SupplyStep.Check(Power.SPARTA))
                .choose("lift", "lift hoplite thrace", "pass")
                .asksNobody();
        assertThat(table.all(Fall.PieceSaved.class)).isEmpty();
        assertThat(table.all(Fall.PieceRemoved.class)).isEmpty();
    }

    @Test
    @Cites("tokens/buying")
    void whoTakesNoTokenIsNotSaidToTakeAny() {
        Table<VictoryState> table = Position.start()
                .prepared("athens", "ath-17")
                .turn("athens", Step.STRATEGY)
                .run(new Happened(Trigger.step(Moment.STRATEGY_STEP, power("athens"))))
                .choose("use ath-17", "fill 0");
        assertThat(table.all(TokensToBowl.BowlFilled.class)).isEmpty();
    }

    @Test
    @Covers({"R096", "R103"})
    void theMoverIsAskedAgainAfterItsTeammateChangedSomething() {
        Position position = Position.of(
                        "sparta city laconia",
                        "sparta hoplite argos",
                        "sparta hoplite attica",
                        "corinth token megara",
                        "athens city athens",
                        "athens trireme saronic-gulf",
                        "athens trireme euboean-gulf")
                .bowl("sparta", 1)
                .turn("sparta", Step.SUPPLY);
        Table<VictoryState> table = position.run(new TokenRound.Ask(0b1111), new SupplyStep.Check(Power.SPARTA))
                .asks("sparta", UseTokens.Offer.class)
                .choose("enough")
                .asks("corinth", UseTokens.Offer.class)
                .choose("recall", "recall megara", "enough")
                .asks("sparta", UseTokens.Offer.class)
                .choose("bribe", "token megara", "enough")
                .asksNobody();
        assertThat(Position.has(table.state(), "sparta hoplite attica")).isTrue();
    }
}

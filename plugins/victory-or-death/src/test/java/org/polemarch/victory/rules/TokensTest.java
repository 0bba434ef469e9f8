package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.code;
import static org.polemarch.victory.Position.power;
import static org.polemarch.victory.Position.space;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.ChooseBattle;
import org.polemarch.victory.rules.flow.Happened;
import org.polemarch.victory.rules.muster.LiftForRedeploy;
import org.polemarch.victory.rules.muster.MusterAgain;
import org.polemarch.victory.rules.muster.MusterPiece;
import org.polemarch.victory.rules.scoring.ScoringRound;
import org.polemarch.victory.rules.tokens.PlaceToken;
import org.polemarch.victory.rules.tokens.TokenRound;
import org.polemarch.victory.rules.tokens.UseTokens;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.Turn;

/** Bribery tokens. */
class TokensTest {

    private static Space at(String id) {
        return Position.DATA.atlas().space(id, "a test");
    }

    @Test
    @Covers({"R090", "R091", "R092"})
    @Cites({"tokens", "tokens/buying"})
    void aTokenCostsACardOnTheOwnTurn() {
        Table<VictoryState> table = Position.start()
                .turn("corinth")
                .hand("corinth", "cor-lb", "cor-sb")
                .playStep()
                .choose("buy", "discard cor-lb");
        assertThat(table.state().board().bowl(power("corinth"))).isEqualTo(1);
        assertThat(table.state().cards().hand(power("corinth")).size()).isEqualTo(1);
        table.asks("corinth", PlayStep.Choose.class);
        // Neither on another's turn nor in the own Draw step.
        Position.start()
                .turn("sparta")
                .bowl("corinth", 1)
                .hand("corinth", "cor-lb")
                .run(new UseTokens.Offer(Power.CORINTH))
                .offersNot("buy");
        Position.start()
                .turn("corinth", Step.DRAW)
                .bowl("corinth", 1)
                .hand("corinth", "cor-lb")
                .run(new UseTokens.Offer(Power.CORINTH))
                .offersNot("buy");
    }

    @Test
    @Covers({"R093", "R094", "R103"})
    void theLimitAndBuyingTheSameTokenAgain() {
        Table<VictoryState> table = Position.start()
                .turn("delian")
                .hand("delian", "del-lb", "del-lb", "del-sb")
                .and("delian token italy")
                .playStep()
                .offersNot("buy")
                .choose("recall", "recall italy")
                .offers("buy")
                .choose("buy", "discard del-lb")
                .offersNot("buy");
        assertThat(table.state().board().bowl(power("delian"))).isEqualTo(1);
        // Taking a token off is possible on another's turn as well.
        Position.start()
                .turn("sparta")
                .and("delian token italy")
                .run(new UseTokens.Offer(Power.DELIAN))
                .offers("recall");
    }

    @Test
    @Covers("R096")
    @Cites("tokens/using")
    void tokensMayBeUsedOnAnothersTurnAndInAScoringRound() {
        Table<VictoryState> table = Position.start()
                .bowl("athens", 1)
                .turn("sparta", Step.SUPPLY)
                .run(new TokenRound.Ask(0b1111))
                .asks("athens", UseTokens.Offer.class)
                .choose("bribe", "token crete");
        assertThat(table.state().board().tokens(power("athens"))).isEqualTo(1L << space("crete"));
        Position.start()
                .bowl("athens", 1)
                .round(3)
                .turn("athens")
                .run(new ScoringRound.Begin())
                .asks("athens", UseTokens.Offer.class)
                .offers("bribe");
    }

    @Test
    @Covers("R096")
    @Cites("tokens/using")
    void theTeammateMayHelpBeforeEachMusterOfACard() {
        Position.start()
                .turn("sparta", Step.STRATEGY)
                .bowl("corinth", 1)
                .prepared("sparta", "spa-05")
                .run(new Happened(Trigger.step(Moment.STRATEGY_STEP, power("sparta"))))
                .choose("use spa-05")
                .asks("corinth", UseTokens.Offer.class)
                .choose("enough", "muster hoplite argos")
                .asks("corinth", UseTokens.Offer.class)
                .choose("bribe", "token italy", "enough")
                .asks("sparta", MusterPiece.Choose.class)
                .offers("muster hoplite arcadia");
    }

    @Test
    @Covers("R096")
    @Cites("tokens/using")
    void theTeammateSeesWhatWasLiftedBeforeItHelps() {
        // The Hoplite lifted was the port of call; its space takes the token that serves the sea again.
        Table<VictoryState> table = Position.start()
                .turn("sparta", Step.STRATEGY)
                .bowl("corinth", 1)
                .prepared("sparta", "spa-04")
                .run(new Happened(Trigger.mustered(code("sparta hoplite laconia"))))
                .choose("use spa-04")
                .asks("sparta", LiftForRedeploy.Choose.class)
                .choose("lift hoplite messenia", "lifted-all")
                .asks("corinth", UseTokens.Offer.class)
                .choose("bribe", "token messenia", "enough")
                .asks("sparta", MusterAgain.Choose.class);
        assertThat(table.state().board().tokens(power("corinth"))).isEqualTo(1L << space("messenia"));
    }

    @Test
    @Covers("R096")
    @Cites("tokens/using")
    void theTeammateMayHelpBeforeEachBattleOfACard() {
        Position.start()
                .and("athens hoplite argos", "athens hoplite arcadia")
                .turn("sparta")
                .bowl("corinth", 1)
                .play("spa-16")
                .asks("corinth", UseTokens.Offer.class)
                .choose("enough", "battle hoplite-laconia athens-hoplite-argos")
                .asks("corinth", UseTokens.Offer.class)
                .choose("enough")
                .asks("sparta", ChooseBattle.Choose.class);
        // With nobody to battle no line is called for, and without a token in the bowl there is nothing to ask.
        Position.start().turn("sparta").bowl("corinth", 1).play("spa-16").asksNobody();
        Position.start()
                .and("athens hoplite argos")
                .turn("sparta")
                .play("spa-16")
                .asks("sparta", ChooseBattle.Choose.class);
    }

    @Test
    @Covers({"R097", "R098", "R099"})
    void whereTokensLie() {
        Table<VictoryState> table = Position.start()
                .and("sparta token italy", "sparta hoplite argos")
                .bowl("athens", 2)
                .turn("sparta")
                .run(new UseTokens.Offer(Power.ATHENS))
                .choose("bribe")
                .offers("token italy", "token odrysian-kingdom", "token sicily")
                .refuses("token aegean-sea", new PlaceToken.NoTokenAtSea(at("aegean-sea")))
                .refuses("token argos", new PlaceToken.PieceInTheWay(at("argos")))
                .refuses("token athens", new PlaceToken.PieceInTheWay(at("athens")))
                .choose("token italy");
        assertThat(table.state().board().tokens(power("athens"))).isEqualTo(1L << space("italy"));
        assertThat(table.state().board().tokens(power("sparta"))).isEqualTo(1L << space("italy"));
    }

    @Test
    @Covers("R101")
    @Cites("tokens/removing")
    void aHopliteOrCityDrivesAllTokensOut() {
        Table<VictoryState> table = Position.start()
                .and("athens token argos", "corinth token argos")
                .turn("sparta")
                .hand("sparta", "spa-mh")
                .playStep()
                .choose("play spa-mh", "muster hoplite argos");
        assertThat(table.state().board().tokens(power("athens"))).isZero();
        assertThat(table.state().board().tokens(power("corinth"))).isZero();
        Table<VictoryState> city = Position.start()
                .and("athens token melos")
                .turn("sparta")
                .play("spa-18")
                .choose("place city melos");
        assertThat(city.state().board().tokens(power("athens"))).isZero();
        assertThat(city.state().board().availableTokens(power("athens"))).isEqualTo(3);
    }

    @Test
    @Covers("R096")
    @Cites({"tokens/using", "turn/supply"})
    void everybodyMayUseTokensBeforeTheSupplyStep() {
        Position.start()
                .bowl("corinth", 1)
                .bowl("delian", 1)
                .bowl("athens", 1)
                .run(new Turn.Begin(Power.SPARTA))
                .choose("play-nothing", "skip-planning")
                .asks("athens", UseTokens.Offer.class)
                .choose("enough")
                .asks("corinth", UseTokens.Offer.class)
                .choose("enough")
                .asks("delian", UseTokens.Offer.class);
    }

    @Test
    @Covers("R143")
    @Cites("tokens/buying")
    void aPointDoesNotPayForATokenWhileThereAreCards() {
        Position.start()
                .turn("sparta")
                .points(1, 0)
                .hand("sparta", "spa-lb")
                .playStep()
                .choose("buy")
                .offersOnly("discard spa-lb");
    }
}

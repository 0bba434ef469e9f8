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
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.tokens.UseTokens;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.Turn;

/** Tokens are used in time: before whatever would ask for supply in vain, on anybody's turn. */
@Cites("tokens/using")
class TokensInTimeTest {

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

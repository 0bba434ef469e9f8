package org.polemarch.victory.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.code;
import static org.polemarch.victory.Position.has;
import static org.polemarch.victory.Position.power;
import static org.polemarch.victory.Position.space;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Discards;
import org.polemarch.victory.rules.flow.Happened;
import org.polemarch.victory.rules.muster.MusterPiece;
import org.polemarch.victory.rules.muster.Mustering;
import org.polemarch.victory.rules.muster.Room;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.tokens.UseTokens;
import org.polemarch.victory.rules.turn.Planning;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.Turn;

/** The examples of the rulebook. */
class WorkedExamplesTest {

    @Test
    @Covers({"EX01", "R115"})
    void aHopliteIsItsOwnPortOfCall() {
        VictoryState state =
                Position.of("delian hoplite elis", "delian city corcyra").state();
        assertThat(Position.isSupplied(state, code("delian hoplite elis"))).isTrue();
        VictoryState cut = Position.of("delian hoplite elis", "delian city corcyra", "sparta trireme messenian-gulf")
                .state();
        assertThat(Position.isSupplied(cut, code("delian hoplite elis"))).isFalse();
    }

    private static final String WEST = "muster trireme west-mediterranean-sea";

    @Test
    @Covers({"EX02", "EX03", "EX04", "EX05", "EX06", "EX07", "R096"})
    @Cites({"tokens", "supply"})
    void theSupplyExampleStepByStep() {
        Table<VictoryState> table = Position.start()
                .turn("athens")
                .bowl("delian", 1)
                .hand("athens", "ath-mt", "ath-sb")
                .playStep()
                .choose("play ath-mt")
                .asks("delian", UseTokens.Offer.class)
                .choose("enough")
                .asks("athens", MusterPiece.Choose.class)
                .offersNot(WEST)
                .refuses(
                        WEST,
                        new Mustering.NoLineToOwnCity(
                                Position.DATA.atlas().space("west-mediterranean-sea", "the example")))
                .choose("buy", "discard ath-sb");
        assertThat(table.state().board().bowl(power("athens"))).isEqualTo(1);
        // Corcyra serves the Ionian Sea; nothing serves the Messenian Gulf, so the token in Italy is not enough.
        table.asks("delian", UseTokens.Offer.class)
                .choose("enough", "bribe", "token italy")
                .asks("delian", UseTokens.Offer.class);
        assertThat(table.state().board().tokens(power("athens"))).isEqualTo(1L << space("italy"));
        long passable = Position.SUPPLY.passable(1, table.state());
        assertThat(passable >> space("ionian-sea") & 1).isEqualTo(1);
        assertThat(passable >> space("messenian-gulf") & 1).isZero();
        assertThat(passable >> space("myrtoan-sea") & 1).isZero();
        assertThat(new Mustering(new Room(), Position.SUPPLY)
                        .spaces(
                                power("athens"),
                                Sort.TRIREME.ordinal(),
                                1L << space("west-mediterranean-sea"),
                                table.state()))
                .isZero();
        // The token of the League on Cythera serves both the Messenian Gulf and the Myrtoan Sea.
        table.choose("bribe", "token cythera");
        passable = Position.SUPPLY.passable(1, table.state());
        assertThat(passable >> space("messenian-gulf") & 1).isEqualTo(1);
        assertThat(passable >> space("myrtoan-sea") & 1).isEqualTo(1);
        table.choose("enough").asks("athens", MusterPiece.Choose.class).choose(WEST);
        assertThat(has(table.state(), "athens trireme west-mediterranean-sea")).isTrue();
    }

    @Test
    @Covers({"EX08", "R009", "R152"})
    @Cites("players")
    void corinthDoesNotUseTheCardsOfSparta() {
        Table<VictoryState> table = Position.start()
                .option("people", "2")
                .turn("corinth")
                .status("sparta", "spa-02")
                .hand("sparta", "spa-lb")
                .hand("corinth", "cor-mh")
                .playStep()
                .choose("play cor-mh", "muster hoplite megara");
        table.asksNobody();
    }

    @Test
    @Covers({"EX09", "R064"})
    @Cites("pieces/precedence")
    void anImpossiblePlacementIsIgnoredAndTheCardGoesOn() {
        Table<VictoryState> table = Position.start()
                .and("sparta hoplite chalcidice")
                .turn("sparta")
                .play("spa-11")
                .offers("name chalcidice", "place hoplite thrace")
                .offersNot("place hoplite chalcidice")
                .choose("name chalcidice", "place city chalcidice");
        assertThat(has(table.state(), "sparta city chalcidice")).isTrue();
    }

    @Test
    @Covers("R151")
    @Cites("cards/complex")
    void whoDoesWithoutTheHopliteMayStillPlaceTheCity() {
        Table<VictoryState> table = Position.start()
                .turn("sparta")
                .play("spa-11")
                .offers("place hoplite thrace", "name thrace")
                .choose("name thrace", "place city thrace");
        assertThat(has(table.state(), "sparta hoplite thrace")).isFalse();
        assertThat(has(table.state(), "sparta city thrace")).isTrue();
    }

    @Test
    @Covers({"EX10", "R141"})
    void colonistsAreFoundedForTwoPoints() {
        Table<VictoryState> table = Position.start()
                .turn("sparta", Step.STRATEGY)
                .points(2, 0)
                .prepared("sparta", "spa-06")
                .run(new Happened(Trigger.step(Moment.STRATEGY_STEP, power("sparta"))))
                .choose("use spa-06", "place city messenia");
        assertThat(table.state().points(0)).isZero();
        assertThat(has(table.state(), "sparta city messenia")).isTrue();
        Position.start()
                .turn("sparta", Step.STRATEGY)
                .points(1, 0)
                .prepared("sparta", "spa-06")
                .run(new Happened(Trigger.step(Moment.STRATEGY_STEP, power("sparta"))))
                .offersNot("use spa-06");
    }

    @Test
    @Covers({"EX11", "R144"})
    void noPointReplacesALandBattleCard() {
        Position position = Position.start()
                .and("athens city argos", "athens hoplite argos")
                .turn("athens")
                .points(9, 0)
                .hand("athens", "ath-lb")
                .status("sparta", "spa-01");
        Table<VictoryState> table =
                position.playStep().choose("play ath-lb", "battle hoplite-argos sparta-hoplite-laconia");
        table.asksNobody();
        assertThat(has(table.state(), "sparta hoplite laconia")).isFalse();
        assertThat(table.state().points(0)).isEqualTo(9);
    }

    @Test
    @Covers({"EX12", "R143"})
    @Cites("tokens/buying")
    void aTokenForAPoint() {
        Table<VictoryState> table =
                Position.start().turn("sparta").points(1, 0).playStep().choose("buy", "pay-point");
        assertThat(table.state().points(0)).isZero();
        assertThat(table.state().board().bowl(power("sparta"))).isEqualTo(1);
        Position.start().turn("sparta").playStep().offersNot("buy");
    }

    @Test
    @Covers({"EX13", "R134", "R128"})
    @Cites("cards/secrecy")
    void theLandBattleCardOfTheShieldIsShown() {
        Table<VictoryState> table = Position.start()
                .and("athens city argos", "athens hoplite argos")
                .turn("athens")
                .hand("athens", "ath-lb")
                .hand("sparta", "spa-lb", "spa-mh")
                .status("sparta", "spa-01")
                .playStep()
                .choose("play ath-lb", "battle hoplite-argos sparta-hoplite-laconia")
                .asks("sparta", React.Ask.class)
                .choose("use spa-01");
        assertThat(has(table.state(), "sparta hoplite laconia")).isTrue();
        assertThat(table.seenBy(new Seat(3, "athens")))
                .contains(new Discards.DiscardShown(
                        Power.SPARTA, Position.CARDS.card("spa-lb").name()));
    }

    @Test
    @Covers({"EX14", "R151"})
    @Cites("cards/complex")
    void sphacteriaWorksWithoutASpartanInMessenia() {
        Table<VictoryState> table = Position.start()
                .without("sparta hoplite messenia")
                .and("athens trireme messenian-gulf", "athens city elis")
                .turn("athens")
                .play("ath-03")
                .choose("muster hoplite messenia");
        assertThat(has(table.state(), "athens hoplite messenia")).isTrue();
    }

    @Test
    @Covers({"EX15", "R169"})
    @Cites("cards/prepare")
    void onePrepareCardSetsOffAnother() {
        Position.start()
                .turn("sparta", Step.STRATEGY)
                .prepared("sparta", "spa-03", "spa-04")
                .run(new Happened(Trigger.step(Moment.STRATEGY_STEP, power("sparta"))))
                .choose("use spa-03", "muster hoplite argos")
                .asks("sparta", React.Ask.class)
                .offers("use spa-04");
    }

    @Test
    @Covers({"EX16", "R172"})
    @Cites("reactions")
    void theAnswerComesBeforeTheSecondHoplite() {
        Table<VictoryState> table = Position.start()
                .turn("sparta", Step.STRATEGY)
                .prepared("sparta", "spa-05", "spa-04")
                .run(new Happened(Trigger.step(Moment.STRATEGY_STEP, power("sparta"))))
                .choose("use spa-05", "muster hoplite argos")
                .asks("sparta", React.Ask.class)
                .choose("use spa-04", "lifted-all")
                .asks("sparta", MusterPiece.Choose.class)
                .choose("muster hoplite arcadia");
        assertThat(has(table.state(), "sparta hoplite arcadia")).isTrue();
    }

    @Test
    @Covers({
        "EX17", "EX18", "EX19", "EX20", "EX21", "EX22", "EX23", "EX24", "EX25", "EX26", "R033", "R038", "R149", "R154",
        "R159"
    })
    @Cites({"turn", "turn/strategy", "cards/duration", "provision"})
    void theExtendedExampleOfPlay() {
        Position position = Position.of(
                        "sparta hoplite laconia",
                        "sparta hoplite messenia",
                        "sparta trireme messenian-gulf",
                        "sparta city laconia",
                        "athens hoplite athens",
                        "athens city athens",
                        "athens trireme saronic-gulf")
                .prepared("sparta", "spa-05", "spa-04", "spa-06")
                .status("sparta", "spa-02")
                .prepared("athens", "ath-02")
                .status("athens", "ath-01")
                .hand("sparta", "spa-lb", "spa-mh", "spa-mt", "spa-sb", "spa-07", "spa-13", "spa-08")
                .deck("sparta", "spa-mh", "spa-mh", "spa-mh", "spa-mh", "spa-mt", "spa-sb", "spa-lb", "spa-lb")
                .points(1, 0)
                .turn("sparta", Step.STRATEGY);
        Table<VictoryState> table = position.table().lots(0, 0, 0, 0, 0, 0).run(new Turn.Begin(Power.SPARTA));
        VictoryState state = table.state();
        // 1 Hoplites in Argos and Arcadia.
        table.choose("use spa-05", "muster hoplite argos", "pass", "muster hoplite arcadia");
        // 2 Messenia, Arcadia and the Trireme are lifted; Hoplites appear in Megara and Attica.
        table.choose("use spa-04", "lift hoplite messenia", "lift hoplite arcadia", "lift trireme messenian-gulf");
        table.choose("muster hoplite megara").asks("athens", React.Ask.class).choose("pass");
        table.choose("muster hoplite attica").asks("sparta", React.Ask.class);
        // 3 A Land Battle card pays for a battle against Athens; the Hoplite goes, not the City.
        table.choose("use spa-02").offersNot("battle hoplite-attica athens-city-athens");
        table.choose("battle hoplite-attica athens-hoplite-athens");
        table.asks("athens", React.Ask.class).choose("pass", "pass");
        assertThat(has(state, "athens hoplite athens")).isFalse();
        assertThat(has(state, "athens city athens")).isTrue();
        table.asks("sparta", React.Ask.class).choose("pass");
        table.asks("athens", React.Ask.class).choose("pass");
        // 4 The Trireme comes back into the Euboean Gulf, with Attica as its port, and spoils a Status card.
        assertThat(condition("ath-01", state)).isTrue();
        table.choose("muster trireme euboean-gulf");
        assertThat(condition("ath-01", state)).isFalse();
        // 5 Colonists in Megara.
        table.choose("use spa-06", "discard spa-mh", "discard spa-mt", "place city megara");
        assertThat(has(state, "sparta city megara")).isTrue();
        // 6 Emergency Provision brings a Land Battle card.
        table.asks("sparta", PlayStep.Choose.class).offersNot("play spa-lb");
        table.choose("provision", "discard spa-sb", "discard spa-07", "fetch spa-lb");
        table.choose("battle hoplite-attica athens-city-athens");
        // 7 The City is saved for this turn.
        table.asks("athens", React.Ask.class).choose("use ath-02");
        assertThat(has(state, "athens city athens")).isTrue();
        assertThat(state.cards().discards(power("athens")).size()).isEqualTo(1);
        assertThat(state.isProtected(code("athens city athens"), Loss.CARD)).isTrue();
        // 8 A Prepare card for the last card in hand.
        table.asks("sparta", Planning.Begin.class).choose("prepare spa-13");
        assertThat(state.cards().hand(power("sparta")).isEmpty()).isTrue();
        assertThat(state.cards().discards(power("sparta")).size()).isEqualTo(3 + 7);
        // 9 No token for a Victory Point; seven cards are drawn.
        table.asks("sparta", UseTokens.Offer.class).offers("buy").choose("enough");
        table.asks("athens", PlayStep.Choose.class).usedAllChance();
        assertThat(state.points(0)).isEqualTo(1);
        assertThat(state.cards().hand(power("sparta")).size()).isEqualTo(7);
        assertThat(state.isProtected(code("athens city athens"), Loss.CARD)).isFalse();
    }

    private static boolean condition(String card, VictoryState state) {
        Card kind = Position.CARDS.card(card);
        Use use = new Use(kind.kind(), kind.owner().ordinal(), Trigger.step(Moment.SCORING_ROUND, 0));
        return kind.condition().holds(state, use);
    }
}

package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.has;
import static org.polemarch.victory.Position.power;
import static org.polemarch.victory.Position.space;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.turn.EndOfTurn;
import org.polemarch.victory.rules.turn.Planning;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.SupplyStep;
import org.polemarch.victory.rules.turn.Turn;

/** Round and turn. */
class TurnTest {

    @Test
    @Covers({"R030", "R031"})
    @Cites("turn/order")
    void thePowersMoveInOrderAndTheMarkerAdvancesAfterAthens() {
        Table<VictoryState> table = Position.start().run(new Turn.Begin(Power.CORINTH));
        for (String power : List.of("corinth", "delian", "sparta", "athens", "corinth")) {
            table.asks(power, PlayStep.Choose.class);
            assertThat(table.state().round())
                    .isEqualTo(power.equals("corinth") && table.game().decisions() > 0 ? 2 : 1);
            table.choose("play-nothing", "skip-planning");
        }
    }

    @Test
    @Covers({"R032", "R029"})
    void everyThirdRoundIsScored() {
        for (int round = 1; round <= 14; round++) {
            Table<VictoryState> table =
                    Position.start().round(round).turn("athens").run(new EndOfTurn.Draw(Power.ATHENS));
            assertThat(table.state().points(0) > 0).as("round " + round).isEqualTo(round % 3 == 0);
            assertThat(table.state().round()).isEqualTo(round + 1);
        }
        Position.start()
                .round(15)
                .turn("athens")
                .run(new EndOfTurn.Draw(Power.ATHENS))
                .asksNobody();
    }

    @Test
    @Covers({"R034", "R035", "R036", "R102", "R095"})
    @Cites("tokens/removing")
    void onlyTheUsedTokensOfTheMoverLeave() {
        Table<VictoryState> table = Position.start()
                .and("athens token italy", "delian token crete", "sparta token persia")
                .bowl("athens", 1)
                .run(new Turn.Begin(Power.ATHENS));
        assertThat(table.state().board().tokens(power("athens"))).isZero();
        assertThat(table.state().board().availableTokens(power("athens"))).isEqualTo(2);
        assertThat(table.state().board().bowl(power("athens"))).isEqualTo(1);
        assertThat(table.state().board().tokens(power("delian"))).isEqualTo(1L << space("crete"));
        assertThat(table.state().board().tokens(power("sparta"))).isEqualTo(1L << space("persia"));
    }

    @Test
    @Covers("R037")
    @Cites("turn/strategy")
    void strategyCardsAreUsedInALaterTurn() {
        Table<VictoryState> table = Position.start()
                .hand("corinth", "cor-02")
                .run(new Turn.Begin(Power.CORINTH))
                .asks("corinth", PlayStep.Choose.class)
                .choose("play cor-02")
                .asks("corinth", Planning.Begin.class);
        assertThat(has(table.state(), "corinth city boeotia")).isFalse();
        Table<VictoryState> later = Position.start()
                .prepared("corinth", "cor-02")
                .run(new Turn.Begin(Power.CORINTH))
                .asks("corinth", React.Ask.class)
                .choose("use cor-02", "place city boeotia");
        assertThat(has(later.state(), "corinth city boeotia")).isTrue();
    }

    @Test
    @Covers({"R039", "R160", "R147"})
    @Cites("turn/play")
    void exactlyOneCardIsPlayed() {
        Position.start()
                .turn("sparta")
                .hand("sparta", "spa-08", "spa-09", "spa-13")
                .run(new PlayStep.Choose(Power.SPARTA), new Planning.Begin(Power.SPARTA))
                .choose("play spa-08")
                .asks("sparta", Planning.Begin.class)
                .offers("prepare spa-13")
                .offersNot("play spa-09");
    }

    @Test
    @Covers({"R040", "R186"})
    void playingNothingCostsAPoint() {
        Table<VictoryState> table = Position.start()
                .turn("sparta")
                .points(3, 3)
                .hand("sparta", "spa-lb")
                .playStep()
                .choose("play-nothing");
        assertThat(table.state().points(0)).isEqualTo(2);
        assertThat(table.state().points(1)).isEqualTo(3);
    }

    @Test
    @Covers({"R041", "R192"})
    void anEmptyHandCostsAPointButNeverBelowZero() {
        Table<VictoryState> table =
                Position.start().turn("sparta").points(1, 0).playStep().choose("play-nothing");
        assertThat(table.state().points(0)).isZero();
        Table<VictoryState> poor = Position.start().turn("sparta").playStep().choose("play-nothing");
        assertThat(poor.state().points(0)).isZero();
    }

    @Test
    @Covers({"R042", "R167"})
    @Cites("cards/play")
    void anyTypeMayBePlayed() {
        Table<VictoryState> table = Position.start()
                .turn("sparta")
                .hand("sparta", "spa-mh", "spa-mt", "spa-lb", "spa-sb", "spa-07", "spa-08", "spa-13")
                .playStep()
                .offers(
                        "play spa-mh",
                        "play spa-mt",
                        "play spa-lb",
                        "play spa-sb",
                        "play spa-07",
                        "play spa-08",
                        "play spa-13")
                .choose("play spa-13")
                .asksNobody();
        assertThat(table.state().cards().hand(power("sparta")).size()).isEqualTo(6);
        assertThat(table.state().cards().prepared(power("sparta")).size()).isEqualTo(1);
    }

    @Test
    @Covers("R043")
    void aCardMayBePlayedToNoEffect() {
        Table<VictoryState> table = Position.start()
                .turn("sparta")
                .points(2, 0)
                .hand("sparta", "spa-mh")
                .playStep()
                .choose("play spa-mh", "decline");
        assertThat(table.state().points(0)).isEqualTo(2);
    }

    @Test
    @Covers({"R044", "R145"})
    @Cites("turn/planning")
    void planningIsOptionalAndCostsADiscard() {
        Position position = Position.start()
                .turn("sparta", Step.PLANNING)
                .points(2, 0)
                .hand("sparta", "spa-13", "spa-lb", "spa-mh");
        Table<VictoryState> table =
                position.run(new Planning.Begin(Power.SPARTA)).choose("skip-planning");
        assertThat(table.state().points(0)).isEqualTo(2);
        Table<VictoryState> planned = Position.start()
                .turn("sparta", Step.PLANNING)
                .hand("sparta", "spa-13", "spa-lb", "spa-mh")
                .run(new Planning.Begin(Power.SPARTA))
                .choose("prepare spa-13", "discard spa-lb");
        assertThat(planned.state().cards().prepared(power("sparta")).size()).isEqualTo(1);
        assertThat(planned.state().cards().hand(power("sparta")).size()).isEqualTo(1);
    }

    @Test
    @Covers("R146")
    void theLastCardMayBePlannedForAPoint() {
        Table<VictoryState> table = Position.start()
                .turn("sparta", Step.PLANNING)
                .points(1, 0)
                .hand("sparta", "spa-13")
                .run(new Planning.Begin(Power.SPARTA))
                .choose("prepare spa-13");
        assertThat(table.state().points(0)).isZero();
        Position.start()
                .turn("sparta", Step.PLANNING)
                .hand("sparta", "spa-13")
                .run(new Planning.Begin(Power.SPARTA))
                .refuses(
                        "prepare spa-13",
                        new Planning.NothingToDiscard(
                                Position.CARDS.card("spa-13").name()));
    }

    @Test
    @Covers({"R148", "R168"})
    void onlyPrepareCardsFromHandInThePlanningStep() {
        Position.start()
                .turn("sparta", Step.PLANNING)
                .hand("sparta", "spa-13", "spa-lb", "spa-mh")
                .deck("sparta", "spa-04")
                .run(new Planning.Begin(Power.SPARTA))
                .offersNot("provision", "prepare spa-04")
                .refuses(
                        "prepare spa-lb",
                        new Planning.OnlyPrepareCards(
                                Position.CARDS.card("spa-lb").name()));
    }

    @Test
    @Covers({"R045", "R046", "R047"})
    @Cites("turn/supply")
    void onlyTheMoversUnsuppliedPiecesAreRemoved() {
        Table<VictoryState> table = Position.start()
                .and(
                        "sparta hoplite thrace",
                        "corinth hoplite thrace",
                        "sparta city melos",
                        "athens trireme hellespont")
                .turn("sparta", Step.SUPPLY)
                .run(new SupplyStep.Check(Power.SPARTA))
                .asksNobody();
        assertThat(has(table.state(), "sparta hoplite thrace")).isFalse();
        assertThat(has(table.state(), "corinth hoplite thrace")).isTrue();
        assertThat(has(table.state(), "athens trireme hellespont")).isTrue();
        assertThat(has(table.state(), "sparta city melos")).isTrue();
        assertThat(has(table.state(), "sparta hoplite messenia")).isTrue();
    }

    @Test
    @Covers({"R048", "R049"})
    @Cites("turn/draw")
    void theHandIsFilledToSeven() {
        Table<VictoryState> table = Position.start()
                .turn("sparta", Step.DRAW)
                .hand("sparta", "spa-lb", "spa-lb")
                .prepared("sparta", "spa-13")
                .status("sparta", "spa-08")
                .deck("sparta", "spa-mh", "spa-mh", "spa-mh", "spa-mh", "spa-mh", "spa-mt", "spa-mt")
                .run(new EndOfTurn.Draw(Power.SPARTA));
        assertThat(table.state().cards().hand(power("sparta")).size()).isEqualTo(7);
        assertThat(table.state().cards().draw(power("sparta")).size()).isEqualTo(2);
    }

    @Test
    @Covers({"R138", "R139"})
    void withoutCardsTheTurnGoesOn() {
        Table<VictoryState> table = Position.start()
                .points(5, 0)
                .status("sparta", "spa-10")
                .prepared("sparta", "spa-03")
                .run(new Turn.Begin(Power.SPARTA))
                .asks("sparta", React.Ask.class)
                .offers("use spa-03")
                .choose("pass")
                .asks("sparta", PlayStep.Choose.class)
                .choose("play-nothing", "skip-planning", "enough")
                .asks("athens", PlayStep.Choose.class);
        // The empty deck costs nothing; only the card not played does.
        assertThat(table.state().points(0)).isEqualTo(4);
    }
}

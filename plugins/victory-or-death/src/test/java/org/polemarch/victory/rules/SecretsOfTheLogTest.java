package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Discards;
import org.polemarch.victory.rules.setup.OpeningDiscard;
import org.polemarch.victory.rules.turn.Planning;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.Turn;

/** Which card it was, the log tells its owner; that there was one, it tells everybody, the teammate no more than an enemy. */
@Cites("cards/secrecy")
class SecretsOfTheLogTest {

    private static CardName card(String id) {
        return Position.CARDS.card(id).name();
    }

    /** The owner reads one thing, everybody else another, and nowhere the name of the card. */
    private static void secret(Table<VictoryState> table, Power owner, CardName card, GameEvent own, GameEvent others) {
        for (Power reader : Power.values()) {
            List<GameEvent> log = table.seenBy(new Seat(reader.ordinal(), reader.id()));
            if (reader == owner) {
                assertThat(log).as(reader.id()).contains(own).doesNotContain(others);
            } else {
                assertThat(log).as(reader.id()).contains(others);
                assertThat(log.toString()).as(reader.id()).doesNotContain(card.id());
            }
        }
    }

    @Test
    @Covers({"R130", "R133"})
    void whatFallsFromTheDrawDeck() {
        Table<VictoryState> table = Position.of("sparta city megara", "sparta hoplite attica", "athens city athens")
                .status("sparta", "spa-10")
                .deck("athens", "ath-lb", "ath-05")
                .run(new Turn.Begin(Power.SPARTA))
                .choose("use spa-10");
        secret(
                table,
                Power.ATHENS,
                card("ath-05"),
                new Discards.LostFromDeck(Power.ATHENS, card("ath-05")),
                new Discards.LostFromDeckUnseen(Power.ATHENS));
    }

    @Test
    @Covers({"R130", "R133"})
    @Cites("tokens/buying")
    void whatATokenCost() {
        Table<VictoryState> table = Position.start()
                .hand("sparta", "spa-07", "spa-lb")
                .turn("sparta")
                .playStep()
                .choose("buy", "discard spa-07");
        secret(
                table,
                Power.SPARTA,
                card("spa-07"),
                new Discards.Discarded(Power.SPARTA, card("spa-07")),
                new Discards.DiscardedUnseen(Power.SPARTA));
    }

    @Test
    @Covers("R130")
    @Cites("cards/prepare")
    void whatIsLaidFaceDownInThePlayStep() {
        Table<VictoryState> table = Position.start()
                .hand("delian", "del-15", "del-lb")
                .turn("delian")
                .playStep()
                .choose("play del-15");
        secret(
                table,
                Power.DELIAN,
                card("del-15"),
                new PlayStep.Prepared(Power.DELIAN, card("del-15")),
                new PlayStep.PreparedUnseen(Power.DELIAN));
    }

    @Test
    @Covers({"R130", "R145"})
    @Cites("turn/planning")
    void whatIsLaidFaceDownInThePlanningStepAndWhatItCost() {
        Table<VictoryState> table = Position.start()
                .hand("corinth", "cor-13", "cor-lb", "cor-04")
                .turn("corinth", Step.PLANNING)
                .run(new Planning.Begin(Power.CORINTH))
                .choose("prepare cor-13", "discard cor-04");
        secret(
                table,
                Power.CORINTH,
                card("cor-13"),
                new PlayStep.Prepared(Power.CORINTH, card("cor-13")),
                new PlayStep.PreparedUnseen(Power.CORINTH));
        secret(
                table,
                Power.CORINTH,
                card("cor-04"),
                new Discards.Discarded(Power.CORINTH, card("cor-04")),
                new Discards.DiscardedUnseen(Power.CORINTH));
    }

    @Test
    @Covers("R130")
    @Cites("provision")
    void whatEmergencyProvisionLaysFaceDown() {
        Table<VictoryState> table = Position.start()
                .hand("sparta", "spa-08", "spa-09")
                .deck("sparta", "spa-13")
                .turn("sparta")
                .playStep()
                .choose("provision", "fetch spa-13");
        secret(
                table,
                Power.SPARTA,
                card("spa-13"),
                new PlayStep.Prepared(Power.SPARTA, card("spa-13")),
                new PlayStep.PreparedUnseen(Power.SPARTA));
        secret(
                table,
                Power.SPARTA,
                card("spa-08"),
                new Discards.Discarded(Power.SPARTA, card("spa-08")),
                new Discards.DiscardedUnseen(Power.SPARTA));
    }

    @Test
    @Covers("R023")
    @Cites("setup/discards")
    void whatWillLieOpenBeforeAllPowersHaveChosen() {
        Table<VictoryState> table = Position.start()
                .hand("athens", "ath-08", "ath-mh", "ath-lb", "ath-12")
                .run(new OpeningDiscard.Choose(Power.ATHENS, 2))
                .choose("discard ath-08", "discard ath-12");
        secret(
                table,
                Power.ATHENS,
                card("ath-08"),
                new Discards.Discarded(Power.ATHENS, card("ath-08")),
                new Discards.DiscardedUnseen(Power.ATHENS));
    }
}

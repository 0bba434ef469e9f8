package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
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
@Cites({"cards/secrecy", "cards/prepare", "provision", "setup/discards", "tokens/buying", "turn/planning"})
class SecretsOfTheLogTest {

    private static CardName named(String id) {
        return Position.CARDS.card(id).name();
    }

    /** What happened, who alone knows which card it was, and what the owner and everybody else read of it. */
    private record Secret(Table<VictoryState> table, Power owner, CardName card, GameEvent own, GameEvent others) {

        static Secret laid(Table<VictoryState> table, Power owner, String card) {
            return new Secret(
                    table,
                    owner,
                    named(card),
                    new PlayStep.Prepared(owner, named(card)),
                    new PlayStep.PreparedUnseen(owner));
        }

        static Secret discarded(Table<VictoryState> table, Power owner, String card) {
            return new Secret(
                    table,
                    owner,
                    named(card),
                    new Discards.Discarded(owner, named(card)),
                    new Discards.DiscardedUnseen(owner));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("secrets")
    @Covers({"R023", "R130", "R133", "R145"})
    void isToldToItsOwnerAlone(String what, Secret secret) {
        for (Power reader : Power.values()) {
            List<GameEvent> log = secret.table().seenBy(new Seat(reader.ordinal(), reader.id()));
            if (reader == secret.owner()) {
                assertThat(log).as(reader.id()).contains(secret.own()).doesNotContain(secret.others());
            } else {
                assertThat(log).as(reader.id()).contains(secret.others());
                assertThat(log.toString())
                        .as(reader.id())
                        .doesNotContain(secret.card().id());
            }
        }
    }

    static Stream<Arguments> secrets() {
        Table<VictoryState> planned = Position.start()
                .hand("corinth", "cor-13", "cor-lb", "cor-04")
                .turn("corinth", Step.PLANNING)
                .run(new Planning.Begin(Power.CORINTH))
                .choose("prepare cor-13", "discard cor-04");
        Table<VictoryState> provided = Position.start()
                .hand("sparta", "spa-08", "spa-09")
                .deck("sparta", "spa-13")
                .turn("sparta")
                .playStep()
                .choose("provision", "fetch spa-13");
        return Stream.of(
                arguments("what falls from the draw deck", fromTheDeck()),
                arguments("what a token cost", Secret.discarded(bought(), Power.SPARTA, "spa-07")),
                arguments("what is laid face down in the Play step", Secret.laid(played(), Power.DELIAN, "del-15")),
                arguments("what is laid face down in the Planning step", Secret.laid(planned, Power.CORINTH, "cor-13")),
                arguments("what planning cost", Secret.discarded(planned, Power.CORINTH, "cor-04")),
                arguments("what Emergency Provision lays down", Secret.laid(provided, Power.SPARTA, "spa-13")),
                arguments("what Emergency Provision cost", Secret.discarded(provided, Power.SPARTA, "spa-08")),
                arguments("what will lie open", Secret.discarded(opening(), Power.ATHENS, "ath-08")));
    }

    private static Secret fromTheDeck() {
        Table<VictoryState> table = Position.of("sparta city megara", "sparta hoplite attica", "athens city athens")
                .status("sparta", "spa-10")
                .deck("athens", "ath-lb", "ath-05")
                .run(new Turn.Begin(Power.SPARTA))
                .choose("use spa-10");
        return new Secret(
                table,
                Power.ATHENS,
                named("ath-05"),
                new Discards.LostFromDeck(Power.ATHENS, named("ath-05")),
                new Discards.LostFromDeckUnseen(Power.ATHENS));
    }

    private static Table<VictoryState> bought() {
        return Position.start()
                .hand("sparta", "spa-07", "spa-lb")
                .turn("sparta")
                .playStep()
                .choose("buy", "discard spa-07");
    }

    private static Table<VictoryState> played() {
        return Position.start()
                .hand("delian", "del-15", "del-lb")
                .turn("delian")
                .playStep()
                .choose("play del-15");
    }

    /** Before all powers have chosen. */
    private static Table<VictoryState> opening() {
        return Position.start()
                .hand("athens", "ath-08", "ath-mh", "ath-lb", "ath-12")
                .run(new OpeningDiscard.Choose(Power.ATHENS, 2))
                .choose("discard ath-08", "discard ath-12");
    }
}

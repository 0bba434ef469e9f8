package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Discards;
import org.polemarch.victory.rules.cards.DrawCards;
import org.polemarch.victory.rules.cards.LosePrepared;
import org.polemarch.victory.rules.flow.Happened;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.turn.EndOfTurn;

/** What nobody may learn: not from the log, not by being asked, not by taking a move back. */
@Cites("cards/secrecy")
class SecrecyTest {

    private static CardName card(String id) {
        return Position.CARDS.card(id).name();
    }

    /** How many barriers to taking back the answer raises. */
    private static int barriers(Table<VictoryState> table, String answer) {
        int before = table.game().barriers();
        table.choose(answer);
        return table.game().barriers() - before;
    }

    @Test
    void nothingIsTakenBackOnceAnotherPersonHasAnsweredOrNot() {
        Position position = Position.of("athens city athens", "sparta city megara", "sparta hoplite attica")
                .prepared("athens", "ath-20")
                .turn("sparta");
        Table<VictoryState> table = position.play("spa-lb").choose("battle hoplite-attica athens-city-athens");
        assertThat(barriers(table.asks("athens", React.Ask.class), "pass")).isPositive();
    }

    /** The mover's face-down cards are as secret as those of others when somebody else battles in its turn. */
    @Test
    void nothingIsTakenBackOnceTheMoverHasAnsweredAnothersBattle() {
        Table<VictoryState> table = Position.start()
                .prepared("corinth", "cor-01")
                .prepared("delian", "del-15")
                .turn("corinth")
                .play("cor-mt")
                .choose(
                        "in-place trireme gulf-of-corinth",
                        "use del-15",
                        "battle trireme-ionian-sea corinth-trireme-gulf-of-corinth");
        assertThat(barriers(table.asks("corinth", React.Ask.class), "pass")).isPositive();
    }

    @Test
    void whatOnePersonDoesAloneMayBeTakenBack() {
        Table<VictoryState> table = Position.start()
                .status("delian", "del-10")
                .and("athens token italy")
                .without("sparta hoplite messenia")
                .and("delian hoplite messenia")
                .turn("delian", Step.STRATEGY)
                .run(new Happened(Trigger.step(Moment.STRATEGY_STEP, Position.power("delian"))));
        assertThat(barriers(table.asks("delian", React.Ask.class), "pass")).isZero();
    }

    @Test
    @Covers("R176")
    @Cites("reactions")
    void whoWasAskedForSecrecyOnlyIsLockedOutLikeAnyOther() {
        Position.of(
                        "delian city corcyra",
                        "delian trireme ionian-sea",
                        "corinth city corinth",
                        "corinth trireme gulf-of-corinth")
                .status("delian", "del-09")
                .hand("delian", "del-lb")
                .prepared("corinth", "cor-13")
                .turn("delian")
                .play("del-mt")
                .choose("in-place trireme ionian-sea")
                .asks("delian", React.Ask.class) // it might have a Sea Battle card; only it knows that it has none
                .offersNot("use del-09")
                .choose("pass")
                .asks("corinth", React.Ask.class)
                .choose("use cor-13", "decline")
                .asksNobody(); // asked again, the League would have told everybody what is not in its hand
    }

    @Test
    @Covers({"R130", "R133"})
    void whatIsDiscardedIsSeenByItsOwnerAlone() {
        Table<VictoryState> table = Position.start()
                .hand("athens", "ath-lb", "ath-mh", "ath-mt")
                .turn("corinth")
                .play("cor-19")
                .choose("discard ath-mh", "discard ath-lb");
        assertThat(table.seenBy(new Seat(3, "athens"))).contains(new Discards.Discarded(Power.ATHENS, card("ath-mh")));
        for (Seat other : List.of(new Seat(0, "corinth"), new Seat(1, "delian"), new Seat(2, "sparta"))) {
            List<GameEvent> seen = table.seenBy(other);
            assertThat(seen).contains(new Discards.DiscardedUnseen(Power.ATHENS));
            assertThat(seen).doesNotContain(new Discards.Discarded(Power.ATHENS, card("ath-mh")));
        }
    }

    @Test
    @Covers("R130")
    void aFaceDownCardThatIsLostIsSeenByItsOwnerAlone() {
        Table<VictoryState> table = Position.start()
                .prepared("athens", "ath-02", "ath-20")
                .turn("corinth")
                .play("cor-23")
                .choose("discard ath-20");
        GameEvent lost = new LosePrepared.PreparedLost(Power.ATHENS, card("ath-20"));
        assertThat(table.seenBy(new Seat(3, "athens"))).contains(lost);
        for (Seat other : List.of(new Seat(0, "corinth"), new Seat(1, "delian"), new Seat(2, "sparta"))) {
            assertThat(table.seenBy(other))
                    .contains(new LosePrepared.PreparedLostUnseen(Power.ATHENS))
                    .doesNotContain(lost);
        }
        assertThat(table.state().cards().seen(Position.power("athens")).isEmpty())
                .isTrue();
    }

    @Test
    @Covers("R130")
    void whatIsDrawnIsSeenByItsOwnerAlone() {
        Table<VictoryState> table = Position.start()
                .deck("athens", "ath-lb", "ath-mh")
                .turn("athens", Step.DRAW)
                .run(new EndOfTurn.Draw(Power.ATHENS));
        GameEvent drawn = table.last(DrawCards.CardsDrawn.class);
        assertThat(table.seenBy(new Seat(3, "athens"))).contains(drawn);
        for (Seat other : List.of(new Seat(0, "corinth"), new Seat(1, "delian"), new Seat(2, "sparta"))) {
            assertThat(table.seenBy(other))
                    .contains(new DrawCards.CardsDrawnUnseen(Power.ATHENS, 2))
                    .doesNotContain(drawn);
        }
    }
}

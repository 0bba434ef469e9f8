package org.polemarch.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.core.analysis.Analysis.Mistake;
import org.polemarch.core.analysis.Analysis.Point;
import org.polemarch.core.bots.Budget;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.Terms;
import org.polemarch.core.session.TinyGame;

class AnalysisTest {

    private static final Seat ATHENS = new Seat(0, "athens");
    private static final Seat SPARTA = new Seat(1, "sparta");
    private static final Budget BUDGET = Budget.ofRounds(40);

    /** A deal in which Athens wins if it lays its three best cards, and not with a die instead of one of them. */
    private static final long CLOSE = 1;

    /** Five turns, of which Athens has three: a card counts its number, a draw nothing, a die up to six. */
    private static Session<TinyGame.Position> begun() {
        Session<TinyGame.Position> session = Session.start(
                TinyGame.prepared("turns", "5"),
                CLOSE,
                List.of(new Holder.Person("Ann"), new Holder.Person("Bob")),
                new Terms("test", false, "1", Map.of("tiny", "1")));
        session.play("bid-for 2");
        session.play("bid-for 2");
        return session;
    }

    private static void layBest(Session<TinyGame.Position> session) {
        session.play(session.question().moves().stream()
                .filter(TinyGame.Lay.class::isInstance)
                .max((one, other) -> ((TinyGame.Lay) one).card() - ((TinyGame.Lay) other).card())
                .orElseThrow());
    }

    private static Session<TinyGame.Position> withABlunderAt(int athenianTurn) {
        Session<TinyGame.Position> session = begun();
        for (int turn = 1; !session.over(); turn++) {
            if (turn == 2 * athenianTurn - 1) {
                session.play("roll");
            } else {
                layBest(session);
            }
        }
        return session;
    }

    private static Analysis of(Session<TinyGame.Position> session, Seat seat) {
        return Analysis.of(session, seat, BUDGET, done -> {}, () -> false).orElseThrow();
    }

    @Test
    void theAnswerThatCostMostIsNamedWithWhatWasBetter() {
        Session<TinyGame.Position> session = withABlunderAt(3);
        Mistake worst = of(session, ATHENS).mistakes().get(0);
        assertThat(worst.decision()).isEqualTo(6);
        assertThat(worst.played()).isEqualTo(new TinyGame.Roll());
        assertThat(worst.better()).isInstanceOf(TinyGame.Lay.class);
        assertThat(worst.cost()).isGreaterThan(0.05);
        assertThat(session.branchAt(worst.decision()).toAct())
                .as("who branches there may answer again")
                .isEqualTo(ATHENS);
    }

    @Test
    void whoeverPlaysWellHasNothingToRegret() {
        Session<TinyGame.Position> session = withABlunderAt(3);
        assertThat(of(session, SPARTA).mistakes()).noneMatch(mistake -> mistake.cost() > 0.05);
    }

    @Test
    void theCurveHasAPointForEachDecisionOfTheSeatAndEndsWithTheResult() {
        Session<TinyGame.Position> session = withABlunderAt(3);
        List<Point> curve = of(session, ATHENS).curve();
        assertThat(curve).extracting(Point::decision).containsExactly(0, 2, 4, 6, 7);
        double result = session.outcome().of(ATHENS).rank() == 1 ? 1 : 0;
        assertThat(curve.get(4).chances()).isEqualTo(result);
        assertThat(curve).allMatch(point -> point.chances() >= 0 && point.chances() <= 1);
    }

    @Test
    void theSameRoundsGiveTheSame() {
        assertThat(of(withABlunderAt(2), ATHENS)).isEqualTo(of(withABlunderAt(2), ATHENS));
    }

    @Test
    void ofAGameThatGoesOnNothingIsSaidOfTheOtherSeat() {
        Session<TinyGame.Position> session = begun();
        layBest(session);
        session.play("roll");
        Analysis analysis = of(session, ATHENS);
        assertThat(analysis.curve()).extracting(Point::decision).containsExactly(0, 2);
        assertThat(analysis.mistakes()).noneMatch(mistake -> mistake.decision() == 3);
    }

    @Test
    void itTellsHowFarItIsAndStopsWhenNobodyWaits() {
        Session<TinyGame.Position> session = withABlunderAt(2);
        List<Long> told = new ArrayList<>();
        assertThat(Analysis.of(session, ATHENS, BUDGET, told::add, () -> false)).isPresent();
        assertThat(told).isSorted().contains(1L).endsWith(Analysis.steps(session, ATHENS));
        List<Long> heard = new ArrayList<>();
        Optional<Analysis> none = Analysis.of(session, ATHENS, BUDGET, heard::add, () -> heard.size() >= 2);
        assertThat(none).isEmpty();
        assertThat(heard).hasSize(2);
    }
}

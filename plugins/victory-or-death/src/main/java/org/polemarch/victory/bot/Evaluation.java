package org.polemarch.victory.bot;

import jakarta.inject.Inject;
import org.polemarch.api.kit.Deck;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Pending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.supply.SupplyLines;

/** How good an imagined game is for a team: points now, points in sight, and the means to make and to keep them. */
public final class Evaluation {

    private static final double SCALE = 7;
    private static final double CITY_KEPT = 0.75;
    private static final double STATUS_KEPT = 0.7;
    private static final double HOPLITE = 0.55;
    private static final double TRIREME = 0.5;
    private static final double UNSUPPLIED = 0.15;
    private static final double DEFENDED_CITY = 0.5;
    private static final double STATUS_ON_TABLE = 0.35;
    private static final double PREPARED = 0.1;
    private static final double PREPARED_SHARE = 0.6;
    private static final double HAND = 0.06;
    private static final double HAND_SHARE = 0.12;
    private static final double CARD = 0.14;
    private static final double SHORTAGE = 0.8;
    private static final double EXPOSED_CITY = 0.4;
    private static final double FETCHING = 0.1;
    private static final double[] LIBERTIES = {0.3, 0.04, 0.1, 0.6};
    private static final double BOWL = 0.1;
    private static final double TOKEN = 0.03;
    private static final Trigger SCORING = Trigger.step(Moment.SCORING_ROUND, 0);

    private final CardList cards;
    private final CardWorth worth;

    @Inject
    Evaluation(CardList cards, CardWorth worth) {
        this.cards = cards;
        this.worth = worth;
    }

    /** The value for a power, from 0 (lost) to 1 (won). */
    public double of(VictoryState state, int power) {
        int team = Power.team(power);
        if (state.ending() != Ending.RUNNING) {
            boolean oligarchs = state.points(0) > state.points(1);
            return oligarchs == (team == 0) ? 1 : 0;
        }
        double lead = standing(state, team) - standing(state, team ^ 1) - liberty(state);
        return 1 / (1 + Math.exp(-lead / SCALE));
    }

    /** Whoever thinks takes the liberty itself; it is worth its while only where nothing else is. */
    private static double liberty(VictoryState state) {
        return state.liberty() == 0 ? 0 : LIBERTIES[Integer.numberOfTrailingZeros(state.liberty())];
    }

    private double standing(VictoryState state, int team) {
        int every = state.data().game().scoringEvery();
        int rounds = state.data().game().rounds();
        int scorings = rounds / every - (state.round() - 1) / every;
        double late = (double) state.round() / rounds;
        Board board = state.board();
        long cities = board.teamPieces(team, Sort.CITY.ordinal());
        long hoplites = board.teamPieces(team, Sort.HOPLITE.ordinal());
        double sum = state.points(team);
        sum += Long.bitCount(cities) * prospect(scorings, CITY_KEPT);
        sum += Long.bitCount(cities & hoplites) * DEFENDED_CITY;
        long exposed =
                board.teamPieces(team ^ 1, Sort.CITY.ordinal()) & ~board.teamPieces(team ^ 1, Sort.HOPLITE.ordinal());
        long near = state.atlas().adjacent(hoplites | board.teamPieces(team, Sort.TRIREME.ordinal()));
        sum += Long.bitCount(exposed & near) * EXPOSED_CITY;
        for (long left = cities | hoplites; left != 0; left &= left - 1) {
            sum += state.atlas().keyValue(Long.numberOfTrailingZeros(left)) * late * late;
        }
        for (int power = team; power < Power.COUNT; power += 2) {
            sum += pieces(state, power) + cards(state, power, scorings);
        }
        for (Pending pending : state.pending()) {
            if (pending.card() >= 0 && Power.team(pending.actor()) == team) {
                sum += worth.inUse(pending, state);
            }
        }
        return sum;
    }

    /** What something brings that scores one point in each Scoring Round to come, if it stays. */
    private static double prospect(int scorings, double kept) {
        double sum = 0;
        double chance = 1;
        for (int i = 0; i < scorings; i++) {
            chance *= kept;
            sum += chance;
        }
        return sum;
    }

    private static double pieces(VictoryState state, int power) {
        Board board = state.board();
        long supplied = SupplyLines.toAnyCity(state, power);
        long hoplites = board.pieces(power, Sort.HOPLITE.ordinal());
        long triremes = board.pieces(power, Sort.TRIREME.ordinal());
        return Long.bitCount(hoplites & supplied) * HOPLITE
                + Long.bitCount(triremes & supplied) * TRIREME
                + Long.bitCount((hoplites | triremes) & ~supplied) * UNSUPPLIED
                + board.bowl(power) * BOWL
                + Long.bitCount(board.tokens(power)) * TOKEN;
    }

    private double cards(VictoryState state, int power, int scorings) {
        Cards all = state.cards();
        int left = all.draw(power).size() + all.hand(power).size();
        int turns = state.data().game().rounds() - state.round();
        double sum = left * CARD - Math.max(0, turns - left) * SHORTAGE + (state.fetching() == power ? FETCHING : 0);
        Deck prepared = all.prepared(power);
        for (int i = 0; i < prepared.size(); i++) {
            sum += PREPARED + PREPARED_SHARE * worth.of(prepared.at(i));
        }
        Deck hand = all.hand(power);
        for (int i = 0; i < hand.size(); i++) {
            sum += HAND + HAND_SHARE * worth.of(hand.at(i));
        }
        Deck table = all.status(power);
        for (int i = 0; i < table.size(); i++) {
            Card card = cards.card(table.at(i));
            sum += STATUS_ON_TABLE;
            if (card.trigger().on() == Moment.SCORING_ROUND
                    && card.condition().holds(state, new Use(card.kind(), power, SCORING))) {
                sum += 2 * prospect(scorings, STATUS_KEPT);
            }
        }
        return sum;
    }
}

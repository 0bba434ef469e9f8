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
    private static final double PREPARED = 0.62;
    private static final double HAND = 0.16;
    private static final double DECK = 0.05;
    private static final double BOWL = 0.1;
    private static final double TOKEN = 0.03;
    private static final double IN_USE = 0.3;
    private static final Trigger SCORING = Trigger.step(Moment.SCORING_ROUND, 0);

    private final CardList cards;

    @Inject
    Evaluation(CardList cards) {
        this.cards = cards;
    }

    /** The value for a power, from 0 (lost) to 1 (won). */
    public double of(VictoryState state, int power) {
        int team = Power.team(power);
        if (state.ending() != Ending.RUNNING) {
            boolean oligarchs = state.points(0) > state.points(1);
            return oligarchs == (team == 0) ? 1 : 0;
        }
        double lead = worth(state, team) - worth(state, team ^ 1);
        return 1 / (1 + Math.exp(-lead / SCALE));
    }

    private double worth(VictoryState state, int team) {
        int every = state.data().game().scoringEvery();
        int rounds = state.data().game().rounds();
        int scorings = rounds / every - (state.round() - 1) / every;
        double late = (double) state.round() / rounds;
        Board board = state.board();
        long cities = board.teamPieces(team, Sort.CITY.ordinal());
        long hoplites = board.teamPieces(team, Sort.HOPLITE.ordinal());
        double worth = state.points(team);
        worth += Long.bitCount(cities) * prospect(scorings, CITY_KEPT);
        worth += Long.bitCount(cities & hoplites) * DEFENDED_CITY;
        for (long left = cities | hoplites; left != 0; left &= left - 1) {
            worth += state.atlas().keyValue(Long.numberOfTrailingZeros(left)) * late * late;
        }
        for (int power = team; power < Power.COUNT; power += 2) {
            worth += pieces(state, power) + cards(state, power, scorings);
        }
        for (Pending pending : state.pending()) {
            if (pending.card() >= 0 && Power.team(pending.actor()) == team) {
                worth += IN_USE;
            }
        }
        return worth;
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
        double worth = all.prepared(power).size() * PREPARED
                + all.hand(power).size() * HAND
                + all.draw(power).size() * DECK;
        Deck table = all.status(power);
        for (int i = 0; i < table.size(); i++) {
            Card card = cards.card(table.at(i));
            worth += STATUS_ON_TABLE;
            if (card.trigger().on() == Moment.SCORING_ROUND
                    && card.condition().holds(state, new Use(card.kind(), power, SCORING))) {
                worth += 2 * prospect(scorings, STATUS_KEPT);
            }
        }
        return worth;
    }
}

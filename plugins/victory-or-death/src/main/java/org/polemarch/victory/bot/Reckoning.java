package org.polemarch.victory.bot;

import jakarta.inject.Inject;
import org.polemarch.api.kit.Deck;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;

/** What the next Scoring Round would bring if the board stayed as it is. */
public class Reckoning {

    private static final Trigger SCORING = Trigger.step(Moment.SCORING_ROUND, 0);

    private final CardList cards;
    private final int[] points;

    @Inject
    public Reckoning(CardList cards) {
        this.cards = cards;
        points = new int[cards.size()];
        for (Card card : cards.all()) {
            for (Effect effect : card.effects()) {
                points[card.kind()] += effect instanceof Effect.Points gain ? gain.delta() : 0;
            }
        }
    }

    /** The next round that ends with a Scoring Round, this one included. */
    private static int next(VictoryState state) {
        int every = state.data().game().scoringEvery();
        return (state.round() + every - 1) / every * every;
    }

    /** Whether the next Scoring Round is the last. */
    static boolean last(VictoryState state) {
        return next(state) >= state.data().game().rounds();
    }

    /** How many cards may still be played before it. */
    static int turnsBefore(VictoryState state) {
        boolean played = state.step().ordinal() > Step.PLAY.ordinal();
        return (next(state) - state.round() + 1) * Power.COUNT - state.mover() - (played ? 1 : 0);
    }

    /** How many cards are played from one Scoring Round to the next. */
    static int turnsBetween(VictoryState state) {
        return state.data().game().scoringEvery() * Power.COUNT;
    }

    /** By how many points the Oligarchs would lead. */
    int lead(VictoryState state) {
        return total(state, 0) - total(state, 1);
    }

    private int total(VictoryState state, int team) {
        Board board = state.board();
        long cities = board.teamPieces(team, Sort.CITY.ordinal());
        int sum = state.points(team);
        if (state.step() != Step.SCORING) {
            sum += Long.bitCount(cities) * state.data().game().cityPoints();
        }
        for (int power = team; power < Power.COUNT; power += 2) {
            sum += statuses(state, power);
        }
        if (last(state)) {
            sum += keyLocations(state, team);
        }
        return sum;
    }

    /** The points of the Status cards of a power whose conditions hold now. */
    int statuses(VictoryState state, int power) {
        Deck table = state.cards().status(power);
        int sum = 0;
        for (int i = 0; i < table.size(); i++) {
            sum += scores(table.at(i), power, state) ? points[table.at(i)] : 0;
        }
        return sum;
    }

    private boolean scores(int kind, int power, VictoryState state) {
        Card card = cards.card(kind);
        return card.trigger().on() == Moment.SCORING_ROUND
                && card.condition().holds(state, new Use(kind, power, SCORING));
    }

    /** The points of the key locations a team holds. */
    static int keyLocations(VictoryState state, int team) {
        Board board = state.board();
        int sum = 0;
        for (long left = board.teamPieces(team, Sort.CITY.ordinal()) | board.teamPieces(team, Sort.HOPLITE.ordinal());
                left != 0;
                left &= left - 1) {
            sum += state.atlas().keyValue(Long.numberOfTrailingZeros(left));
        }
        return sum;
    }
}

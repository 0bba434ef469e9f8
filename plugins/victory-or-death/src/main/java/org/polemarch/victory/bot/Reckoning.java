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
import org.polemarch.victory.rules.scoring.KeyLocations;

/** What the next Scoring Round would bring if the board stayed as it is. */
public class Reckoning {

    private static final Trigger SCORING = Trigger.step(Moment.SCORING_ROUND, 0);

    private final CardList cards;
    private final KeyLocations keyLocations;
    private final int[] points;

    @Inject
    public Reckoning(CardList cards, KeyLocations keyLocations) {
        this.keyLocations = keyLocations;
        this.cards = cards;
        points = new int[cards.size()];
        for (Card card : cards.all()) {
            for (Effect effect : card.effects()) {
                points[card.kind()] += effect instanceof Effect.Points gain ? gain.delta() : 0;
            }
        }
    }

    /** The next round that ends with a Scoring Round, this one included. */
    public int nextScoring(VictoryState state) {
        int every = state.data().game().scoringEvery();
        return (state.round() + every - 1) / every * every;
    }

    /** Whether the next Scoring Round is the last. */
    public boolean last(VictoryState state) {
        return nextScoring(state) >= state.data().game().rounds();
    }

    /** How many cards may still be played before it. */
    public int turnsBefore(VictoryState state) {
        boolean played = state.step().ordinal() > Step.PLAY.ordinal();
        return (nextScoring(state) - state.round() + 1) * Power.COUNT - state.mover() - (played ? 1 : 0);
    }

    /** How many cards are played from one Scoring Round to the next. */
    public int turnsBetween(VictoryState state) {
        return state.data().game().scoringEvery() * Power.COUNT;
    }

    /** By how many points the Oligarchs would lead. */
    public int lead(VictoryState state) {
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
            sum += keyLocations.total(team, state);
        }
        return sum;
    }

    /** The points of the Status cards of a power whose conditions hold now. */
    public int statuses(VictoryState state, int power) {
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
}

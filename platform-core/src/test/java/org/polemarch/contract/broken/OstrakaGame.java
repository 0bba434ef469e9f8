package org.polemarch.contract.broken;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.Standing;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.testkit.MadeRules;

/** The rules. Whatever a broken game does otherwise is a method it overrides. */
public class OstrakaGame implements BoardGame<OstrakaState> {

    private static final int ROUNDS = 3;
    private static final int LONG = 4;

    final List<Seat> seats;
    final int rounds;
    final boolean storms;

    public OstrakaGame(Setup setup) {
        seats = setup.seats();
        rounds = setup.scenario().equals("long") ? LONG : ROUNDS;
        storms = setup.option("storm").equals("card");
    }

    RuleStep<OstrakaState, ?> drawing() {
        return new Drawing(seats);
    }

    RuleStep<OstrakaState, ?> turn() {
        return new Turn(seats);
    }

    RuleStep<OstrakaState, ?> parry() {
        return new Parry(seats);
    }

    RuleStep<OstrakaState, ?> storm() {
        return new Storm(storms);
    }

    RuleStep<OstrakaState, ?> ostracism() {
        return new Ostracism(seats);
    }

    RuleStep<OstrakaState, ?> round() {
        return new Round(seats, rounds);
    }

    @Override
    public final List<Class<? extends RuleStep<OstrakaState, ?>>> rules() {
        return MadeRules.classes(made());
    }

    List<RuleStep<OstrakaState, ?>> made() {
        return List.of(new Deal(seats), round(), drawing(), turn(), parry(), storm(), ostracism());
    }

    @Override
    public OstrakaState table() {
        return new OstrakaState(seats.size());
    }

    @Override
    public List<Frame> opening() {
        return List.of(new Deal.Begin(), new Round.Begin());
    }

    @Override
    public Record project(OstrakaState state, Seat seat) {
        return OstrakaView.of(state, seats, seat);
    }

    @Override
    public OstrakaState imagine(OstrakaState state, Seat seat, Chance chance) {
        OstrakaState imagined = state.copy();
        Deck unseen = new Deck();
        List<Deck> places = new ArrayList<>();
        places.add(imagined.deck);
        for (Seat other : seats) {
            if (!other.equals(seat)) {
                places.add(imagined.hands[other.index()]);
                places.add(imagined.buried[other.index()]);
            }
        }
        int[] sizes = places.stream().mapToInt(Deck::size).toArray();
        places.forEach(unseen::putAll);
        unseen.shuffle(chance);
        for (int i = 0; i < sizes.length; i++) {
            for (int card = 0; card < sizes[i]; card++) {
                places.get(i).put(unseen.draw());
            }
        }
        return imagined;
    }

    @Override
    public boolean hasSecret(OstrakaState state, Seat seat) {
        return !state.hands[seat.index()].isEmpty() || !state.buried[seat.index()].isEmpty();
    }

    @Override
    public Outcome outcome(OstrakaState state) {
        int[] points = new int[seats.size()];
        for (Seat seat : seats) {
            points[seat.index()] =
                    lines(state, seat).stream().mapToInt(Score.Line::points).sum();
        }
        List<Score> scores = new ArrayList<>();
        for (Seat seat : seats) {
            int rank = 1;
            for (int other : points) {
                rank += other > points[seat.index()] ? 1 : 0;
            }
            scores.add(new Score(seat, rank, points[seat.index()], lines(state, seat)));
        }
        return new Outcome(scores, state.ended ? "rounds-over" : Outcome.RUNNING);
    }

    /** Buried cards count only at the end: until then they are hidden. */
    List<Score.Line> lines(OstrakaState state, Seat seat) {
        int i = seat.index();
        List<Score.Line> lines = new ArrayList<>();
        lines.add(new Score.Line("coins", 3 * state.coins[i]));
        lines.add(new Score.Line("row", OstrakaState.sum(state.rows[i])));
        if (state.ended) {
            lines.add(new Score.Line("buried", OstrakaState.sum(state.buried[i]) / 2));
        }
        return lines;
    }

    @Override
    public Standing standing(OstrakaState state) {
        List<Score> scores = outcome(state).scores();
        int all = scores.stream().mapToInt(Score::points).sum();
        double athens = all == 0 ? 0.5 : (double) scores.get(0).points() / all;
        return Standing.ofTwo(431 - state.round, athens, Map.of(Place.ATHENS, Camp.ATHENS));
    }

    @Override
    public double evaluate(OstrakaState imagined, Seat seat) {
        int all = 1;
        int own = 0;
        for (Seat each : seats) {
            int i = each.index();
            int worth = 3 * imagined.coins[i] + OstrakaState.sum(imagined.rows[i]);
            all += worth;
            own += each.equals(seat) ? worth : 0;
        }
        return (double) own / all;
    }

    @Override
    public SortedMap<String, Integer> census(OstrakaState state) {
        int cards = state.deck.size() + state.discard.size();
        int coins = state.bank;
        for (Seat seat : seats) {
            int i = seat.index();
            cards += state.hands[i].size() + state.rows[i].size() + state.buried[i].size();
            coins += state.coins[i];
        }
        return new TreeMap<>(Map.of("card", cards, "coin", coins));
    }
}

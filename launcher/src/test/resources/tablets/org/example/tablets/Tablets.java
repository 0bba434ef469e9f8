package org.example.tablets;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.Standing;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.play.Target;

public final class Tablets implements BoardGame<Tablets.State> {

    public static final class State implements GameState<State> {
        public int[] written = new int[2];
        public int cast;
        boolean open;

        @Override
        public State copy() {
            State copy = new State();
            copy.written = written.clone();
            copy.cast = cast;
            copy.open = open;
            return copy;
        }
    }

    public record View(int mine, int theirs, int cast, boolean open) {}

    public record Write(Seat seat) implements Frame {}

    public record Cast(Seat seat) implements Frame {}

    public record Number(int number) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Target.card("tablet"), Target.button("number-" + number));
        }
    }

    public record Throw() implements Move {}

    public record Quiet() implements Move {}

    public record TooLarge(String cites) implements Reason {}

    public record Wrote(Seat seat, int number) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat viewer) {
            return Optional.of(viewer.equals(seat) ? this : new WroteSomething(seat));
        }
    }

    public record WroteSomething(Seat seat) implements GameEvent {}

    public record Kept(Seat seat) implements GameEvent {}

    public record Opened(int first, int second) implements GameEvent {}

    private final Setup setup;

    @Inject
    Tablets(Setup setup) {
        this.setup = setup;
    }

    @Cites("1")
    public static class Writing implements Decision<State, Write, Number> {
        @Override
        public Seat decider(Write write, State state) {
            return write.seat();
        }

        @Override
        public List<Number> legal(Write write, State state) {
            return List.of(new Number(1), new Number(2), new Number(3));
        }

        @Override
        public List<Refusal> refusals(Write write, State state) {
            return List.of(new Refusal(new Number(4), new TooLarge("1")));
        }

        @Override
        public void apply(Number number, Write write, Play<State> play) {
            /*writing*/
            play.state().written[write.seat().index()] = number.number();
            play.report(() -> new Wrote(write.seat(), number.number()));
        }
    }

    @Cites("2")
    public static class Casting implements Decision<State, Cast, Move> {
        @Override
        public Seat decider(Cast cast, State state) {
            return cast.seat();
        }

        @Override
        public List<Move> legal(Cast cast, State state) {
            return List.of(new Throw(), new Quiet());
        }

        @Override
        public void apply(Move move, Cast cast, Play<State> play) {
            if (move instanceof Throw) {
                play.state().cast += play.roll(6, "why.cast");
            } else {
                play.report(() -> new Kept(cast.seat()));
            }
            if (cast.seat().index() == 1) {
                State state = play.state();
                state.open = true;
                play.reveal();
                play.report(() -> new Opened(state.written[0], state.written[1]));
            }
        }
    }

    @Override
    public List<Class<? extends RuleStep<State, ?>>> rules() {
        return List.of(Writing.class, Casting.class);
    }

    @Override
    public State table() {
        return new State();
    }

    @Override
    public List<Frame> opening() {
        Seat first = setup.seats().get(0);
        Seat second = setup.seats().get(1);
        return List.of(new Write(first), new Write(second), new Cast(first), new Cast(second));
    }

    @Override
    public Record project(State state, Seat seat) {
        int theirs = state.open ? state.written[1 - seat.index()] : 0;
        return new View(state.written[seat.index()], theirs, state.cast, state.open);
    }

    @Override
    public State imagine(State state, Seat seat, Chance chance) {
        State imagined = state.copy();
        int other = 1 - seat.index();
        if (!state.open && state.written[other] > 0) {
            imagined.written[other] = 1 + chance.below(3);
        }
        return imagined;
    }

    @Override
    public Outcome outcome(State state) {
        List<Score> scores = new ArrayList<>();
        for (Seat seat : setup.seats()) {
            int mine = state.open ? state.written[seat.index()] : 0;
            int theirs = state.open ? state.written[1 - seat.index()] : 0;
            scores.add(new Score(seat, mine >= theirs ? 1 : 2, mine, List.of(new Score.Line("written", mine))));
        }
        return new Outcome(scores, state.open ? "ending.opened" : Outcome.RUNNING);
    }

    @Override
    public Standing standing(State state) {
        return Standing.ofTwo(431, 0.5, Map.of());
    }

    @Override
    public double evaluate(State imagined, Seat seat) {
        return imagined.written[seat.index()] / 3.0;
    }

    @Override
    public SortedMap<String, Integer> census(State state) {
        return new TreeMap<>(Map.of("tablets", 2));
    }
}

package org.polemarch.core.twin;

import com.google.inject.AbstractModule;
import com.google.inject.Inject;
import com.google.inject.Module;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.Standing;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.core.wiring.PreparedGame;

/** Two armies at a ford: six turns, in each of which one of them wades, with a die, or waits. Each army counts its men in secret. */
public final class Ford implements GamePlugin {

    static final Seat ATHENS = new Seat(0, "athens");
    static final Seat SPARTA = new Seat(1, "sparta");
    private static final int TURNS = 6;

    static PreparedGame<?> prepared(Class<? extends River> river) {
        Setup setup = new Setup("war", List.of(ATHENS, SPARTA), Map.of(), List.of());
        return river == River.class
                ? PreparedGame.of(new Ford(), List.of(), setup, Optional.empty())
                : PreparedGame.of(
                        new Ford(),
                        List.of(new Other(river)),
                        setup.withVariants(List.of(river.getSimpleName())),
                        Optional.empty());
    }

    /** A variant that puts another river in the place of the usual one. */
    record Other(Class<? extends River> river) implements VariantPlugin {
        @Override
        public VariantInfo info() {
            return new VariantInfo(river.getSimpleName(), "ford", river.getSimpleName(), "", List.of());
        }

        @Override
        public void change(Variation game) {
            game.replace(River.class).with(river);
            if (river == Bridge.class) {
                game.add(Toll.class);
            }
        }

        @Override
        public List<Section> rules() {
            return List.of(Section.enforced("river", "The river", river.getSimpleName()));
        }
    }

    /** What the river does. */
    @Cites("river")
    public static class River {
        boolean canWade(int turn) {
            return true;
        }

        boolean canWait(int turn) {
            return true;
        }

        int wade(Play<State> play) {
            return play.roll(6, "wade");
        }

        int last() {
            return TURNS;
        }
    }

    /** From the third turn on nobody can wade. */
    public static class Flood extends River {
        @Override
        boolean canWade(int turn) {
            return turn < 2;
        }
    }

    /** On the ice no die is needed. */
    public static class Frozen extends River {
        @Override
        int wade(Play<State> play) {
            return 3;
        }
    }

    /** Nobody may wait in the second turn. */
    public static class Haste extends River {
        @Override
        boolean canWait(int turn) {
            return turn != 1;
        }
    }

    /** The war is over after four turns. */
    public static class Brief extends River {
        @Override
        int last() {
            return 4;
        }
    }

    /** Who crosses it is asked for a toll. */
    public static class Bridge extends River {
        @Override
        int wade(Play<State> play) {
            play.next(new Toll.Ask());
            return 1;
        }
    }

    @Cites("river")
    public static class Toll implements Decision<State, Toll.Ask, Toll.Pay> {
        public record Ask() implements Frame {}

        public record Pay() implements Move {}

        @Override
        public Seat decider(Ask frame, State state) {
            return ATHENS;
        }

        @Override
        public List<Pay> legal(Ask frame, State state) {
            return List.of(new Pay());
        }

        @Override
        public void apply(Pay move, Ask frame, Play<State> play) {}
    }

    public static final class State implements GameState<State> {
        final int[] men = new int[2];
        int turn;

        @Override
        public State copy() {
            State copy = new State();
            copy.men[0] = men[0];
            copy.men[1] = men[1];
            copy.turn = turn;
            return copy;
        }
    }

    public record View(int men, int turn) {}

    public record Turn(int seat) implements Frame {}

    public record Wade() implements Move {}

    public record Wait() implements Move {}

    public record Waded(Seat seat, int men) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat viewer) {
            return viewer.equals(seat) ? Optional.of(this) : Optional.empty();
        }
    }

    @Cites("river")
    public record TooDeep() implements Reason {}

    @Cites("turn")
    public static class Turning implements Decision<State, Turn, Move> {
        private final Setup setup;
        private final River river;

        @Inject
        public Turning(Setup setup, River river) {
            this.setup = setup;
            this.river = river;
        }

        @Override
        public Seat decider(Turn frame, State state) {
            return setup.seats().get(frame.seat());
        }

        @Override
        public List<Move> legal(Turn frame, State state) {
            List<Move> moves = new ArrayList<>();
            if (river.canWade(state.turn)) {
                moves.add(new Wade());
            }
            if (river.canWait(state.turn)) {
                moves.add(new Wait());
            }
            return moves;
        }

        @Override
        public List<Refusal> refusals(Turn frame, State state) {
            return river.canWade(state.turn) ? List.of() : List.of(new Refusal(new Wade(), new TooDeep()));
        }

        @Override
        public void apply(Move move, Turn frame, Play<State> play) {
            State state = play.state();
            if (move instanceof Wade) {
                int men = river.wade(play);
                state.men[frame.seat()] += men;
                play.report(() -> new Waded(setup.seats().get(frame.seat()), men));
            }
            state.turn++;
            if (state.turn < river.last()) {
                play.next(new Turn(1 - frame.seat()));
            }
        }
    }

    public static class Board implements BoardGame<State> {
        private final Setup setup;

        @Inject
        public Board(Setup setup) {
            this.setup = setup;
        }

        @Override
        public List<Class<? extends RuleStep<State, ?>>> rules() {
            return List.of(Turning.class);
        }

        @Override
        public State table() {
            return new State();
        }

        @Override
        public List<Frame> opening() {
            return List.of(new Turn(0));
        }

        @Override
        public Record project(State state, Seat seat) {
            return new View(state.men[seat.index()], state.turn);
        }

        @Override
        public State imagine(State state, Seat seat, Chance chance) {
            return state.copy();
        }

        @Override
        public Outcome outcome(State state) {
            List<Score> scores = setup.seats().stream()
                    .map(seat -> new Score(
                            seat,
                            state.men[seat.index()] >= state.men[1 - seat.index()] ? 1 : 2,
                            state.men[seat.index()],
                            List.of(new Score.Line("men", state.men[seat.index()]))))
                    .toList();
            return new Outcome(scores, "peace");
        }

        @Override
        public Standing standing(State state) {
            return Standing.ofTwo(431 - state.turn, 0.5, Map.of());
        }

        @Override
        public double evaluate(State imagined, Seat seat) {
            return 0.5;
        }

        @Override
        public SortedMap<String, Integer> census(State state) {
            return new TreeMap<>();
        }
    }

    @Override
    public GameInfo info() {
        return new GameInfo(
                "ford",
                "Ford",
                "",
                "",
                List.of(
                        SeatInfo.alone("athens", "Athens", Camp.ATHENS),
                        SeatInfo.alone("sparta", "Sparta", Camp.SPARTA)),
                2,
                List.of(new Scenario("war", "War", "")),
                List.of(),
                1,
                "",
                "a die",
                100);
    }

    @Override
    public DataPack data() {
        return DataPack.ofTexts(Map.of());
    }

    @Override
    public Module rules(DataPack data, Setup setup) {
        return new AbstractModule() {
            @Override
            protected void configure() {
                bind(BoardGame.class).to(Board.class);
                bind(Setup.class).toInstance(setup);
            }
        };
    }
}

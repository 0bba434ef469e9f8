package org.polemarch.core.compare;

import com.google.inject.AbstractModule;
import com.google.inject.Inject;
import com.google.inject.Module;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.Standing;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.InstalledVariant;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.wiring.DidYouMean;
import org.polemarch.core.wiring.SetupFault;

/**
 * A small war: each year both sides strike boldly, with a die, or with care. Pylos goes to the side with the better
 * last strike.
 */
public final class Skirmish implements GamePlugin {

    private static final int YEARS = 6;

    /** A game with this plugin, its variants and two bots, whose jar is that file. */
    static Shelf shelf(Path jar) {
        return new Shelf() {
            private final PluginStatus from = new PluginStatus(
                    "skirmish", "1", jar, Optional.empty(), PluginStatus.Origin.BUNDLED, PluginStatus.State.LOADED, "");

            @Override
            public InstalledGame game(String id) {
                if (!id.equals("skirmish")) {
                    throw new SetupFault(DidYouMean.line("game", id, List.of("skirmish")));
                }
                GamePlugin plugin = new Skirmish();
                List<InstalledVariant> variants = List.of(
                        variant("handicap", "Handicap", Spears.class, LongSpears.class),
                        variant("idle", "Idle", Surrender.class, NoSurrender.class),
                        variant("sealed", "Sealed", Spears.class, SealedSpears.class),
                        new InstalledVariant(new Raid(), new Raid().info(), from),
                        new InstalledVariant(new Reach(), new Reach().info(), from));
                return new InstalledGame(plugin, plugin.info(), from, variants, Optional.empty());
            }

            private <T> InstalledVariant variant(String id, String title, Class<T> rule, Class<? extends T> by) {
                VariantInfo info = new VariantInfo(id, "skirmish", title, "", List.of());
                VariantPlugin plugin = new VariantPlugin() {
                    @Override
                    public VariantInfo info() {
                        return info;
                    }

                    @Override
                    public void change(Variation game) {
                        game.replace(rule).with(by);
                    }
                };
                return new InstalledVariant(plugin, info, from);
            }

            @Override
            public Bot bot(String game, String name) {
                return switch (name) {
                    case "random" -> new RandomBot();
                    case "greedy" -> new GreedyBot(2);
                    case "faulty" ->
                        thinking -> {
                            throw new IllegalStateException("out of order");
                        };
                    default -> throw new SetupFault(DidYouMean.line("bot", name, List.of("random", "greedy")));
                };
            }
        };
    }

    @Override
    public GameInfo info() {
        return new GameInfo(
                "skirmish",
                "Skirmish",
                "",
                "",
                List.of(
                        SeatInfo.alone("athens", "Athens", Camp.ATHENS),
                        SeatInfo.alone("sparta", "Sparta", Camp.SPARTA)),
                2,
                List.of(new Scenario("war", "War", ""), new Scenario("peace", "Peace", "")),
                List.of(new GameOption(
                        "die",
                        "Die",
                        "",
                        List.of(new GameOption.Choice("6", "six"), new GameOption.Choice("8", "eight")),
                        "6")),
                1,
                "",
                "a die",
                100);
    }

    @Override
    public DataPack data() {
        return DataPack.ofTexts(Map.of("spears", "{\"reach\": 0, \"source\": \"reconstructed\"}"));
    }

    @Override
    public Module rules(DataPack data, Setup setup) {
        return new AbstractModule() {
            @Override
            protected void configure() {
                bind(BoardGame.class).to(Board.class);
                bind(Setup.class).toInstance(setup);
                bind(Figures.class).toInstance(data.document("spears", Figures.class));
            }
        };
    }

    /** The position. */
    public static final class State implements GameState<State> {
        final int[] points = new int[2];
        int turn;
        int pylos = -1;

        @Override
        public State copy() {
            State copy = new State();
            copy.points[0] = points[0];
            copy.points[1] = points[1];
            copy.turn = turn;
            copy.pylos = pylos;
            return copy;
        }
    }

    /** How much farther Athens reaches. */
    public record Figures(int reach) {}

    public record Strike(int seat) implements Frame {}

    public record Blow(boolean bold) implements Move {}

    /** What a strike is worth besides the die. */
    public static class Spears {
        public int reach(int seat) {
            return 0;
        }
    }

    /** Athens always has an advantage. */
    public static class LongSpears extends Spears {
        @Override
        public int reach(int seat) {
            return seat == 0 ? 2 : 0;
        }
    }

    /** Cannot be watched. */
    public static final class SealedSpears extends Spears {
        @Override
        public int reach(int seat) {
            return 1;
        }
    }

    /** Brings its own scenario. */
    static final class Raid implements VariantPlugin {
        @Override
        public VariantInfo info() {
            return VariantInfo.of("raid", "skirmish").title("Raid").scenarios(new Scenario("raid", "Raid", ""));
        }

        @Override
        public void change(Variation game) {
            game.replace(Spears.class).with(LongSpears.class);
        }
    }

    /** Changes a figure and no rule. */
    static final class Reach implements VariantPlugin {
        @Override
        public VariantInfo info() {
            return VariantInfo.of("reach", "skirmish").title("Reach");
        }

        @Override
        public Optional<String> dataPatch() {
            return Optional.of("{\"spears\": {\"reach\": 1}}");
        }
    }

    /** Asked only when a side has a hundred points, which never happens. */
    public static class Surrender {
        public boolean now(int points) {
            return points >= 100;
        }
    }

    public static class NoSurrender extends Surrender {
        @Override
        public boolean now(int points) {
            return false;
        }
    }

    public static class Striking implements Decision<State, Strike, Blow> {
        private final Setup setup;
        private final Figures figures;
        private final Spears spears;
        private final Surrender surrender;

        @Inject
        public Striking(Setup setup, Figures figures, Spears spears, Surrender surrender) {
            this.setup = setup;
            this.figures = figures;
            this.spears = spears;
            this.surrender = surrender;
        }

        @Override
        public Seat decider(Strike frame, State state) {
            return setup.seats().get(frame.seat());
        }

        @Override
        public List<Blow> legal(Strike frame, State state) {
            return state.turn == 0 ? List.of(new Blow(true)) : List.of(new Blow(true), new Blow(false));
        }

        @Override
        public void apply(Blow blow, Strike frame, Play<State> play) {
            State state = play.state();
            int sides = Integer.parseInt(setup.option("die"));
            int hit = spears.reach(frame.seat()) + (blow.bold() ? play.roll(sides, "strike") : 3);
            hit += frame.seat() == 0 ? figures.reach() : 0;
            state.points[frame.seat()] += hit;
            state.pylos = hit > 4 ? frame.seat() : state.pylos;
            state.turn++;
            if (state.points[0] > 90 && surrender.now(state.points[0])) {
                play.end();
            } else if (state.turn < 2 * YEARS) {
                play.next(new Strike(1 - frame.seat()));
            }
        }
    }

    /** The game. */
    public static class Board implements BoardGame<State> {
        private final Setup setup;

        @Inject
        public Board(Setup setup) {
            this.setup = setup;
        }

        @Override
        public List<Class<? extends RuleStep<State, ?>>> rules() {
            return List.of(Striking.class);
        }

        @Override
        public State table() {
            return new State();
        }

        @Override
        public List<Frame> opening() {
            return List.of(new Strike(0));
        }

        @Override
        public Record project(State state, Seat seat) {
            return new Strike(seat.index());
        }

        @Override
        public State imagine(State state, Seat seat, Chance chance) {
            return state.copy();
        }

        @Override
        public Outcome outcome(State state) {
            List<Score> scores = setup.seats().stream()
                    .map(seat -> score(seat, state.points[seat.index()], state.points[1 - seat.index()]))
                    .toList();
            return new Outcome(scores, state.turn < 2 * YEARS ? Outcome.RUNNING : "peace");
        }

        private static Score score(Seat seat, int own, int other) {
            return new Score(seat, own >= other ? 1 : 2, own, List.of(new Score.Line("points", own)));
        }

        @Override
        public Standing standing(State state) {
            Map<Place, Camp> holders =
                    state.pylos < 0 ? Map.of() : Map.of(Place.PYLOS, state.pylos == 0 ? Camp.ATHENS : Camp.SPARTA);
            return Standing.ofTwo(
                    431 - state.turn / 2, evaluate(state, setup.seats().get(0)), holders);
        }

        @Override
        public double evaluate(State imagined, Seat seat) {
            double own = imagined.points[seat.index()] + 1.0;
            return own / (own + imagined.points[1 - seat.index()] + 1.0);
        }

        @Override
        public SortedMap<String, Integer> census(State state) {
            return new TreeMap<>();
        }
    }
}

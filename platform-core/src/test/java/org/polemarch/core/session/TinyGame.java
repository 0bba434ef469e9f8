package org.polemarch.core.session;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.bot.Appraisal.Part;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.Standing;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Ballot;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.testkit.MadeRules;

/**
 * A game small enough to be known by heart: two seats with hidden hands bid in secret and then, in turn, lay a card
 * (which can be taken back), draw one (a reveal) or roll a die. Its traps are rules that fail.
 */
public final class TinyGame implements BoardGame<TinyGame.Position> {

    static final int CARDS = 20;
    private static final int HAND = 4;

    private final List<Seat> seats;
    private final int turns;
    private final String trap;

    TinyGame(Setup setup) {
        this.seats = setup.seats();
        this.turns = Integer.parseInt(setup.option("turns"));
        this.trap = setup.option("trap");
    }

    /** The plugin. */
    public static final class Plugin implements GamePlugin {

        @Override
        public GameInfo info() {
            return new GameInfo(
                    "tiny",
                    "Tiny",
                    "",
                    "",
                    List.of(
                            SeatInfo.alone("athens", "Athens", Camp.ATHENS),
                            SeatInfo.alone("sparta", "Sparta", Camp.SPARTA)),
                    2,
                    List.of(new Scenario("short", "Short", ""), new Scenario("other", "Other", "")),
                    List.of(
                            option("turns", "24", "24", "60", "100", "5"),
                            option(
                                    "trap",
                                    "none",
                                    "none",
                                    "six",
                                    "endless",
                                    "bound",
                                    "start",
                                    "assertion",
                                    "hang",
                                    "scales",
                                    "fickle",
                                    "stingy")),
                    1,
                    "hands",
                    "a die",
                    200);
        }

        private static GameOption option(String id, String standard, String... values) {
            List<GameOption.Choice> choices = new ArrayList<>();
            for (String value : values) {
                choices.add(new GameOption.Choice(value, value));
            }
            return new GameOption(id, id, "", choices, standard);
        }

        @Override
        public Module rules(DataPack data, Setup setup) {
            return new AbstractModule() {
                @Override
                protected void configure() {
                    TinyGame game = new TinyGame(setup);
                    MadeRules.bind(binder(), game.made());
                    bind(BoardGame.class).toInstance(game);
                }
            };
        }

        @Override
        public DataPack data() {
            return DataPack.ofTexts(Map.of("figures", "{\"deck\": {\"cards\": 20, \"source\": \"here\"}}"));
        }
    }

    /** The game with these options over the defaults. */
    @SuppressWarnings("unchecked") // the plugin binds a TinyGame
    public static PreparedGame<Position> prepared(String... keysAndValues) {
        Plugin plugin = new Plugin();
        Setup setup = plugin.info().defaultSetup();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            setup = setup.withOption(keysAndValues[i], keysAndValues[i + 1]);
        }
        return (PreparedGame<Position>) PreparedGame.of(plugin, List.of(), setup, Optional.empty());
    }

    /** Where the rule that hangs waits, whatever happens around it, until a test lets it pass. */
    static final class Gate {

        private final CountDownLatch open = new CountDownLatch(1);
        private final CountDownLatch passed = new CountDownLatch(1);

        private void pass(Runnable then) {
            boolean waiting = true;
            while (waiting) {
                try {
                    open.await();
                    waiting = false;
                } catch (InterruptedException e) {
                    // A rule that hangs does not listen.
                }
            }
            then.run();
            passed.countDown();
        }

        /** Lets the rule go on and waits until it has. */
        void open() throws InterruptedException {
            open.countDown();
            passed.await();
        }
    }

    static final Gate STUCK = new Gate();

    /** Whether Sparta's die fails; no sound rule has such a thing. */
    static final AtomicBoolean FICKLE = new AtomicBoolean();

    /** The position. */
    public static final class Position implements GameState<Position> {
        final Deck deck;
        final Deck[] hands;
        final int[] points;
        int turn;

        Position(Deck deck, Deck[] hands, int[] points, int turn) {
            this.deck = deck;
            this.hands = hands;
            this.points = points;
            this.turn = turn;
        }

        @Override
        public Position copy() {
            return new Position(deck.copy(), new Deck[] {hands[0].copy(), hands[1].copy()}, points.clone(), turn);
        }
    }

    public record View(int turn, int deck, List<Integer> hand, int otherHand, List<Integer> points) {}

    public record Deal() implements Frame {}

    public record Bid() implements Frame {}

    public record Turn(int seat) implements Frame {}

    public record BidFor(int points) implements Move {}

    public record Lay(int card) implements Move {}

    public record Draw() implements Move {}

    public record Roll() implements Move {}

    public record Laid(Seat seat, int card) implements GameEvent {}

    public record DrewSomething(Seat seat) implements GameEvent {}

    public record Opened(List<Integer> bids) implements GameEvent {}

    public record Drew(Seat seat, int card) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat viewer) {
            return Optional.of(viewer.equals(seat) ? this : new DrewSomething(seat));
        }
    }

    private final class Dealing implements Procedure<Position, Deal> {
        @Override
        public void run(Deal frame, Play<Position> play) {
            if (trap.equals("start")) {
                throw new IllegalStateException("no cards");
            }
            play.shuffle(play.state().deck, "deal");
            for (Deck hand : play.state().hands) {
                for (int i = 0; i < HAND; i++) {
                    hand.put(play.state().deck.draw());
                }
            }
        }
    }

    private final class Bidding implements Ballot<Position, Bid, BidFor> {
        @Override
        public List<Seat> voters(Bid frame, Position state) {
            return seats;
        }

        @Override
        public List<BidFor> legal(Bid frame, Position state, Seat voter) {
            return List.of(new BidFor(0), new BidFor(1), new BidFor(2));
        }

        @Override
        public void apply(List<BidFor> votes, Bid frame, Play<Position> play) {
            for (int i = 0; i < 2; i++) {
                play.state().points[i] += votes.get(i).points();
            }
            play.report(() -> new Opened(votes.stream().map(BidFor::points).toList()));
        }
    }

    /** What a seat does. */
    @Cites("2")
    private final class Turning implements Decision<Position, Turn, Move> {
        @Override
        public Seat decider(Turn frame, Position state) {
            return seats.get(frame.seat());
        }

        @Override
        public List<Move> legal(Turn frame, Position state) {
            List<Move> moves = new ArrayList<>();
            for (int card : state.hands[frame.seat()].toArray()) {
                moves.add(new Lay(card));
            }
            if (!state.deck.isEmpty()) {
                moves.add(new Draw());
            }
            moves.add(new Roll());
            if (frame.seat() == 1 && FICKLE.get() && trap.equals("stingy")) {
                return moves.subList(0, 1);
            }
            return moves;
        }

        @Override
        public void apply(Move move, Turn frame, Play<Position> play) {
            Position state = play.state();
            Seat seat = seats.get(frame.seat());
            if (move instanceof Lay lay) {
                state.hands[frame.seat()].remove(lay.card());
                state.points[frame.seat()] += lay.card();
                play.report(() -> new Laid(seat, lay.card()));
            } else if (move instanceof Draw) {
                int card = state.deck.draw();
                state.hands[frame.seat()].put(card);
                play.reveal();
                play.report(() -> new Drew(seat, card));
            } else {
                int rolled = play.roll(6, "gamble");
                if (rolled == 6 && trap.equals("six")) {
                    throw new IllegalStateException("the die fell off the table");
                }
                if (frame.seat() == 1 && FICKLE.get() && trap.equals("fickle")) {
                    throw new IllegalStateException("not now");
                }
                if (rolled == 6 && trap.equals("assertion")) {
                    throw new AssertionError("there is no six");
                }
                if (trap.equals("hang")) {
                    STUCK.pass(() -> play.report(() -> new Laid(seat, rolled)));
                }
                if (rolled == 6 && trap.equals("bound")) {
                    state.points[rolled]++;
                }
                state.points[frame.seat()] += rolled;
            }
            state.turn++;
            if (state.turn < turns || trap.equals("endless")) {
                play.next(new Turn(1 - frame.seat()));
            }
        }
    }

    @Override
    public List<Class<? extends RuleStep<Position, ?>>> rules() {
        return MadeRules.classes(made());
    }

    private List<RuleStep<Position, ?>> made() {
        return List.of(new Dealing(), new Bidding(), new Turning());
    }

    @Override
    public Position table() {
        return new Position(Deck.ofFirst(CARDS), new Deck[] {new Deck(), new Deck()}, new int[2], 0);
    }

    @Override
    public List<Frame> opening() {
        return List.of(new Deal(), new Bid(), new Turn(0));
    }

    @Override
    public Record project(Position state, Seat seat) {
        List<Integer> hand = new ArrayList<>();
        for (int card : state.hands[seat.index()].toArray()) {
            hand.add(card);
        }
        return new View(
                state.turn,
                state.deck.size(),
                hand,
                state.hands[1 - seat.index()].size(),
                List.of(state.points[0], state.points[1]));
    }

    @Override
    public Position imagine(Position state, Seat seat, Chance chance) {
        Position imagined = state.copy();
        Deck other = imagined.hands[1 - seat.index()];
        int count = other.size();
        imagined.deck.putAll(other);
        imagined.deck.shuffle(chance);
        for (int i = 0; i < count; i++) {
            other.put(imagined.deck.draw());
        }
        return imagined;
    }

    @Override
    public Outcome outcome(Position state) {
        if (state.turn == turns && trap.equals("scales")) {
            throw new IllegalStateException("the scales are broken");
        }
        List<Score> scores = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            int rank = state.points[i] >= state.points[1 - i] ? 1 : 2;
            scores.add(
                    new Score(seats.get(i), rank, state.points[i], List.of(new Score.Line("points", state.points[i]))));
        }
        return new Outcome(scores, state.turn < turns ? Outcome.RUNNING : "turns-over");
    }

    @Override
    public Standing standing(Position state) {
        return Standing.ofTwo(431 - state.turn, evaluate(state, seats.get(0)), Map.of());
    }

    @Override
    public double evaluate(Position imagined, Seat seat) {
        double own = imagined.points[seat.index()] + 1.0;
        return own / (own + imagined.points[1 - seat.index()] + 1.0);
    }

    /** It counts points, which all see, and hands, which nobody else does. */
    @Override
    public Appraisal appraise(Position imagined, Seat seat) {
        int hand = IntStream.of(imagined.hands[seat.index()].toArray()).sum();
        return new Appraisal(List.of(
                new Part("points", Appraisal.Sense.HELD, imagined.points[seat.index()]),
                new Part("hand", Appraisal.Sense.HELD, hand),
                new Part("points", Appraisal.Sense.RIVAL, -imagined.points[1 - seat.index()])));
    }

    @Override
    public SortedMap<String, Integer> census(Position state) {
        return new TreeMap<>();
    }
}

package org.polemarch.core.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Standing;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Ballot;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.testkit.MadeRules;

/** A game of bare bones: every rule writes down that it ran, so that a test can read the order. */
final class Skeleton implements BoardGame<Skeleton.Log> {

    static final Seat ATHENS = new Seat(0, "athens");
    static final Seat SPARTA = new Seat(1, "sparta");
    static final Seat CORINTH = new Seat(2, "corinth");
    static final List<Seat> SEATS = List.of(ATHENS, SPARTA, CORINTH);

    /** What happened, in order, and a number nobody but Athens knows. */
    static final class Log implements GameState<Log> {

        final List<String> lines = new ArrayList<>();
        int secret = 1;

        @Override
        public Log copy() {
            Log copy = new Log();
            copy.lines.addAll(lines);
            copy.secret = secret;
            return copy;
        }
    }

    /** Writes its name and then does what it holds. */
    record Step(String name, List<Frame> then) implements Frame {
        Step(String name, Frame... then) {
            this(name, List.of(then));
        }
    }

    /** Ends the game. */
    record Stop() implements Frame {}

    /** Schedules itself for ever. */
    record Again() implements Frame {}

    /** Schedules itself below everything else it schedules. */
    record Deeper() implements Frame {}

    /** Uses every kind of chance. */
    record Luck() implements Frame {}

    /** No rule deals with it. */
    record Orphan() implements Frame {}

    /** Asks a seat; without answers if it is corinth. */
    record Ask(Seat seat) implements Frame {}

    /** A vote of these seats. */
    record Vote(List<Seat> voters) implements Frame {}

    record Say(String word) implements Move {}

    record Rude(String word) implements Reason {
        @Override
        public String cites() {
            return "1";
        }
    }

    record Said(String word) implements GameEvent {}

    private static void write(Play<Log> play, String line) {
        play.state().lines.add(line);
        play.report(() -> new Said(line));
    }

    record Steps() implements Procedure<Log, Step> {
        @Override
        public void run(Step frame, Play<Log> play) {
            write(play, frame.name());
            List<Frame> then = frame.then();
            if (then.size() == 1) {
                play.next(then.get(0));
            } else if (then.size() > 1) {
                play.next(then.get(0), then.get(1), then.subList(2, then.size()).toArray(Frame[]::new));
            }
        }
    }

    private record Stopping() implements Procedure<Log, Stop> {
        @Override
        public void run(Stop frame, Play<Log> play) {
            play.next(new Step("never"));
            play.end();
        }
    }

    private record RunningAway() implements Procedure<Log, Again> {
        @Override
        public void run(Again frame, Play<Log> play) {
            play.next(frame);
        }
    }

    private record Digging() implements Procedure<Log, Deeper> {
        @Override
        public void run(Deeper frame, Play<Log> play) {
            play.next(frame, frame);
        }
    }

    private record Gambling() implements Procedure<Log, Luck> {
        @Override
        public void run(Luck frame, Play<Log> play) {
            write(play, "rolled " + play.roll(6, "test"));
            write(play, "drew " + play.lot(10, "test"));
            play.shuffle(chance -> play.state().lines.add("shuffled " + chance.below(3)), "test");
            play.reveal();
        }
    }

    @Cites({"1", "2"})
    private record Asking() implements Decision<Log, Ask, Say> {
        @Override
        public boolean asks(Ask frame, Play<Log> play) {
            if (play.state().lines.contains("silence")) {
                write(play, frame.seat() + " is not asked");
                return false;
            }
            return true;
        }

        @Override
        public Seat decider(Ask frame, Log state) {
            return frame.seat();
        }

        @Override
        public List<Say> legal(Ask frame, Log state) {
            return frame.seat().equals(CORINTH) ? List.of() : List.of(new Say("yes"), new Say("no"));
        }

        @Override
        public Optional<String> cites(Ask frame, Log state) {
            return frame.seat().equals(SPARTA) ? Optional.of("1.1") : Optional.empty();
        }

        @Override
        public List<Refusal> refusals(Ask frame, Log state) {
            return List.of(new Refusal(new Say("fool"), new Rude("fool")));
        }

        @Override
        public void apply(Say move, Ask frame, Play<Log> play) {
            write(play, frame.seat() + " says " + move.word());
        }
    }

    private record Voting() implements Ballot<Log, Vote, Say> {
        @Override
        public List<Seat> voters(Vote frame, Log state) {
            return frame.voters();
        }

        @Override
        public List<Say> legal(Vote frame, Log state, Seat voter) {
            return List.of(new Say("for-" + voter), new Say("against-" + voter));
        }

        @Override
        public void apply(List<Say> votes, Vote frame, Play<Log> play) {
            write(play, "votes " + votes.stream().map(Say::word).toList());
        }
    }

    /** A game that does these frames. */
    static Game<Log> game(List<GameEvent> events, Frame... todo) {
        return Game.at(new Skeleton().book(), new Log(), Arrays.asList(todo), Chance.seeded(1), events::add);
    }

    /** A game that does these frames, to which nobody listens. */
    static Game<Log> game(Frame... todo) {
        return Game.at(new Skeleton().book(), new Log(), Arrays.asList(todo), Chance.seeded(1), null);
    }

    @Override
    public List<Class<? extends RuleStep<Log, ?>>> rules() {
        return MadeRules.classes(made());
    }

    Rulebook<Log> book() {
        return new Rulebook<>(this, made());
    }

    private static List<RuleStep<Log, ?>> made() {
        return List.of(
                new Steps(),
                new Stopping(),
                new RunningAway(),
                new Digging(),
                new Gambling(),
                new Asking(),
                new Voting());
    }

    @Override
    public Log table() {
        return new Log();
    }

    @Override
    public List<Frame> opening() {
        return List.of(new Step("opening"), new Ask(ATHENS));
    }

    @Override
    public Record project(Log state, Seat seat) {
        return new Said(String.valueOf(state.lines));
    }

    @Override
    public Log imagine(Log state, Seat seat, Chance chance) {
        Log imagined = state.copy();
        if (!seat.equals(ATHENS)) {
            imagined.secret = 100 + chance.below(1000);
        }
        return imagined;
    }

    @Override
    public boolean hasSecret(Log state, Seat seat) {
        return seat.equals(ATHENS);
    }

    @Override
    public Outcome outcome(Log state) {
        return new Outcome(List.of(), Outcome.RUNNING);
    }

    @Override
    public Standing standing(Log state) {
        return new Standing(431, Map.of(), Map.of());
    }

    @Override
    public double evaluate(Log imagined, Seat seat) {
        return 0.5;
    }

    @Override
    public SortedMap<String, Integer> census(Log state) {
        return new TreeMap<>();
    }
}

package org.polemarch.core.contract.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;

/**
 * A game written down: what was asked, answered and seen at each question. Setup, seed and style determine it, so that
 * two transcripts of the same game are equal even when made on two machines.
 */
public final class Transcript {

    /**
     * One question. The last line of a finished game has neither seat nor answer.
     *
     * @param digest the digest of the game when the question stood
     * @param sight a digest of the events since the last question and of the answers on offer
     */
    public record Line(String seat, String answer, String digest, String sight) {

        private static final String NOBODY = "-";

        public boolean end() {
            return seat.equals(NOBODY);
        }

        @Override
        public String toString() {
            return digest + " " + sight + " " + seat + " " + answer;
        }
    }

    private final long seed;
    private final List<Line> lines = new ArrayList<>();

    private Transcript(long seed) {
        this.seed = seed;
    }

    /**
     * Plays a game to its end.
     *
     * @param beat called at every question, to show that it goes on
     * @throws Stuck if a rule fails or the game has no end
     */
    public static <S extends GameState<S>> Transcript play(
            PreparedGame<S> prepared, long seed, Style style, Runnable beat) {
        Transcript transcript = new Transcript(seed);
        List<GameEvent> events = new ArrayList<>();
        Chance choosing = Chance.seeded(~seed);
        String doing = "the game was set up";
        ByPlaying promise = ByPlaying.PLAY_GOES_ON;
        try {
            Game<S> game = prepared.start(seed, events::add);
            while (!game.over()) {
                beat.run();
                doing = "a position was digested";
                String digest = game.digest();
                String sight = sight(game, events);
                events.clear();
                if (transcript.decisions() >= prepared.info().longest()) {
                    throw new BrokenPromise("the game goes on after " + transcript.decisions()
                            + " decisions, the longest a game may take; see to it that it ends, or set longest in"
                            + " its GameInfo to what the rules really allow");
                }
                doing = "a bot thought for " + game.toAct();
                promise = ByPlaying.IMAGINED_GAMES_PLAY;
                int index = choose(game, style, choosing, digest);
                promise = ByPlaying.PLAY_GOES_ON;
                Seat seat = game.toAct();
                String answer = game.moves().get(index).notation();
                transcript.lines.add(new Line(seat.id(), answer, digest, sight));
                doing = seat + " answered '" + answer + "' to "
                        + game.question().frame();
                game.play(index);
            }
            transcript.lines.add(new Line(Line.NOBODY, "", game.digest(), sight(game, events)));
            return transcript;
        } catch (RuntimeException | Error e) {
            throw new Stuck(transcript, promise, doing, e);
        }
    }

    /** The choice of a bot, which thinks in imagined games and must not change the real one. */
    private static <S extends GameState<S>> int choose(Game<S> game, Style style, Chance choosing, String digest) {
        if (style == Style.RANDOM) {
            return style.choose(game, choosing);
        }
        try {
            int index = style.choose(game, choosing);
            requireUnchanged(game, digest);
            return index;
        } catch (RuntimeException | Error e) {
            requireUnchanged(game, digest);
            throw Blame.alsoFails(game, choosing)
                    .orElseGet(() -> Blame.imagination("a bot that played imagined games failed", e));
        }
    }

    private static <S extends GameState<S>> void requireUnchanged(Game<S> game, String digest) {
        if (!game.digest().equals(digest)) {
            throw new BrokenPromise(
                    Blame.copies("a bot that played imagined games changed the real one", game),
                    ByPlaying.COPIES_SHARE_NOTHING);
        }
    }

    /** A digest of what was reported and what is on offer, the same on every machine. */
    public static String sight(Game<?> game, List<GameEvent> events) {
        long hash = 7;
        for (GameEvent event : events) {
            hash = hash * 1_000_003 + event.toString().hashCode();
        }
        if (!game.over()) {
            for (Move move : game.moves()) {
                hash = hash * 1_000_003 + move.notation().hashCode();
            }
        }
        return Long.toHexString(hash);
    }

    public long seed() {
        return seed;
    }

    /** Every question, and the end if it was reached. */
    public List<Line> lines() {
        return List.copyOf(lines);
    }

    public int decisions() {
        int size = lines.size();
        return size > 0 && lines.get(size - 1).end() ? size - 1 : size;
    }

    public List<String> answers() {
        return lines.stream().filter(line -> !line.end()).map(Line::answer).toList();
    }

    /** A game that could not be played to its end. */
    public static final class Stuck extends RuntimeException {

        private final transient Transcript transcript;
        private final ByPlaying promise;
        private final String doing;

        Stuck(Transcript transcript, ByPlaying promise, String doing, Throwable cause) {
            super(cause);
            this.transcript = transcript;
            this.promise = promise;
            this.doing = doing;
        }

        /** The name of the promise that was broken. */
        public String promise() {
            Optional<String> named = getCause() instanceof BrokenPromise broken ? broken.promise() : Optional.empty();
            return named.orElse(promise.promise());
        }

        public Transcript transcript() {
            return transcript;
        }

        public String doing() {
            return doing;
        }
    }
}

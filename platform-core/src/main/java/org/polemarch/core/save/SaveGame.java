package org.polemarch.core.save;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.wiring.Overlay;

/**
 * The record of a game: its setup, seed and moves. Everything else follows from these; the digests show whether it
 * still does.
 *
 * @param program version of the program that wrote it
 * @param game id of the game
 * @param plugins version of each plugin that had a part in it, by plugin id
 * @param sha256 the hash of each of these plugins, by plugin id; none in a save from before hashes were kept
 * @param title what the players call this game
 * @param saved when it was written, as the writer's clock said
 * @param options a value for each option of the game
 * @param variants in the order they are applied
 * @param overlay the player's own data, as it was
 * @param casual whether everybody agreed that undo may cross a roll or a reveal
 * @param moves all answers given, in order
 * @param digests digests of the position by the number of moves before it: of the start, of every
 *     {@value #DIGEST_EVERY}th move and of the last one
 * @param result how it ended, if it did
 * @param edited whether it was changed by hand since a program wrote it, or continues one that was
 */
public record SaveGame(
        String program,
        String game,
        Map<String, String> plugins,
        Map<String, String> sha256,
        String title,
        String saved,
        String scenario,
        Map<String, String> options,
        List<String> variants,
        Optional<Overlay> overlay,
        List<SavedSeat> seats,
        Seed seed,
        boolean casual,
        List<SavedMove> moves,
        SortedMap<Integer, String> digests,
        Optional<Result> result,
        boolean edited) {

    /** The format this program writes, and the only one it reads; format 1 is from before the first release. */
    public static final int FORMAT = 2;

    /** The distance of digests in moves. */
    public static final int DIGEST_EVERY = 10;

    /** A seat and who holds it: a person by name, or a bot by what it was asked for with, such as "mcts:500". */
    public record SavedSeat(String id, boolean bot, String holder) {
        public SavedSeat {
            Objects.requireNonNull(id);
            Objects.requireNonNull(holder);
        }

        public static SavedSeat person(String id, String name) {
            return new SavedSeat(id, false, name);
        }

        public static SavedSeat bot(String id, String spec) {
            return new SavedSeat(id, true, spec);
        }
    }

    /** An answer in notation and the seat that gave it. */
    public record SavedMove(String seat, String notation) {
        public SavedMove {
            Objects.requireNonNull(seat);
            Objects.requireNonNull(notation);
        }

        @Override
        public String toString() {
            return seat + ": " + notation;
        }
    }

    /** How a game ended: the key of the reason, and the winning seats. */
    public record Result(String ending, List<String> winners) {
        public Result {
            Objects.requireNonNull(ending);
            winners = List.copyOf(winners);
        }
    }

    public SaveGame {
        Objects.requireNonNull(program);
        Objects.requireNonNull(game);
        plugins = Collections.unmodifiableSortedMap(new TreeMap<>(plugins));
        sha256 = Collections.unmodifiableSortedMap(new TreeMap<>(sha256));
        Objects.requireNonNull(title);
        Objects.requireNonNull(saved);
        Objects.requireNonNull(scenario);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        variants = List.copyOf(variants);
        Objects.requireNonNull(overlay);
        seats = List.copyOf(seats);
        moves = List.copyOf(moves);
        digests = Collections.unmodifiableSortedMap(new TreeMap<>(digests));
        Objects.requireNonNull(seed);
        Objects.requireNonNull(result);
    }

    /** The same save, known to have been changed by hand. */
    SaveGame marked() {
        return new SaveGame(
                program, game, plugins, sha256, title, saved, scenario, options, variants, overlay, seats, seed, casual,
                moves, digests, result, true);
    }

    /** Whether a save of that length has a digest after a move. */
    public static boolean isMarked(int move, int moves) {
        return move % DIGEST_EVERY == 0 || move == moves;
    }
}

package org.polemarch.api.plugin;

import java.util.List;
import java.util.SortedMap;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Standing;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;

/**
 * A game ready to be played: its rules, wired for one setup, and the questions the platform asks about its positions.
 * Bound by the game's Guice module. An implementation has no mutable field, so that one of it serves many threads.
 *
 * @param <S> the game's state
 */
public interface BoardGame<S extends GameState<S>> {

    /**
     * Every rule, in rulebook order; one for each kind of frame. The host's injector makes them, so that a variant can put
     * another in the place of any.
     */
    List<Class<? extends RuleStep<S, ?>>> rules();

    /** The table before anything happened. Deals and shuffles belong to the first frames, where chance is at hand. */
    S table();

    /** What is to be done first, in order. */
    List<Frame> opening();

    /**
     * What that seat may know, as immutable records that have no field for anything else. Jackson can write and read
     * them.
     */
    Record project(S state, Seat seat);

    /**
     * A game that seat cannot tell from the real one: a copy in which everything the seat cannot see is dealt again. Its
     * view, its questions and its log are the same for that seat.
     */
    S imagine(S state, Seat seat, Chance chance);

    /**
     * Whether that seat now sees, or if it is asked may decide, something that another seat may not know. At a screen that
     * several people share a curtain falls before such a seat looks; where nobody has a secret they play on without one.
     * It follows from public facts. A ballot is secret in any case; a game that does not tell is taken to be full of secrets.
     */
    default boolean hasSecret(S state, Seat seat) {
        return true;
    }

    /**
     * The result, or how the game would stand if it ended now. While the game runs it is shown to every seat, so until then
     * it counts public facts only.
     */
    Outcome outcome(S state);

    /**
     * What falls due for that seat when the round ends, as things stand now: food, upkeep, wages. Each is a record with a
     * message in the bundle, made of what the seat may know. Games that don't override this have nothing of the kind.
     */
    default List<? extends Record> due(S state, Seat seat) {
        return List.of();
    }

    /** The common yardstick, from public facts. */
    Standing standing(S state);

    /**
     * How well an <em>imagined</em> game stands for a seat, from 0 (lost) to 1 (won). Bots call it often: no allocation
     * to speak of.
     */
    double evaluate(S imagined, Seat seat);

    /**
     * What {@link #evaluate} counts, part by part, so that a hint can give reasons. It is asked a few times for a hint, so it
     * may allocate. Games that don't override this give no reasons.
     */
    default Appraisal appraise(S imagined, Seat seat) {
        return Appraisal.NONE;
    }

    /**
     * How many of each kind of component there are, wherever they lie. The counts never change during a game; the
     * contract suite holds the rules to it.
     */
    SortedMap<String, Integer> census(S state);
}

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
 * The game's Guice module binds it. An implementation has no mutable fields, so that one instance can serve many
 * threads.
 *
 * @param <S> the game's state
 */
public interface BoardGame<S extends GameState<S>> {

    /**
     * Every rule, in rulebook order; one for each kind of frame. The host's injector creates them, so that a variant
     * can replace any of them.
     */
    List<Class<? extends RuleStep<S, ?>>> rules();

    /**
     * The table before anything has happened. Deals and shuffles belong to the first frames, where chance is available.
     */
    S table();

    /** What is to be done first, in order. */
    List<Frame> opening();

    /**
     * What this seat may know, as immutable records that have no field for anything else. Jackson must be able to write
     * and read them.
     */
    Record project(S state, Seat seat);

    /**
     * A game that this seat can't tell from the real one: a copy in which everything the seat can't see is dealt again.
     * For that seat, the view, the questions and the log are the same.
     */
    S imagine(S state, Seat seat, Chance chance);

    /**
     * Whether this seat now sees, or is asked to decide, something that another seat may not know. At a shared screen,
     * a curtain falls before such a seat looks; where nobody has a secret, play continues without one. It must follow
     * from public facts. A ballot is always secret. Games that don't override this are assumed to have secrets.
     */
    default boolean hasSecret(S state, Seat seat) {
        return true;
    }

    /**
     * The result, or what it would be if the game ended now. It is shown to every seat, so while the game is running it
     * may count public facts only.
     */
    Outcome outcome(S state);

    /**
     * What this seat will owe when the round ends, as things are now: food, upkeep, wages. Each is a record with a
     * message in the bundle, built from what the seat may know. By default, nothing is due.
     */
    default List<? extends Record> due(S state, Seat seat) {
        return List.of();
    }

    /** The common yardstick, from public facts. */
    Standing standing(S state);

    /**
     * How good an <em>imagined</em> game is for a seat, from 0 (lost) to 1 (won). Bots call it often, so it should
     * allocate next to nothing.
     */
    double evaluate(S imagined, Seat seat);

    /**
     * What {@link #evaluate} counts, part by part, so that a hint can give reasons. It is called only a few times for a
     * hint, so it may allocate. Without it, hints come without reasons.
     */
    default Appraisal appraise(S imagined, Seat seat) {
        return Appraisal.NONE;
    }

    /**
     * How many of each kind of component there are, wherever they are. The counts never change during a game; the
     * contract suite checks that.
     */
    SortedMap<String, Integer> census(S state);
}

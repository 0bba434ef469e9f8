package org.polemarch.api.plugin;

import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.Setup;
import org.polemarch.api.play.RuleStep;

/** What a variant may change in a game that is being set up. */
public interface Variation {

    /** What was chosen at set-up. */
    Setup setup();

    /** The game's data with all patches, those of other variants and of the player too. */
    DataPack data();

    /**
     * Puts another class in the place of a rule or of what rules ask for. {@code polemarch rules GAME --hooks} lists what can be
     * replaced. A class that nothing in the game asks for is a fault at set-up.
     */
    <T> Replacement<T> replace(Class<T> type);

    /** Adds a rule for a kind of frame the game does not have. */
    void add(Class<? extends RuleStep<?, ?>> rule);

    /** The second half of {@link #replace}. */
    @FunctionalInterface
    interface Replacement<T> {
        /** The class that takes its place; the injector makes it. */
        void with(Class<? extends T> other);
    }
}

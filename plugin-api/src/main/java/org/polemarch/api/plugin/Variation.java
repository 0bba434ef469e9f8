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
     * replaced. A class that nothing in the game asks for is a fault at set-up, and so is one that another variant replaces,
     * unless this one comes {@link org.polemarch.api.game.VariantInfo#after} it and extends its class.
     *
     * <p>If the other class has its own {@link org.polemarch.api.cite.Cites}, the events and reasons nested in the replaced one
     * cite that, too.
     */
    <T> Replacement<T> replace(Class<T> type);

    /** Adds a rule for a kind of frame the game does not have. */
    void add(Class<? extends RuleStep<?, ?>> rule);

    /** Corrects what bots think of a position. */
    void correct(Class<? extends Correction<?>> correction);

    /** Shows something beside the board. */
    void show(Class<? extends BoardPart> part);

    /** The second half of {@link #replace}. */
    @FunctionalInterface
    interface Replacement<T> {
        /** The class that takes its place; the injector makes it. */
        void with(Class<? extends T> other);
    }
}

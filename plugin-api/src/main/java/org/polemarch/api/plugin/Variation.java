package org.polemarch.api.plugin;

import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.Setup;
import org.polemarch.api.play.RuleStep;

/** What a variant may change in a game that is being set up. */
public interface Variation {

    /** What was chosen at set-up. */
    Setup setup();

    /** The game's data with all patches, including those of other variants and of the player. */
    DataPack data();

    /**
     * Replaces a rule, or a class that rules have injected. {@code polemarch rules GAME --hooks} lists what can be
     * replaced. It is a fault at set-up to replace a class that nothing in the game uses, or one that another variant
     * replaces, unless this variant comes {@link org.polemarch.api.game.VariantInfo#after} the other and extends its
     * class.
     *
     * <p>If the new class has its own {@link org.polemarch.api.cite.Cites}, the events and reasons nested in the old
     * one cite that, too.
     */
    <T> Replacement<T> replace(Class<T> type);

    /** Adds a rule for a kind of frame the game does not have. */
    void add(Class<? extends RuleStep<?, ?>> rule);

    /** Corrects the bots' evaluation of a position. */
    void correct(Class<? extends Correction<?>> correction);

    /** Shows something beside the board. */
    void show(Class<? extends BoardPart> part);

    /** The second half of {@link #replace}. */
    @FunctionalInterface
    interface Replacement<T> {
        /** Names the class that takes its place; the injector creates it. */
        void with(Class<? extends T> other);
    }
}

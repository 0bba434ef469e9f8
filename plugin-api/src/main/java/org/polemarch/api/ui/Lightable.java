package org.polemarch.api.ui;

/** A node that draws by itself that it can be chosen or has been. Other nodes get a ring from {@link Targets}. */
public interface Lightable {

    /**
     * Shows the state. It must be readable without colour and without animation.
     *
     * @param lit whether it can be clicked next
     * @param picked whether it has been clicked for this question
     */
    void light(boolean lit, boolean picked);
}

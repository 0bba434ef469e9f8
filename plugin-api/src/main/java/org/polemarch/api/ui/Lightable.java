package org.polemarch.api.ui;

/** A node that draws its own marks for being selectable and selected. Other nodes get a ring from {@link Targets}. */
public interface Lightable {

    /**
     * Shows the state. It must be recognisable without colour and without animation.
     *
     * @param lit whether it can be clicked next
     * @param picked whether it has been clicked for this question
     */
    void light(boolean lit, boolean picked);
}

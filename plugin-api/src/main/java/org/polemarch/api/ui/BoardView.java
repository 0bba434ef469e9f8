package org.polemarch.api.ui;

import javafx.scene.layout.Region;

/**
 * A game's own picture of its table. It is used on the JavaFX thread only, sees only what its viewer may know, and
 * computes no rule: the {@link Situation} says what can be clicked.
 */
public interface BoardView {

    /** The node that fills the table. It must follow any size it is given. */
    Region node();

    /** Shows a situation. It is called after every move and whenever the viewer or the picked targets change. */
    void show(Situation situation);
}

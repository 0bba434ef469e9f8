package org.polemarch.launcher.window;

import javafx.scene.Parent;

/** One of the pages of the window. */
public interface Screen {

    /** What it shows. */
    Parent node();

    /** The player leaves it: work in the background is given up. */
    default void leave() {}
}

package org.polemarch.launcher.window.frame;

import java.util.List;
import java.util.Optional;
import javafx.scene.Parent;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.palette.PaletteModel;

public interface Screen {

    Parent node();

    /** What the window is called meanwhile. Nothing secret. */
    String title();

    default List<Command> commands() {
        return List.of();
    }

    /** What else the palette offers, such as the legal moves. */
    default List<PaletteModel.Entry> entries() {
        return List.of();
    }

    /** The game whose rules are looked up from here. */
    default Optional<InstalledGame> game() {
        return Optional.empty();
    }

    /** The section in question; empty if none is. */
    default String section() {
        return "";
    }

    default void preferred() {}

    /** Code of a plugin failed somewhere in this page; returns whether the page has dealt with it. */
    default boolean failed(Throwable failure) {
        return false;
    }

    /** The player leaves it: work in the background is given up. */
    default void leave() {}
}

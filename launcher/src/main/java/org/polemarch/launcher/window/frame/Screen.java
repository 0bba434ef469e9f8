package org.polemarch.launcher.window.frame;

import java.util.List;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.stage.Stage;
import org.polemarch.launcher.palette.PaletteModel;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.words.Plain;
import org.polemarch.launcher.words.Say;

public interface Screen {

    Parent node();

    /** What the window is called meanwhile. Nothing secret. */
    String title();

    /** The title as the system shows it, which may come from a file. */
    default String caption() {
        return Plain.line(Say.of("window.title", title()));
    }

    /** It is called otherwise from now on, and the window with it. */
    default void retitled() {
        if (node().getScene() != null && node().getScene().getWindow() instanceof Stage stage) {
            stage.setTitle(caption());
        }
    }

    default List<Command> commands() {
        return List.of();
    }

    /** What else the palette offers, such as the legal moves. */
    default List<PaletteModel.Entry> entries() {
        return List.of();
    }

    /** The rules that are looked up from here. */
    default Optional<Edition> edition() {
        return Optional.empty();
    }

    /** The section in question; empty if none is. */
    default String section() {
        return "";
    }

    default void preferred() {}

    /** Variants were installed or removed meanwhile. */
    default void installed() {}

    /** Code of a plugin failed somewhere in this page; returns whether the page has dealt with it. */
    default boolean failed(Throwable failure) {
        return false;
    }

    /**
     * Whether the player may leave it now. If something would be lost, the page asks what is to become of it and does
     * what comes next when it may be left.
     */
    default boolean mayLeave(Runnable next) {
        return true;
    }

    /** Whether something was lost when it was left. */
    default boolean lost() {
        return false;
    }

    /** The player leaves it: work in the background is given up. */
    default void leave() {}
}

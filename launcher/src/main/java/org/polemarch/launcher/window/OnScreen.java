package org.polemarch.launcher.window;

import static org.polemarch.launcher.window.frame.Command.Place.GAME;
import static org.polemarch.launcher.window.frame.Command.Place.VIEW;

import java.util.List;
import java.util.Optional;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.launcher.prefs.PreferencesFile;
import org.polemarch.launcher.prefs.WindowPlace;
import org.polemarch.launcher.window.frame.Command;

/** The window as the system knows it: where it stands, how large it is, full screen or not, and that it can be closed. */
final class OnScreen {

    private static final WindowPlace USUAL = new WindowPlace(0, 0, 1280, 800, false);

    private final PreferencesFile preferences;
    private Optional<Stage> stage = Optional.empty();

    OnScreen(PreferencesFile preferences) {
        this.preferences = preferences;
    }

    /** A window where the last one stood; the first one in the middle of the screen. */
    Stage make(Parent root) {
        Stage made = new Stage();
        stage = Optional.of(made);
        made.setScene(new Scene(root));
        made.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH); // Esc takes back picks
        made.setFullScreenExitHint("");
        place(made);
        return made;
    }

    /** The size is set on the stage: some window managers ignore that of the scene. */
    private void place(Stage made) {
        Optional<WindowPlace> kept = preferences.now().place();
        Rectangle2D screen = screen(kept).getVisualBounds();
        WindowPlace place = kept.orElse(USUAL)
                .within((int) screen.getMinX(), (int) screen.getMinY(), (int) screen.getWidth(), (int)
                        screen.getHeight());
        size(made, place);
        made.setOnShown(event -> insist(made, place));
        if (kept.isPresent()) {
            made.setX(place.x());
            made.setY(place.y());
            made.setMaximized(place.maximised());
        } else {
            made.setX(screen.getMinX() + (screen.getWidth() - place.width()) / 2);
            made.setY(screen.getMinY() + (screen.getHeight() - place.height()) / 2);
        }
    }

    private static void size(Stage made, WindowPlace place) {
        made.setWidth(place.width());
        made.setHeight(place.height());
    }

    /** A slow window manager may reply late with its own size, too small to show anything, so the size is set again. */
    private static void insist(Stage made, WindowPlace place) {
        Timeline looks = new Timeline(new KeyFrame(Duration.millis(150), event -> {
            if (made.getWidth() < WindowPlace.LEAST_WIDTH || made.getHeight() < WindowPlace.LEAST_HEIGHT) {
                size(made, place);
            }
        }));
        looks.setCycleCount(20);
        looks.play();
    }

    private static Screen screen(Optional<WindowPlace> kept) {
        return kept.map(place -> Screen.getScreensForRectangle(place.x(), place.y(), place.width(), place.height()))
                .filter(screens -> !screens.isEmpty())
                .map(screens -> screens.get(0))
                .orElseGet(Screen::getPrimary);
    }

    /** Remembers where it stands. */
    void keep() {
        stage.filter(made -> !made.isIconified() && !made.isFullScreen() && made.getWidth() > 0)
                .ifPresent(made -> preferences.change(now -> now.place(new WindowPlace(
                        (int) made.getX(),
                        (int) made.getY(),
                        (int) made.getWidth(),
                        (int) made.getHeight(),
                        made.isMaximized()))));
    }

    void title(String caption) {
        stage.ifPresent(made -> made.setTitle(caption));
    }

    List<Command> commands() {
        return List.of(
                Command.of("full-screen", VIEW, Feather.MAXIMIZE, "F11", this::fullScreen),
                Command.of("quit", GAME, Feather.POWER, "Shortcut+Q", this::quit));
    }

    private void fullScreen() {
        stage.ifPresent(made -> made.setFullScreen(!made.isFullScreen()));
    }

    /** The same as clicking the window's close button: if a game would be lost, the player is asked first. */
    private void quit() {
        stage.ifPresent(made -> made.fireEvent(new WindowEvent(made, WindowEvent.WINDOW_CLOSE_REQUEST)));
    }
}

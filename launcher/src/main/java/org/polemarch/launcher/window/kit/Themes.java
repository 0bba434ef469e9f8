package org.polemarch.launcher.window.kit;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.ui.Theme;
import org.polemarch.launcher.prefs.Look;
import org.polemarch.launcher.prefs.Preferences;

/**
 * Gives a window its colours and sizes. AtlantaFX comes as the style sheet of the toolkit, whose rules give way to
 * whatever code sets, so that a board keeps the colours it chose; the program's own sheet names only its own classes.
 */
public final class Themes {

    private static final double USUAL_FONT = 14;
    private static final String SHEET = Themes.class.getResource("launcher.css").toExternalForm();

    private Themes() {}

    /** The colours of boards too, from the first page that has one. */
    public static void applyWithBoards(Parent root, Preferences preferences) {
        apply(root, preferences);
        (preferences.look() == Look.DARK ? Theme.DARK : Theme.LIGHT).applyTo(root);
    }

    public static void apply(Parent root, Preferences preferences) {
        boolean dark = preferences.look() == Look.DARK;
        Application.setUserAgentStylesheet((dark ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheet());
        if (!root.getStylesheets().contains(SHEET)) {
            root.getStylesheets().add(SHEET);
        }
        root.getStyleClass().remove("polemarch-dark");
        if (dark) {
            root.getStyleClass().add("polemarch-dark");
        }
        root.setStyle("-fx-font-size: " + em(preferences) + "px;");
    }

    public static double em(Preferences preferences) {
        return USUAL_FONT * preferences.percent() / 100;
    }

    /** Loads what every window needs, while others load the plugins. */
    public static Parent warmUp() {
        VBox few = new VBox(new Button(), Texts.title(""), Texts.soft(""));
        StackPane some = new StackPane(new ScrollPane(few));
        apply(some, Preferences.USUAL);
        new Scene(some);
        some.applyCss();
        some.layout();
        return some;
    }
}

package org.polemarch.launcher.window.kit;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;
import javafx.scene.Parent;
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
}

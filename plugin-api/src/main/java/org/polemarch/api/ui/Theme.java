package org.polemarch.api.ui;

import javafx.scene.Parent;

/**
 * The light and the dark look of the kit. All its colours are looked-up colours named {@code -pm-...}; a window puts
 * the theme on its root, and {@link org.polemarch.api.ui.table.TableFrame} brings the light one where nobody did.
 * Sizes follow the font size of the root.
 */
public enum Theme {
    LIGHT("pm-light"),
    DARK("pm-dark");

    private static final String SHEET = Theme.class.getResource("kit.css").toExternalForm();

    private final String styleClass;

    Theme(String styleClass) {
        this.styleClass = styleClass;
    }

    public static String sheet() {
        return SHEET;
    }

    /** Gives a root and all below it this theme, in place of another. */
    public void applyTo(Parent root) {
        if (!root.getStylesheets().contains(SHEET)) {
            root.getStylesheets().add(SHEET);
        }
        for (Theme theme : values()) {
            root.getStyleClass().remove(theme.styleClass);
        }
        root.getStyleClass().add(styleClass);
    }
}

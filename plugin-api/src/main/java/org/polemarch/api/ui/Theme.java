package org.polemarch.api.ui;

import javafx.scene.Parent;

/**
 * The kit's light and dark looks. All its colours are looked-up colours named {@code -pm-...}. A window applies the
 * theme to its root; where none has, {@link org.polemarch.api.ui.table.TableFrame} applies the light one. Sizes follow
 * the font size of the root.
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

    /** Applies this theme to a root and everything below it, in place of any other. */
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

package org.polemarch.launcher.prefs;

/** The colours of the window. */
public enum Look {
    LIGHT,
    DARK
}

package org.polemarch.launcher.prefs;

public enum Look {
    LIGHT,
    DARK
}

package org.polemarch.mountford.model;

/** How far Argos (9.3.4) or Syracuse (9.3.2) has come into the war. */
public enum Entry {
    NEUTRAL,
    AT_WAR,
    REMOVED
}

package org.polemarch.mountford.data;

/** The three types of space (1.1). */
public enum SpaceType {
    LAND,
    COASTAL,
    ISLAND
}

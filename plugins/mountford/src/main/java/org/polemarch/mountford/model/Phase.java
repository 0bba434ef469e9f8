package org.polemarch.mountford.model;

/** The phases of a turn in their order (1.4). */
public enum Phase {
    OPERATIONS,
    MAINTENANCE,
    POLITICAL,
    ECONOMIC
}

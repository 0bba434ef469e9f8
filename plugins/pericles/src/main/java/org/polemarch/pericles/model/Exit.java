package org.polemarch.pericles.model;

/** The exit tests of 9.32 by their letters. C and D are the same test on different lines. */
public enum Exit {
    A,
    B,
    C,
    D,
    NONE
}

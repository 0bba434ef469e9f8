package org.polemarch.victory.model;

import org.polemarch.api.kit.Id;

/** The two teams; each wins and loses as a whole. */
public enum Team implements Id {
    OLIGARCHS,
    DEMOS;

    public static final int COUNT = 2;
}

package org.polemarch.victory.model;

/** What can set a card off. */
public enum Moment {
    PLAY,
    STRATEGY_STEP,
    AFTER_MUSTER,
    BATTLE_DECLARED,
    ABOUT_TO_REMOVE,
    AFTER_REMOVE,
    AFTER_BATTLE,
    SCORING_ROUND,
    BUY_TOKEN;

    /** How many there are. */
    public static final int COUNT = values().length;
}

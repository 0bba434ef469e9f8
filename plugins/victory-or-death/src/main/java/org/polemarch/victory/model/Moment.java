package org.polemarch.victory.model;

import org.polemarch.api.kit.Id;

/** What can set a card off. */
public enum Moment implements Id {
    PLAY,
    STRATEGY_STEP,
    AFTER_MUSTER,
    BATTLE_DECLARED,
    ABOUT_TO_REMOVE,
    AFTER_REMOVE,
    AFTER_BATTLE,
    SCORING_ROUND,
    BUY_TOKEN;

    public static final int COUNT = values().length;
}

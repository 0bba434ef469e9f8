package org.polemarch.polis.model;

import org.polemarch.api.kit.Id;

/** Why a game ended. The id is the key of the message. */
public enum Ending implements Id {
    RUNNING,
    /** A compulsory loss of Prestige could not be paid. */
    PRESTIGE_OWED,
    /** Somebody had no Prestige left after the end-of-round steps. */
    NO_PRESTIGE,
    /** Somebody could not feed the capital, the last polis left. */
    FAMINE,
    /** The third round was over. */
    FINAL_SCORE
}

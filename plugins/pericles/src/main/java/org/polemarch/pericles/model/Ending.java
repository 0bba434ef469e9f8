package org.polemarch.pericles.model;

/** Why a game ended. */
public enum Ending {
    RUNNING("running"),
    LAST_TURN("ending.lastTurn"),
    PEACE_DECLARED("ending.peaceDeclared"),
    PEACE_IN_EFFECT("ending.peaceInEffect"),
    HONOR_VICTORY("ending.honorVictory"),
    CONQUEST("ending.conquest"),
    BOTH_CONQUERED("ending.bothConquered"),
    STARVATION("ending.starvation"),
    HONOR_ONLY("ending.honorOnly"),
    ISSUE_WON("ending.issueWon"),
    ISSUE_NOT_WON("ending.issueNotWon"),
    BATTLE_FOUGHT("ending.battleFought");

    private final String key;

    Ending(String key) {
        this.key = key;
    }

    /** Its key in the message bundle. */
    public String key() {
        return key;
    }
}

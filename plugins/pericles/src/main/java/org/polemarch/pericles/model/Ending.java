package org.polemarch.pericles.model;

/** Why a game ended. */
public enum Ending {
    RUNNING("running", ""),
    LAST_TURN("ending.lastTurn", "11.14"),
    PEACE_DECLARED("ending.peaceDeclared", "7.41"),
    PEACE_IN_EFFECT("ending.peaceInEffect", "11.14"),
    HONOR_VICTORY("ending.honorVictory", "11.11"),
    CONQUEST("ending.conquest", "11.12"),
    BOTH_CONQUERED("ending.bothConquered", "11.12"),
    STARVATION("ending.starvation", "11.13"),
    HONOR_ONLY("ending.honorOnly", "14.0"),
    ISSUE_WON("ending.issueWon", "14.0"),
    ISSUE_NOT_WON("ending.issueNotWon", "14.0"),
    BATTLE_FOUGHT("ending.battleFought", "14.0");

    private final String key;
    private final String cites;

    Ending(String key, String cites) {
        this.key = key;
        this.cites = cites;
    }

    public String key() {
        return key;
    }

    public String cites() {
        return cites;
    }
}

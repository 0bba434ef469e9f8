package org.polemarch.perikles.data;

/** The columns of the combat table, from the worst to the best for the attacker. Their numbers stand in the data. */
public enum CombatColumn {
    ONE_TO_TWO("1:2"),
    MINUS_TWO("-2"),
    ONE_TO_ONE("1:1"),
    PLUS_TWO("+2"),
    TWO_TO_ONE("2:1"),
    THREE_TO_ONE("3:1");

    /** How many columns there are. */
    public static final int COUNT = 6;

    private static final CombatColumn[] ALL = values();

    private final String label;

    CombatColumn(String label) {
        this.label = label;
    }

    /** What stands above the column. */
    public String label() {
        return label;
    }

    /** The column with that ordinal. */
    public static CombatColumn of(int index) {
        return ALL[index];
    }

    /**
     * The column for two strengths. Ratios go before differences, because where both apply the ratio is better for the
     * stronger side: 4 against 2 is 2:1, not +2.
     */
    public static CombatColumn between(int attack, int defence) {
        if (attack >= 3 * defence) {
            return THREE_TO_ONE;
        }
        if (attack >= 2 * defence) {
            return TWO_TO_ONE;
        }
        if (defence >= 2 * attack) {
            return ONE_TO_TWO;
        }
        if (attack - defence >= 2) {
            return PLUS_TWO;
        }
        if (defence - attack >= 2) {
            return MINUS_TWO;
        }
        return ONE_TO_ONE;
    }
}

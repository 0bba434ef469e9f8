package org.polemarch.perikles.bot;

import jakarta.inject.Inject;
import org.polemarch.perikles.data.CombatColumn;
import org.polemarch.perikles.data.PeriklesData;

/** How likely the attacker wins a round, exactly, for each column and start; computed once from the data. */
public class BattleOdds {

    private static final int DICE_RESULTS = 36;

    private final int enough;
    private final double[] even = new double[CombatColumn.COUNT];
    private final double[] attackerAhead = new double[CombatColumn.COUNT];
    private final double[] defenderAhead = new double[CombatColumn.COUNT];

    @Inject
    public BattleOdds(PeriklesData data) {
        enough = data.game().tokensToWin();
        for (int column = 0; column < CombatColumn.COUNT; column++) {
            double attacker = reaching(data.attackerNeeds(column));
            double defender = reaching(data.defenderNeeds(column));
            even[column] = wins(0, 0, attacker, defender);
            attackerAhead[column] = wins(1, 0, attacker, defender);
            defenderAhead[column] = wins(0, 1, attacker, defender);
        }
    }

    private static double reaching(int number) {
        int good = 0;
        for (int one = 1; one <= 6; one++) {
            for (int two = 1; two <= 6; two++) {
                if (one + two >= number) {
                    good++;
                }
            }
        }
        return (double) good / DICE_RESULTS;
    }

    /** The chance of the attacker with these tokens; a throw in which nothing changes is simply thrown again. */
    private double wins(int attackerTokens, int defenderTokens, double attacker, double defender) {
        double onlyAttacker = attacker * (1 - defender);
        double onlyDefender = defender * (1 - attacker);
        if (attackerTokens == enough && defenderTokens == enough) {
            return onlyAttacker / (onlyAttacker + onlyDefender);
        }
        if (attackerTokens == enough) {
            return 1;
        }
        if (defenderTokens == enough) {
            return 0;
        }
        double both = attacker * defender;
        return (onlyAttacker * wins(attackerTokens + 1, defenderTokens, attacker, defender)
                        + onlyDefender * wins(attackerTokens, defenderTokens + 1, attacker, defender)
                        + both * wins(attackerTokens + 1, defenderTokens + 1, attacker, defender))
                / (onlyAttacker + onlyDefender + both);
    }

    /** The chance of the attacker in a round that starts without tokens. */
    public double even(int attack, int defence) {
        return even[CombatColumn.between(attack, defence).ordinal()];
    }

    /** The chance of the attacker in a round that he starts with a token. */
    public double attackerAhead(int attack, int defence) {
        return attackerAhead[CombatColumn.between(attack, defence).ordinal()];
    }

    /** The chance of the attacker in a round that the defender starts with a token. */
    public double defenderAhead(int attack, int defence) {
        return defenderAhead[CombatColumn.between(attack, defence).ordinal()];
    }
}

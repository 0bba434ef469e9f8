package org.polemarch.perikles.bot;

import jakarta.inject.Inject;
import org.polemarch.perikles.combat.CombatTable;
import org.polemarch.perikles.data.Column;

/** How likely the attacker wins a round, exactly, for each pair of numbers to reach and each start; computed once. */
public class BattleOdds {

    private final CombatTable table;
    private final int most;
    private final double[] reaching;
    private final double[] even;
    private final double[] attackerAhead;
    private final double[] defenderAhead;

    @Inject
    public BattleOdds(CombatTable table) {
        this.table = table;
        most = 2 * table.dieSides() + 1;
        reaching = new double[most + 1];
        even = new double[reaching.length * reaching.length];
        attackerAhead = new double[even.length];
        defenderAhead = new double[even.length];
        for (int number = 0; number <= most; number++) {
            reaching[number] = reaching(number);
        }
        for (int start = 0; start < even.length; start++) {
            double attacker = reaching[start / reaching.length];
            double defender = reaching[start % reaching.length];
            even[start] = wins(0, 0, attacker, defender);
            attackerAhead[start] = wins(1, 0, attacker, defender);
            defenderAhead[start] = wins(0, 1, attacker, defender);
        }
    }

    private double reaching(int number) {
        int good = 0;
        for (int one = 1; one <= table.dieSides(); one++) {
            for (int two = 1; two <= table.dieSides(); two++) {
                good += table.succeeds(one + two, number) ? 1 : 0;
            }
        }
        return (double) good / (table.dieSides() * table.dieSides());
    }

    /** The chance of the attacker with these tokens; a throw in which nothing changes is simply thrown again. */
    private double wins(int attackerTokens, int defenderTokens, double attacker, double defender) {
        int enough = table.tokensToWin();
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

    private int index(int attack, int defence) {
        Column column = table.column(attack, defence);
        return bounded(column.attackerNeeds()) * reaching.length + bounded(column.defenderNeeds());
    }

    private int bounded(int number) {
        return Math.max(0, Math.min(most, number));
    }

    /** The chance of the attacker in a round that starts without tokens. */
    public double even(int attack, int defence) {
        return even[index(attack, defence)];
    }

    /** The chance of the attacker in a round that starts with a token for the winner of the first, who was he that likely. */
    public double after(double firstWon, int attack, int defence) {
        int at = index(attack, defence);
        return firstWon * attackerAhead[at] + (1 - firstWon) * defenderAhead[at];
    }
}

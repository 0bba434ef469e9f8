package org.polemarch.perikles.bot;

import java.util.Arrays;
import org.polemarch.perikles.data.Counters;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Rulings;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;

/** What is likely to become of a location with the counters that stand there now. Holds the last answer; not shared. */
final class BattleProspects {

    private final BattleOdds odds;
    private final Rulings rulings;
    private final int[] strength;

    private double attackerTakes;
    private double defenderTakes;
    private double defenderCubes;

    BattleProspects(BattleOdds odds, Rulings rulings, int lines) {
        this.odds = odds;
        this.rulings = rulings;
        strength = new int[lines * UnitType.COUNT];
    }

    /** Adds up the counters of all lines. */
    void gather(PeriklesState state) {
        Counters counters = state.data().counters();
        Forces forces = state.forces();
        Arrays.fill(strength, 0);
        for (int counter = 0; counter < counters.count(); counter++) {
            int line = forces.at(counter) - Forces.inLine(0);
            if (line >= 0) {
                strength[line * UnitType.COUNT + counters.typeOf(counter)] += counters.strengthOf(counter);
            }
        }
    }

    double attackerTakes() {
        return attackerTakes;
    }

    double defenderTakes() {
        return defenderTakes;
    }

    double defenderCubes() {
        return defenderCubes;
    }

    /** Looks at the location in a space. */
    void look(int slot, PeriklesState state) {
        attackerTakes = 0;
        defenderTakes = 0;
        defenderCubes = 0;
        int location = state.tiles().open(slot);
        boolean attacked = state.forces().main(Forces.line(slot, Side.ATTACK)) != Cities.NOBODY;
        boolean defended = state.forces().main(Forces.line(slot, Side.DEFENCE)) != Cities.NOBODY;
        if (!attacked) {
            defenderCubes = defended ? 1 : 0;
            return;
        }
        PeriklesData data = state.data();
        double first = -1; // no first round, or nobody in it
        if (data.rounds(location) > 1) {
            first = round(slot, location, data.round(location, 0), -1, state);
        }
        UnitType last = data.round(location, data.rounds(location) - 1);
        double wins = round(slot, location, last, first, state);
        if (wins < 0) {
            defenderCubes = defended && rulings.cubesWithoutFinalRound() ? 1 : 0;
            return;
        }
        attackerTakes = wins;
        if (defended) {
            if (strength(slot, location, Side.ATTACK, last, state) > 0 || rulings.tileForUnopposedDefence()) {
                defenderTakes = 1 - wins;
            } else {
                defenderCubes = 1 - wins;
            }
        }
    }

    /** The attacker's chance in a round; -1 if nobody can fight it. */
    private double round(int slot, int location, UnitType type, double firstWon, PeriklesState state) {
        int attack = strength(slot, location, Side.ATTACK, type, state);
        int defence = strength(slot, location, Side.DEFENCE, type, state);
        if (attack == 0 && defence == 0) {
            return -1;
        }
        if (defence == 0) {
            return 1;
        }
        if (attack == 0) {
            return 0;
        }
        if (firstWon < 0) {
            return odds.even(attack, defence);
        }
        return firstWon * odds.attackerAhead(attack, defence) + (1 - firstWon) * odds.defenderAhead(attack, defence);
    }

    private int strength(int slot, int location, Side side, UnitType type, PeriklesState state) {
        int own = strength[Forces.line(slot, side) * UnitType.COUNT + type.ordinal()];
        boolean helped;
        if (side == Side.ATTACK) {
            boolean rise = rulings.printedUnitsFightAlone()
                    && state.forces().main(Forces.line(slot, Side.DEFENCE)) != Cities.NOBODY;
            helped = state.data().violet(location, type) && (own > 0 || rise);
        } else {
            int attack = strength[Forces.line(slot, Side.ATTACK) * UnitType.COUNT + type.ordinal()];
            helped = state.data().grey(location, type) && (rulings.printedUnitsFightAlone() || own > 0 || attack > 0);
        }
        return helped ? own + 1 : own;
    }
}

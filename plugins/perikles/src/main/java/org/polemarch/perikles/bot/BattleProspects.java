package org.polemarch.perikles.bot;

import jakarta.inject.Inject;
import org.polemarch.perikles.combat.Strengths;
import org.polemarch.perikles.data.Counters;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Rulings;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;

/** What is likely to become of the open locations with the counters that stand there now. */
public class BattleProspects {

    private static final double NO_ROUND = -1;

    private final Weights weights;
    private final BattleOdds odds;
    private final Strengths strengths;
    private final Rulings rulings;

    @Inject
    public BattleProspects(Weights weights, BattleOdds odds, Strengths strengths, Rulings rulings) {
        this.weights = weights;
        this.odds = odds;
        this.strengths = strengths;
        this.rulings = rulings;
    }

    /** Adds to each player's tally what the battles of this turn are likely to bring him. */
    public void add(PeriklesState state, Tally tally) {
        int[] counters = counters(state);
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            if (!state.tiles().settled(slot)) {
                add(slot, counters, state, tally);
            }
        }
    }

    /** The strengths of the counters of each line, by type. */
    private static int[] counters(PeriklesState state) {
        Counters counters = state.data().counters();
        int[] strength = new int[state.tiles().slots() * 2 * UnitType.COUNT];
        for (int counter = 0; counter < counters.count(); counter++) {
            int line = state.forces().at(counter) - Forces.inLine(0);
            if (line >= 0) {
                strength[line * UnitType.COUNT + counters.typeOf(counter)] += counters.strengthOf(counter);
            }
        }
        return strength;
    }

    private void add(int slot, int[] counters, PeriklesState state, Tally tally) {
        LocationTile tile = state.tile(slot);
        boolean attacked = state.anybodyAt(slot, Side.ATTACK);
        boolean defended = state.anybodyAt(slot, Side.DEFENCE);
        double attackerTakes = 0;
        double defenderTakes = 0;
        double defenderCubes = attacked || !defended ? 0 : 1;
        if (attacked) {
            double wins = finalRound(slot, tile, counters, state);
            attackerTakes = wins == NO_ROUND ? 0 : wins;
            if (defended) {
                int attack = strength(slot, Side.ATTACK, tile.lastRound(), counters, state);
                if (wins == NO_ROUND) {
                    defenderCubes = rulings.cubesWithoutFinalRound() ? 1 : 0;
                } else if (attack > 0 || rulings.tileForUnopposedDefence()) {
                    defenderTakes = 1 - wins;
                } else {
                    defenderCubes = 1 - wins;
                }
            }
        }
        int attackers = Forces.line(slot, Side.ATTACK);
        int defenders = Forces.line(slot, Side.DEFENCE);
        award(Part.BATTLES, attackers, attackerTakes * tile.points(), state, tally);
        award(Part.BATTLES, defenders, defenderTakes * tile.points(), state, tally);
        award(Part.CUBES, defenders, defenderCubes * state.data().game().cubesForDefender(), state, tally);
        addDefeat(tile.city().index(), attackerTakes, state, tally);
        addPermissions(slot, tile.city().index(), attacked, state, tally);
    }

    /** The attacker's chance in the final round, or {@link #NO_ROUND}. */
    private double finalRound(int slot, LocationTile tile, int[] counters, PeriklesState state) {
        double first = NO_ROUND;
        if (tile.rounds().size() > 1) {
            first = round(slot, tile.rounds().get(0), NO_ROUND, counters, state);
        }
        return round(slot, tile.lastRound(), first, counters, state);
    }

    /** The attacker's chance in a round after one that he won with that chance, or {@link #NO_ROUND}. */
    private double round(int slot, UnitType type, double firstWon, int[] counters, PeriklesState state) {
        int attack = strength(slot, Side.ATTACK, type, counters, state);
        int defence = strength(slot, Side.DEFENCE, type, counters, state);
        if (attack == 0 || defence == 0) {
            return attack > 0 ? 1 : defence > 0 ? 0 : NO_ROUND;
        }
        return firstWon == NO_ROUND ? odds.even(attack, defence) : odds.after(firstWon, attack, defence);
    }

    private int strength(int slot, Side side, UnitType type, int[] counters, PeriklesState state) {
        int own = counters[Forces.line(slot, side) * UnitType.COUNT + type.index()];
        int attack = counters[Forces.line(slot, Side.ATTACK) * UnitType.COUNT + type.index()];
        return own + strengths.printed(side, type, slot, own, attack, state);
    }

    private static void award(Part part, int line, double worth, PeriklesState state, Tally tally) {
        int main = state.forces().main(line);
        if (main != Cities.NOBODY) {
            for (int player = 0; player < tally.players(); player++) {
                if (state.playersOf(main).has(player)) {
                    tally.add(part, player, worth);
                }
            }
        }
    }

    private static void addDefeat(int city, double chance, PeriklesState state, Tally tally) {
        Cities cities = state.cities();
        int defeats = cities.defeats(city);
        int drop = state.data().statueValue(city, defeats) - state.data().statueValue(city, defeats + 1);
        if (drop == 0 || chance == 0) {
            return;
        }
        for (int player = 0; player < tally.players(); player++) {
            int statues = cities.statues(player, city) + (cities.leader(city) == player ? 1 : 0);
            tally.add(Part.STATUES, player, -chance * drop * statues);
        }
    }

    /** A leader likes help where he is attacked, and not where he would keep the reward for himself. */
    private void addPermissions(int slot, int city, boolean attacked, PeriklesState state, Tally tally) {
        int leader = state.cities().leader(city);
        if (leader != Cities.NOBODY) {
            int permitted = state.relations().permitted(slot).size();
            tally.add(Part.HELP, leader, permitted * (attacked ? weights.permission() : -weights.permission()));
        }
    }
}

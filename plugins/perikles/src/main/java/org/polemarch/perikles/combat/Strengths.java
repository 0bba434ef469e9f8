package org.polemarch.perikles.combat;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Rulings;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;

/**
 * 4.6 The strength of a side in a round: its counters of the round's type and the unit of that type printed for it, grey
 * for the defence, violet for the attack. Printed units are never doubled.
 */
@Cites({"4.6/rounds", "7/intrinsic"})
public class Strengths {

    private final Rulings rulings;

    @Inject
    public Strengths(Rulings rulings) {
        this.rulings = rulings;
    }

    /** The strength of a side of the location being fought over in a round of that type. */
    public int of(Side side, UnitType type, PeriklesState state) {
        int slot = state.battle().slot();
        Forces forces = state.forces();
        int own = forces.strength(
                Forces.line(slot, side), type.index(), state.battle().doubled());
        int attack = side == Side.ATTACK
                ? own
                : forces.strength(Forces.line(slot, Side.ATTACK), type.index(), IndexSet.EMPTY);
        return own + printed(side, type, slot, own, attack, state);
    }

    /** What printed units add to a side whose counters of that type are this strong, the attacker's that strong. */
    public int printed(Side side, UnitType type, int slot, int own, int attack, PeriklesState state) {
        LocationTile tile = state.tile(slot);
        boolean help = side == Side.ATTACK
                ? tile.violet().has(type.index()) && rebelsRise(slot, own, state)
                : tile.grey().has(type.index()) && greyUnitsDefend(own, attack);
        return help ? printedStrength() : 0;
    }

    protected int printedStrength() {
        return 1;
    }

    /** "Trireme alone does nothing": without a defender rebels win nothing for an attacker of another type. */
    protected boolean rebelsRise(int slot, int own, PeriklesState state) {
        return own > 0 || (rulings.printedUnitsFightAlone() && state.anybodyAt(slot, Side.DEFENCE));
    }

    protected boolean greyUnitsDefend(int own, int attack) {
        return rulings.printedUnitsFightAlone() || own > 0 || attack > 0;
    }
}

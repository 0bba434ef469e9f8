package org.polemarch.perikles.rules.battles;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.model.Cities;
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
    int of(Side side, UnitType type, PeriklesState state) {
        int slot = state.battle().slot();
        int location = state.tiles().open(slot);
        int doubled = state.battle().doubled();
        int own = state.forces().strength(Forces.line(slot, side), type.ordinal(), doubled);
        boolean helped;
        if (side == Side.ATTACK) {
            helped = state.data().violet(location, type) && (own > 0 || rebelsRise(slot, state));
        } else {
            helped = state.data().grey(location, type)
                    && (rulings.printedUnitsFightAlone() || own > 0 || attacked(slot, type, state));
        }
        return helped ? own + 1 : own;
    }

    /** "Trireme alone does nothing": without a defender rebels win nothing for an attacker of another type. */
    private boolean rebelsRise(int slot, PeriklesState state) {
        return rulings.printedUnitsFightAlone()
                && state.forces().main(Forces.line(slot, Side.DEFENCE)) != Cities.NOBODY;
    }

    private static boolean attacked(int slot, UnitType type, PeriklesState state) {
        return state.forces().strength(Forces.line(slot, Side.ATTACK), type.ordinal(), 0) > 0;
    }
}

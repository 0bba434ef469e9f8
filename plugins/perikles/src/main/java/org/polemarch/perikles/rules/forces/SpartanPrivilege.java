package org.polemarch.perikles.rules.forces;

import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;

/** 4.5 The leader of Sparta recovers first and names who commits first; without one the first player does. */
@Cites("4.5/order")
public class SpartanPrivilege {

    public int holder(PeriklesState state) {
        int leader = state.cities().leader(Power.SPARTA.index());
        return leader == Cities.NOBODY ? state.first() : leader;
    }
}

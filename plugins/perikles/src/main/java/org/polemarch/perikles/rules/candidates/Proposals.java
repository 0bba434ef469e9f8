package org.polemarch.perikles.rules.candidates;

import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;

/**
 * 4.3 Where a candidate may be proposed: in a city with a free candidate space where the proposer has a cube; the cube
 * may be anybody's from the temple area, but not that of the other candidate's owner.
 */
@Cites("4.3")
public final class Proposals {

    /** Whether a player may propose in a city at all, leaving open whom. */
    boolean open(int proposer, int city, PeriklesState state) {
        return !state.cities().full(city) && state.cities().present(proposer, city);
    }

    /** Whether a cube of that owner may be proposed in a city that is open to the proposer. */
    boolean eligible(int owner, int city, PeriklesState state) {
        Cities cities = state.cities();
        return cities.cubes(owner, city) > 0 && cities.candidate(city, 0) != owner;
    }

    /** Whether a player can propose anybody anywhere. */
    public boolean possible(int proposer, PeriklesState state) {
        for (int city = 0; city < Power.CITIES; city++) {
            if (open(proposer, city, state)) {
                for (int owner = 0; owner < state.players(); owner++) {
                    if (eligible(owner, city, state)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}

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
public class Proposals {

    public enum Bar {
        NONE,
        TWO_CANDIDATES,
        NO_PRESENCE,
        ALREADY_CANDIDATE,
        NO_CUBE
    }

    /** What keeps a player from proposing a cube of that owner in a city. */
    public Bar bar(int proposer, int owner, int city, PeriklesState state) {
        Cities cities = state.cities();
        if (cities.full(city)) {
            return Bar.TWO_CANDIDATES;
        }
        if (!mayPropose(proposer, city, state)) {
            return Bar.NO_PRESENCE;
        }
        if (cities.candidate(city, 0) == owner) {
            return Bar.ALREADY_CANDIDATE;
        }
        return cities.cubes(owner, city) > 0 ? Bar.NONE : Bar.NO_CUBE;
    }

    /** Whether a player has a say in a city. */
    protected boolean mayPropose(int proposer, int city, PeriklesState state) {
        return state.cities().present(proposer, city);
    }

    /** Whether a player can propose anybody anywhere. */
    public boolean possible(int proposer, PeriklesState state) {
        for (int city = 0; city < Power.CITIES; city++) {
            for (int owner = 0; owner < state.players(); owner++) {
                if (bar(proposer, owner, city, state) == Bar.NONE) {
                    return true;
                }
            }
        }
        return false;
    }
}

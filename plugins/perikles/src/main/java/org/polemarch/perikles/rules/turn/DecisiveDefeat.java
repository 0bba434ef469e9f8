package org.polemarch.perikles.rules.turn;

import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.model.Ending;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;

/** 6 The war is decided when Athens or Sparta has suffered four defeats; other cities decide nothing. */
@Cites("6/end")
public final class DecisiveDefeat {

    /** Why the game ends with the present defeats, or {@link Ending#RUNNING}. */
    public Ending ending(PeriklesState state) {
        boolean athens = beaten(state, Power.ATHENS);
        boolean sparta = beaten(state, Power.SPARTA);
        if (athens && sparta) {
            return Ending.BOTH_DEFEATED;
        }
        if (athens) {
            return Ending.ATHENS_DEFEATED;
        }
        return sparta ? Ending.SPARTA_DEFEATED : Ending.RUNNING;
    }

    private static boolean beaten(PeriklesState state, Power city) {
        return state.cities().defeats(city.ordinal()) >= state.data().decisiveDefeats(city.ordinal());
    }
}

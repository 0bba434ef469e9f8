package org.polemarch.pericles.rules.military;

import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/** 9.44 Who decides for a Side after a battle: its Commanding General, or else its Controlling Faction. */
@Cites("9.44")
public class Spokesman {

    public Faction of(Side side, Battle.Fight fight, PericlesState state) {
        return fight.general().side() == side ? fight.general() : state.controlling(side);
    }
}

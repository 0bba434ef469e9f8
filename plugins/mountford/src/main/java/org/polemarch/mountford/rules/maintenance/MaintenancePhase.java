package org.polemarch.mountford.rules.maintenance;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Phase;

/** 6: forces in the field are paid, then fleets at home, then reinforcements are played; the Athenian player first. */
@Cites("6")
public class MaintenancePhase implements Procedure<MountfordState, MaintenancePhase.Begin> {

    public record Begin() implements Frame {}

    @Inject
    public MaintenancePhase() {}

    @Override
    public void run(Begin frame, Play<MountfordState> play) {
        play.state().enter(Phase.MAINTENANCE);
        play.next(
                new FieldMaintenance.Next(0, 0, -1),
                new FieldMaintenance.Next(1, 0, -1),
                new NavalUpkeep.Next(0, 0, 0),
                new NavalUpkeep.Next(1, 0, 0),
                new Reinforcements.Ask(0),
                new Reinforcements.Ask(1));
    }
}

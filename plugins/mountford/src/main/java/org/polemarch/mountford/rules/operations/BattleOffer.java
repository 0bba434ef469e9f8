package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Zones;

/**
 * 2.3 step 2: where unfriendly forces stand or reach, the active player may offer battle; where there are none, battle
 * counts as offered to all of them (5).
 */
@Cites({"2.3", "5", "5.1"})
public class BattleOffer extends Rule implements Procedure<MountfordState, BattleOffer.Check> {

    public record Check() implements Frame {}

    private final Zones zones;
    private final int athens;
    private final int piraeus;

    @Inject
    public BattleOffer(MountfordData data, Zones zones) {
        super(data);
        this.zones = zones;
        athens = atlas.at("athens");
        piraeus = atlas.at("piraeus");
    }

    @Override
    public void run(Check frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        Power power = state.op().power();
        int space = state.op().objective();
        boolean ships = space == athens && zones.present(state, power, piraeus, Relation.FRIENDLY, false, true);
        if (zones.unfriendlyReach(state, power, space) || (ships && zones.unfriendlyReach(state, power, piraeus))) {
            play.next(new BattleOfferChoice.Ask(ships));
        } else {
            state.op().challenge(zones.present(state, power, space, Relation.FRIENDLY, true, false), ships);
        }
    }
}

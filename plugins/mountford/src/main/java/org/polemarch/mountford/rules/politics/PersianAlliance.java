package org.polemarch.mountford.rules.politics;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.rules.Rule;

/**
 * 9.3.3: in every political phase, after the armistices, Persia sides with Sparta until the next one, if Sparta is at war
 * with Athens and a Spartan or Spartan Allied hoplite SP stands in Persia.
 */
@Cites("9.3.3")
public class PersianAlliance extends Rule implements Procedure<MountfordState, PersianAlliance.Check> {

    public record Check() implements Frame {}

    /** Persia entered or left the war. */
    public record PersiaSides(boolean atWar) implements GameEvent {}

    private final IndexSet hoplites;

    @Inject
    public PersianAlliance(MountfordData data) {
        super(data);
        hoplites = new IndexSet(
                (kinds.of(Nationality.SPARTAN) | kinds.of(Nationality.SPARTAN_ALLIED)) & kinds.of(SpType.HOPLITE));
    }

    @Override
    public void run(Check frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        boolean joins = joins(state);
        if (joins != state.persiaAtWar()) {
            state.setPersiaAtWar(joins);
            play.report(() -> new PersiaSides(joins));
        }
    }

    /** Whether Persia would side with Sparta if the political phase were now. */
    public boolean joins(MountfordState state) {
        return !state.armistice(Power.SPARTA) && hoplitesInPersia(state);
    }

    protected boolean hoplitesInPersia(MountfordState state) {
        for (int kind = hoplites.first(); kind >= 0; kind = hoplites.after(kind)) {
            for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
                if (state.armySp(army, kind) > 0 && atlas.persia().has(state.armySpace(army))) {
                    return true;
                }
            }
            for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
                if (state.inPersia(index, kind) > 0) {
                    return true;
                }
            }
        }
        return false;
    }
}

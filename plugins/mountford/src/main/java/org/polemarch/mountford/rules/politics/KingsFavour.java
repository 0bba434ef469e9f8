package org.polemarch.mountford.rules.politics;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.Kinds;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.SpType;

/**
 * 9.3.3: Persia sides with Sparta if Sparta is at war with Athens and a Spartan or Spartan Allied hoplite SP stands in Persia. The
 * alliance asks it in every political phase, and bots ask it before.
 */
@Cites("9.3.3")
public class KingsFavour {

    private final Atlas atlas;
    private final IndexSet hoplites;

    @Inject
    public KingsFavour(MountfordData data) {
        atlas = data.atlas();
        Kinds kinds = data.kinds();
        hoplites = kinds.of(Nationality.SPARTAN)
                .or(kinds.of(Nationality.SPARTAN_ALLIED))
                .and(kinds.of(SpType.HOPLITE));
    }

    public boolean isSpartas(MountfordState state) {
        return !state.armistice(Power.SPARTA) && hoplitesInPersia(state);
    }

    protected boolean hoplitesInPersia(MountfordState state) {
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armyKinds(army).meets(hoplites) && atlas.persia().has(state.armySpace(army))) {
                return true;
            }
        }
        for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
            if (state.kindsInPersia(index).meets(hoplites)) {
                return true;
            }
        }
        return false;
    }
}

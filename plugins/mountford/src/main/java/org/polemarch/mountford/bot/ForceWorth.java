package org.polemarch.mountford.bot;

import jakarta.inject.Inject;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.Kinds;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Phase;
import org.polemarch.mountford.model.SpType;

/** What SPs are worth, and what those in the field will cost (6.1). */
public class ForceWorth {

    private final Weights.Forces weights;
    private final Kinds kinds;
    private final double[] worth;

    @Inject
    public ForceWorth(Weights all, MountfordData data) {
        weights = all.forces();
        kinds = data.kinds();
        worth = new double[kinds.size()];
        for (int i = 0; i < worth.length; i++) {
            Kind kind = kinds.kind(i);
            double each = kind.type() == SpType.NAVAL
                    ? weights.naval()
                    : kind.type() == SpType.HOPLITE ? weights.hoplite() : weights.other();
            if (kind.nationality() == Nationality.SPARTAN && kind.type() == SpType.HOPLITE) {
                each = weights.spartiate();
            }
            worth[i] = kind.homeGuard() ? each * weights.homeGuard() : each;
        }
    }

    public void count(MountfordState state, Tally tally) {
        double athens = 0;
        double league = 0;
        for (int kind = 0; kind < worth.length; kind++) {
            double points = worth[kind] * (state.atHome(kind) + state.setAside(kind));
            if (kinds.kind(kind).nationality().power().seat() == 0) {
                athens += points;
            } else {
                league += points;
            }
        }
        boolean unpaid = state.phase() == Phase.OPERATIONS || state.phase() == Phase.MAINTENANCE;
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            tally.add(Part.FORCES, state.armySeat(army) == 0 ? 0 : 1, army(state, army, unpaid));
        }
        for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
            IndexSet there = state.kindsInPersia(index);
            for (int kind = there.first(); kind >= 0; kind = there.after(kind)) {
                league += worth[kind] * state.inPersia(index, kind);
            }
        }
        tally.add(Part.FORCES, 0, athens);
        tally.add(Part.FORCES, 1, league);
    }

    protected double army(MountfordState state, int army, boolean unpaid) {
        double points = 0;
        IndexSet led = state.armyKinds(army);
        for (int kind = led.first(); kind >= 0; kind = led.after(kind)) {
            boolean abroad = kinds.kind(kind).home() != state.armySpace(army);
            points += state.armySp(army, kind) * (worth[kind] - (abroad && unpaid ? weights.abroad() : 0));
        }
        return points;
    }
}

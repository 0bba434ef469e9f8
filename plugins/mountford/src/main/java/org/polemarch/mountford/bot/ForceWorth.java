package org.polemarch.mountford.bot;

import jakarta.inject.Inject;
import org.polemarch.mountford.data.Kinds;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Phase;
import org.polemarch.mountford.model.SpType;

/** What SPs are worth, and what those in the field will cost (6.1). */
public class ForceWorth {

    /** A tile for each SP that is not brought home. */
    private static final double ABROAD = 0.1;

    private final Kinds kinds;
    private final double[] worth;

    @Inject
    public ForceWorth(MountfordData data) {
        kinds = data.kinds();
        worth = new double[kinds.size()];
        for (int i = 0; i < worth.length; i++) {
            Kind kind = kinds.kind(i);
            double each = kind.type() == SpType.NAVAL ? 0.3 : kind.type() == SpType.HOPLITE ? 0.25 : 0.2;
            if (kind.nationality() == Nationality.SPARTAN && kind.type() == SpType.HOPLITE) {
                each = 0.45;
            }
            worth[i] = kind.homeGuard() ? each / 2 : each;
        }
    }

    public double points(MountfordState state) {
        double points = 0;
        for (int kind = 0; kind < worth.length; kind++) {
            int count = state.atHome(kind) + state.setAside(kind);
            points += sign(kind) * worth[kind] * count;
        }
        boolean unpaid = state.phase() == Phase.OPERATIONS || state.phase() == Phase.MAINTENANCE;
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armySpace(army) >= 0) {
                points += army(state, army, unpaid);
            }
        }
        for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
            if (state.inPersia(index) > 0) {
                for (int kind = 0; kind < worth.length; kind++) {
                    points -= worth[kind] * state.inPersia(index, kind);
                }
            }
        }
        return points;
    }

    protected double army(MountfordState state, int army, boolean unpaid) {
        double points = 0;
        for (int kind = 0; kind < worth.length; kind++) {
            int count = state.armySp(army, kind);
            if (count > 0) {
                boolean abroad = kinds.kind(kind).home() != state.armySpace(army);
                points += count * (worth[kind] - (abroad && unpaid ? ABROAD : 0));
            }
        }
        return state.armySeat(army) == 0 ? points : -points;
    }

    protected int sign(int kind) {
        return kinds.kind(kind).nationality().power().seat() == 0 ? 1 : -1;
    }
}

package org.polemarch.mountford.rules.scenario;

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
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Bellicosity;
import org.polemarch.mountford.rules.components.Relations;

/**
 * 9.3.5 Helot rebellion: after any Peloponnesian operation, passes included, if Spartan hoplites are outside Laconia and
 * Messenia and SPs unfriendly to Sparta outnumber the Spartan SPs there, one Spartan hoplite SP is lost, bellicosity falls
 * by two and two Spartan tiles are discarded.
 */
@Cites("9.3.5")
public class HelotRebellion extends Rule implements Procedure<MountfordState, HelotRebellion.Check> {

    public record Check() implements Frame {}

    public record Rose(int unfriendly, int spartan) implements GameEvent {}

    private final Relations relations;
    private final Bellicosity bellicosity;
    private final ForcedDiscard discard;
    private final SpaceSet heartland;
    private final IndexSet hoplites;
    private final IndexSet spartans;

    @Inject
    public HelotRebellion(MountfordData data, Relations relations, Bellicosity bellicosity, ForcedDiscard discard) {
        super(data);
        this.discard = discard;
        this.relations = relations;
        this.bellicosity = bellicosity;
        heartland = atlas.spacesOf("laconia", "messenia");
        spartans = kinds.of(Nationality.SPARTAN);
        hoplites = spartans.and(kinds.of(SpType.HOPLITE));
    }

    protected int bellicosityLost() {
        return figures.helotBellicosity();
    }

    protected int tilesLost() {
        return figures.helotTiles();
    }

    @Override
    public void run(Check frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        if (!hoplitesAbroad(state)) {
            return;
        }
        int hostile = 0;
        int own = 0;
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (heartland.has(state.armySpace(army))) {
                if (relations.toArmy(state, Power.SPARTA, army) == Relation.UNFRIENDLY) {
                    hostile += state.armySize(army);
                }
                own += in(state, army, spartans);
            }
        }
        IndexSet idle = state.kindsAtHome();
        for (int kind = idle.first(); kind >= 0; kind = idle.after(kind)) {
            int home = kinds.kind(kind).home();
            if (heartland.has(home)) {
                if (spartans.has(kind)) {
                    own += state.atHome(kind);
                } else if (relations.toLoose(state, Power.SPARTA, kind, home) == Relation.UNFRIENDLY) {
                    hostile += state.atHome(kind);
                }
            }
        }
        if (hostile > own) {
            int unfriendly = hostile;
            int spartan = own;
            play.report(() -> new Rose(unfriendly, spartan));
            bellicosity.change(play, 0, -bellicosityLost(), "9.3.5");
            discard.of(state, TileSet.SPARTAN, tilesLost()).ifPresent(play::next);
            play.next(new HelotLosses.Hoplite());
        }
    }

    protected boolean hoplitesAbroad(MountfordState state) {
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (!heartland.has(state.armySpace(army)) && state.armyKinds(army).meets(hoplites)) {
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

    private static int in(MountfordState state, int army, IndexSet of) {
        int count = 0;
        for (int kind = of.first(); kind >= 0; kind = of.after(kind)) {
            count += state.armySp(army, kind);
        }
        return count;
    }
}

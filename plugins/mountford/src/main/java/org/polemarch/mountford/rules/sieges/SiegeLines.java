package org.polemarch.mountford.rules.sieges;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;

/**
 * 5 and 5.1: what a siege needs as long as it lasts: land SPs in the space, ships against ships in a fortress, and before
 * Athens ships in Piraeus. When the besiegers leave, avoid a battle or lose one, all points are lost.
 */
@Cites({"5", "5.1", "4.2.7"})
public class SiegeLines extends Rule {

    public record Lifted(Space space) implements GameEvent {}

    private final Relations relations;
    private final Zones zones;
    private final Bars bars;
    private final int athens;
    private final int piraeus;

    @Inject
    public SiegeLines(MountfordData data, Relations relations, Zones zones, Bars bars) {
        super(data);
        this.bars = bars;
        this.relations = relations;
        this.zones = zones;
        athens = atlas.at("athens");
        piraeus = atlas.at("piraeus");
    }

    /** An army of the seat in the space with land SPs that hostages do not bind (4.2.7); -1 if there is none. */
    public int landArmy(MountfordState state, int seat, int space) {
        return landArmy(state, seat, Power.NEUTRAL, space);
    }

    /** As above among armies friendly to a power; all of the seat's if it is NEUTRAL. */
    public int landArmy(MountfordState state, int seat, Power friend, int space) {
        IndexSet barred = bars.byHostages(state, space);
        for (int army = state.armyAfter(-1, space); army >= 0; army = state.armyAfter(army, space)) {
            if (state.armySeat(army) == seat
                    && state.armyLand(army) > 0
                    && (friend == Power.NEUTRAL || state.relation(friend, state.armyPower(army)) == Relation.FRIENDLY)
                    && (barred.isEmpty() || bars.anyFit(state, army, barred, true, false))) {
                return army;
            }
        }
        return -1;
    }

    /** Whether the ships a siege needs are there (5, 5.1). */
    public boolean shipsSuffice(MountfordState state, int seat, Power power, int space) {
        if (space == athens) {
            return relations.friendly(state, power, piraeus)
                    || zones.present(state, power, piraeus, Relation.FRIENDLY, false, true);
        }
        return !state.fortress(space)
                || !zones.present(state, power, space, Relation.UNFRIENDLY, false, true)
                || ships(state, seat, space);
    }

    protected boolean ships(MountfordState state, int seat, int space) {
        for (int army = state.armyAfter(-1, space); army >= 0; army = state.armyAfter(army, space)) {
            if (state.armySeat(army) == seat && state.armyNaval(army) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Lifts every siege whose conditions no longer hold. */
    public void liftLapsed(Play<MountfordState> play) {
        MountfordState state = play.state();
        SpaceSet besieged = state.besieged();
        for (int space = besieged.next(0); space >= 0; space = besieged.next(space + 1)) {
            int seat = state.siegeSeat(space);
            int army = landArmy(state, seat, space);
            if (army < 0
                    || relations.friendly(state, state.armyPower(army), space)
                    || atPeace(state, state.armyPower(army), space)
                    || !shipsSuffice(state, seat, state.armyPower(army), space)) {
                lift(play, space);
            }
        }
    }

    /** Whether an armistice forbids the besiegers to go on in any operation to come: elsewhere they may still be hostile. */
    protected boolean atPeace(MountfordState state, Power power, int space) {
        return relations.protectedByArmistice(state, power, space)
                && !relations.sphere(power).has(space);
    }

    private void lift(Play<MountfordState> play, int space) {
        play.state().setSiege(space, 0, 0);
        play.report(() -> new Lifted(atlas.space(space)));
    }

    public void lostBattle(Play<MountfordState> play, int space, int seat) {
        if (play.state().siegeSeat(space) == seat) {
            lift(play, space);
        }
        if (space == piraeus && play.state().siegeSeat(athens) == seat) {
            lift(play, athens);
        }
    }

    /** The seat did not offer battle to the forces in a space. */
    public void avoidedBattle(Play<MountfordState> play, int space, int seat) {
        if (play.state().siegeSeat(space) == seat) {
            lift(play, space);
        }
    }
}

package org.polemarch.mountford.rules.economy;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;

/**
 * 8.3 Trade routes: any chain of Naval and Combined paths from a friendly space whose spaces, both ends included, lie
 * outside the zone of influence of unfriendly naval SPs. Isthmus and storm route carry no trade.
 */
@Cites("8.3")
public class TradeRoutes extends Rule {

    private static final int[] NONE = {};

    private final Relations relations;
    private final Zones zones;

    @Inject
    public TradeRoutes(MountfordData data, Relations relations, Zones zones) {
        super(data);
        this.relations = relations;
        this.zones = zones;
    }

    public boolean open(MountfordState state, Power power, int from, int to) {
        SpaceSet blocked = blocked(state, power);
        if (!relations.friendly(state, power, from) || blocked.has(from) || blocked.has(to)) {
            return false;
        }
        SpaceSet seen = new SpaceSet();
        SpaceSet waiting = new SpaceSet();
        seen.add(from);
        waiting.add(from);
        for (int space = from; space >= 0 && space != to; space = waiting.next(0)) {
            waiting.remove(space);
            for (int each : paths.bySea(space)) {
                if (!seen.has(each) && !blocked.has(each)) {
                    seen.add(each);
                    waiting.add(each);
                }
            }
        }
        return seen.has(to);
    }

    /** The spaces of a shortest open route, or none. */
    public int[] route(MountfordState state, Power power, int from, int to) {
        SpaceSet blocked = blocked(state, power);
        if (!relations.friendly(state, power, from) || blocked.has(from) || blocked.has(to)) {
            return NONE;
        }
        int[] before = new int[atlas.size()];
        int[] queue = new int[atlas.size()];
        SpaceSet seen = new SpaceSet();
        int tail = 0;
        queue[tail++] = from;
        seen.add(from);
        before[from] = -1;
        for (int head = 0; head < tail; head++) {
            int space = queue[head];
            if (space == to) {
                return path(before, to);
            }
            for (int each : paths.bySea(space)) {
                if (!seen.has(each) && !blocked.has(each)) {
                    seen.add(each);
                    before[each] = space;
                    queue[tail++] = each;
                }
            }
        }
        return NONE;
    }

    private static int[] path(int[] before, int to) {
        int length = 0;
        for (int at = to; at >= 0; at = before[at]) {
            length++;
        }
        int[] path = new int[length];
        for (int at = to; at >= 0; at = before[at]) {
            path[--length] = at;
        }
        return path;
    }

    /** The spaces through which nothing of a power's is shipped. */
    protected SpaceSet blocked(MountfordState state, Power power) {
        return zones.navalReach(state, power, Relation.UNFRIENDLY);
    }
}

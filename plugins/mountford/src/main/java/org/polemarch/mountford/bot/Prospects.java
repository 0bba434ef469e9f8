package org.polemarch.mountford.bot;

import jakarta.inject.Inject;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.Kinds;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Operation;
import org.polemarch.mountford.model.Phase;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.SpType;

/**
 * What armies abroad and the operation in progress promise. Without it a bot that looks one answer ahead would never set
 * out: the gain comes several answers later.
 */
public final class Prospects {

    private final TerritoryWorth territory;
    private final Atlas atlas;
    private final Kinds kinds;
    private final Tiles tiles;
    private final int attica;
    private final int laconia;
    private final int athens;
    private final long rebellionTiles;
    private final long spartanLand;

    @Inject
    public Prospects(MountfordData data, TerritoryWorth territory) {
        this.territory = territory;
        atlas = data.atlas();
        kinds = data.kinds();
        tiles = data.tiles();
        attica = atlas.areaAt("attica");
        laconia = atlas.areaAt("laconia");
        athens = atlas.at("athens");
        rebellionTiles = tiles.of(Effect.REBELLION);
        spartanLand = (kinds.of(Nationality.SPARTAN) | kinds.of(Nationality.SPARTAN_ALLIED)) & ~kinds.of(SpType.NAVAL);
    }

    double points(MountfordState state) {
        if (state.phase != Phase.OPERATIONS) {
            return 0;
        }
        double points = 0;
        for (int army = 0; army < tiles.leaderCount(); army++) {
            if (state.armySpace(army) >= 0) {
                double presence = presence(state, army, state.armySpace(army));
                points += state.armySeat(army) == 0 ? presence : -presence;
            }
        }
        points += battle(state);
        return points + operation(state);
    }

    /** What an army may achieve where it stands. */
    private double presence(MountfordState state, int army, int space) {
        if (state.armySize(army) == 0) {
            return 0;
        }
        double gain = chance(state, army, space);
        double siege = state.siegeSeat(space) == state.armySeat(army) ? 0.4 : 0;
        return gain + (gain > 0 ? 0.5 : 0) + siege;
    }

    /** What a space offers to an army of that leader, whatever it is made of; less if its make-up does not fit. */
    private double chance(MountfordState state, int army, int space) {
        Power power = state.armyPower(army);
        Power owner = state.owner(space);
        Relation relation = state.relation(power, owner);
        int seat = state.armySeat(army);
        int area = atlas.areaOf(space);
        boolean land = state.armySize(army) == 0 || state.armyLand(army) > 0;
        double gain = 0;
        if (seat == 1 && owner == Power.ATHENS && relation == Relation.UNFRIENDLY) {
            if (territory.newRebelArea(state, space) && land && spartans(state, army)) {
                gain += (state.chest().treasury() & rebellionTiles) != 0 ? 1.3 : 0.5;
            }
            if (atlas.persia().has(space) && !state.persiaAtWar && land && spartans(state, army)) {
                gain += 1.2;
            }
        }
        if (relation == Relation.UNFRIENDLY) {
            if (area >= 0 && atlas.area(area).ravageable() && !state.ravaged(area)) {
                gain += area == attica ? 0.7 : area == laconia ? 0.5 : 0.15;
            }
            if (land && space != athens) {
                gain += 0.5 * territory.worth(space) + (owner == Power.REBEL ? 0.6 : 0);
                gain -= 0.12 * defenders(state, space, seat);
            }
        }
        return Math.max(0, gain);
    }

    private boolean spartans(MountfordState state, int army) {
        if (state.armySize(army) == 0) {
            return true;
        }
        for (long rest = spartanLand; rest != 0; rest &= rest - 1) {
            if (state.armySp(army, Long.numberOfTrailingZeros(rest)) > 0) {
                return true;
            }
        }
        return false;
    }

    /** SPs of the other side in a space. */
    private int defenders(MountfordState state, int space, int seat) {
        int count = 0;
        for (int kind : kinds.atHome(space)) {
            if (kinds.kind(kind).nationality().power().seat() != seat
                    || state.rebels().has(space)) {
                count += state.atHome(kind);
            }
        }
        for (int army = 0; army < tiles.leaderCount(); army++) {
            if (state.armySpace(army) == space && state.armySeat(army) != seat) {
                count += state.armySize(army);
            }
        }
        return count;
    }

    /** The stronger side may hope for the battle that is about to be fought. */
    private double battle(MountfordState state) {
        int space = state.battle().space;
        if (space < 0) {
            return 0;
        }
        int mine = 0;
        int theirs = 0;
        for (int army = 0; army < tiles.leaderCount(); army++) {
            if (state.armySpace(army) == space) {
                if (state.armySeat(army) == 0) {
                    mine += state.armySize(army) + tiles.leader(army).land();
                } else {
                    theirs += state.armySize(army) + tiles.leader(army).land();
                }
            }
        }
        for (int kind : kinds.atHome(space)) {
            if (relevant(kinds.kind(kind), state, space)) {
                mine += state.atHome(kind);
            } else {
                theirs += state.atHome(kind);
            }
        }
        return Math.max(-0.6, Math.min(0.6, 0.12 * (mine - theirs)));
    }

    private static boolean relevant(Kind kind, MountfordState state, int space) {
        return kind.nationality().power().seat() == 0 && !state.rebels().has(space);
    }

    private double operation(MountfordState state) {
        Operation op = state.op();
        if (op.seat < 0) {
            return 0;
        }
        double gain = 0;
        if (op.sort == Operation.Sort.MOVING && op.leader >= 0 && state.armySpace(op.leader) >= 0) {
            gain = moving(state, op);
        } else if (op.sort == Operation.Sort.MOVING) {
            gain = 0.35;
        } else if (op.sort == Operation.Sort.CONTINUING) {
            gain = continuing(state, op);
        }
        return op.seat == 0 ? gain : -gain;
    }

    private double moving(MountfordState state, Operation op) {
        int leader = op.leader;
        int here = state.armySpace(leader);
        if (op.objective < 0) {
            return 0.35 + Math.min(4, recruits(state, leader, here)) * 0.12;
        }
        if (here == op.objective) {
            return 0.2; // the presence itself is counted
        }
        double gain = 0.2 + chance(state, leader, op.objective);
        if (state.armySize(leader) == 0) {
            return gain + (recruits(state, leader, here) > 0 ? 0 : -1);
        }
        return gain
                + 0.1 * Math.min(4, state.armySize(leader))
                + (reaches(state, leader, here, op.objective) ? 0.25 : -0.4);
    }

    private int recruits(MountfordState state, int leader, int space) {
        int count = 0;
        long activates = tiles.leader(leader).activates();
        for (int kind : kinds.atHome(space)) {
            count += (activates >>> kind & 1) != 0 ? state.atHome(kind) : 0;
        }
        return count;
    }

    private boolean reaches(MountfordState state, int army, int here, int target) {
        if (state.armyNaval(army) > state.armyLand(army)) {
            return atlas.bySea(here).length > 0 && atlas.bySea(target).length > 0;
        }
        return state.armyNaval(army) == 0 && atlas.landDistance(here, target) < Atlas.FAR;
    }

    private double continuing(MountfordState state, Operation op) {
        double gain = 0.3;
        if (op.tile >= 0) {
            Effect effect = tiles.event(op.tile).effect();
            if (effect == Effect.REBELLION) {
                gain += territory.newRebelArea(state, op.objective) ? 1.6 : 0.3;
            } else if (effect == Effect.PLAGUE) {
                gain += 0.8;
            } else {
                gain += territory.worth(op.objective) + 0.4;
            }
        }
        return op.lost ? gain - 0.5 : gain;
    }
}

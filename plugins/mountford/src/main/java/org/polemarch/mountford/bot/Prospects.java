package org.polemarch.mountford.bot;

import jakarta.inject.Inject;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.Kinds;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Paths;
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
public class Prospects {

    private final TerritoryWorth territory;
    private final Atlas atlas;
    private final Paths paths;
    private final Kinds kinds;
    private final Tiles tiles;
    private final int attica;
    private final int laconia;
    private final int athens;
    private final int piraeus;
    private final IndexSet rebellionTiles;
    private final IndexSet spartanLand;

    @Inject
    public Prospects(MountfordData data, TerritoryWorth territory) {
        this.territory = territory;
        atlas = data.atlas();
        paths = atlas.paths();
        kinds = data.kinds();
        tiles = data.tiles();
        attica = atlas.areaAt("attica");
        laconia = atlas.areaAt("laconia");
        athens = atlas.at("athens");
        piraeus = atlas.at("piraeus");
        rebellionTiles = tiles.of(Effect.REBELLION);
        spartanLand = kinds.of(Nationality.SPARTAN)
                .or(kinds.of(Nationality.SPARTAN_ALLIED))
                .and(kinds.land());
    }

    public void count(MountfordState state, Tally tally) {
        if (state.phase() != Phase.OPERATIONS) {
            return;
        }
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armySpace(army) >= 0) {
                int seat = state.armySeat(army) == 0 ? 0 : 1;
                tally.add(Part.CAMPAIGNS, seat, presence(state, army, state.armySpace(army)));
            }
        }
        tally.add(Part.BATTLE, 0, battle(state));
        Operation op = state.op();
        if (op.seat() >= 0) {
            tally.add(Part.CAMPAIGNS, op.seat() == 0 ? 0 : 1, operation(state, op));
        }
    }

    /** What an army may achieve where it stands. */
    protected double presence(MountfordState state, int army, int space) {
        if (state.armySize(army) == 0) {
            return 0;
        }
        double gain = chance(state, army, space);
        double siege = state.siegeSeat(space) == state.armySeat(army) ? 0.15 : 0;
        return 0.9 * gain + (gain > 0.2 ? 0.3 : 0) + siege;
    }

    /** What a space offers to an army of that leader; an army yet to be assembled is taken to be what he finds. */
    protected double chance(MountfordState state, int army, int space) {
        Power owner = state.owner(space);
        if (state.relation(state.armyPower(army), owner) != Relation.UNFRIENDLY) {
            return 0;
        }
        int seat = state.armySeat(army);
        boolean land = state.armySize(army) == 0 ? landRecruits(state, army) : state.armyLand(army) > 0;
        double gain = ravage(state, space, seat);
        if (land && space != athens) {
            gain += seat == 1 ? uprising(state, army, space) : owner == Power.REBEL ? 1.1 : 0.1;
            gain += 0.35 * territory.worth(space);
            gain -= 0.15 * defenders(state, space, seat);
        }
        return Math.max(0, gain);
    }

    protected double uprising(MountfordState state, int army, int space) {
        if (state.owner(space) != Power.ATHENS || !spartans(state, army)) {
            return 0;
        }
        double gain = 0;
        if (territory.newRebelArea(state, space) && !state.armistice(Power.SPARTA)) {
            gain += state.chest().treasury().meets(rebellionTiles) ? 1.8 : 0.2;
        }
        if (atlas.persia().has(space) && !state.persiaAtWar()) {
            gain += 0.5;
        }
        return gain;
    }

    /** What ravaging from there is worth, as far as the enemy's standing forces let it happen. */
    protected double ravage(MountfordState state, int space, int seat) {
        int area = atlas.areaOf(space);
        if (area < 0 || !atlas.area(area).ravageable() || state.ravaged(area)) {
            return 0;
        }
        if (area == attica) {
            return paths.landZone(athens).has(space) || paths.navalZone(piraeus).has(space) ? 0.1 : 1.1;
        }
        if (area == laconia) {
            return seat == 0 ? 0.35 : 0;
        }
        return 0.2;
    }

    protected boolean landRecruits(MountfordState state, int leader) {
        return recruits(state, leader).meets(kinds.land());
    }

    protected boolean spartans(MountfordState state, int army) {
        return (state.armySize(army) == 0 ? recruits(state, army) : state.armyKinds(army)).meets(spartanLand);
    }

    /** The kinds at home where a leader stands that he may pick up. */
    private IndexSet recruits(MountfordState state, int leader) {
        return kinds.homeOf(state.armySpace(leader))
                .and(state.kindsAtHome())
                .and(tiles.leader(leader).activates());
    }

    /** SPs of the other side in a space. */
    protected int defenders(MountfordState state, int space, int seat) {
        int count = 0;
        for (int kind : kinds.atHome(space)) {
            if (kinds.kind(kind).nationality().power().seat() != seat
                    || state.rebels().has(space)) {
                count += state.atHome(kind);
            }
        }
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armySpace(army) == space && state.armySeat(army) != seat) {
                count += state.armySize(army);
            }
        }
        return count;
    }

    /** The stronger side may hope for the battle that is about to be fought. */
    protected double battle(MountfordState state) {
        int space = state.battle().space();
        if (space < 0) {
            return 0;
        }
        int mine = 0;
        int theirs = 0;
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
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

    protected boolean relevant(Kind kind, MountfordState state, int space) {
        return kind.nationality().power().seat() == 0 && !state.rebels().has(space);
    }

    protected double operation(MountfordState state, Operation op) {
        return switch (op.sort()) {
            case MOVING -> op.leader() >= 0 && state.armySpace(op.leader()) >= 0 ? moving(state, op) : 0.3;
            case CONTINUING -> continuing(state, op);
            case SPECIAL -> special(state, op);
            case NONE -> 0;
        };
    }

    protected double moving(MountfordState state, Operation op) {
        int leader = op.leader();
        int here = state.armySpace(leader);
        double crowd = 0.6 * (op.leaders().size() - 1 + unplaced(state));
        if (op.objective() < 0) {
            return 0.3 + best(state, leader) + Math.min(3, recruits(state, leader, here)) * 0.05 - crowd;
        }
        if (here == op.objective()) {
            return 0.2 - crowd; // the presence itself is counted
        }
        double gain = 0.2 + nearness(here, op.objective()) * chance(state, leader, op.objective()) - crowd;
        if (state.armySize(leader) == 0) {
            return recruits(state, leader, here) > 0 ? gain : gain - 1;
        }
        int land = state.armyLand(leader);
        int naval = state.armyNaval(leader);
        boolean byLand = naval == 0 && paths.landDistance(here, op.objective()) < Paths.FAR;
        if (byLand) {
            return gain + 0.25 + 0.1 * Math.min(3, land) - 0.15 * Math.max(0, land - 4);
        }
        // Over the sea: a few hoplites, and more ships than hoplites.
        gain += 0.1 * Math.min(2, land) - 0.3 * Math.max(0, land - 2) + 0.08 * Math.min(3, naval);
        if (naval > land && paths.bySea(here).length > 0 && paths.bySea(op.objective()).length > 0) {
            return gain + 0.35;
        }
        return gain - (shipsHere(state, leader, here) > 0 ? 0.1 : 0.4);
    }

    /** Leaders that have been played and not yet placed. */
    protected int unplaced(MountfordState state) {
        int count = 0;
        for (int leader = 0; leader < tiles.leaderCount(); leader++) {
            count += state.chest().onMap(leader) && state.armySpace(leader) < 0 ? 1 : 0;
        }
        return count;
    }

    /** The best that a leader placed there could set out for. */
    protected double best(MountfordState state, int leader) {
        int here = state.armySpace(leader);
        double best = 0;
        for (int space = 0; space < atlas.size(); space++) {
            if (state.relation(state.armyPower(leader), state.owner(space)) == Relation.UNFRIENDLY
                    && (tiles.leader(leader).headOfState() ? paths.landDistance(here, space) < Paths.FAR : true)) {
                best = Math.max(best, nearness(here, space) * chance(state, leader, space));
            }
        }
        return 0.8 * best;
    }

    protected double nearness(int from, int to) {
        double north = atlas.latitude(from) - atlas.latitude(to);
        double east = 0.8 * (atlas.longitude(from) - atlas.longitude(to));
        return Math.max(0.25, 1 - 0.13 * Math.sqrt(north * north + east * east));
    }

    protected int recruits(MountfordState state, int leader, int space) {
        return atHome(state, tiles.leader(leader).activates(), space);
    }

    protected int shipsHere(MountfordState state, int leader, int space) {
        return atHome(state, tiles.leader(leader).activates().and(kinds.of(SpType.NAVAL)), space);
    }

    private int atHome(MountfordState state, IndexSet wanted, int space) {
        int count = 0;
        IndexSet idle = kinds.homeOf(space).and(wanted);
        for (int kind = idle.first(); kind >= 0; kind = idle.after(kind)) {
            count += state.atHome(kind);
        }
        return count;
    }

    protected double continuing(MountfordState state, Operation op) {
        Power power = op.power();
        boolean abroad = state.relation(power, state.owner(op.objective())) != Relation.FRIENDLY;
        double gain = abroad ? 0.35 : -0.2;
        if (op.tile() >= 0) {
            Effect effect = tiles.event(op.tile()).effect();
            if (effect == Effect.REBELLION) {
                boolean spared = op.offered() && !op.challenged(); // then nobody rises (9.6.6)
                gain += spared ? 0 : territory.newRebelArea(state, op.objective()) ? 1.8 : 0.3;
            } else if (effect == Effect.PLAGUE) {
                gain += 0.8;
            } else {
                gain += territory.worth(op.objective()) + 0.4;
            }
        }
        return op.lost() ? gain - 0.5 : gain;
    }

    /** What a special tile promises whose effect is yet to be chosen. */
    protected double special(MountfordState state, Operation op) {
        return switch (tiles.event(op.tile()).effect()) {
            case ALCIBIADES_BETRAYS -> 1.6;
            case REBELLION_SPREADS ->
                op.candidates().isEmpty() ? 0 : 1.0 + 0.2 * op.candidates().size();
            case REBELLION_SUPPRESSED -> 0.6 + 0.3 * Math.min(3, territory.rebelAreas(state));
            case SYRACUSAN_INFLUENCE, INFLUENCE, INFLUENCE_IN_SICILY -> 0.35;
            case AGENTS -> 0.3;
            default -> 0.05;
        };
    }
}

package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Stack;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;

/**
 * 4.1 and 4.2: who stands in which line of a battle. SPs in the combat space must fight, those whose zone of influence
 * reaches it may; neutral forces are ignored.
 */
@Cites({"4", "4.1", "4.2", "4.1.2"})
public class Lines extends Rule {

    private final Relations relations;
    private final Zones zones;
    private final Bars bars;

    @Inject
    public Lines(MountfordData data, Relations relations, Zones zones, Bars bars) {
        super(data);
        this.relations = relations;
        this.zones = zones;
        this.bars = bars;
    }

    /** The kinds that fight in the battle at hand. */
    public IndexSet fighters(MountfordState state) {
        Battle battle = state.battle();
        return (battle.naval() ? kinds.of(SpType.NAVAL) : kinds.land()).minus(bars.barred(state, battle.space()));
    }

    /** 0 for the active side, 1 for the other, -1 for an army that is no part of the battle. */
    public int sideOfArmy(MountfordState state, int army) {
        Battle battle = state.battle();
        if (battle.movers().has(army)) {
            return 0;
        }
        Relation relation = relations.toArmy(state, battle.power(), army);
        return relation == Relation.UNFRIENDLY
                ? 1
                : relation == Relation.FRIENDLY && state.armySeat(army) == battle.seatOf(0) ? 0 : -1;
    }

    protected int sideOfLoose(MountfordState state, int kind, int space) {
        Battle battle = state.battle();
        Relation relation = relations.toLoose(state, battle.power(), kind, space);
        return relation == Relation.UNFRIENDLY
                ? 1
                : relation == Relation.FRIENDLY
                                && relations.powerOf(state, kind, space).seat() == battle.seatOf(0)
                        ? 0
                        : -1;
    }

    protected boolean spentArmy(MountfordState state, int army) {
        Battle battle = state.battle();
        return battle.homeward()
                && state.op().fought(army, battle.naval())
                && !battle.movers().has(army);
    }

    protected boolean spentLoose(MountfordState state, int space) {
        return state.battle().homeward()
                && state.op().foughtFrom(space, state.battle().naval());
    }

    /** Puts the SPs of a side in the combat space into its line. */
    public void enlist(MountfordState state, int side) {
        Battle battle = state.battle();
        battle.enlist(side, armiesAt(state, side));
        if (!battle.declined(side) && looseAt(state, side, battle.space())) {
            battle.enlistFrom(side, battle.space());
        }
    }

    protected IndexSet armiesAt(MountfordState state, int side) {
        Battle battle = state.battle();
        IndexSet wanted = fighters(state);
        IndexSet armies = IndexSet.EMPTY;
        for (int army = state.armyAfter(-1, battle.space()); army >= 0; army = state.armyAfter(army, battle.space())) {
            if (sideOfArmy(state, army) == side
                    && state.armyKinds(army).meets(wanted)
                    && !spentArmy(state, army)
                    && (!battle.declined(side) || battle.movers().has(army))
                    && (battle.naval() || !battle.atSea().has(army))) {
                armies = armies.with(army);
            }
        }
        return armies;
    }

    /** Whether unactivated SPs of a side that can fight in the battle at hand stand in a space. */
    protected boolean looseAt(MountfordState state, int side, int space) {
        if (spentLoose(state, space)) {
            return false;
        }
        IndexSet fit = state.looseKinds(space).and(fighters(state));
        for (int kind = fit.first(); kind >= 0; kind = fit.after(kind)) {
            if (sideOfLoose(state, kind, space) == side) {
                return true;
            }
        }
        return false;
    }

    /** Whether SPs of a side that are not on the move stand in the combat space and can fight. */
    public boolean standsInSpace(MountfordState state, int side) {
        return !armiesAt(state, side).minus(state.battle().movers()).isEmpty()
                || looseAt(state, side, state.battle().space());
    }

    /** Whether a side could bring anybody into the battle at hand. */
    public boolean potential(MountfordState state, int side) {
        return !armiesAt(state, side).isEmpty()
                || looseAt(state, side, state.battle().space())
                || !armiesNear(state, side).isEmpty()
                || !looseNear(state, side).isEmpty();
    }

    /** As above, once it is known who stays behind walls or has put to sea. */
    public boolean mayFight(MountfordState state, int side) {
        return !armiesAt(state, side).isEmpty()
                || (!state.battle().declined(side)
                        && looseAt(state, side, state.battle().space()))
                || !armiesNear(state, side).isEmpty()
                || !looseNear(state, side).isEmpty();
    }

    /** Armies of a side that may join from other spaces. */
    public IndexSet armiesNear(MountfordState state, int side) {
        Battle battle = state.battle();
        IndexSet wanted = fighters(state);
        IndexSet armies = IndexSet.EMPTY;
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            int from = state.armySpace(army);
            if (from != battle.space()
                    && (!battle.armies(side).has(army) || battle.inPart(side, Stack.army(army)))
                    && (battle.naval() ? paths.navalZone(from) : paths.landZone(from)).has(battle.space())
                    && sideOfArmy(state, army) == side
                    && unsent(state, side, army, wanted)
                    && !spentArmy(state, army)) {
                armies = armies.with(army);
            }
        }
        return armies;
    }

    /** Whether an army has SPs of these kinds of which it has not yet said how many fight. */
    protected boolean unsent(MountfordState state, int side, int army, IndexSet wanted) {
        IndexSet led = state.armyKinds(army).and(wanted);
        for (int kind = led.first(); kind >= 0; kind = led.after(kind)) {
            if (state.battle().sent(side, Stack.army(army), kind) < 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a space has yet to say whether its SPs of that kind fight. */
    private static boolean unsentFrom(Battle battle, int side, int space, int kind) {
        Stack stack = Stack.space(space);
        return !battle.loose(side).has(space) || (battle.inPart(side, stack) && battle.sent(side, stack, kind) < 0);
    }

    /** Spaces whose unactivated SPs of a side may join. */
    public SpaceSet looseNear(MountfordState state, int side) {
        Battle battle = state.battle();
        SpaceSet near = new SpaceSet();
        IndexSet fighters = fighters(state);
        IndexSet idle = state.kindsAtHome().and(fighters);
        for (int kind = idle.first(); kind >= 0; kind = idle.after(kind)) {
            int home = kinds.kind(kind).home();
            if (home != battle.space()
                    && zones.reaches(kind, home, battle.space())
                    && unsentFrom(battle, side, home, kind)
                    && !spentLoose(state, home)
                    && sideOfLoose(state, kind, home) == side) {
                near.add(home);
            }
        }
        for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
            int from = atlas.persiaAt(index);
            if (from != battle.space()
                    && (battle.naval() ? paths.navalZone(from) : paths.landZone(from)).has(battle.space())
                    && !spentLoose(state, from)) {
                IndexSet fit = state.kindsInPersia(index).and(fighters);
                for (int kind = fit.first(); kind >= 0; kind = fit.after(kind)) {
                    if (unsentFrom(battle, side, from, kind) && sideOfLoose(state, kind, from) == side) {
                        near.add(from);
                    }
                }
            }
        }
        return near;
    }

    /** How many SPs of these kinds stand in a side's line. */
    public int count(MountfordState state, int side, IndexSet wanted) {
        Battle battle = state.battle();
        IndexSet fit = fighters(state).and(wanted);
        int total = 0;
        for (Stack stack = battle.stackAfter(side, null); stack != null; stack = battle.stackAfter(side, stack)) {
            IndexSet here = state.kindsOf(stack).and(fit);
            for (int kind = here.first(); kind >= 0; kind = here.after(kind)) {
                total += fighting(state, side, stack, kind);
            }
        }
        return total;
    }

    /** How many SPs of a kind fight in a stack of a side's line. */
    public int fighting(MountfordState state, int side, Stack stack, int kind) {
        Battle battle = state.battle();
        int number = able(state, side, stack, kind);
        return number > 0 && battle.inPart(side, stack)
                ? Math.min(number, Math.max(0, battle.sent(side, stack, kind)))
                : number;
    }

    /** How many SPs of a kind in a stack are of a side, fighting or not: those without a leader may be of either. */
    public int able(MountfordState state, int side, Stack stack, int kind) {
        int number = state.count(stack, kind);
        return number == 0 || stack.isArmy() || sideOfLoose(state, kind, stack.space()) == side ? number : 0;
    }

    /** All SPs in a side's line. */
    public int count(MountfordState state, int side) {
        return count(state, side, kinds.all());
    }

    public int of(MountfordState state, int side, Nationality nationality) {
        return count(state, side, kinds.of(nationality));
    }

    public int of(MountfordState state, int side, Nationality nationality, SpType type) {
        return count(state, side, kinds.of(nationality).and(kinds.of(type)));
    }

    /** Whether SPs of a side's line stand in a space. */
    public boolean shares(MountfordState state, int side, int space) {
        Battle battle = state.battle();
        if (battle.loose(side).has(space)) {
            return true;
        }
        IndexSet armies = battle.armies(side);
        for (int army = armies.first(); army >= 0; army = armies.after(army)) {
            if (state.armySpace(army) == space) {
                return true;
            }
        }
        return false;
    }

    /** Remembers who fought, for the rest of the operation (3.5): ships that fought do not tire the hoplites ashore. */
    public void remember(MountfordState state) {
        Battle battle = state.battle();
        for (int side = 0; side < 2; side++) {
            state.op().fight(battle.armies(side), battle.naval());
            state.op().fightFrom(battle.loose(side), battle.naval());
        }
    }

    /**
     * Whether a side has offered battle with nobody: it stands not in the space itself and has brought none of the land
     * SPs by whose reach it may offer battle there (9.6.7).
     */
    public boolean owesAnybody(MountfordState state, int side) {
        Battle battle = state.battle();
        if (side != 0 || battle.naval() || battle.cause() != Battle.Cause.CONTINUING || count(state, 0) > 0) {
            return false;
        }
        Power power = battle.power();
        return !zones.present(state, power, battle.space(), Relation.FRIENDLY, true, true);
    }

    /** Whether the combat space is friendly to SPs of a side that stand in it: its owner opens them his gates. */
    public boolean friendlyGround(MountfordState state, int side) {
        SpaceSet here = new SpaceSet();
        here.add(state.battle().space());
        return friendlyGround(state, side, armiesAt(state, 1), here);
    }

    /** Whether it is friendly to SPs in a side's line, wherever they stand. */
    public boolean friendlyToLine(MountfordState state, int side) {
        return friendlyGround(
                state, side, state.battle().armies(1), state.battle().loose(1));
    }

    private boolean friendlyGround(MountfordState state, int side, IndexSet armies, SpaceSet loose) {
        Battle battle = state.battle();
        Relation relation = relations.toSpace(state, battle.power(), battle.space());
        if (side == 0) {
            return relation == Relation.FRIENDLY;
        }
        Power owner = state.owner(battle.space());
        return relation == Relation.UNFRIENDLY
                && (owner.seat() == battle.seatOf(1) || owner == Power.MACEDON)
                && areFriends(state, owner, armies, loose);
    }

    /** Whether some of these armies, or of the other side's SPs in these spaces, are friends of the owner. */
    protected boolean areFriends(MountfordState state, Power owner, IndexSet armies, SpaceSet loose) {
        for (int army = armies.first(); army >= 0; army = armies.after(army)) {
            if (state.relation(state.armyPower(army), owner) == Relation.FRIENDLY) {
                return true;
            }
        }
        for (int space = loose.next(0); space >= 0; space = loose.next(space + 1)) {
            IndexSet fit = state.looseKinds(space).and(fighters(state));
            for (int kind = fit.first(); kind >= 0; kind = fit.after(kind)) {
                if (sideOfLoose(state, kind, space) == 1
                        && state.relation(relations.powerOf(state, kind, space), owner) == Relation.FRIENDLY) {
                    return true;
                }
            }
        }
        return false;
    }
}

package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Relations;

/**
 * 2.2.1: a leader is placed in a space that holds SPs friendly to him. A Spartan who is not a king may act for another
 * nationality (9.6.1); he is then placed among its SPs. A king begins in Sparta.
 */
@Cites({"2.2.1", "9.6.1"})
public class Placements extends Rule {

    private static final Power[] PELOPONNESIAN = {Power.SPARTA, Power.CORINTH, Power.THEBES, Power.SYRACUSE};

    private final Relations relations;
    private final int sparta;
    private final SpaceSet everywhere = new SpaceSet();
    private final IndexSet[] commanded = new IndexSet[2];
    private final Power[][] alone = new Power[Power.COUNT][];

    @Inject
    public Placements(MountfordData data, Relations relations) {
        super(data);
        this.relations = relations;
        sparta = atlas.at("sparta");
        for (int i = 0; i < atlas.size(); i++) {
            everywhere.add(i);
        }
        for (int seat = 0; seat < commanded.length; seat++) {
            commanded[seat] = Power.REBEL.seat() == seat
                    ? kinds.ofSeat(seat).or(kinds.of(Nationality.ATHENIAN_ALLIED))
                    : kinds.ofSeat(seat);
        }
        for (int i = 0; i < Power.COUNT; i++) {
            alone[i] = new Power[] {Power.of(i)};
        }
    }

    /** The powers a leader may act for now, most often only his own. */
    public boolean mayActFor(MountfordState state, int leader, Power power) {
        Tiles.Leader who = tiles.leader(leader);
        if (who.power() == power) {
            return true;
        }
        // To act for a friend of Sparta changes nothing, so it is not offered.
        return who.anyNationality()
                && (power == Power.CORINTH || power == Power.THEBES || power == Power.SYRACUSE)
                && (power != Power.SYRACUSE || state.syracuse() == Entry.AT_WAR)
                && state.relation(Power.SPARTA, power) != Relation.FRIENDLY;
    }

    /** Where a leader acting for a power may be placed. */
    public SpaceSet spaces(MountfordState state, int leader, Power power) {
        Tiles.Leader who = tiles.leader(leader);
        SpaceSet spaces = new SpaceSet();
        IndexSet idle = state.kindsAtHome().and(commanded(who));
        for (int kind = idle.first(); kind >= 0; kind = idle.after(kind)) {
            int home = kinds.kind(kind).home();
            if (!spaces.has(home) && joinsSps(state, who, power, kind, home)) {
                spaces.add(home);
            }
        }
        for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
            int space = atlas.persiaAt(index);
            IndexSet there = state.kindsInPersia(index);
            for (int kind = there.first(); kind >= 0; kind = there.after(kind)) {
                if (joinsSps(state, who, power, kind, space)) {
                    spaces.add(space);
                }
            }
        }
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (joinsArmy(state, who, power, army)) {
                spaces.add(state.armySpace(army));
            }
        }
        if (who.king()) {
            boolean possible = spaces.has(sparta);
            spaces.clear();
            if (possible) {
                spaces.add(sparta);
            }
        }
        return spaces;
    }

    /** Whether a leader acting for a power may be placed among these SPs. */
    protected boolean joinsSps(MountfordState state, Tiles.Leader who, Power power, int kind, int space) {
        Power of = relations.powerOf(state, kind, space);
        return of.seat() == who.set().seat()
                && (power == who.power()
                        ? relations.toLoose(state, power, kind, space) == Relation.FRIENDLY
                        : of == power);
    }

    /** Whether a leader acting for a power may be placed beside this army. */
    protected boolean joinsArmy(MountfordState state, Tiles.Leader who, Power power, int army) {
        return state.armySeat(army) == who.set().seat()
                && state.armySize(army) > 0
                && (power == who.power()
                        ? relations.toArmy(state, power, army) == Relation.FRIENDLY
                        : state.armyPower(army) == power);
    }

    /** Whether the leader may be played this turn (9.6.1). */
    public boolean inTime(MountfordState state, int leader) {
        return state.turn() >= tiles.leader(leader).earliestTurn();
    }

    /** Whether a leader in the treasury can be placed at all. */
    public boolean possible(MountfordState state, int leader) {
        for (Power power : candidates(leader)) {
            if (mayActFor(state, leader, power)
                    && (atHome(state, leader, power, everywhere)
                            || !spaces(state, leader, power).isEmpty())) {
                return true;
            }
        }
        return false;
    }

    /** What may be his to lead: SPs of his side, and those who have rebelled to it. */
    private IndexSet commanded(Tiles.Leader who) {
        return commanded[who.set().seat()];
    }

    /** Whether he finds SPs at home in one of these spaces, which is soon seen; a king looks at Sparta alone. */
    public boolean atHome(MountfordState state, int leader, Power power, SpaceSet among) {
        Tiles.Leader who = tiles.leader(leader);
        IndexSet idle = state.kindsAtHome().and(commanded(who));
        for (int kind = idle.first(); kind >= 0; kind = idle.after(kind)) {
            int home = kinds.kind(kind).home();
            if ((!who.king() || home == sparta) && among.has(home) && joinsSps(state, who, power, kind, home)) {
                return true;
            }
        }
        return false;
    }

    /** The powers a leader could act for, in a fixed order; not to be changed. */
    public Power[] candidates(int leader) {
        Power own = tiles.leader(leader).power();
        return tiles.leader(leader).anyNationality() ? PELOPONNESIAN : alone[own.index()];
    }
}

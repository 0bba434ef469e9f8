package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Relations;

/** 4.1.2 and 4.2.4: what a side adds to its die, by the SPs in its line, its leader, its cavalry, its part and its tile. */
@Cites({"4.1.2", "4.2.4", "4.2.5", "9.3.3", "9.4.1", "9.4.6", "9.7.5"})
public class Modifiers extends Rule {

    private final Lines lines;
    private final Relations relations;
    private final IndexSet hoplites;
    private final IndexSet horse;
    private final IndexSet spartan;
    private final SpaceSet nearPella;

    @Inject
    public Modifiers(MountfordData data, Lines lines, Relations relations) {
        super(data);
        this.lines = lines;
        this.relations = relations;
        hoplites = kinds.of(SpType.HOPLITE);
        horse = kinds.of(SpType.CAVALRY);
        spartan = kinds.of(Nationality.SPARTAN);
        SpaceSet pella = new SpaceSet();
        pella.add(atlas.at("pella"));
        nearPella = atlas.paths().withinByLand(pella, figures.macedonRange());
    }

    /**
     * What a side adds to its die, each thing by itself.
     *
     * @param sps ships at sea, hoplites on land
     */
    public record Added(int sps, int cavalry, int rating, int attacking, int tiles) {
        public int sum() {
            return sps + cavalry + rating + attacking + tiles;
        }
    }

    /** Everything a side adds to its die. */
    public Added parts(MountfordState state, int side) {
        Battle battle = state.battle();
        int rating = Math.max(0, rating(state, side));
        int attacking = battle.attacker() == side ? 1 : 0;
        if (battle.naval()) {
            return new Added(lines.count(state, side), 0, rating, attacking, battle.bonus(side));
        }
        int own = cavalry(state, side);
        int superior = battle.cavalryBattle() ? own : own > cavalry(state, 1 - side) ? 1 : 0;
        return new Added(lines.count(state, side, hoplites), superior, rating, attacking, battle.bonus(side));
    }

    /** The sum of that. */
    public int added(MountfordState state, int side) {
        return parts(state, side).sum();
    }

    /** Cavalry, with the horsemen of Macedon (9.4.6, 9.7.5) and Persia (9.3.3) that exist only for the battle. */
    public int cavalry(MountfordState state, int side) {
        return lines.count(state, side, horse) + phantoms(state, side);
    }

    protected int phantoms(MountfordState state, int side) {
        Battle battle = state.battle();
        int seat = battle.seatOf(side);
        int extra = 0;
        if (nearPella.has(battle.space()) && relations.macedonWithAthens(state) == (seat == 0)) {
            extra += figures.phantomCavalry();
        }
        if (state.persiaAtWar()
                && seat == 1
                && atlas.persia().has(battle.space())
                && lines.count(state, side, spartan) > 0) {
            extra += figures.phantomCavalry();
        }
        return extra;
    }

    /**
     * The rating a side fights with: the lowest of its leaders who share a space with SPs of its line; -1 for no leader.
     * Cleon counts only when he is alone, as 0 (9.4.1).
     */
    public int rating(MountfordState state, int side) {
        Battle battle = state.battle();
        int lowest = Integer.MAX_VALUE;
        boolean unrated = false;
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            int from = state.armySpace(army);
            if (lines.sideOfArmy(state, army) == side && lines.shares(state, side, from)) {
                Tiles.Leader leader = tiles.leader(army);
                if (leader.rated()) {
                    lowest = Math.min(lowest, battle.naval() ? leader.naval() : leader.land());
                } else {
                    unrated = true;
                }
            }
        }
        return lowest < Integer.MAX_VALUE ? lowest : unrated ? 0 : -1;
    }
}

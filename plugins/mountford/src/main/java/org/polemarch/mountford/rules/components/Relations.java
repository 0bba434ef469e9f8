package org.polemarch.mountford.rules.components;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.Rule;

/**
 * 1.1.2 and 7.3: who is friendly, neutral or unfriendly to whom. The relations of the powers stand in the state and are
 * computed again whenever an armistice, Argos, Syracuse or Macedon changes; rebellion, the spheres of 7.3 and the
 * neutrality of Thessaly (9.7.5) come on top.
 */
@Cites({"1.1.1", "1.1.2", "7.3", "9.3.4", "9.3.2", "9.7.5"})
public class Relations extends Rule {

    private static final Power[] LEAGUE = {Power.SPARTA, Power.CORINTH, Power.THEBES};

    private final SpaceSet[] spheres = new SpaceSet[Power.COUNT];
    private final SpaceSet thessaly;
    private final IndexSet athenianPerdiccas;
    private final SpaceSet none = new SpaceSet();

    @Inject
    public Relations(MountfordData data) {
        super(data);
        for (int i = 0; i < spheres.length; i++) {
            spheres[i] = none;
        }
        SpaceSet athens = atlas.spacesOf("attica", "megarid");
        athens.addAll(atlas.empire());
        spheres[Power.ATHENS.index()] = athens;
        spheres[Power.SPARTA.index()] =
                atlas.spacesOf("epidaurus", "argolid", "arcadia", "elis", "messenia", "laconia");
        spheres[Power.CORINTH.index()] = atlas.spacesOf("corinthia", "acarnania");
        spheres[Power.THEBES.index()] = atlas.spacesOf("boeotia");
        thessaly = atlas.spacesOf("thessaly");
        athenianPerdiccas = tiles.of(Effect.PERDICCAS).and(tiles.of(TileSet.ATHENIAN));
    }

    /** Whether Macedon is allied with Athens: the Athenian Perdiccas tile lies in the Situation Box. */
    public boolean macedonWithAthens(MountfordState state) {
        return state.chest().box().meets(athenianPerdiccas);
    }

    /** Computes the relations of all powers again. */
    public void refresh(MountfordState state) {
        for (int viewer = 0; viewer < Power.COUNT; viewer++) {
            for (int target = 0; target < Power.COUNT; target++) {
                state.setRelation(
                        Power.of(viewer), Power.of(target), between(state, Power.of(viewer), Power.of(target)));
            }
        }
    }

    protected Relation between(MountfordState state, Power viewer, Power target) {
        if (target == Power.NEUTRAL || viewer == Power.NEUTRAL) {
            return Relation.NEUTRAL;
        }
        if (viewer == target) {
            return Relation.FRIENDLY;
        }
        if (target == Power.REBEL || viewer == Power.REBEL) {
            Power other = target == Power.REBEL ? viewer : target;
            return other == Power.ATHENS || other == Power.ARGOS ? Relation.UNFRIENDLY : Relation.FRIENDLY;
        }
        if (target == Power.MACEDON || viewer == Power.MACEDON) {
            return withMacedon(state, target == Power.MACEDON ? viewer : target);
        }
        if (target == Power.ARGOS || viewer == Power.ARGOS) {
            return withArgos(state, target == Power.ARGOS ? viewer : target);
        }
        if (target == Power.SYRACUSE || viewer == Power.SYRACUSE) {
            return withSyracuse(state, target == Power.SYRACUSE ? viewer : target);
        }
        boolean war = (viewer == Power.ATHENS || !state.armistice(viewer))
                && (target == Power.ATHENS || !state.armistice(target));
        if (viewer == Power.ATHENS || target == Power.ATHENS) {
            return war ? Relation.UNFRIENDLY : Relation.NEUTRAL;
        }
        return war ? Relation.FRIENDLY : Relation.NEUTRAL;
    }

    protected Relation withArgos(MountfordState state, Power other) {
        if (state.argos() != Entry.AT_WAR) {
            return Relation.NEUTRAL;
        }
        switch (other) {
            case SPARTA:
                return Relation.UNFRIENDLY;
            case ATHENS:
                return state.armistice(Power.SPARTA) ? Relation.NEUTRAL : Relation.FRIENDLY;
            case CORINTH, THEBES:
                return between(state, other, Power.SPARTA) == Relation.FRIENDLY
                        ? Relation.UNFRIENDLY
                        : Relation.NEUTRAL;
            default:
                return state.syracuse() == Entry.AT_WAR && !state.armistice(Power.SPARTA)
                        ? Relation.UNFRIENDLY
                        : Relation.NEUTRAL;
        }
    }

    protected Relation withSyracuse(MountfordState state, Power other) {
        if (state.syracuse() != Entry.AT_WAR) {
            return Relation.NEUTRAL;
        }
        if (other == Power.ATHENS) {
            return Relation.UNFRIENDLY;
        }
        return state.armistice(other) ? Relation.NEUTRAL : Relation.FRIENDLY;
    }

    protected Relation withMacedon(MountfordState state, Power other) {
        Relation toAthens = macedonWithAthens(state) ? Relation.FRIENDLY : Relation.UNFRIENDLY;
        Relation toEnemies = macedonWithAthens(state) ? Relation.UNFRIENDLY : Relation.FRIENDLY;
        switch (other) {
            case ATHENS:
                return toAthens;
            case ARGOS:
                return withArgos(state, Power.ATHENS) == Relation.FRIENDLY ? toAthens : Relation.NEUTRAL;
            case SYRACUSE:
                return state.syracuse() == Entry.AT_WAR ? toEnemies : Relation.NEUTRAL;
            default:
                return state.armistice(other) ? Relation.NEUTRAL : toEnemies;
        }
    }

    public Relation toSpace(MountfordState state, Power viewer, int space) {
        if (state.op().thessalyNeutral() && thessalyHolds(state, viewer) && thessaly.has(space)) {
            return Relation.NEUTRAL;
        }
        return inSphere(state, viewer, state.owner(space), space);
    }

    public boolean friendly(MountfordState state, Power viewer, int space) {
        return toSpace(state, viewer, space) == Relation.FRIENDLY;
    }

    public boolean unfriendly(MountfordState state, Power viewer, int space) {
        return toSpace(state, viewer, space) == Relation.UNFRIENDLY;
    }

    /** How a power regards an army: by the nationality its leader acts for. */
    public Relation toArmy(MountfordState state, Power viewer, int army) {
        if (state.op().thessalyNeutral()
                && thessalyHolds(state, viewer)
                && thessaly.has(state.armySpace(army))
                && alliesOfAthensOnly(state, army)) {
            return Relation.NEUTRAL;
        }
        return inSphere(state, viewer, state.armyPower(army), state.armySpace(army));
    }

    /** An army in which other SPs march as well is no army of Athenian Allied SPs (9.7.5). */
    protected boolean alliesOfAthensOnly(MountfordState state, int army) {
        for (int kind = 0; kind < kinds.size(); kind++) {
            if (state.armySp(army, kind) > 0 && kinds.kind(kind).nationality() != Nationality.ATHENIAN_ALLIED) {
                return false;
            }
        }
        return state.armySize(army) > 0;
    }

    /** How a power regards unactivated SPs of a kind in a space. */
    public Relation toLoose(MountfordState state, Power viewer, int kind, int space) {
        if (state.op().thessalyNeutral()
                && thessalyHolds(state, viewer)
                && thessaly.has(space)
                && kinds.kind(kind).nationality() == Nationality.ATHENIAN_ALLIED) {
            return Relation.NEUTRAL;
        }
        return inSphere(state, viewer, powerOf(state, kind, space), space);
    }

    /** Whose unactivated SPs these are; rebels in a space in rebellion (1.1.2). */
    public Power powerOf(MountfordState state, int kind, int space) {
        Nationality nationality = kinds.kind(kind).nationality();
        return nationality == Nationality.ATHENIAN_ALLIED && state.rebels().has(space)
                ? Power.REBEL
                : nationality.power();
    }

    protected boolean thessalyHolds(MountfordState state, Power viewer) {
        return viewer.seat() == state.op().seat() && viewer.seat() == 1;
    }

    protected Relation inSphere(MountfordState state, Power viewer, Power target, int space) {
        Relation relation = state.relation(viewer, target);
        return relation == Relation.NEUTRAL
                        && state.op().hostile()
                        && (treatsAsEnemy(state, viewer, target, space) || treatsAsEnemy(state, target, viewer, space))
                ? Relation.UNFRIENDLY
                : relation;
    }

    /** Whether the operation is one of that power, which takes the other for an enemy there; then it is one to him too. */
    protected boolean treatsAsEnemy(MountfordState state, Power power, Power other, int space) {
        return state.op().isOf(power) && enemyParty(power, other) && spheres[power.index()].has(space);
    }

    /** A party of an armistice whom the other player commands: nobody makes war on himself (7.3). */
    protected boolean enemyParty(Power viewer, Power power) {
        return party(power) && power.seat() != viewer.seat();
    }

    private static boolean party(Power power) {
        return power == Power.ATHENS || power == Power.SPARTA || power == Power.CORINTH || power == Power.THEBES;
    }

    /** Whether an armistice protects the space from a power: its owner is the other party, whom it does not treat as enemy. */
    public boolean protectedByArmistice(MountfordState state, Power power, int space) {
        Power owner = state.owner(space);
        return party(power)
                && enemyParty(power, owner)
                && state.relation(power, owner) == Relation.NEUTRAL
                && toSpace(state, power, space) == Relation.NEUTRAL;
    }

    /** Whether 7.3 gives the power anything to treat as unfriendly: neutral parties within its sphere. */
    public boolean mayBeHostile(MountfordState state, Power power) {
        SpaceSet sphere = spheres[power.index()];
        if (sphere.isEmpty()) {
            return false;
        }
        boolean any = state.relation(power, Power.ATHENS) == Relation.NEUTRAL;
        for (Power other : LEAGUE) {
            any |= state.relation(power, other) == Relation.NEUTRAL;
        }
        if (!any) {
            return false;
        }
        for (int space = sphere.next(0); space >= 0; space = sphere.next(space + 1)) {
            if (enemyParty(power, state.owner(space))
                    && state.relation(power, state.owner(space)) == Relation.NEUTRAL) {
                return true;
            }
        }
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            int space = state.armySpace(army);
            if (sphere.has(space)
                    && enemyParty(power, state.armyPower(army))
                    && state.relation(power, state.armyPower(army)) == Relation.NEUTRAL) {
                return true;
            }
        }
        return neutralsInPersia(state, power, sphere);
    }

    protected boolean neutralsInPersia(MountfordState state, Power power, SpaceSet sphere) {
        for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
            int space = atlas.persiaAt(index);
            if (sphere.has(space)) {
                IndexSet idle = state.kindsInPersia(index);
                for (int kind = idle.first(); kind >= 0; kind = idle.after(kind)) {
                    Power of = kinds.kind(kind).nationality().power();
                    if (enemyParty(power, of) && state.relation(power, of) == Relation.NEUTRAL) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether Perdiccas lets the Peloponnesian player treat Thessaly as neutral (9.7.5). */
    public boolean mayNeutralizeThessaly(MountfordState state, int seat) {
        return seat == 1 && !macedonWithAthens(state);
    }

    /** The spaces in which 7.3 lets a power treat neutrals as unfriendly. */
    public SpaceSet sphere(Power power) {
        return spheres[power.index()];
    }

    /** Argive spaces are closed to those to whom Argos is neutral (3, 9.3.4, A-12). */
    public boolean argosClosed(MountfordState state, Power power) {
        return state.argos() != Entry.REMOVED && state.relation(power, Power.ARGOS) == Relation.NEUTRAL;
    }
}

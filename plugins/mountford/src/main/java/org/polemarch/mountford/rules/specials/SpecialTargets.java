package org.polemarch.mountford.rules.specials;

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
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Zones;
import org.polemarch.mountford.rules.control.Control;

/** Where the special tiles of section 9 can take effect. */
@Cites({"9.4.3", "9.4.7", "9.5.3", "9.6.4", "9.6.7", "9.7.7", "9.8.3"})
public class SpecialTargets extends Rule {

    private final Zones zones;
    private final Control control;
    private final SpaceSet sicily;
    private final SpaceSet argiveInfluence;
    private final SpaceSet euboea;
    private final SpaceSet[] touching;

    @Inject
    public SpecialTargets(MountfordData data, Zones zones, Control control) {
        super(data);
        this.zones = zones;
        this.control = control;
        sicily = atlas.spacesOf("sicily");
        argiveInfluence = atlas.spacesOf("elis", "arcadia", "argolid", "epidaurus");
        euboea = atlas.spacesOf("euboea");
        touching = new SpaceSet[atlas.size()];
        for (int space = 0; space < touching.length; space++) {
            touching[space] = new SpaceSet();
            touching[space].add(space);
            for (int each : paths.adjacent(space)) {
                touching[space].add(each);
            }
        }
    }

    /** The spaces a tile may be played on. */
    public SpaceSet of(MountfordState state, Effect effect) {
        return switch (effect) {
            case INFLUENCE_IN_SICILY -> athensInSicily(state) ? neutral(state, sicily) : new SpaceSet();
            case SYRACUSAN_INFLUENCE ->
                athensInSicily(state) || state.syracuse() == Entry.REMOVED ? new SpaceSet() : neutral(state, sicily);
            case INFLUENCE -> argive(state);
            case COLONY -> colony(state);
            case REBELLION_SUPPRESSED -> calmable(state);
            case ALCIBIADES_BETRAYS -> rebellious(state, false);
            case REBELLION_SPREADS -> spreading(state);
            case EUBOEAN_CAUSEWAY -> causeway(state);
            default -> new SpaceSet();
        };
    }

    /** Why a tile finds no space at all. */
    public Unfit obstacle(MountfordState state, Effect effect) {
        return switch (effect) {
            case INFLUENCE_IN_SICILY -> athensInSicily(state) ? Unfit.NO_SPACE_OPEN : Unfit.NO_ATHENIANS_IN_SICILY;
            case SYRACUSAN_INFLUENCE ->
                state.syracuse() == Entry.REMOVED
                        ? Unfit.SYRACUSE_FALLEN
                        : athensInSicily(state) ? Unfit.ATHENIANS_IN_SICILY : Unfit.NO_SPACE_OPEN;
            case REBELLION_SUPPRESSED -> Unfit.NO_REBELLION_TO_SUPPRESS;
            case REBELLION_SPREADS -> Unfit.NO_SPACE_TO_SPREAD_TO;
            case EUBOEAN_CAUSEWAY -> Unfit.NO_SPACE_IN_EUBOEA;
            default -> Unfit.NO_SPACE_OPEN;
        };
    }

    /** Why a tile that finds spaces elsewhere does not find this one. */
    public Unfit obstacle(MountfordState state, Effect effect, int space) {
        return switch (effect) {
            case INFLUENCE -> argiveObstacle(state, space);
            case INFLUENCE_IN_SICILY, SYRACUSAN_INFLUENCE ->
                sicily.has(space) ? Unfit.NOT_NEUTRAL : Unfit.OUTSIDE_REGION;
            case COLONY -> atlas.fortress(space) ? Unfit.FORTRESS : Unfit.NOT_NEUTRAL;
            case REBELLION_SUPPRESSED -> calmObstacle(state, space);
            case REBELLION_SPREADS -> spreadObstacle(state, space);
            default -> rebelObstacle(state, space);
        };
    }

    protected Unfit argiveObstacle(MountfordState state, int space) {
        if (!argiveInfluence.has(space)) {
            return Unfit.OUTSIDE_REGION;
        }
        if (state.owner(space) == Power.ARGOS) {
            return Unfit.ARGIVE_ALREADY;
        }
        return state.garrisoned(space) ? Unfit.GARRISONED : Unfit.ENEMY_THERE;
    }

    protected Unfit rebelObstacle(MountfordState state, int space) {
        if (!atlas.empire().has(space)) {
            return Unfit.OUTSIDE_EMPIRE;
        }
        return state.rebels().has(space) ? Unfit.IN_REBELLION : Unfit.NOT_ATHENIAN;
    }

    protected Unfit calmObstacle(MountfordState state, int space) {
        if (!state.rebels().has(space)) {
            return Unfit.NO_REBELLION_THERE;
        }
        return athenianReach(state, space) ? Unfit.OTHERS_REACH : Unfit.NO_ATHENIAN_REACHES;
    }

    protected Unfit spreadObstacle(MountfordState state, int space) {
        if (!control.mayRebel(state, space)) {
            return rebelObstacle(state, space);
        }
        if (!spartansReach(state, space)) {
            return Unfit.NO_SPARTAN_REACHES;
        }
        for (int each : paths.adjacent(space)) {
            if (state.rebels().has(each)) {
                return Unfit.TRIED_BEFORE;
            }
        }
        return Unfit.NO_MARKER_BESIDE;
    }

    /** Spaces of the empire that may be made to rebel; only those without Athenian SPs if told so (8.1.1). */
    public SpaceSet rebellious(MountfordState state, boolean undefended) {
        SpaceSet spaces = new SpaceSet();
        for (int space = atlas.empire().next(0);
                space >= 0;
                space = atlas.empire().next(space + 1)) {
            if (control.mayRebel(state, space)) {
                spaces.add(space);
            }
        }
        if (undefended) {
            spaces.removeAll(athenianPosts(state));
        }
        return spaces;
    }

    /** The spaces in which Athenian, not Allied, SPs stand. */
    protected SpaceSet athenianPosts(MountfordState state) {
        SpaceSet posts = new SpaceSet();
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if ((state.armyKinds(army) & kinds.of(Nationality.ATHENIAN)) != 0) {
                posts.add(state.armySpace(army));
            }
        }
        IndexSet home = state.kindsAtHome().and(new IndexSet(kinds.of(Nationality.ATHENIAN)));
        for (int kind = home.first(); kind >= 0; kind = home.after(kind)) {
            posts.add(kinds.kind(kind).home());
        }
        return posts;
    }

    protected boolean athensInSicily(MountfordState state) {
        return sicily.meets(athenianPosts(state));
    }

    protected SpaceSet neutral(MountfordState state, SpaceSet among) {
        SpaceSet spaces = new SpaceSet();
        for (int space = among.next(0); space >= 0; space = among.next(space + 1)) {
            if (state.owner(space) == Power.NEUTRAL) {
                spaces.add(space);
            }
        }
        return spaces;
    }

    protected SpaceSet argive(MountfordState state) {
        SpaceSet spaces = new SpaceSet();
        for (int space = argiveInfluence.next(0); space >= 0; space = argiveInfluence.next(space + 1)) {
            if (state.owner(space) != Power.ARGOS
                    && !state.garrisoned(space)
                    && !zones.unfriendlyIn(state, Power.ARGOS, space)) {
                spaces.add(space);
            }
        }
        return spaces;
    }

    protected SpaceSet colony(MountfordState state) {
        SpaceSet spaces = new SpaceSet();
        for (int space = 0; space < atlas.size(); space++) {
            if (state.owner(space) == Power.NEUTRAL && !atlas.fortress(space)) {
                spaces.add(space);
            }
        }
        return spaces;
    }

    protected SpaceSet calmable(MountfordState state) {
        SpaceSet spaces = new SpaceSet();
        for (int space = state.rebels().next(0);
                space >= 0;
                space = state.rebels().next(space + 1)) {
            if (athenianReach(state, space)
                    && !zones.reached(state, Power.ATHENS, space, Relation.UNFRIENDLY, true, true)
                    && !zones.reached(state, Power.ATHENS, space, Relation.NEUTRAL, true, true)) {
                spaces.add(space);
            }
        }
        return spaces;
    }

    /** Whether the zone of influence of an Athenian, not Allied, SP covers the space. */
    protected boolean athenianReach(MountfordState state, int space) {
        return reach(state, space, kinds.of(Nationality.ATHENIAN));
    }

    protected boolean reach(MountfordState state, int space, long wanted) {
        if (!zones.reachingFromHome(state, space, new IndexSet(wanted)).isEmpty()) {
            return true;
        }
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            IndexSet led = new IndexSet(wanted & state.armyKinds(army));
            for (int kind = led.first(); kind >= 0; kind = led.after(kind)) {
                if (zones.reaches(kind, state.armySpace(army), space)) {
                    return true;
                }
            }
        }
        IndexSet all = new IndexSet(wanted);
        for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
            for (int kind = all.first(); kind >= 0; kind = all.after(kind)) {
                if (state.inPersia(index, kind) > 0 && zones.reaches(kind, atlas.persiaAt(index), space)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the zone of influence of a Spartan or Spartan Allied land SP covers the space (9.6.7). */
    public boolean spartansReach(MountfordState state, int space) {
        long land = (kinds.of(Nationality.SPARTAN) | kinds.of(Nationality.SPARTAN_ALLIED)) & ~kinds.of(SpType.NAVAL);
        return reach(state, space, land);
    }

    protected SpaceSet spreading(MountfordState state) {
        SpaceSet spaces = new SpaceSet();
        for (int marked = state.rebels().next(0);
                marked >= 0;
                marked = state.rebels().next(marked + 1)) {
            for (int space : paths.adjacent(marked)) {
                if (control.mayRebel(state, space) && spartansReach(state, space)) {
                    spaces.add(space);
                }
            }
        }
        return spaces;
    }

    protected SpaceSet causeway(MountfordState state) {
        SpaceSet spaces = new SpaceSet();
        for (int space = euboea.next(0); space >= 0; space = euboea.next(space + 1)) {
            if (control.mayRebel(state, space) && thebanNextTo(state, space) && !athenianReach(state, space)) {
                spaces.add(space);
            }
        }
        return spaces;
    }

    protected boolean thebanNextTo(MountfordState state, int space) {
        IndexSet home = state.kindsAtHome().and(new IndexSet(kinds.of(Nationality.THEBAN)));
        for (int kind = home.first(); kind >= 0; kind = home.after(kind)) {
            if (touching(space).has(kinds.kind(kind).home())) {
                return true;
            }
        }
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if ((state.armyKinds(army) & kinds.of(Nationality.THEBAN)) != 0
                    && touching(space).has(state.armySpace(army))) {
                return true;
            }
        }
        return false;
    }

    /** The space and those one path away from it. */
    protected SpaceSet touching(int space) {
        return touching[space];
    }
}

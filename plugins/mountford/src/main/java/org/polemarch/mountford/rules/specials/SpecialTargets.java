package org.polemarch.mountford.rules.specials;

import jakarta.inject.Inject;
import java.util.Optional;
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
    private final SpaceSet unfortified = new SpaceSet();
    private final SpaceSet nowhere = new SpaceSet();
    private final SpaceSet[] touching;
    private final IndexSet athenians;
    private final IndexSet thebans;
    /** Spartan and Spartan Allied land SPs. */
    private final IndexSet spartans;

    @Inject
    public SpecialTargets(MountfordData data, Zones zones, Control control) {
        super(data);
        this.zones = zones;
        this.control = control;
        athenians = kinds.of(Nationality.ATHENIAN);
        thebans = kinds.of(Nationality.THEBAN);
        spartans = kinds.of(Nationality.SPARTAN)
                .or(kinds.of(Nationality.SPARTAN_ALLIED))
                .and(kinds.land());
        sicily = atlas.spacesOf("sicily");
        argiveInfluence = atlas.spacesOf("elis", "arcadia", "argolid", "epidaurus");
        euboea = atlas.spacesOf("euboea");
        touching = new SpaceSet[atlas.size()];
        for (int space = 0; space < touching.length; space++) {
            if (!atlas.fortress(space)) {
                unfortified.add(space);
            }
            touching[space] = new SpaceSet();
            touching[space].add(space);
            for (int each : paths.adjacent(space)) {
                touching[space].add(each);
            }
        }
    }

    /** The spaces a tile may be played on. */
    public final SpaceSet of(MountfordState state, Effect effect) {
        SpaceSet spaces = new SpaceSet();
        SpaceSet among = among(state, effect);
        for (int space = among.next(0); space >= 0; space = among.next(space + 1)) {
            if (obstacle(state, effect, space).isEmpty()) {
                spaces.add(space);
            }
        }
        return spaces;
    }

    /** Whether there is a space a tile may be played on. */
    public final boolean any(MountfordState state, Effect effect) {
        SpaceSet among = among(state, effect);
        for (int space = among.next(0); space >= 0; space = among.next(space + 1)) {
            if (obstacle(state, effect, space).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** The spaces that come into question for a tile; not to be changed. */
    protected SpaceSet among(MountfordState state, Effect effect) {
        return switch (effect) {
            case INFLUENCE_IN_SICILY -> athensInSicily(state) ? sicily : nowhere;
            case SYRACUSAN_INFLUENCE -> state.syracuse() == Entry.REMOVED || athensInSicily(state) ? nowhere : sicily;
            case INFLUENCE -> argiveInfluence;
            case COLONY -> unfortified;
            case REBELLION_SUPPRESSED -> state.rebels();
            case ALCIBIADES_BETRAYS -> atlas.empire();
            case REBELLION_SPREADS -> besideRebels(state);
            case EUBOEAN_CAUSEWAY -> euboea;
            default -> nowhere;
        };
    }

    /** Why a tile finds no space at all; nothing if it finds one. */
    public Optional<Unfit> obstacle(MountfordState state, Effect effect) {
        return any(state, effect)
                ? Optional.empty()
                : Optional.of(
                        switch (effect) {
                            case INFLUENCE_IN_SICILY ->
                                athensInSicily(state) ? Unfit.NO_SPACE_OPEN : Unfit.NO_ATHENIANS_IN_SICILY;
                            case SYRACUSAN_INFLUENCE ->
                                state.syracuse() == Entry.REMOVED
                                        ? Unfit.SYRACUSE_FALLEN
                                        : athensInSicily(state) ? Unfit.ATHENIANS_IN_SICILY : Unfit.NO_SPACE_OPEN;
                            case REBELLION_SUPPRESSED -> Unfit.NO_REBELLION_TO_SUPPRESS;
                            case REBELLION_SPREADS -> Unfit.NO_SPACE_TO_SPREAD_TO;
                            case EUBOEAN_CAUSEWAY -> Unfit.NO_SPACE_IN_EUBOEA;
                            default -> Unfit.NO_SPACE_OPEN;
                        });
    }

    /** What keeps a tile from being played on a space; nothing if it may be. */
    public Optional<Unfit> obstacle(MountfordState state, Effect effect, int space) {
        return switch (effect) {
            case INFLUENCE_IN_SICILY, SYRACUSAN_INFLUENCE ->
                sicily.has(space) ? neutralObstacle(state, space) : Optional.of(Unfit.OUTSIDE_REGION);
            case COLONY -> atlas.fortress(space) ? Optional.of(Unfit.FORTRESS) : neutralObstacle(state, space);
            case INFLUENCE -> argiveObstacle(state, space);
            case REBELLION_SUPPRESSED -> calmObstacle(state, space);
            case REBELLION_SPREADS -> spreadObstacle(state, space);
            case EUBOEAN_CAUSEWAY -> causewayObstacle(state, space);
            default -> rebelObstacle(state, space);
        };
    }

    private static Optional<Unfit> neutralObstacle(MountfordState state, int space) {
        return state.owner(space) == Power.NEUTRAL ? Optional.empty() : Optional.of(Unfit.NOT_NEUTRAL);
    }

    protected Optional<Unfit> argiveObstacle(MountfordState state, int space) {
        if (!argiveInfluence.has(space)) {
            return Optional.of(Unfit.OUTSIDE_REGION);
        }
        if (state.owner(space) == Power.ARGOS) {
            return Optional.of(Unfit.ARGIVE_ALREADY);
        }
        if (state.garrisoned(space)) {
            return Optional.of(Unfit.GARRISONED);
        }
        return zones.unfriendlyIn(state, Power.ARGOS, space) ? Optional.of(Unfit.ENEMY_THERE) : Optional.empty();
    }

    protected Optional<Unfit> rebelObstacle(MountfordState state, int space) {
        if (control.mayRebel(state, space)) {
            return Optional.empty();
        }
        if (!atlas.empire().has(space)) {
            return Optional.of(Unfit.OUTSIDE_EMPIRE);
        }
        return Optional.of(state.rebels().has(space) ? Unfit.IN_REBELLION : Unfit.NOT_ATHENIAN);
    }

    protected Optional<Unfit> calmObstacle(MountfordState state, int space) {
        if (!state.rebels().has(space)) {
            return Optional.of(Unfit.NO_REBELLION_THERE);
        }
        if (!athenianReach(state, space)) {
            return Optional.of(Unfit.NO_ATHENIAN_REACHES);
        }
        return zones.reached(state, Power.ATHENS, space, Relation.UNFRIENDLY, true, true)
                        || zones.reached(state, Power.ATHENS, space, Relation.NEUTRAL, true, true)
                ? Optional.of(Unfit.OTHERS_REACH)
                : Optional.empty();
    }

    protected Optional<Unfit> spreadObstacle(MountfordState state, int space) {
        if (!control.mayRebel(state, space)) {
            return rebelObstacle(state, space);
        }
        if (!spartansReach(state, space)) {
            return Optional.of(Unfit.NO_SPARTAN_REACHES);
        }
        return touching(space).meets(state.rebels()) ? Optional.empty() : Optional.of(Unfit.NO_MARKER_BESIDE);
    }

    protected Optional<Unfit> causewayObstacle(MountfordState state, int space) {
        if (!control.mayRebel(state, space)) {
            return rebelObstacle(state, space);
        }
        return euboea.has(space) && thebanNextTo(state, space) && !athenianReach(state, space)
                ? Optional.empty()
                : Optional.of(Unfit.NO_SPACE_IN_EUBOEA);
    }

    /** Spaces of the empire that may be made to rebel; only those without Athenian SPs if told so (8.1.1). */
    public SpaceSet rebellious(MountfordState state, boolean undefended) {
        SpaceSet spaces = of(state, Effect.ALCIBIADES_BETRAYS);
        if (undefended) {
            spaces.removeAll(athenianPosts(state));
        }
        return spaces;
    }

    /** The spaces in which Athenian, not Allied, SPs stand. */
    protected SpaceSet athenianPosts(MountfordState state) {
        SpaceSet posts = new SpaceSet();
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armyKinds(army).meets(athenians)) {
                posts.add(state.armySpace(army));
            }
        }
        IndexSet home = state.kindsAtHome().and(athenians);
        for (int kind = home.first(); kind >= 0; kind = home.after(kind)) {
            posts.add(kinds.kind(kind).home());
        }
        return posts;
    }

    protected boolean athensInSicily(MountfordState state) {
        return sicily.meets(athenianPosts(state));
    }

    /** Whether the zone of influence of an Athenian, not Allied, SP covers the space. */
    protected boolean athenianReach(MountfordState state, int space) {
        return reach(state, space, athenians);
    }

    protected boolean reach(MountfordState state, int space, IndexSet wanted) {
        if (!zones.reachingFromHome(state, space, wanted).isEmpty()) {
            return true;
        }
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            IndexSet led = state.armyKinds(army).and(wanted);
            for (int kind = led.first(); kind >= 0; kind = led.after(kind)) {
                if (zones.reaches(kind, state.armySpace(army), space)) {
                    return true;
                }
            }
        }
        for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
            IndexSet there = state.kindsInPersia(index).and(wanted);
            for (int kind = there.first(); kind >= 0; kind = there.after(kind)) {
                if (zones.reaches(kind, atlas.persiaAt(index), space)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the zone of influence of a Spartan or Spartan Allied land SP covers the space (9.6.7). */
    public boolean spartansReach(MountfordState state, int space) {
        return reach(state, space, spartans);
    }

    /** The spaces beside a rebellion marker. */
    protected SpaceSet besideRebels(MountfordState state) {
        SpaceSet spaces = new SpaceSet();
        spaces.addAll(touching, state.rebels());
        return spaces;
    }

    protected boolean thebanNextTo(MountfordState state, int space) {
        IndexSet home = state.kindsAtHome().and(thebans);
        for (int kind = home.first(); kind >= 0; kind = home.after(kind)) {
            if (touching(space).has(kinds.kind(kind).home())) {
                return true;
            }
        }
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armyKinds(army).meets(thebans) && touching(space).has(state.armySpace(army))) {
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

package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.components.Relations;

/**
 * 2.3.1: which tiles pay for a continuing operation in a space. The tile is of the nationality of an own SP there;
 * Syracusan and Persian tiles pay anywhere while those states are at war with Athens. Some tiles are continuing operations
 * of their own (9.4.4, 9.4.9, 9.6.6, 9.7.6).
 */
@Cites({"2.3.1", "9.3.2", "9.3.3"})
public class ContinuingTiles extends Rule {

    private static final TileSet[] SETS = TileSet.values();

    private final Relations relations;
    private final Bars bars;
    private final IndexSet operations;
    private final IndexSet athenian;
    private final IndexSet spartan;
    private final int megara;
    private final int pegae;
    private final int athens;

    @Inject
    public ContinuingTiles(MountfordData data, Relations relations, Bars bars) {
        super(data);
        this.bars = bars;
        this.relations = relations;
        operations = tiles.of(Effect.COUP_IN_MEGARA)
                .or(tiles.of(Effect.TREACHERY))
                .or(tiles.of(Effect.REBELLION))
                .or(tiles.of(Effect.PLAGUE));
        athenian = kinds.of(Nationality.ATHENIAN).or(kinds.of(Nationality.ATHENIAN_ALLIED));
        spartan = kinds.of(Nationality.SPARTAN).or(kinds.of(Nationality.SPARTAN_ALLIED));
        megara = atlas.at("megara");
        pegae = atlas.at("pegae");
        athens = atlas.at("athens");
    }

    /** Whether no army of lower number and the same friends stands in the space: one operation serves both. */
    public boolean firstOfItsSide(MountfordState state, int army) {
        int space = state.armySpace(army);
        for (int other = state.armyAfter(-1, space); other != army; other = state.armyAfter(other, space)) {
            if (state.armySeat(other) == state.armySeat(army)
                    && state.relation(state.armyPower(other), state.armyPower(army)) == Relation.FRIENDLY) {
                return false;
            }
        }
        return true;
    }

    /** The kinds of a seat in a space, whose tiles may be discarded there. */
    protected IndexSet present(MountfordState state, int seat, int space) {
        IndexSet present = kinds.homeOf(space).and(state.kindsAtHome()).and(kinds.ofSeat(seat));
        if (state.rebels().has(space)) {
            present = present.minus(kinds.of(Nationality.ATHENIAN_ALLIED));
        }
        for (int army = state.armyAfter(-1, space); army >= 0; army = state.armyAfter(army, space)) {
            if (state.armySeat(army) == seat) {
                present = present.or(state.armyKinds(army));
            }
        }
        int index = atlas.persiaIndex(space);
        return seat == 1 && index >= 0 ? present.or(state.kindsInPersia(index)) : present;
    }

    /** The tiles of the treasury that may be discarded there. */
    public IndexSet discards(MountfordState state, int seat, int space) {
        IndexSet present = present(state, seat, space);
        IndexSet paying = IndexSet.EMPTY;
        for (TileSet set : SETS) {
            if (tiles.kindsOf(set).meets(present) || (seat == 1 && paysAnywhere(state, set))) {
                paying = paying.or(tiles.of(set));
            }
        }
        return paying.and(state.chest().treasury());
    }

    /** Whether the tiles of a set pay for any Peloponnesian force (9.3.2, 9.3.3). */
    public boolean paysAnywhere(MountfordState state, TileSet set) {
        return switch (set) {
            case SYRACUSAN -> state.syracuse() == Entry.AT_WAR;
            case PERSIAN -> state.persiaAtWar();
            default -> false;
        };
    }

    /** Whether the seat can pay for a continuing operation there. */
    public boolean payable(MountfordState state, int seat, int space) {
        return !discards(state, seat, space).isEmpty()
                || !playable(state, seat, space).isEmpty();
    }

    /** The tiles of the treasury that are themselves a continuing operation there. */
    public IndexSet playable(MountfordState state, int seat, int space) {
        IndexSet held = state.chest().treasury().and(tiles.ofSeat(seat)).and(operations);
        for (int tile = held.first(); tile >= 0; tile = held.after(tile)) {
            held = fits(state, seat, space, tile) ? held : held.without(tile);
        }
        return held;
    }

    /** The tiles that are played as continuing operations. */
    public IndexSet operations() {
        return operations;
    }

    /** Whether a tile's own conditions for being played there hold. */
    public boolean fits(MountfordState state, int seat, int space, int tile) {
        return unfit(state, seat, space, tile).isEmpty();
    }

    /** Which condition for being played there the tile fails, if any. */
    public Optional<Unfit> unfit(MountfordState state, int seat, int space, int tile) {
        Tiles.Event event = tiles.event(tile);
        if (event.war().isPresent() && state.armistice(event.war().get())) {
            return Optional.of(Unfit.NOT_AT_WAR);
        }
        return switch (event.effect()) {
            case COUP_IN_MEGARA -> coup(state, seat, space);
            case PLAGUE ->
                space == athens
                        ? landSp(state, seat, space, kinds.all(), Unfit.NO_LAND_SP)
                        : Optional.of(Unfit.NOT_ATHENS_CITY);
            case REBELLION -> rebellion(state, seat, space);
            default -> treachery(state, seat, space);
        };
    }

    protected Optional<Unfit> coup(MountfordState state, int seat, int space) {
        if (space != megara) {
            return Optional.of(Unfit.NOT_MEGARA);
        }
        if (state.owner(megara) == Power.ATHENS && state.owner(pegae) == Power.ATHENS) {
            return Optional.of(Unfit.MEGARA_HELD);
        }
        return landSp(state, seat, space, athenian, Unfit.NO_ATHENIAN_LAND_SP);
    }

    protected Optional<Unfit> rebellion(MountfordState state, int seat, int space) {
        if (!atlas.empire().has(space)) {
            return Optional.of(Unfit.OUTSIDE_EMPIRE);
        }
        if (state.owner(space) != Power.ATHENS) {
            return Optional.of(Unfit.NOT_ATHENIAN);
        }
        return landSp(state, seat, space, spartan, Unfit.NO_SPARTAN_LAND_SP);
    }

    protected Optional<Unfit> treachery(MountfordState state, int seat, int space) {
        if (state.rebels().has(space)) {
            return Optional.of(Unfit.IN_REBELLION);
        }
        return ownGround(state, seat, space)
                ? Optional.of(Unfit.FRIENDLY_GROUND)
                : landSp(state, seat, space, kinds.all(), Unfit.NO_LAND_SP);
    }

    protected Optional<Unfit> landSp(MountfordState state, int seat, int space, IndexSet wanted, Unfit wanting) {
        if (landArmy(state, seat, space, wanted.minus(bars.byHostages(state, space)))) {
            return Optional.empty();
        }
        return Optional.of(landArmy(state, seat, space, wanted) ? Unfit.HOSTAGES : wanting);
    }

    protected boolean ownGround(MountfordState state, int seat, int space) {
        return relations.friendly(state, seat == 0 ? Power.ATHENS : powerOf(state, seat, space), space);
    }

    protected Power powerOf(MountfordState state, int seat, int space) {
        for (int army = state.armyAfter(-1, space); army >= 0; army = state.armyAfter(army, space)) {
            if (state.armySeat(army) == seat) {
                return state.armyPower(army);
            }
        }
        return Power.SPARTA;
    }

    protected boolean landArmy(MountfordState state, int seat, int space, IndexSet fit) {
        IndexSet land = fit.and(kinds.land());
        for (int army = state.armyAfter(-1, space); army >= 0; army = state.armyAfter(army, space)) {
            if (state.armySeat(army) == seat && state.armyKinds(army).meets(land)) {
                return true;
            }
        }
        return false;
    }
}

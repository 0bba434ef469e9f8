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
import org.polemarch.mountford.model.SpType;
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
    private final long operations;
    private final int megara;
    private final int pegae;
    private final int athens;

    @Inject
    public ContinuingTiles(MountfordData data, Relations relations, Bars bars) {
        super(data);
        this.bars = bars;
        this.relations = relations;
        operations = tiles.of(Effect.COUP_IN_MEGARA)
                | tiles.of(Effect.TREACHERY)
                | tiles.of(Effect.REBELLION)
                | tiles.of(Effect.PLAGUE);
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
        IndexSet own = kinds.ofSeat(seat);
        IndexSet home = kinds.homeOf(space).and(state.kindsAtHome()).and(own);
        long present = state.rebels().has(space) ? home.bits() & ~kinds.of(Nationality.ATHENIAN_ALLIED) : home.bits();
        for (int army = state.armyAfter(-1, space); army >= 0; army = state.armyAfter(army, space)) {
            if (state.armySeat(army) == seat) {
                present |= state.armyKinds(army);
            }
        }
        int index = atlas.persiaIndex(space);
        if (seat == 1 && index >= 0 && state.inPersia(index) > 0) {
            for (int kind = 0; kind < kinds.size(); kind++) {
                present |= state.inPersia(index, kind) > 0 ? 1L << kind : 0;
            }
        }
        return new IndexSet(present);
    }

    /** The tiles of the treasury that may be discarded there. */
    public long discards(MountfordState state, int seat, int space) {
        IndexSet present = present(state, seat, space);
        int anywhere = seat == 1 ? anywhere(state) : 0;
        long mask = 0;
        for (TileSet set : SETS) {
            if ((tiles.kindsOf(set) & present.bits()) != 0 || (anywhere >>> set.index() & 1) != 0) {
                mask |= tiles.of(set);
            }
        }
        return mask & state.chest().treasury();
    }

    /** Sets that pay for any Peloponnesian force (9.3.2, 9.3.3), as bits. */
    public int anywhere(MountfordState state) {
        return (state.syracuse() == Entry.AT_WAR ? 1 << TileSet.SYRACUSAN.index() : 0)
                | (state.persiaAtWar() ? 1 << TileSet.PERSIAN.index() : 0);
    }

    /** Whether the seat can pay for a continuing operation there. */
    public boolean payable(MountfordState state, int seat, int space) {
        return discards(state, seat, space) != 0 || playable(state, seat, space) != 0;
    }

    /** The tiles of the treasury that are themselves a continuing operation there. */
    public long playable(MountfordState state, int seat, int space) {
        IndexSet held = new IndexSet(state.chest().treasury() & tiles.ofSeat(seat) & operations);
        long mask = 0;
        for (int tile = held.first(); tile >= 0; tile = held.after(tile)) {
            mask |= fits(state, seat, space, tile) ? 1L << tile : 0;
        }
        return mask;
    }

    /** The tiles that are played as continuing operations. */
    public long operations() {
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
                        ? landSp(state, seat, space, -1L, Unfit.NO_LAND_SP)
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
        long athenian = kinds.of(Nationality.ATHENIAN) | kinds.of(Nationality.ATHENIAN_ALLIED);
        return landSp(state, seat, space, athenian, Unfit.NO_ATHENIAN_LAND_SP);
    }

    protected Optional<Unfit> rebellion(MountfordState state, int seat, int space) {
        if (!atlas.empire().has(space)) {
            return Optional.of(Unfit.OUTSIDE_EMPIRE);
        }
        if (state.owner(space) != Power.ATHENS) {
            return Optional.of(Unfit.NOT_ATHENIAN);
        }
        long spartan = kinds.of(Nationality.SPARTAN) | kinds.of(Nationality.SPARTAN_ALLIED);
        return landSp(state, seat, space, spartan, Unfit.NO_SPARTAN_LAND_SP);
    }

    protected Optional<Unfit> treachery(MountfordState state, int seat, int space) {
        if (state.rebels().has(space)) {
            return Optional.of(Unfit.IN_REBELLION);
        }
        return ownGround(state, seat, space)
                ? Optional.of(Unfit.FRIENDLY_GROUND)
                : landSp(state, seat, space, -1L, Unfit.NO_LAND_SP);
    }

    protected Optional<Unfit> landSp(MountfordState state, int seat, int space, long wanted, Unfit wanting) {
        if (landArmy(state, seat, space, wanted & ~bars.byHostages(state, space))) {
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

    protected boolean landArmy(MountfordState state, int seat, int space, long fit) {
        for (int army = state.armyAfter(-1, space); army >= 0; army = state.armyAfter(army, space)) {
            if (state.armySeat(army) == seat && state.armyLand(army) > 0) {
                if ((state.armyKinds(army) & fit & ~kinds.of(SpType.NAVAL)) != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}

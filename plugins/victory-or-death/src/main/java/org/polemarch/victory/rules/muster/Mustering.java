package org.polemarch.victory.rules.muster;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.supply.SupplyLines;

/**
 * Where pieces may be mustered: where there is room for them, in supply from a City of their own power; a Hoplite also in or
 * next to a space with another piece of its own power.
 */
@Cites({"pieces/hoplites", "pieces/triremes", "pieces/mustering-in-place"})
public class Mustering {

    /** No supply line leads from there to a City of the power. */
    @Cites("supply")
    public record NoLineToOwnCity(Space space) implements Reason {}

    /** No other piece of the power is there or next to it. */
    public record NoOwnPieceNear(Space space) implements Reason {}

    /** What is mustered in place must be in supply from a friendly City. */
    @Cites("pieces/mustering-in-place")
    public record InPlaceUnsupplied(Sort sort, Space space) implements Reason {}

    private final Room room;
    private final SupplyLines supply;

    @Inject
    public Mustering(Room room, SupplyLines supply) {
        this.room = room;
        this.supply = supply;
    }

    /** Those of the spaces where a power may muster a new piece of a sort. */
    public long spaces(int power, int sort, long where, VictoryState state) {
        if (state.board().available(power, sort) == 0) {
            return 0;
        }
        long free = room.free(power, sort, state) & where & near(power, sort, state);
        return free == 0 ? 0 : supplied(power, sort, free, state);
    }

    /** The spaces in reach of the power's own pieces, as far as that matters for the sort. */
    protected long near(int power, int sort, VictoryState state) {
        if (sort != Sort.HOPLITE.ordinal()) {
            return state.atlas().everywhere();
        }
        long own = state.board().pieces(power);
        return own | state.atlas().adjacent(own);
    }

    /** Those of the spaces where a new piece would be in supply from a City of the power. */
    protected long supplied(int power, int sort, long free, VictoryState state) {
        if (state.board().pieces(power, Sort.CITY.ordinal()) == 0) {
            return 0;
        }
        return sort == Sort.HOPLITE.ordinal()
                ? supply.hoplitesToOwnCity(power, free, state)
                : free & supply.toOwnCity(power, state);
    }

    /** Where a piece of the power may be mustered in place: any friendly City will do for its supply. */
    public long inPlace(int power, int sort, long where, VictoryState state) {
        long there = state.board().pieces(power, sort) & where;
        return there == 0 ? 0 : there & supply.toAnyCity(power, state);
    }

    /** Why a piece of the sort cannot be mustered there. */
    public Reason whyNot(int power, Sort sort, Space space, VictoryState state) {
        return room.obstacle(power, sort, space, state)
                .orElseGet(() -> Spaces.has(near(power, sort.ordinal(), state), space)
                        ? new NoLineToOwnCity(space)
                        : new NoOwnPieceNear(space));
    }
}

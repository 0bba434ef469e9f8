package org.polemarch.victory.cards;

import java.util.List;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;

/** Which spaces a card means. */
@FunctionalInterface
public interface SpaceSelector {

    SpaceSelector ANYWHERE = (state, use) -> state.atlas().everywhere();

    /** The spaces as bits, as things now stand. */
    long in(VictoryState state, Use use);

    /** Named spaces: one, a list, a region, a kind. */
    static SpaceSelector named(long spaces) {
        return (state, use) -> spaces;
    }

    static SpaceSelector of(PieceSelector pieces) {
        return pieces::spaces;
    }

    /** The space of something named before. */
    static SpaceSelector of(Reference what) {
        return (state, use) -> what.space(use);
    }

    static SpaceSelector nextTo(SpaceSelector there) {
        return (state, use) -> state.atlas().adjacent(there.in(state, use));
    }

    static SpaceSelector inOrNextTo(SpaceSelector there) {
        return (state, use) -> {
            long spaces = there.in(state, use);
            return spaces | state.atlas().adjacent(spaces);
        };
    }

    static SpaceSelector and(List<SpaceSelector> all) {
        return (state, use) -> {
            long spaces = -1;
            for (SpaceSelector each : all) {
                spaces &= each.in(state, use);
            }
            return spaces;
        };
    }

    static SpaceSelector or(List<SpaceSelector> any) {
        return (state, use) -> {
            long spaces = 0;
            for (SpaceSelector each : any) {
                spaces |= each.in(state, use);
            }
            return spaces;
        };
    }

    static SpaceSelector not(SpaceSelector unwanted) {
        return (state, use) -> state.atlas().everywhere() & ~unwanted.in(state, use);
    }
}

package org.polemarch.victory.cards;

import java.util.List;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;

/** Which spaces a card speaks of. */
public interface SpaceSelector {

    SpaceSelector ANYWHERE = new Anywhere();

    /** The spaces as bits, as things now stand. */
    long in(VictoryState state, Use use);

    record Anywhere() implements SpaceSelector {
        @Override
        public long in(VictoryState state, Use use) {
            return state.atlas().everywhere();
        }
    }

    /** Named spaces: one, a list, a region, a kind, or those in or next to named ones. */
    record Named(long spaces) implements SpaceSelector {
        @Override
        public long in(VictoryState state, Use use) {
            return spaces;
        }
    }

    /** Spaces that hold a piece. */
    record WithPiece(PieceSelector pieces) implements SpaceSelector {
        @Override
        public long in(VictoryState state, Use use) {
            return pieces.spaces(state, use);
        }
    }

    /** Spaces next to a piece, and with {@code orThere} those that hold it. */
    record NextToPiece(PieceSelector pieces, boolean orThere) implements SpaceSelector {
        @Override
        public long in(VictoryState state, Use use) {
            long there = pieces.spaces(state, use);
            return state.atlas().adjacent(there) | (orThere ? there : 0);
        }
    }

    /** The space of something named before. */
    record There(Reference what) implements SpaceSelector {
        @Override
        public long in(VictoryState state, Use use) {
            return what.space(use);
        }
    }

    /** Spaces next to something named before, and with {@code orThere} its own. */
    record NextTo(Reference what, boolean orThere) implements SpaceSelector {
        @Override
        public long in(VictoryState state, Use use) {
            Atlas atlas = state.atlas();
            long there = what.space(use);
            return atlas.adjacent(there) | (orThere ? there : 0);
        }
    }

    /** Spaces that satisfy all. */
    record And(List<SpaceSelector> all) implements SpaceSelector {
        public And {
            all = List.copyOf(all);
        }

        @Override
        public long in(VictoryState state, Use use) {
            long spaces = -1;
            for (SpaceSelector each : all) {
                spaces &= each.in(state, use);
            }
            return spaces;
        }
    }

    /** Spaces that satisfy any. */
    record Or(List<SpaceSelector> any) implements SpaceSelector {
        public Or {
            any = List.copyOf(any);
        }

        @Override
        public long in(VictoryState state, Use use) {
            long spaces = 0;
            for (SpaceSelector each : any) {
                spaces |= each.in(state, use);
            }
            return spaces;
        }
    }

    /** All other spaces. */
    record Not(SpaceSelector unwanted) implements SpaceSelector {
        @Override
        public long in(VictoryState state, Use use) {
            return state.atlas().everywhere() & ~unwanted.in(state, use);
        }
    }
}

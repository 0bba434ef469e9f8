package org.polemarch.victory.cards;

import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.SupplyLines;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;

/** Which pieces a card speaks of. */
public sealed interface PieceSelector {

    /** Where such pieces of one power and sort stand now. */
    long of(int power, int sort, VictoryState state, Use use);

    /** Whether a piece is meant, be it on the board or just removed. */
    boolean means(int piece, VictoryState state, Use use);

    /** The powers whose pieces may be meant, as bits. */
    int powers(Use use);

    /** The sorts that may be meant, as bits. */
    int sorts(Use use);

    /** The spaces in which pieces may be meant, as bits. */
    long where(VictoryState state, Use use);

    /** Where such pieces stand. */
    default long spaces(VictoryState state, Use use) {
        long spaces = 0;
        for (int power = 0; power < Power.COUNT; power++) {
            if ((powers(use) >> power & 1) != 0) {
                for (int sort = 0; sort < Sort.COUNT; sort++) {
                    spaces |= of(power, sort, state, use);
                }
            }
        }
        return spaces;
    }

    /** Where such pieces stand if nobody asks for their supply. */
    default long unasked(VictoryState state, Use use) {
        return spaces(state, use);
    }

    /** Pieces by owner, sort, place and supply. */
    record Kind(Owner owner, int sorts, SpaceSelector in, boolean supplied) implements PieceSelector {
        @Override
        public long of(int power, int sort, VictoryState state, Use use) {
            if ((owner.powers(use.actor()) >> power & 1) == 0 || (sorts >> sort & 1) == 0) {
                return 0;
            }
            long there = state.board().pieces(power, sort);
            if (there != 0) {
                there &= in.in(state, use);
            }
            if (there != 0 && supplied) {
                there &= SupplyLines.supplied(state, power, sort);
            }
            return there;
        }

        @Override
        public long unasked(VictoryState state, Use use) {
            return new Kind(owner, sorts, in, false).spaces(state, use);
        }

        @Override
        public boolean means(int piece, VictoryState state, Use use) {
            return (owner.powers(use.actor()) >> PieceAt.power(piece) & 1) != 0
                    && (sorts >> PieceAt.sort(piece) & 1) != 0
                    && (in.in(state, use) >> PieceAt.space(piece) & 1) != 0;
        }

        @Override
        public int powers(Use use) {
            return owner.powers(use.actor());
        }

        @Override
        public int sorts(Use use) {
            return sorts;
        }

        @Override
        public long where(VictoryState state, Use use) {
            return in.in(state, use);
        }
    }

    /** The piece named before. */
    record That(Reference what) implements PieceSelector {
        @Override
        public long of(int power, int sort, VictoryState state, Use use) {
            int piece = what.piece(use);
            return piece != PieceAt.NONE && PieceAt.power(piece) == power && PieceAt.sort(piece) == sort
                    ? state.board().pieces(power, sort) & (1L << PieceAt.space(piece))
                    : 0;
        }

        @Override
        public boolean means(int piece, VictoryState state, Use use) {
            return piece == what.piece(use);
        }

        @Override
        public int powers(Use use) {
            int piece = what.piece(use);
            return piece == PieceAt.NONE ? 0 : 1 << PieceAt.power(piece);
        }

        @Override
        public int sorts(Use use) {
            int piece = what.piece(use);
            return piece == PieceAt.NONE ? 0 : 1 << PieceAt.sort(piece);
        }

        @Override
        public long where(VictoryState state, Use use) {
            return what.space(use);
        }
    }
}

package org.polemarch.victory.cards;

import java.util.Optional;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.supply.SupplyLines;

/** Which pieces a card means. */
public interface PieceSelector {

    /** Where such pieces of one power and sort stand now. */
    long of(int power, int sort, VictoryState state, Use use);

    /** Whether a piece is meant, whether it is on the board or has just been removed. */
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
        int powers = powers(use);
        for (int power = 0; power < Power.COUNT; power++) {
            if (Power.in(powers, power)) {
                for (int sort = 0; sort < Sort.COUNT; sort++) {
                    spaces |= of(power, sort, state, use);
                }
            }
        }
        return spaces;
    }

    /** The same pieces, supplied or not. */
    default PieceSelector unasked() {
        return this;
    }

    /**
     * Pieces by owner, sort and place; where there is {@code supply}, only those in supply. Whether a piece that is about to go
     * or has just gone was supplied is not asked.
     */
    record Kind(Owner owner, int sorts, SpaceSelector in, Optional<SupplyLines> supply) implements PieceSelector {
        @Override
        public long of(int power, int sort, VictoryState state, Use use) {
            if (!Power.in(owner.powers(use.actor()), power) || !Sort.in(sorts, sort)) {
                return 0;
            }
            long there = state.board().pieces(power, sort);
            if (there != 0) {
                there &= in.in(state, use);
            }
            return there == 0 || supply.isEmpty() ? there : there & supply.get().supplied(power, sort, state);
        }

        @Override
        public PieceSelector unasked() {
            return new Kind(owner, sorts, in, Optional.empty());
        }

        @Override
        public boolean means(int piece, VictoryState state, Use use) {
            return Power.in(owner.powers(use.actor()), PieceAt.power(piece))
                    && Sort.in(sorts, PieceAt.sort(piece))
                    && Spaces.has(in.in(state, use), PieceAt.space(piece));
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
                    ? state.board().pieces(power, sort) & Spaces.of(PieceAt.space(piece))
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

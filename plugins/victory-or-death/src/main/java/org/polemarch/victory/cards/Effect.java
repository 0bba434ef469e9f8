package org.polemarch.victory.cards;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.kit.Id;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Until;

/** One thing a card does, as its text says it. The rules list a class for each that carries it out. */
public interface Effect {

    /** Muster up to {@code most} pieces of these sorts. */
    record Muster(int sorts, int most, SpaceSelector where) implements Effect {}

    /** Place a piece; {@code later} is what a later effect says of it. */
    record Place(Sort sort, SpaceSelector where, Later later) implements Effect {}

    /** Remove up to {@code most} pieces. */
    record Remove(PieceSelector target, int most) implements Effect {}

    record Battle(boolean land, boolean sea, SpaceSelector where, Optional<PieceSelector> initiator)
            implements Effect {}

    /** Take up to {@code most} of your own pieces off the board and muster them again one by one. */
    record Redeploy(int sorts, int most) implements Effect {}

    record PreventRemoval(PieceSelector target, int causes, Until until) implements Effect {}

    /** Nobody of those may battle there. */
    record ForbidBattle(Owner who, SpaceSelector where, Until until) implements Effect {}

    /** Victory Points for the team of the power that uses the card. */
    record Points(int delta) implements Effect {}

    record Discard(Owner who, Pile from, int count) implements Effect {}

    /** Up to {@code most} available tokens go to the bowl without being paid. */
    record TokensToBowl(int most) implements Effect {}

    /** Another cost is paid instead of the one that is due. */
    record ReplaceCost(List<Cost> instead) implements Effect {
        public ReplaceCost {
            instead = List.copyOf(instead);
        }
    }

    /** Unless the condition holds, the next {@code otherwiseSkip} effects are left out. */
    record If(Condition condition, int otherwiseSkip) implements Effect {}

    /** The next {@code count} effects are left out: they are the other case of an {@link If}. */
    record Skip(int count) implements Effect {}

    /** What the rest of a card needs to know of a piece it places. */
    enum Later {
        NOTHING,
        /** The piece: one that stood there already will do. */
        PIECE,
        /** The space alone: it can be named without placing anything. */
        SPACE
    }

    /** Where cards are discarded from. */
    enum Pile implements Id {
        HAND,
        DECK,
        PREPARE,
        STATUS
    }
}

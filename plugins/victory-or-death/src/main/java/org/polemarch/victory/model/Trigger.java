package org.polemarch.victory.model;

/**
 * Something that happened, or is about to, and that cards may answer. Numbers are ordinals and piece codes; -1 where
 * there is none.
 *
 * @param by the power that musters, battles or removes; the mover in a step
 * @param piece the piece mustered or removed, in a battle the one attacked
 * @param space where
 * @param initiator the piece that battles
 */
public record Trigger(Moment on, int by, int piece, int space, int initiator, Loss cause) {

    /** A card played from hand: nothing sets it off but the player. */
    public static final Trigger PLAYED = new Trigger(Moment.PLAY, -1, PieceAt.NONE, -1, PieceAt.NONE, Loss.VOLUNTARY);

    /** A step of the mover, or the Scoring Round. */
    public static Trigger step(Moment on, int mover) {
        return new Trigger(on, mover, PieceAt.NONE, -1, PieceAt.NONE, Loss.VOLUNTARY);
    }

    /** A piece was mustered, possibly in place. */
    public static Trigger mustered(int piece) {
        return new Trigger(
                Moment.AFTER_MUSTER, PieceAt.power(piece), piece, PieceAt.space(piece), PieceAt.NONE, Loss.VOLUNTARY);
    }

    public static Trigger battle(Moment on, int initiator, int victim) {
        return new Trigger(on, PieceAt.power(initiator), victim, PieceAt.space(victim), initiator, Loss.BATTLE);
    }

    /** A piece is about to leave the board or has left it. */
    public static Trigger loss(Moment on, int by, int piece, Loss cause) {
        return new Trigger(on, by, piece, PieceAt.space(piece), PieceAt.NONE, cause);
    }
}

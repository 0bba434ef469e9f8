package org.polemarch.victory.rules.muster;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.VictoryState;

/** A piece comes into play. Where a Hoplite or City arrives, all tokens of both teams leave at once. */
@Cites({"pieces", "tokens/removing"})
public class Arrival {

    public record Mustered(PieceAt piece) implements GameEvent {}

    @Cites("pieces/mustering-in-place")
    public record MusteredInPlace(PieceAt piece) implements GameEvent {}

    public record Placed(PieceAt piece) implements GameEvent {}

    /** A token had to leave because a piece came. */
    @Cites("tokens/removing")
    public record TokenDriven(Power power, Space space) implements GameEvent {}

    public void muster(PieceAt piece, Play<VictoryState> play) {
        put(piece, play);
        play.report(() -> new Mustered(piece));
        driveTokens(piece, play);
    }

    public void place(PieceAt piece, Play<VictoryState> play) {
        put(piece, play);
        play.report(() -> new Placed(piece));
        driveTokens(piece, play);
    }

    private static void put(PieceAt piece, Play<VictoryState> play) {
        int space = piece.space().index();
        play.state().board().put(piece.power().ordinal(), piece.sort().ordinal(), space);
    }

    /** Whether tokens leave where such a piece arrives. */
    protected boolean drivesTokens(Sort sort) {
        return sort != Sort.TRIREME;
    }

    private void driveTokens(PieceAt piece, Play<VictoryState> play) {
        if (!drivesTokens(piece.sort())) {
            return;
        }
        long there = Spaces.of(piece.space().index());
        for (int power = 0; power < Power.COUNT; power++) {
            if ((play.state().board().tokens(power) & there) != 0) {
                play.state().board().removeTokens(power, there);
                Power owner = Power.of(power);
                play.report(() -> new TokenDriven(owner, piece.space()));
            }
        }
    }
}

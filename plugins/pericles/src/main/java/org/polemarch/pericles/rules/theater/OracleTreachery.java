package org.polemarch.pericles.rules.theater;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.OutOfReach;

/** 8.53 One Treachery marker in each of three different Theaters, as far as the supply reaches. */
@Cites({"8.53", "9.8"})
public class OracleTreachery implements Decision<PericlesState, OracleTreachery.Sow, OracleTreachery.SowIn> {

    /** So many markers are still to be placed, in none of these Theaters. */
    public record Sow(Faction owner, int left, int sown) implements Frame {}

    /** There. */
    public record SowIn(Theater theater) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Target.space(theater.id()));
        }
    }

    /** A Treachery marker was placed. */
    public record TreacheryPlaced(Faction owner, Theater theater) implements GameEvent {}

    /** The Oracle has spoken of that Theater already. */
    public record AlreadySown(Theater theater) implements Reason {}

    private static final SowIn[] SOW = new SowIn[Theater.COUNT];

    static {
        for (int i = 0; i < SOW.length; i++) {
            SOW[i] = new SowIn(Theater.of(i));
        }
    }

    @Override
    public Seat decider(Sow frame, PericlesState state) {
        return frame.owner().seat();
    }

    @Override
    public List<SowIn> legal(Sow frame, PericlesState state) {
        List<SowIn> legal = new ArrayList<>(Theater.COUNT);
        for (int left = state.openTheaters() & ~frame.sown(); left != 0; left &= left - 1) {
            legal.add(SOW[Integer.numberOfTrailingZeros(left)]);
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Sow frame, PericlesState state) {
        List<Refusal> refusals =
                new ArrayList<>(OutOfReach.afterTheAssembly(frame.owner().side(), state));
        for (int left = frame.sown(); left != 0; left &= left - 1) {
            SowIn move = SOW[Integer.numberOfTrailingZeros(left)];
            refusals.add(new Refusal(move, new AlreadySown(move.theater())));
        }
        for (SowIn move : SOW) {
            if (!state.isOpen(move.theater())) {
                refusals.add(new Refusal(move, MarkerPlacement.closed(state, move.theater())));
            }
        }
        return refusals;
    }

    @Override
    public void apply(SowIn move, Sow frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        state.board().plot(frame.owner().side(), move.theater(), 1);
        play.report(() -> new TreacheryPlaced(frame.owner(), move.theater()));
        int sown = frame.sown() | move.theater().bit();
        if (frame.left() > 1
                && state.board().treacherySupply(frame.owner().side()) > 0
                && (state.openTheaters() & ~sown) != 0) {
            play.next(new Sow(frame.owner(), frame.left() - 1, sown));
        }
    }
}

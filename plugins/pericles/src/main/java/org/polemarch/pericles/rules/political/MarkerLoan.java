package org.polemarch.pericles.rules.political;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.rules.OutOfReach;

/** 7.51 The lender chooses which markers it lends; they stay its own for resolution. */
@Cites("7.51")
public class MarkerLoan implements Decision<PericlesState, MarkerLoan.Lend, MarkerLoan.Loan> {

    /** So many markers are still to be lent. */
    public record Lend(Faction lender, int left) implements Frame {}

    /** That one. */
    public record Loan(Marker marker, Faction lender) implements Move {
        @Override
        public String notation() {
            return "lend " + marker.name().toLowerCase(java.util.Locale.ROOT);
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece("marker-" + marker.name().toLowerCase(java.util.Locale.ROOT) + "-"
                    + lender.seat().id()));
        }
    }

    /** A marker was lent; the other Side does not see which. */
    public record MarkerLent(Faction lender, Marker marker) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return Faction.of(seat).side() == lender.side()
                    ? Optional.of(this)
                    : Optional.of(new SomeMarkerLent(lender));
        }
    }

    /** A marker was lent. */
    public record SomeMarkerLent(Faction lender) implements GameEvent {}

    /** The lender has no such marker of its own. */
    public record NoneToLend(Faction lender, Marker marker) implements Reason {}

    private static final Loan[][] LOAN = new Loan[4][Marker.COUNT];

    static {
        for (int f = 0; f < 4; f++) {
            for (int m = 0; m < Marker.COUNT; m++) {
                LOAN[f][m] = new Loan(Marker.of(m), Faction.of(f));
            }
        }
    }

    @Override
    public Seat decider(Lend frame, PericlesState state) {
        return frame.lender().seat();
    }

    @Override
    public List<Loan> legal(Lend frame, PericlesState state) {
        List<Loan> legal = new ArrayList<>(Marker.COUNT);
        for (Loan loan : LOAN[frame.lender().index()]) {
            if (state.queues().held(frame.lender(), frame.lender(), loan.marker()) > 0) {
                legal.add(loan);
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Lend frame, PericlesState state) {
        List<Refusal> refusals =
                new ArrayList<>(OutOfReach.amongTheMarkers(frame.lender().side(), state));
        for (Loan loan : LOAN[frame.lender().index()]) {
            if (state.queues().held(frame.lender(), frame.lender(), loan.marker()) == 0) {
                refusals.add(new Refusal(loan, new NoneToLend(frame.lender(), loan.marker())));
            }
        }
        return refusals;
    }

    @Override
    public void apply(Loan move, Lend frame, Play<PericlesState> play) {
        Faction lender = frame.lender();
        play.state().queues().take(lender, lender, move.marker());
        play.state().queues().give(lender.compatriot(), lender, move.marker(), 1);
        play.report(() -> new MarkerLent(lender, move.marker()));
        if (frame.left() > 1) {
            play.next(new Lend(lender, frame.left() - 1));
        }
    }
}

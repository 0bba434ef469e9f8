package org.polemarch.pericles.rules.political;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.Choice;
import org.polemarch.pericles.rules.NotNow;

/** 7.51 The lender chooses which markers it lends; they stay its own for resolution. */
@Cites("7.51")
public class MarkerLoan implements Choice<MarkerLoan.Lend, MarkerLoan.Loan> {

    /** That many markers are still to be lent. */
    public record Lend(Faction lender, int left) implements Frame {}

    public record Loan(Marker marker, Faction lender) implements Move {
        @Override
        public String notation() {
            return "lend " + marker.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.marker(marker, lender));
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

    public record SomeMarkerLent(Faction lender) implements GameEvent {}

    public record NoneToLend(Faction lender, Marker marker) implements Reason {}

    private static final List<List<Loan>> LOAN = Stream.of(Faction.values())
            .map(lender -> Stream.of(Marker.values())
                    .map(marker -> new Loan(marker, lender))
                    .toList())
            .toList();

    private final NotNow notNow;

    @Inject
    public MarkerLoan(NotNow notNow) {
        this.notNow = notNow;
    }

    @Override
    public Seat decider(Lend frame, PericlesState state) {
        return frame.lender().seat();
    }

    @Override
    public List<Loan> candidates(Lend frame, PericlesState state) {
        return LOAN.get(frame.lender().index());
    }

    /** Only markers of its own are lent. */
    @Override
    public Optional<Reason> obstacle(Loan loan, Lend frame, PericlesState state) {
        return state.queues().held(loan.lender(), loan.lender(), loan.marker()) == 0
                ? Optional.of(new NoneToLend(loan.lender(), loan.marker()))
                : Optional.empty();
    }

    @Override
    public List<Refusal> refusals(Lend frame, PericlesState state) {
        return notNow.amongTheMarkers(refused(frame, state), frame.lender().side(), state);
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

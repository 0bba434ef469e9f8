package org.polemarch.pericles.rules.theater;

import jakarta.inject.Inject;
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
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.OutOfReach;
import org.polemarch.pericles.rules.military.MilitaryIssue;

/** 8.41 A marker of the own Side on top of any queue is revealed; its owner resolves it, whoever placed or revealed it. */
@Cites({"8.41", "8.5", "13.1"})
public class MarkerReveal implements Decision<PericlesState, MarkerReveal.Reveal, MarkerReveal.TurnOver> {

    /** The Faction at that position of the Honor Order reveals a marker. */
    public record Reveal(int position) implements Frame {}

    /** The top marker there. */
    public record TurnOver(Theater theater) implements Move {
        @Override
        public String notation() {
            return "reveal " + theater.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(theater.id()));
        }
    }

    /** A marker was revealed. */
    public record MarkerRevealed(Faction revealer, Faction owner, Marker marker, Theater theater)
            implements GameEvent {}

    /** The issue had no effect there. */
    public record NoEffect(Faction owner, Marker marker, Theater theater, String why, String cites)
            implements GameEvent {}

    /** The top marker there is the enemy's. */
    public record EnemyOnTop(Theater theater) implements Reason {}

    /** No marker lies there. */
    public record NoMarker(Theater theater) implements Reason {}

    static final Reveal[] REVEAL = {new Reveal(0), new Reveal(1), new Reveal(2), new Reveal(3)};
    private static final TurnOver[] TURN_OVER = new TurnOver[Theater.COUNT + 1];

    static {
        for (int i = 0; i < TURN_OVER.length; i++) {
            TURN_OVER[i] = new TurnOver(Theater.of(i));
        }
    }

    private final MilitaryIssue military;

    @Inject
    public MarkerReveal(MilitaryIssue military) {
        this.military = military;
    }

    @Override
    public Seat decider(Reveal frame, PericlesState state) {
        return state.inOrder(frame.position()).seat();
    }

    @Override
    public List<TurnOver> legal(Reveal frame, PericlesState state) {
        List<TurnOver> legal = new ArrayList<>();
        Side side = state.inOrder(frame.position()).side();
        for (int left = ResolutionTurn.tops(state, side); left != 0; left &= left - 1) {
            legal.add(TURN_OVER[Integer.numberOfTrailingZeros(left)]);
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Reveal frame, PericlesState state) {
        Side side = state.inOrder(frame.position()).side();
        List<Refusal> refusals = new ArrayList<>(OutOfReach.amongTheMarkers(side, state));
        int own = ResolutionTurn.tops(state, side);
        for (TurnOver move : TURN_OVER) {
            if (state.queues().top(move.theater()) < 0) {
                refusals.add(new Refusal(move, new NoMarker(move.theater())));
            } else if ((own & move.theater().bit()) == 0) {
                refusals.add(new Refusal(move, new EnemyOnTop(move.theater())));
            }
        }
        return refusals;
    }

    @Override
    public void apply(TurnOver move, Reveal frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Theater theater = move.theater();
        int top = state.queues().top(theater);
        Marker marker = state.queues().marker(top);
        Faction owner = state.queues().owner(top);
        Faction revealer = state.inOrder(frame.position());
        state.queues().reveal(theater);
        play.reveal();
        play.report(() -> new MarkerRevealed(revealer, owner, marker, theater));
        play.next(ResolutionTurn.after(frame.position()));
        resolve(play, owner, marker, theater);
    }

    private void resolve(Play<PericlesState> play, Faction owner, Marker marker, Theater theater) {
        PericlesState state = play.state();
        if (marker == Marker.RUMOR) {
            return;
        }
        if (theater == Theater.PERSIA) {
            if (owner.side() == Side.SPARTA && marker == Marker.LEAGUE) {
                play.next(new LeagueIssue.Resolve(owner, theater));
            } else {
                play.report(() -> new NoEffect(owner, marker, theater, "why.persia", "13.1"));
            }
            return;
        }
        switch (marker) {
            case DIPLOMATIC -> play.next(new DiplomaticIssue.Resolve(owner, theater));
            case ORACLE -> play.next(new OracleIssue.Consult(owner));
            case MILITARY -> military.begin(play, owner, theater);
            default -> {
                Status status = state.board().status(owner.side(), theater);
                if (status == Status.FRIENDLY || status == Status.CONTESTED) {
                    play.next(new LeagueIssue.Resolve(owner, theater));
                } else {
                    play.report(() -> new NoEffect(owner, marker, theater, "why.notHeld", "8.52"));
                }
            }
        }
    }
}

package org.polemarch.pericles.rules.theater;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.NotNow;
import org.polemarch.pericles.rules.military.MilitaryIssue;

/**
 * 8.41 A Faction reveals a marker of its own Side on top of any queue; the marker's owner resolves it, no matter who
 * placed or revealed it.
 */
@Cites({"8.41", "8.5", "13.1"})
public class MarkerReveal implements Decision<PericlesState, MarkerReveal.Reveal, MarkerReveal.TurnOver> {

    /** The Faction at that position of the Honor Order reveals a marker. */
    public record Reveal(int position) implements Frame {}

    public record TurnOver(Theater theater) implements Move {
        @Override
        public String notation() {
            return "reveal " + theater.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.theater(theater));
        }
    }

    public record MarkerRevealed(Faction revealer, Faction owner, Marker marker, Theater theater)
            implements GameEvent {}

    public record NoEffect(Faction owner, Marker marker, Theater theater, String why, String cites)
            implements GameEvent {}

    public record EnemyOnTop(Theater theater) implements Reason {}

    public record NoMarker(Theater theater) implements Reason {}

    static final Reveal[] REVEAL = {new Reveal(0), new Reveal(1), new Reveal(2), new Reveal(3)};
    private static final TurnOver[] TURN_OVER =
            Stream.of(Theater.values()).map(TurnOver::new).toArray(TurnOver[]::new);

    private final ResolutionTurn turns;
    private final NotNow notNow;

    @Inject
    public MarkerReveal(ResolutionTurn turns, NotNow notNow) {
        this.turns = turns;
        this.notNow = notNow;
    }

    @Override
    public Seat decider(Reveal frame, PericlesState state) {
        return state.inOrder(frame.position()).seat();
    }

    @Override
    public List<TurnOver> legal(Reveal frame, PericlesState state) {
        List<TurnOver> legal = new ArrayList<>();
        IndexSet tops = turns.tops(state, state.inOrder(frame.position()).side());
        for (int i = tops.first(); i >= 0; i = tops.after(i)) {
            legal.add(TURN_OVER[i]);
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Reveal frame, PericlesState state) {
        Side side = state.inOrder(frame.position()).side();
        List<TurnOver> legal = legal(frame, state);
        Refusals refusals = new Refusals(legal);
        for (TurnOver move : TURN_OVER) {
            if (!legal.contains(move)) {
                boolean none = state.queues().top(move.theater()) < 0;
                refusals.move(move, none ? new NoMarker(move.theater()) : new EnemyOnTop(move.theater()));
            }
        }
        return notNow.amongTheMarkers(refusals, side, state);
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
        play.next(turns.after(frame.position()));
        resolve(play, owner, marker, theater);
    }

    /** Schedules what the marker does, or says why it does nothing there. */
    protected void resolve(Play<PericlesState> play, Faction owner, Marker marker, Theater theater) {
        if (marker == Marker.RUMOR) {
            return;
        }
        if (theater == Theater.PERSIA && (owner.side() != Side.SPARTA || marker != Marker.LEAGUE)) {
            play.report(() -> new NoEffect(owner, marker, theater, "why.persia", "13.1"));
            return;
        }
        switch (marker) {
            case DIPLOMATIC -> play.next(new DiplomaticIssue.Resolve(owner, theater));
            case ORACLE -> play.next(new OracleIssue.Consult(owner));
            case MILITARY -> command(play, owner, theater);
            default -> assist(play, owner, theater);
        }
    }

    private static void command(Play<PericlesState> play, Faction owner, Theater theater) {
        if (play.state().treasury().held(owner) == 0) {
            play.report(() -> new NoEffect(owner, Marker.MILITARY, theater, "why.noTokens", "9.0"));
        } else {
            play.state().beginExpedition(theater, owner);
            play.next(new MilitaryIssue.Command(owner, theater, false));
        }
    }

    private static void assist(Play<PericlesState> play, Faction owner, Theater theater) {
        if (theater == Theater.PERSIA || play.state().board().present(owner.side(), theater)) {
            play.next(new LeagueIssue.Resolve(owner, theater));
        } else {
            play.report(() -> new NoEffect(owner, Marker.LEAGUE, theater, "why.notHeld", "8.52"));
        }
    }
}

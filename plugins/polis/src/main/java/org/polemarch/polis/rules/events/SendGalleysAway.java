package org.polemarch.polis.rules.events;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.SideDecision;

/**
 * An Event makes a player send Galleys off the map for the round: at least the number it names, more if they like.
 */
@Cites("concepts/events")
public class SendGalleysAway implements SideDecision<SendGalleysAway.Choose, SendGalleysAway.Reply> {

    public record Choose(Side side, int least) implements Asked {}

    public sealed interface Reply extends Move {}

    /** A Galley of that sea is sent away. */
    public record Send(Space sea) implements Reply {
        @Override
        public List<Target> targets() {
            return List.of(Things.units(sea));
        }
    }

    public record Done() implements Reply, Move.Ending {}

    @Cites({})
    public record Sent(Side side, Space sea) implements GameEvent {}

    /** The Event asks for more Galleys. */
    public record TooFewSent(int sent, int least) implements Reason {}

    private final NotNow notNow;

    @Inject
    public SendGalleysAway(NotNow notNow) {
        this.notNow = notNow;
    }

    /** The seas where the side has Galleys. */
    private static IndexSet galleys(Side side, PolisState state) {
        return state.spacesWith(side, 1).and(Space.SEAS);
    }

    public void send(Side side, Space sea, Play<PolisState> play) {
        play.state().sendAway(side, sea);
        play.report(() -> new Sent(side, sea));
    }

    @Override
    public List<Reply> legal(Choose frame, PolisState state) {
        List<Reply> replies = galleys(frame.side(), state).map(sea -> new Send(Space.at(sea)));
        if (state.pieces(frame.side(), Piece.GALLEY_AWAY) >= frame.least()) {
            replies.add(new Done());
        }
        return replies;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        for (Space sea : Space.SEAS.minus(galleys(frame.side(), state)).map(Space::at)) {
            refusals.move(new Send(sea), new Barred.NoUnits(sea, "concepts/events"));
        }
        int sent = state.pieces(frame.side(), Piece.GALLEY_AWAY);
        if (sent < frame.least()) {
            refusals.move(new Done(), new TooFewSent(sent, frame.least()));
        }
        return notNow.rest(NotNow.Matter.EVENT, refusals);
    }

    @Override
    public void apply(Reply reply, Choose frame, Play<PolisState> play) {
        if (reply instanceof Send send) {
            send(frame.side(), send.sea(), play);
            if (!galleys(frame.side(), play.state()).isEmpty()) {
                play.next(frame);
            }
        }
    }
}

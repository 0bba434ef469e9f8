package org.polemarch.polis.rules.events;

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
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.actions.Marching;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.round.Waiting;

/**
 * An Event makes a player send Galleys off the map for the round: at least so many, more if they like. Each that lacks
 * costs 1 Prestige.
 */
@Cites("concepts/events")
public class SendGalleysAway implements Decision<PolisState, SendGalleysAway.Choose, SendGalleysAway.Reply> {

    /** A side sends Galleys away, at least so many in all. */
    public record Choose(Side side, int least) implements Frame {}

    /** An answer. */
    public sealed interface Reply extends Move {}

    /** A Galley of that sea is sent away. */
    public record Send(Space sea) implements Reply {
        @Override
        public String notation() {
            return "send " + sea.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece(sea.id()));
        }
    }

    /** No more. */
    public record Enough() implements Reply {
        @Override
        public String notation() {
            return "done";
        }
    }

    /** A Galley was sent away. */
    @Cites({})
    public record Sent(Side side, Space sea) implements GameEvent {}

    /** The Event asks for more Galleys. */
    public record TooFewSent(int sent, int least) implements Reason {}

    private final PersonalBoards boards;

    @Inject
    public SendGalleysAway(PersonalBoards boards) {
        this.boards = boards;
    }

    void begin(Side side, int least, Play<PolisState> play) {
        PolisState state = play.state();
        int galleys = 0;
        for (int sea = Space.TERRITORIES; sea < Space.COUNT; sea++) {
            galleys += state.units(side, sea);
        }
        if (galleys > least) {
            play.next(new Choose(side, least));
            return;
        }
        for (int sea = Space.TERRITORIES; sea < Space.COUNT; sea++) {
            while (state.units(side, sea) > 0) {
                send(side, Space.at(sea), play);
            }
        }
        if (galleys < least) {
            boards.losePrestige(side, least - galleys, play);
        }
    }

    private static void send(Side side, Space sea, Play<PolisState> play) {
        play.state().sendAway(side, sea);
        play.report(() -> new Sent(side, sea));
    }

    @Override
    public Seat decider(Choose frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<Reply> legal(Choose frame, PolisState state) {
        List<Reply> replies = new ArrayList<>();
        for (int seas = state.spacesWith(frame.side(), 1) & Space.SEAS; seas != 0; seas &= seas - 1) {
            replies.add(new Send(Space.at(Integer.numberOfTrailingZeros(seas))));
        }
        if (state.pieces(frame.side(), Piece.GALLEY_AWAY) >= frame.least()) {
            replies.add(new Enough());
        }
        return replies;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PolisState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (int i = Space.TERRITORIES; i < Space.COUNT; i++) {
            if (state.units(frame.side(), i) == 0) {
                Space sea = Space.at(i);
                refusals.add(new Refusal(new Send(sea), new Marching.NoUnits(sea, "concepts/events")));
            }
        }
        int sent = state.pieces(frame.side(), Piece.GALLEY_AWAY);
        if (sent < frame.least()) {
            refusals.add(new Refusal(new Enough(), new TooFewSent(sent, frame.least())));
        }
        return Waiting.add(Waiting.Matter.EVENT, legal(frame, state), refusals);
    }

    @Override
    public void apply(Reply reply, Choose frame, Play<PolisState> play) {
        if (reply instanceof Send send) {
            send(frame.side(), send.sea(), play);
            if ((play.state().spacesWith(frame.side(), 1) & Space.SEAS) != 0) {
                play.next(frame);
            }
        }
    }
}

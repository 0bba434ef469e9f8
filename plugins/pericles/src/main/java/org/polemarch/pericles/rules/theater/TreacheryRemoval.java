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
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.OutOfReach;

/** 8.51 In a Friendly-Controlled Theater each committed token removes a Treachery marker of either Side. */
@Cites({"8.51", "9.81"})
public class TreacheryRemoval implements Decision<PericlesState, TreacheryRemoval.Clear, TreacheryRemoval.Expose> {

    /** So many markers are still to be removed there. */
    public record Clear(Faction owner, Theater theater, int left) implements Frame {}

    /** One of that Side. */
    public record Expose(Side side) implements Move {}

    /** Treachery markers of a Side went back to its supply with what they were for. */
    public record TreacheryReturned(Side side, Theater theater, int markers, String cites) implements GameEvent {}

    /** A Treachery marker was removed. */
    @Cites("9.81")
    public record TreacheryExposed(Side side, Theater theater) implements GameEvent {}

    /** That Side has no marker there to remove. */
    public record NoneThere(Side side, Theater theater) implements Reason {}

    private static final Expose[] EXPOSE = {new Expose(Side.ATHENS), new Expose(Side.SPARTA)};

    @Override
    public Seat decider(Clear frame, PericlesState state) {
        return frame.owner().seat();
    }

    @Override
    public List<Expose> legal(Clear frame, PericlesState state) {
        List<Expose> legal = new ArrayList<>(2);
        for (Expose expose : EXPOSE) {
            if (state.board().treachery(expose.side(), frame.theater()) > 0) {
                legal.add(expose);
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Clear frame, PericlesState state) {
        List<Refusal> refusals =
                new ArrayList<>(OutOfReach.resolving(frame.owner().side(), state, frame.theater()));
        for (Expose expose : EXPOSE) {
            if (state.board().treachery(expose.side(), frame.theater()) == 0) {
                refusals.add(new Refusal(expose, new NoneThere(expose.side(), frame.theater())));
            }
        }
        return refusals;
    }

    @Override
    public void apply(Expose move, Clear frame, Play<PericlesState> play) {
        play.state().board().unplot(move.side(), frame.theater());
        play.report(() -> new TreacheryExposed(move.side(), frame.theater()));
        if (frame.left() > 1) {
            play.next(new Clear(frame.owner(), frame.theater(), frame.left() - 1));
        }
    }
}

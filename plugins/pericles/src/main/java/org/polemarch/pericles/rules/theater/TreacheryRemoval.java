package org.polemarch.pericles.rules.theater;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.Choice;
import org.polemarch.pericles.rules.NotNow;
import org.polemarch.pericles.rules.Treachery;

/** 8.51 In a Friendly-Controlled Theater each committed token removes a Treachery marker of either Side. */
@Cites({"8.51", "9.81"})
public class TreacheryRemoval implements Choice<TreacheryRemoval.Clear, TreacheryRemoval.Expose> {

    /** That many markers are still to be removed there. */
    public record Clear(Faction owner, Theater theater, int left) implements Frame {}

    public record Expose(Side side) implements Move {}

    public record NoneThere(Side side, Theater theater) implements Reason {}

    private static final List<Expose> EXPOSE = List.of(new Expose(Side.ATHENS), new Expose(Side.SPARTA));

    private final Treachery treachery;
    private final NotNow notNow;

    @Inject
    public TreacheryRemoval(Treachery treachery, NotNow notNow) {
        this.treachery = treachery;
        this.notNow = notNow;
    }

    @Override
    public Seat decider(Clear frame, PericlesState state) {
        return frame.owner().seat();
    }

    @Override
    public List<Expose> candidates(Clear frame, PericlesState state) {
        return EXPOSE;
    }

    @Override
    public Optional<Reason> obstacle(Expose expose, Clear frame, PericlesState state) {
        return state.board().treachery(expose.side(), frame.theater()) == 0
                ? Optional.of(new NoneThere(expose.side(), frame.theater()))
                : Optional.empty();
    }

    @Override
    public List<Refusal> refusals(Clear frame, PericlesState state) {
        return notNow.resolving(refused(frame, state), frame.owner().side(), state, frame.theater());
    }

    @Override
    public void apply(Expose move, Clear frame, Play<PericlesState> play) {
        treachery.expose(play, move.side(), frame.theater());
        if (frame.left() > 1) {
            play.next(new Clear(frame.owner(), frame.theater(), frame.left() - 1));
        }
    }
}

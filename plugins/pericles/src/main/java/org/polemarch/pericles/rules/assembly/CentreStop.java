package org.polemarch.pericles.rules.assembly;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;

/** 6.14 Who moves War/Peace through the centre may stop it there. */
@Cites("6.14")
public class CentreStop implements Decision<PericlesState, CentreStop.Offer, CentreStop.Reply> {

    /** The winner of the debate may stop War/Peace short of that space of his. */
    public record Offer(Faction winner, int space) implements Frame {}

    public sealed interface Reply extends Move {}

    public record StopInCentre() implements Reply {}

    public record GoOn() implements Reply {}

    private static final List<Reply> BOTH = List.of(new StopInCentre(), new GoOn());

    private final DebateTally tally;

    @Inject
    public CentreStop(DebateTally tally) {
        this.tally = tally;
    }

    @Override
    public Seat decider(Offer frame, PericlesState state) {
        return frame.winner().seat();
    }

    @Override
    public List<Reply> legal(Offer frame, PericlesState state) {
        return BOTH;
    }

    @Override
    public void apply(Reply move, Offer frame, Play<PericlesState> play) {
        int to = move instanceof StopInCentre
                ? 0
                : frame.space() * frame.winner().direction();
        int slot = play.state().display().debated(frame.winner().side());
        tally.put(play, frame.winner().side(), slot, to);
    }
}

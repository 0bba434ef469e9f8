package org.polemarch.pericles.rules.theater;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marks;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Queues;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/** 8.4 In Honor Order the Factions reveal markers one at a time; who has none of his Side on top passes. */
@Cites({"8.4", "8.42"})
public class ResolutionTurn implements Procedure<PericlesState, ResolutionTurn.Turn> {

    /** It is the turn of the Faction at that position of the Honor Order, if it has anything to reveal. */
    public record Turn(int position) implements Frame {}

    /** A Faction had no marker of its Side on top. */
    @Cites("8.42")
    public record Passed(Faction faction) implements GameEvent {}

    private static final Turn[] TURN = {new Turn(0), new Turn(1), new Turn(2), new Turn(3)};

    static final Turn FIRST = TURN[0];

    public Turn after(int position) {
        return TURN[(position + 1) % 4];
    }

    /** The Theaters whose top marker is of that Side: its back shows it. */
    public IndexSet tops(PericlesState state, Side side) {
        Queues queues = state.queues();
        Marks tops = new Marks();
        for (int i = 0; i <= Theater.COUNT; i++) {
            int top = queues.top(Theater.of(i));
            if (top >= 0 && queues.owner(top).side() == side) {
                tops.add(i);
            }
        }
        return tops.set();
    }

    @Override
    public void run(Turn frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        if (!state.queues().anyPlaced()) {
            return;
        }
        int position = frame.position();
        Faction faction = state.inOrder(position);
        if (tops(state, faction.side()).isEmpty()) {
            play.report(() -> new Passed(faction));
            play.next(after(position));
        } else {
            play.next(MarkerReveal.REVEAL[position]);
        }
    }
}

package org.polemarch.pericles.rules.assembly;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/**
 * 6.1 Six debates a Side, both Sides in step: Athens selects its issue, then Sparta, and all Factions reveal their cards
 * at once.
 */
@Cites({"6.1", "6.0"})
public class AssemblyRound implements Procedure<PericlesState, AssemblyRound.Round> {

    /** One debate of each Side, from 1. */
    public record Round(int number) implements Frame {}

    public static final Round FIRST = new Round(1);

    @Override
    public void run(Round frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        if (frame.number() < state.data().amounts().debates()) {
            play.next(new Round(frame.number() + 1));
        }
        for (int i = 1; i >= 0; i--) {
            if (state.scenario().plays(Side.of(i))) {
                play.next(DebateResolution.RESOLVE[i]);
            }
        }
        play.next(new DebateCards.Speak(frame.number()));
        for (int i = 1; i >= 0; i--) {
            if (state.scenario().plays(Side.of(i))) {
                play.next(new DebateIssue.Select(Side.of(i), frame.number()));
            }
        }
    }
}

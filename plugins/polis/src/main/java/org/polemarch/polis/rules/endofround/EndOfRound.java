package org.polemarch.polis.rules.endofround;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.events.EventAtEnd;

/**
 * The end of the round: seven steps, four after the last round. In each step the player who passed first acts first.
 */
@Cites("end-of-round")
public class EndOfRound implements Procedure<PolisState, EndOfRound.Begin> {

    public record Begin() implements Frame {}

    @Override
    public void run(Begin frame, Play<PolisState> play) {
        Side first = play.state().course().firstPasser().orElseThrow();
        Side second = first.other();
        if (play.state().course().round().isLast()) {
            play.next(new PrestigeCheck.Look(), new GameEnd.Score());
        } else {
            play.next(
                    new AdjustmentOfGoods.Step(),
                    new PhorosStep.Step(first),
                    new PhorosStep.Step(second),
                    new Preparation.Step(),
                    new PrestigeCheck.Look());
        }
        play.next(
                new EventAtEnd.Resolve(),
                new Projects.Step(),
                new Food.Step(first, 0),
                new Food.Step(second, 0),
                new Growth.Step(first),
                new Growth.Step(second),
                new Megalopolis.Step());
    }
}

package org.polemarch.victory.rules.battle;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.Happened;
import org.polemarch.victory.rules.flow.NextEffect;

/**
 * The battle is over, whether or not a piece was removed; cards may follow it up, and then the card that began it
 * continues.
 */
@Cites("battle")
public class AfterBattle implements Procedure<VictoryState, AfterBattle.Over> {

    public record Over(Use use, int index, int initiator, int victim) implements Frame {}

    @Override
    public void run(Over frame, Play<VictoryState> play) {
        play.next(
                new Happened(Trigger.battle(Moment.AFTER_BATTLE, frame.initiator(), frame.victim())),
                new NextEffect(frame.use(), frame.index() + 1));
    }
}

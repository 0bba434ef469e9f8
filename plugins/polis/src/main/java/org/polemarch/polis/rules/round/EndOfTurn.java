package org.polemarch.polis.rules.round;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.battles.BattleCheck;
import org.polemarch.polis.rules.endofround.EndOfRound;

/**
 * The end of a turn: battles are checked, then the opponent's turn begins. From the first pass on the check waits until
 * both have passed; then the round ends, and another begins unless the game ends with it.
 */
@Cites({"rounds/turns", "battles"})
public class EndOfTurn implements Procedure<PolisState, EndOfTurn.Check> {

    public record Check(Side side) implements Frame {}

    private final Blockade blockade;

    @Inject
    public EndOfTurn(Blockade blockade) {
        this.blockade = blockade;
    }

    @Override
    public void run(Check frame, Play<PolisState> play) {
        PolisState state = play.state();
        Side side = frame.side();
        if (!blockade.punish(side, play)) {
            return;
        }
        boolean passed = state.course().hasPassed(side);
        boolean otherPassed = state.course().hasPassed(side.other());
        if (passed && otherPassed) {
            play.next(new BattleCheck.Look(side), new EndOfRound.Begin(), new RoundStart.Begin());
        } else if (passed) {
            play.next(new Turn.Next(side.other()));
        } else {
            play.next(new BattleCheck.Look(side), new Turn.Next(side.other()));
        }
    }
}

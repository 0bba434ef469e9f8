package org.polemarch.victory.rules.turn;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.scoring.ScoringRound;

/** The Draw step: the mover draws until it holds seven cards. After Athens the round is over; every third round is scored. */
@Cites({"turn/draw", "turn/order"})
public class EndOfTurn implements Procedure<VictoryState, EndOfTurn.Draw> {

    /** The power draws and its turn ends. */
    public record Draw(Power power) implements Frame {}

    private final DrawCards drawCards;

    @Inject
    public EndOfTurn(DrawCards drawCards) {
        this.drawCards = drawCards;
    }

    @Override
    public void run(Draw frame, Play<VictoryState> play) {
        VictoryState state = play.state();
        drawCards.draw(frame.power().ordinal(), state.data().game().handSize(), play);
        state.expireTurn();
        if (frame.power() != Power.ATHENS) {
            play.next(new Turn.Begin(Power.of(frame.power().ordinal() + 1)));
        } else if (state.round() % state.data().game().scoringEvery() == 0) {
            play.next(new ScoringRound.Begin());
        } else {
            nextRound(play);
        }
    }

    /** The round marker advances and Corinth moves. */
    public static void nextRound(Play<VictoryState> play) {
        play.state().advanceRound();
        play.next(new Turn.Begin(Power.CORINTH));
    }
}

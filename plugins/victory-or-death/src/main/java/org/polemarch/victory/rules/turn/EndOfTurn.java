package org.polemarch.victory.rules.turn;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.DrawCards;
import org.polemarch.victory.rules.scoring.ScoringRound;

/** The Draw step: the mover draws until it holds seven cards, and the turn ends. */
@Cites({"turn/draw", "turn/order"})
public class EndOfTurn implements Procedure<VictoryState, EndOfTurn.Draw> {

    public record Draw(Power power) implements Frame {}

    private final DrawCards drawCards;
    private final TurnOrder order;

    @Inject
    public EndOfTurn(DrawCards drawCards, TurnOrder order) {
        this.drawCards = drawCards;
        this.order = order;
    }

    @Override
    public void run(Draw frame, Play<VictoryState> play) {
        VictoryState state = play.state();
        drawCards.draw(frame.power().ordinal(), handSize(frame.power(), state), play);
        state.expireTurn();
        Optional<Power> next = order.after(frame.power(), state);
        if (next.isPresent()) {
            play.next(new Turn.Begin(next.get()));
        } else if (order.isScored(state)) {
            play.next(new ScoringRound.Begin(), new NextRound.Begin());
        } else {
            play.next(new NextRound.Begin());
        }
    }

    /** Up to how many cards a power draws. */
    protected int handSize(Power power, VictoryState state) {
        return state.data().game().handSize();
    }
}

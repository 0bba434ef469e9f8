package org.polemarch.polis.rules.round;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.actions.TurnMove;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.SideDecision;

/** After the second action the turn is still the player's: a ransom can be paid before it ends. */
@Cites("siege/ransom")
public class LastWord implements SideDecision<LastWord.Ask, TurnMove> {

    public record Ask(Side side) implements Asked {}

    public record EndTurn() implements TurnMove, Move.Ending {}

    private static final List<TurnMove> MOVES = List.of(Ransom.PAY, new EndTurn());

    private final Ransom ransom;
    private final NotNow notNow;

    @Inject
    public LastWord(Ransom ransom, NotNow notNow) {
        this.ransom = ransom;
        this.notNow = notNow;
    }

    @Override
    public List<TurnMove> legal(Ask frame, PolisState state) {
        return MOVES;
    }

    @Override
    public List<Refusal> refusals(Ask frame, PolisState state) {
        return notNow.rest(NotNow.Matter.RANSOM, new Refusals(legal(frame, state)));
    }

    @Override
    public void apply(TurnMove move, Ask frame, Play<PolisState> play) {
        if (move == Ransom.PAY) {
            ransom.pay(frame.side(), play);
        }
        play.next(new EndOfTurn.Check(frame.side()));
    }
}

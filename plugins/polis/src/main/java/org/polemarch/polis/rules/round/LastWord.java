package org.polemarch.polis.rules.round;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;

/** After the second action the turn is still the player's: a ransom can be paid before it ends. */
@Cites("siege/ransom")
public class LastWord implements Decision<PolisState, LastWord.Ask, TurnMove> {

    /** The turn of a side is about to end. */
    public record Ask(Side side) implements Frame {}

    /** The turn ends. */
    public record EndTurn() implements TurnMove {}

    private static final List<TurnMove> MOVES = List.of(Ransom.PAY, new EndTurn());

    private final Ransom ransom;

    @Inject
    public LastWord(Ransom ransom) {
        this.ransom = ransom;
    }

    @Override
    public Seat decider(Ask frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<TurnMove> legal(Ask frame, PolisState state) {
        return MOVES;
    }

    @Override
    public List<Refusal> refusals(Ask frame, PolisState state) {
        return Waiting.add(Waiting.Matter.RANSOM, legal(frame, state), new ArrayList<>());
    }

    @Override
    public void apply(TurnMove move, Ask frame, Play<PolisState> play) {
        if (move == Ransom.PAY) {
            ransom.pay(frame.side(), play);
        }
        play.next(EndOfTurn.of(frame.side()));
    }
}

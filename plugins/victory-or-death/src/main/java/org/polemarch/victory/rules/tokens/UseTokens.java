package org.polemarch.victory.rules.tokens;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.NoAnswer;

/** A power uses its tokens, one after the other, until it has enough. */
@Cites("tokens/using")
public class UseTokens implements Decision<VictoryState, UseTokens.Offer, Move> {

    /** The power may use tokens. */
    public record Offer(Power power) implements Frame {}

    /** No more tokens now. */
    public record Enough() implements Move {}

    private static final Enough ENOUGH = new Enough();

    private final Seating seating;
    private final NoAnswer noAnswer;
    private final Liberties liberties;

    @Inject
    public UseTokens(Seating seating, Liberties liberties, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.seating = seating;
        this.liberties = liberties;
    }

    @Override
    public Seat decider(Offer frame, VictoryState state) {
        return seating.seat(frame.power().ordinal());
    }

    @Override
    public List<Move> legal(Offer frame, VictoryState state) {
        List<Move> moves = new ArrayList<>(5);
        moves.add(ENOUGH);
        Liberties.list(liberties.of(frame.power().ordinal(), state), moves);
        return moves;
    }

    @Override
    public List<Refusal> refusals(Offer frame, VictoryState state) {
        return noAnswer.to(frame.power().ordinal(), legal(frame, state), state)
                .told(liberties.refusals(frame.power().ordinal(), Liberties.ALL, state))
                .refusals();
    }

    @Override
    public void apply(Move move, Offer frame, Play<VictoryState> play) {
        Liberties.take(move, frame.power().ordinal(), frame, play);
    }
}

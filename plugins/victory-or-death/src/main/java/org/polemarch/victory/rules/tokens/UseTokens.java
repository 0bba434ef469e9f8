package org.polemarch.victory.rules.tokens;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusals;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.flow.Question;

/** A power uses its tokens, one after the other, until it has enough. */
@Cites("tokens/using")
public class UseTokens extends Question<UseTokens.Offer, Move> {

    public record Offer(Power power) implements Frame {}

    public record Enough() implements Move.Ending {}

    private static final Enough ENOUGH = new Enough();

    private final Liberties liberties;

    @Inject
    public UseTokens(Liberties liberties, Seating seating, NotNow notNow) {
        super(seating, notNow);
        this.liberties = liberties;
    }

    @Override
    protected int asked(Offer frame) {
        return frame.power().ordinal();
    }

    @Override
    public List<Move> legal(Offer frame, VictoryState state) {
        List<Move> moves = new ArrayList<>(5);
        moves.add(ENOUGH);
        liberties.list(asked(frame), Liberties.ALL, state, moves);
        return moves;
    }

    @Override
    protected void refuse(Offer frame, List<Move> legal, VictoryState state, Refusals refusals) {
        liberties.refuse(asked(frame), Liberties.ALL, state, refusals);
    }

    @Override
    public void apply(Move move, Offer frame, Play<VictoryState> play) {
        liberties.take(move, asked(frame), frame, play);
    }
}

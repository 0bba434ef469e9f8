package org.polemarch.perikles.rules.influence;

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
import org.polemarch.api.play.Refusals;
import org.polemarch.perikles.model.PeriklesState;

/**
 * 7 Special tiles of the influence phase may also be played just after taking a tile. Every player is asked who may, as
 * far as the others know, still hold one.
 */
@Cites("7/special-tiles")
public class AfterTile implements Decision<PeriklesState, AfterTile.Offer, Move> {

    public record Offer(Seat player) implements Frame {}

    public record Done() implements Move.Ending {}

    private static final Done DONE = new Done();

    private final InfluenceSpecials specials;

    @Inject
    public AfterTile(InfluenceSpecials specials) {
        this.specials = specials;
    }

    @Override
    public Seat decider(Offer frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public List<Move> legal(Offer frame, PeriklesState state) {
        List<Move> moves = new ArrayList<>(8);
        moves.add(DONE);
        specials.addPlays(frame.player().index(), state, moves);
        return moves;
    }

    @Override
    public List<Refusal> refusals(Offer frame, PeriklesState state) {
        return specials.addRefusals(new Refusals(legal(frame, state)), frame.player(), state)
                .list();
    }

    @Override
    public void apply(Move move, Offer frame, Play<PeriklesState> play) {
        if (!(move instanceof Done)) {
            specials.play(move, frame.player(), play);
        }
    }
}

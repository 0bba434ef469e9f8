package org.polemarch.victory.rules.cards;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.play.Frame;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.flow.Question;

/** A question which card of a pile its owner discards. */
public abstract class PickDiscard<F extends Frame> extends Question<F, Discards.Discard> {

    protected final Discards discards;

    protected PickDiscard(Discards discards, Seating seating, NotNow notNow) {
        super(seating, notNow);
        this.discards = discards;
    }

    /** The sorted pile it is one of. */
    protected Deck pile(F frame, VictoryState state) {
        return state.cards().hand(asked(frame));
    }

    @Override
    public List<Discards.Discard> legal(F frame, VictoryState state) {
        Deck pile = pile(frame, state);
        List<Discards.Discard> moves = new ArrayList<>(pile.size());
        discards.list(pile, moves);
        return moves;
    }
}

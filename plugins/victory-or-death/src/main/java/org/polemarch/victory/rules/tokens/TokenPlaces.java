package org.polemarch.victory.rules.tokens;

import org.polemarch.api.cite.Cites;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.VictoryState;

/** A token goes to any Neutral space or any Land space without pieces; no supply line is needed. */
@Cites("tokens/using")
public class TokenPlaces {

    /** The spaces to which a power may put a token. */
    public long free(int power, VictoryState state) {
        Atlas atlas = state.atlas();
        Board board = state.board();
        return (atlas.neutral() | (atlas.land() & ~board.occupied(0) & ~board.occupied(1))) & ~board.tokens(power);
    }
}

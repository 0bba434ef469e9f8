package org.polemarch.victory.rules.scoring;

import org.polemarch.api.cite.Cites;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.VictoryState;

/** Key locations count for the team whose Hoplite or City is there. */
@Cites("scoring/key-locations")
public class KeyLocations {

    /** The spaces a team holds. */
    public long held(int team, VictoryState state) {
        Board board = state.board();
        return board.teamPieces(team, Sort.HOPLITE.ordinal()) | board.teamPieces(team, Sort.CITY.ordinal());
    }

    /** What a space counts after the last round. */
    public int points(int space, VictoryState state) {
        return state.atlas().keyValue(space);
    }

    /** What all the spaces count that a team holds. */
    public int total(int team, VictoryState state) {
        long held = held(team, state);
        int sum = 0;
        for (int space = Spaces.first(held); space >= 0; space = Spaces.after(held, space)) {
            sum += points(space, state);
        }
        return sum;
    }
}

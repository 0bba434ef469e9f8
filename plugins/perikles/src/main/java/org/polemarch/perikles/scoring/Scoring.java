package org.polemarch.perikles.scoring;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.model.Ending;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;

/**
 * 6 A point for each cube in a city, the printed points of each location tile, and for each statue the highest number of
 * its city that no defeat covers. Ties: more points from tiles, then more statues, else the victory is shared.
 */
@Cites({"1", "6", "6/scoring", "6/ties"})
public class Scoring {

    private final Seating seating;

    @Inject
    public Scoring(Seating seating) {
        this.seating = seating;
    }

    public int cubes(int player, PeriklesState state) {
        return state.cities().cubesOnBoard(player);
    }

    public int tiles(int player, PeriklesState state) {
        int points = 0;
        for (LocationTile tile : state.data().locations()) {
            if (state.tiles().holders(tile.index()).has(player)) {
                points += tile.points();
            }
        }
        return points;
    }

    public int statues(int player, PeriklesState state) {
        int points = 0;
        for (int city = 0; city < Power.CITIES; city++) {
            points += state.cities().statues(player, city)
                    * state.data().statueValue(city, state.cities().defeats(city));
        }
        return points;
    }

    public int points(int player, PeriklesState state) {
        return cubes(player, state) + tiles(player, state) + statues(player, state);
    }

    /** The result, or how the game would stand if it ended now. */
    public Outcome outcome(PeriklesState state) {
        List<Score> scores = new ArrayList<>();
        for (int player = 0; player < seating.players(); player++) {
            int rank = 1;
            for (int other = 0; other < seating.players(); other++) {
                if (compare(other, player, state) > 0) {
                    rank++;
                }
            }
            scores.add(new Score(
                    seating.seat(player),
                    rank,
                    points(player, state),
                    List.of(
                            new Score.Line("score.cubes", cubes(player, state)),
                            new Score.Line("score.tiles", tiles(player, state)),
                            new Score.Line("score.statues", statues(player, state)))));
        }
        String ending = state.ending() == Ending.RUNNING
                ? Outcome.RUNNING
                : "Ending." + state.ending().name();
        return new Outcome(scores, ending);
    }

    /** Whether one player is ahead of another, behind, or level with him. */
    protected int compare(int one, int other, PeriklesState state) {
        int byPoints = Integer.compare(points(one, state), points(other, state));
        if (byPoints != 0) {
            return byPoints;
        }
        int byTiles = Integer.compare(tiles(one, state), tiles(other, state));
        if (byTiles != 0) {
            return byTiles;
        }
        return Integer.compare(state.cities().statues(one), state.cities().statues(other));
    }
}

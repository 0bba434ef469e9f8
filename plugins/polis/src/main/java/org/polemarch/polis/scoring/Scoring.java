package org.polemarch.polis.scoring;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.ProjectTile;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * Determining victory: Population on the player's Polis cards, Prestige, and the end-of-game Prestige of completed Projects
 * on them; in a tie the player with more Resources wins.
 */
@Cites("end-of-game/victory")
public class Scoring {

    private final PolisData data;
    private final PersonalBoards boards;

    @Inject
    public Scoring(PolisData data, PersonalBoards boards) {
        this.data = data;
        this.boards = boards;
    }

    /** The end-of-game Prestige of the completed Projects of a side. */
    public int projectPoints(PolisState state, Side side) {
        int points = 0;
        for (ProjectTile tile : data.projects()) {
            if (!state.tiles().isRunning(tile.project())
                    && state.tiles()
                            .site(tile.project())
                            .filter(polis -> state.owns(side, polis))
                            .isPresent()) {
                points += tile.endGame();
            }
        }
        return points;
    }

    public int points(PolisState state, Side side) {
        return state.population(side) + state.prestige(side) + projectPoints(state, side);
    }

    public Outcome outcome(PolisState state) {
        List<Score> scores = new ArrayList<>();
        for (Side side : Side.all()) {
            scores.add(new Score(side.seat(), rank(state, side), points(state, side), lines(state, side)));
        }
        Ending ending = state.ending();
        return new Outcome(scores, ending == Ending.RUNNING ? Outcome.RUNNING : ending.id());
    }

    protected List<Score.Line> lines(PolisState state, Side side) {
        return List.of(
                new Score.Line("score.population", state.population(side)),
                new Score.Line("score.prestige", state.prestige(side)),
                new Score.Line("score.projects", projectPoints(state, side)));
    }

    /**
     * A side that loses immediately is second, whatever the scores; if neither side has Prestige, the game is a draw.
     */
    protected int rank(PolisState state, Side side) {
        if (state.loser().isPresent()) {
            return state.loser().get() == side ? 2 : 1;
        }
        if (state.ending() == Ending.NO_PRESTIGE) {
            return 1;
        }
        int margin = points(state, side) - points(state, side.other());
        return (margin == 0 ? tieBreak(state, side) : margin) >= 0 ? 1 : 2;
    }

    /** By how much a side is ahead when the scores are equal. */
    protected int tieBreak(PolisState state, Side side) {
        return boards.resources(side, state) - boards.resources(side.other(), state);
    }
}

package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.ProjectTile;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.SideDecision;

/** The player with the least Prestige removes one of the Projects just drawn from the game. */
@Cites("end-of-round/preparation")
public class RemoveProject implements SideDecision<RemoveProject.Choose, RemoveProject.Remove> {

    public record Choose(Side side, int left) implements Asked {}

    public record Remove(Project project) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.project(project));
        }
    }

    public record Removed(Side side, Project project) implements GameEvent {}

    /** The tile is not among those just drawn. */
    public record NotDrawn(Project project) implements Reason {}

    private final PolisData data;
    private final NotNow notNow;

    @Inject
    public RemoveProject(PolisData data, NotNow notNow) {
        this.data = data;
        this.notNow = notNow;
    }

    @Override
    public List<Remove> legal(Choose frame, PolisState state) {
        List<Remove> moves = new ArrayList<>();
        for (ProjectTile tile : data.projects()) {
            if (state.tiles().isOnOffer(tile.project())) {
                moves.add(new Remove(tile.project()));
            }
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        for (ProjectTile tile : data.projects()) {
            if (!state.tiles().isOnOffer(tile.project())) {
                refusals.move(new Remove(tile.project()), new NotDrawn(tile.project()));
            }
        }
        return notNow.rest(NotNow.Matter.END_OF_ROUND, refusals);
    }

    @Override
    public void apply(Remove move, Choose frame, Play<PolisState> play) {
        play.state().tiles().discard(move.project());
        play.report(() -> new Removed(frame.side(), move.project()));
        if (frame.left() > 1) {
            play.next(new Choose(frame.side(), frame.left() - 1));
        }
    }
}

package org.polemarch.polis.rules.endofround;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.round.Waiting;

/** The player with the least Prestige removes one of the Projects just drawn from the game. */
@Cites("end-of-round/preparation")
public class RemoveProject implements Decision<PolisState, RemoveProject.Choose, RemoveProject.Remove> {

    /** A side removes so many Projects. */
    public record Choose(Side side, int left) implements Frame {}

    /** That one. */
    public record Remove(Project project) implements Move {
        @Override
        public String notation() {
            return "remove " + project.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.card(project.id()));
        }
    }

    /** A Project was removed from the game. */
    public record Removed(Side side, Project project) implements GameEvent {}

    /** The tile is not among those just drawn. */
    public record NotDrawn(Project project) implements Reason {}

    @Override
    public Seat decider(Choose frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<Remove> legal(Choose frame, PolisState state) {
        List<Remove> moves = new ArrayList<>();
        for (Project project : Project.values()) {
            if (state.tiles().isOnOffer(project)) {
                moves.add(new Remove(project));
            }
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PolisState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (Project project : Project.values()) {
            if (!state.tiles().isOnOffer(project)) {
                refusals.add(new Refusal(new Remove(project), new NotDrawn(project)));
            }
        }
        return Waiting.add(Waiting.Matter.END_OF_ROUND, legal(frame, state), refusals);
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

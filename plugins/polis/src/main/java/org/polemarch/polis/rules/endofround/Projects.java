package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.ProjectTile;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * 1. Projects: all that are being developed are completed, in neutral poleis too. The side that controls the polis
 * gains the Prestige of the tile.
 */
@Cites("end-of-round/projects")
public class Projects implements Procedure<PolisState, Projects.Step> {

    public record Step() implements Frame {}

    public record Completed(Project project, Polis polis) implements GameEvent {}

    private final PolisData data;
    private final PersonalBoards boards;

    @Inject
    public Projects(PolisData data, PersonalBoards boards) {
        this.data = data;
        this.boards = boards;
    }

    @Override
    public void run(Step frame, Play<PolisState> play) {
        PolisState state = play.state();
        for (ProjectTile tile : data.projects()) {
            Project project = tile.project();
            if (state.tiles().isRunning(project)) {
                Polis polis = state.tiles().site(project).orElseThrow();
                state.tiles().complete(project);
                play.report(() -> new Completed(project, polis));
                Optional<Side> owner = state.owner(polis);
                if (owner.isPresent()) {
                    boards.gainPrestige(owner.get(), tile.prestige(), play);
                }
            }
        }
    }
}

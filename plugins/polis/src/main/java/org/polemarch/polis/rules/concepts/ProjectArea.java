package org.polemarch.polis.rules.concepts;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.ProjectTile;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;

/** The Project Area: tiles drawn at random from the pile are face up and on offer. */
@Cites("concepts/projects")
public class ProjectArea {

    /** Projects came on offer, in the order of the tiles. */
    @Cites({})
    public record Offered(List<Project> projects) implements GameEvent {
        public Offered {
            projects = List.copyOf(projects);
        }
    }

    private final PolisData data;

    @Inject
    public ProjectArea(PolisData data) {
        this.data = data;
    }

    public void draw(int count, Play<PolisState> play) {
        List<Project> drawn = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<Project> pile = pile(play.state());
            Project tile = pile.get(play.lot(pile.size(), "lot.project"));
            play.state().tiles().offer(tile);
            drawn.add(tile);
        }
        drawn.sort(Comparator.comparingInt(Project::index));
        play.report(() -> new Offered(drawn));
    }

    private List<Project> pile(PolisState state) {
        List<Project> pile = new ArrayList<>();
        for (ProjectTile tile : data.projects()) {
            if (state.tiles().isInPile(tile.project())) {
                pile.add(tile.project());
            }
        }
        return pile;
    }
}

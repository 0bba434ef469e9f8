package org.polemarch.polis.rules.concepts;

import java.util.EnumSet;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;

/** The Project Area: tiles drawn at random from the pile are face up and on offer. */
@Cites("concepts/projects")
public final class ProjectArea {

    /** Projects came on offer, in the order of the tiles. */
    @Cites({})
    public record Offered(List<Project> projects) implements GameEvent {
        public Offered {
            projects = List.copyOf(projects);
        }
    }

    /** Draws so many tiles. */
    public void draw(int count, Play<PolisState> play) {
        EnumSet<Project> drawn = EnumSet.noneOf(Project.class);
        for (int i = 0; i < count; i++) {
            Project tile = pileAt(play.lot(inPile(play.state()), "lot.project"), play.state());
            play.state().tiles().offer(tile);
            drawn.add(tile);
        }
        play.report(() -> new Offered(List.copyOf(drawn)));
    }

    private static int inPile(PolisState state) {
        int count = 0;
        for (int i = 0; i < Project.COUNT; i++) {
            if (state.tiles().isInPile(Project.at(i))) {
                count++;
            }
        }
        return count;
    }

    private static Project pileAt(int position, PolisState state) {
        int left = position;
        for (int i = 0; i < Project.COUNT; i++) {
            if (state.tiles().isInPile(Project.at(i)) && left-- == 0) {
                return Project.at(i);
            }
        }
        throw new IllegalStateException("no Project tile " + position + " in the pile");
    }
}

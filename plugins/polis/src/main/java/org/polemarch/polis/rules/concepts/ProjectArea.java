package org.polemarch.polis.rules.concepts;

import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Play;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;

/** The Project Area: tiles drawn at random from the pile are face up and on offer. */
@Cites("concepts/projects")
public final class ProjectArea {

    /** A Project came on offer. */
    public record Offered(Project project) implements GameEvent {}

    /** Draws so many tiles. */
    public void draw(int count, Play<PolisState> play) {
        for (int i = 0; i < count; i++) {
            int drawn = play.lot(inPile(play.state()), "lot.project");
            Project tile = pileAt(drawn, play.state());
            play.state().tiles().offer(tile);
            play.report(() -> new Offered(tile));
        }
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

package org.example.skirmish.rules;

import jakarta.inject.Inject;
import java.util.Optional;
import org.example.skirmish.model.Forces;
import org.example.skirmish.model.SkirmishState;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;

/** 1 Omens: before the war each side draws an omen and keeps it secret; it counts in the last summer. */
@Cites("1")
public class Omens implements Procedure<SkirmishState, Omens.Draw> {

    public record Draw() implements Frame {}

    /** Only the side that drew it sees which omen it is. */
    public record Drawn(Seat side, int omen) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat viewer) {
            return Optional.of(viewer.equals(side) ? this : new DrawnUnseen(side));
        }
    }

    public record DrawnUnseen(Seat side) implements GameEvent {}

    private final Forces forces;
    private final Setup setup;

    @Inject
    public Omens(Forces forces, Setup setup) {
        this.forces = forces;
        this.setup = setup;
    }

    @Override
    public void run(Draw draw, Play<SkirmishState> play) {
        for (Seat side : setup.seats()) {
            int omen = play.lot(forces.bestOmen() + 1, "lot.omen");
            play.state().drawOmen(side.index(), omen);
            play.report(() -> new Drawn(side, omen));
        }
    }
}

package org.polemarch.perikles.rules.setup;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.rules.common.Choice;
import org.polemarch.perikles.rules.common.NotNow;

/** 3.8 Clockwise from the first player each puts one more cube into any city; then all do so once more. */
@Cites("3.8")
public class ExtraCubes extends Choice<ExtraCubes.Place, ExtraCubes.Put> {

    /** A player places a cube, one of those still to be placed. */
    public record Place(Seat player, int left) implements Frame {}

    public record Put(Power city) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.city(city));
        }
    }

    public record Placed(Seat player, Power city) implements GameEvent {}

    private final Seating seating;

    @Inject
    public ExtraCubes(Seating seating, NotNow notNow) {
        super(Power.cities().stream().map(Put::new).toList(), notNow);
        this.seating = seating;
    }

    @Override
    public Seat decider(Place frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public void apply(Put move, Place frame, Play<PeriklesState> play) {
        play.state().cities().place(frame.player().index(), move.city().index(), 1);
        play.report(() -> new Placed(frame.player(), move.city()));
        if (frame.left() > 1) {
            play.next(new Place(seating.next(frame.player()), frame.left() - 1));
        }
    }
}

package org.polemarch.perikles.rules.influence;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Seating;

/** 4.2 The display is refilled to ten before the next player chooses. */
@Cites("4.2/refill")
public class RefillDisplay implements Procedure<PeriklesState, RefillDisplay.After> {

    public record After(Seat player) implements Frame {}

    public record TileTurnedUp(InfluenceTile tile) implements GameEvent {}

    private final Seating seating;

    @Inject
    public RefillDisplay(Seating seating) {
        this.seating = seating;
    }

    @Override
    public void run(After frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        int tile = state.tiles().refill();
        play.reveal();
        play.report(() -> new TileTurnedUp(state.data().kind(tile)));
        play.next(new InfluencePhase.Next(seating.next(frame.player())));
    }
}

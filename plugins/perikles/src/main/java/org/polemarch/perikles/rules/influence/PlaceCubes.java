package org.polemarch.perikles.rules.influence;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;

/** 4.2 Cubes come into a city from the player's supply, as many as he has left. */
@Cites({"4.2", "2"})
public class PlaceCubes {

    public record CubesPlaced(Seat player, Power city, int count) implements GameEvent {}

    @Cites("2")
    public record NoCubesLeft(Seat player) implements GameEvent {}

    public void place(Seat player, Power city, int count, Play<PeriklesState> play) {
        int placed = play.state().cities().place(player.index(), city.index(), count);
        if (placed > 0) {
            play.report(() -> new CubesPlaced(player, city, placed));
        } else {
            play.report(() -> new NoCubesLeft(player));
        }
    }
}

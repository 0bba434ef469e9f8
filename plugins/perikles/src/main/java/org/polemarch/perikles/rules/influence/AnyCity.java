package org.polemarch.perikles.rules.influence;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.rules.common.Choice;
import org.polemarch.perikles.rules.common.NotNow;

/** 4.2 The cube of an "any city" tile goes into a city of the player's choice. */
@Cites("4.2/any-city")
public class AnyCity extends Choice<AnyCity.Place, AnyCity.Put> {

    public record Place(Seat player, int cubes) implements Frame {}

    public record Put(Power city) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.city(city));
        }
    }

    private final PlaceCubes placing;

    @Inject
    public AnyCity(PlaceCubes placing, NotNow notNow) {
        super(Power.cities().stream().map(Put::new).toList(), notNow);
        this.placing = placing;
    }

    @Override
    public Seat decider(Place frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public void apply(Put move, Place frame, Play<PeriklesState> play) {
        placing.place(frame.player(), move.city(), frame.cubes(), play);
    }
}

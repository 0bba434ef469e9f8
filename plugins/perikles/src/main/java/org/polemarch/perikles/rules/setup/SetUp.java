package org.polemarch.perikles.rules.setup;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.rules.turn.DrawTiles;

/** 3 Set-up: tiles are shuffled and laid out, special tiles dealt, two cubes of each player put into each city. */
@Cites({"3", "2"})
public class SetUp implements Procedure<PeriklesState, SetUp.Begin> {

    /** The table is laid out. */
    public record Begin() implements Frame {}

    /** Somebody is first player. */
    public record FirstPlayerDrawn(Seat player) implements GameEvent {}

    private final Seating seating;
    private final DrawTiles tiles;

    @Inject
    public SetUp(Seating seating, DrawTiles tiles) {
        this.seating = seating;
        this.tiles = tiles;
    }

    @Override
    public void run(Begin frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        PeriklesData.Game figures = state.data().game();
        state.enter(Phase.SET_UP);
        play.shuffle(state.tiles().locationStack(), "shuffle.locations");
        tiles.layOut(play);
        play.shuffle(state.specials().box(), "shuffle.specials");
        state.specials().deal();
        int first = play.lot(seating.players(), "lot.first-player");
        state.setFirst(first);
        play.report(() -> new FirstPlayerDrawn(seating.seat(first)));
        for (int player = 0; player < seating.players(); player++) {
            for (int city = 0; city < Power.CITIES; city++) {
                state.cities().place(player, city, figures.cubesPerCity());
            }
        }
        play.next(new ExtraCubes.Place(seating.seat(first), seating.players() * figures.extraCubes()));
    }
}

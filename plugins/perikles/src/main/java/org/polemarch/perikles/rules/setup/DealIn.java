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
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;

/** 3 Each player is dealt a special tile and puts two cubes into each city; the first player is drawn. */
@Cites("3")
public class DealIn implements Procedure<PeriklesState, DealIn.Begin> {

    public record Begin() implements Frame {}

    public record FirstPlayerDrawn(Seat player) implements GameEvent {}

    private final Seating seating;
    private final PeriklesData.Game figures;

    @Inject
    public DealIn(Seating seating, PeriklesData data) {
        this.seating = seating;
        this.figures = data.game();
    }

    @Override
    public void run(Begin frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        play.shuffle(state.specials().box(), "shuffle.specials");
        state.specials().deal();
        int first = firstPlayer(play);
        state.setFirst(first);
        play.report(() -> new FirstPlayerDrawn(seating.seat(first)));
        for (int player = 0; player < seating.players(); player++) {
            for (Power city : Power.cities()) {
                state.cities().place(player, city.index(), startingCubes(city));
            }
        }
        play.next(new ExtraCubes.Place(seating.seat(first), seating.players() * figures.extraCubes()));
    }

    protected int firstPlayer(Play<PeriklesState> play) {
        return play.lot(seating.players(), "lot.first-player");
    }

    protected int startingCubes(Power city) {
        return figures.cubesPerCity();
    }
}

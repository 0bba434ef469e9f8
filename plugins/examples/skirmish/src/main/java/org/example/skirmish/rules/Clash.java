package org.example.skirmish.rules;

import jakarta.inject.Inject;
import org.example.skirmish.model.Forces;
import org.example.skirmish.model.SkirmishState;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;

/**
 * 4 Clash: each side rolls a die and adds its Hoplites, in the last summer also its omen; the higher sum takes the field, and
 * the beaten army falls.
 */
@Cites("4")
public class Clash implements Procedure<SkirmishState, Clash.Fight> {

    public record Fight(int athens, int sparta) implements Frame {}

    public record Fought(int athens, int athensRoll, int sparta, int spartaRoll) implements GameEvent {}

    @Cites("1")
    public record OmensShown(int athens, int sparta) implements GameEvent {}

    public record Taken(Seat winner, Seat loser, int fallen) implements GameEvent {}

    public record Drawn() implements GameEvent {}

    private final Forces forces;
    private final Setup setup;

    @Inject
    public Clash(Forces forces, Setup setup) {
        this.forces = forces;
        this.setup = setup;
    }

    protected int dieSides() {
        return forces.dieSides();
    }

    /** How many of a beaten army fall. */
    protected int losses(int sent) {
        return sent;
    }

    @Override
    public void run(Fight fight, Play<SkirmishState> play) {
        int athensRoll = play.roll(dieSides(), "roll.athens");
        int spartaRoll = play.roll(dieSides(), "roll.sparta");
        play.report(() -> new Fought(fight.athens(), athensRoll, fight.sparta(), spartaRoll));
        int lead = fight.athens() + athensRoll - fight.sparta() - spartaRoll + leadOfOmens(play);
        if (lead == 0) {
            play.report(Drawn::new);
        } else if (lead > 0) {
            take(0, fight.sparta(), play);
        } else {
            take(1, fight.athens(), play);
        }
    }

    private int leadOfOmens(Play<SkirmishState> play) {
        SkirmishState state = play.state();
        if (state.summer() < forces.summers()) {
            return 0;
        }
        state.showOmens();
        play.reveal();
        play.report(() -> new OmensShown(state.omen(0), state.omen(1)));
        return state.omen(0) - state.omen(1);
    }

    private void take(int winner, int beaten, Play<SkirmishState> play) {
        int loser = 1 - winner;
        int fallen = losses(beaten);
        play.state().takeField(winner);
        play.state().fall(loser, fallen);
        play.report(() -> new Taken(setup.seats().get(winner), setup.seats().get(loser), fallen));
        play.next(new Pursuit.Offer(winner));
    }
}

package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.UnitType;

/** 4.5 A city with a leader recovers one dead counter, the weakest of its type; the leader chooses the type. */
@Cites("4.5/recovery")
public class Recovery implements Procedure<PeriklesState, Recovery.Of> {

    public record Of(Power city) implements Frame {}

    public record Recovered(Power city, Seat leader, UnitType type, int strength) implements GameEvent {}

    private final Seating seating;

    @Inject
    public Recovery(Seating seating) {
        this.seating = seating;
    }

    @Override
    public void run(Of frame, Play<PeriklesState> play) {
        boolean hoplite = mayRecover(frame.city(), UnitType.HOPLITE, play.state());
        boolean trireme = mayRecover(frame.city(), UnitType.TRIREME, play.state());
        if (hoplite && trireme) {
            play.next(new ChooseRecovery.Choose(frame.city()));
        } else if (hoplite || trireme) {
            recover(frame.city(), hoplite ? UnitType.HOPLITE : UnitType.TRIREME, play);
        }
    }

    protected boolean mayRecover(Power city, UnitType type, PeriklesState state) {
        return state.forces().any(city.index(), type.index(), Forces.DEAD);
    }

    public void recover(Power city, UnitType type, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        int counter = recovered(city, type, state);
        state.forces().recover(counter);
        Seat leader = seating.seat(state.cities().leader(city.index()));
        play.report(
                () -> new Recovered(city, leader, type, state.data().counters().strengthOf(counter)));
    }

    /** Which of the dead counters returns. */
    protected int recovered(Power city, UnitType type, PeriklesState state) {
        return state.forces().weakest(city.index(), type.index(), Forces.DEAD);
    }
}

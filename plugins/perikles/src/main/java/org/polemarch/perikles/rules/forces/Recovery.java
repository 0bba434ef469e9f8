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

    /** A city recovers. */
    public record Of(Power city) implements Frame {}

    /** A counter returned from the dead. */
    public record Recovered(Power city, Seat leader, UnitType type, int strength) implements GameEvent {}

    private final Seating seating;

    @Inject
    public Recovery(Seating seating) {
        this.seating = seating;
    }

    @Override
    public void run(Of frame, Play<PeriklesState> play) {
        Forces forces = play.state().forces();
        int city = frame.city().ordinal();
        boolean hoplite = forces.any(city, UnitType.HOPLITE.ordinal(), Forces.DEAD);
        boolean trireme = forces.any(city, UnitType.TRIREME.ordinal(), Forces.DEAD);
        if (hoplite && trireme) {
            play.next(new ChooseRecovery.Choose(frame.city()));
        } else if (hoplite || trireme) {
            recover(frame.city(), hoplite ? UnitType.HOPLITE : UnitType.TRIREME, play);
        }
    }

    void recover(Power city, UnitType type, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        int counter = state.forces().weakest(city.ordinal(), type.ordinal(), Forces.DEAD);
        state.forces().recover(counter);
        Seat leader = seating.seat(state.cities().leader(city.ordinal()));
        play.report(
                () -> new Recovered(city, leader, type, state.data().counters().strengthOf(counter)));
    }
}

package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.common.Choice;
import org.polemarch.perikles.rules.common.NotNow;

/** 4.5 If both hoplites and triremes of a city are dead, its leader chooses which type recovers. */
@Cites("4.5/recovery")
public class ChooseRecovery extends Choice<ChooseRecovery.Choose, ChooseRecovery.Recover> {

    public record Choose(Power city) implements Frame {}

    public record Recover(UnitType type) implements Move {}

    private final Seating seating;
    private final Recovery recovery;

    @Inject
    public ChooseRecovery(Seating seating, Recovery recovery, NotNow notNow) {
        super(List.of(new Recover(UnitType.HOPLITE), new Recover(UnitType.TRIREME)), notNow);
        this.seating = seating;
        this.recovery = recovery;
    }

    @Override
    public Seat decider(Choose frame, PeriklesState state) {
        return seating.seat(state.cities().leader(frame.city().index()));
    }

    @Override
    public void apply(Recover move, Choose frame, Play<PeriklesState> play) {
        recovery.recover(frame.city(), move.type(), play);
    }
}

package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.common.NotNow;

/** 4.5 If both hoplites and triremes of a city are dead, its leader chooses which type recovers. */
@Cites("4.5/recovery")
public class ChooseRecovery implements Decision<PeriklesState, ChooseRecovery.Choose, ChooseRecovery.Recover> {

    public record Choose(Power city) implements Frame {}

    public record Recover(UnitType type) implements Move {}

    private static final List<Recover> EITHER = List.of(new Recover(UnitType.HOPLITE), new Recover(UnitType.TRIREME));

    private final Seating seating;
    private final Recovery recovery;
    private final NotNow notNow;

    @Inject
    public ChooseRecovery(Seating seating, Recovery recovery, NotNow notNow) {
        this.seating = seating;
        this.recovery = recovery;
        this.notNow = notNow;
    }

    @Override
    public Seat decider(Choose frame, PeriklesState state) {
        return seating.seat(state.cities().leader(frame.city().index()));
    }

    @Override
    public List<Recover> legal(Choose frame, PeriklesState state) {
        return EITHER;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PeriklesState state) {
        return notNow.refusals(decider(frame, state), EITHER, state);
    }

    @Override
    public void apply(Recover move, Choose frame, Play<PeriklesState> play) {
        recovery.recover(frame.city(), move.type(), play);
    }
}

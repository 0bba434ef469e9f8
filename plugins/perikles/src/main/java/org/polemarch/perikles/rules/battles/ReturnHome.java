package org.polemarch.perikles.rules.battles;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.data.Counters;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;

/** 4.6 After its round a counter goes home and is not used again this turn. */
@Cites("4.6/rounds")
public class ReturnHome implements Procedure<PeriklesState, ReturnHome.Of> {

    /** The counters of a type at the location being fought over go home. */
    public record Of(UnitType type) implements Frame {}

    private static final Side[] SIDES = Side.values();

    @Override
    public void run(Of frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Forces forces = state.forces();
        Counters counters = state.data().counters();
        int type = frame.type().index();
        for (Side side : SIDES) {
            int line = Forces.line(state.battle().slot(), side);
            IndexSet powers = forces.present(line);
            for (int power = powers.first(); power >= 0; power = powers.after(power)) {
                for (int counter = counters.from(power, type); counter < counters.to(power, type); counter++) {
                    if (forces.at(counter) == Forces.inLine(line)) {
                        forces.goHome(counter);
                    }
                }
            }
        }
    }
}

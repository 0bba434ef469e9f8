package org.example.skirmish.rules;

import jakarta.inject.Inject;
import org.example.skirmish.model.Forces;
import org.example.skirmish.model.SkirmishState;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;

/** 2 Summers: the war lasts a number of summers; 6 Victory: after the last, or when a side has nobody left, it is over. */
@Cites({"2", "6"})
public class Summer implements Procedure<SkirmishState, Summer.Begin> {

    public record Begin(int number) implements Frame {}

    public record Began(int number) implements GameEvent {}

    private final Forces forces;

    @Inject
    public Summer(Forces forces) {
        this.forces = forces;
    }

    /** How many summers the war lasts. */
    protected int summers() {
        return forces.summers();
    }

    @Override
    public void run(Begin begin, Play<SkirmishState> play) {
        SkirmishState state = play.state();
        if (begin.number() > summers() || state.hoplites(0) == 0 || state.hoplites(1) == 0) {
            state.end();
            play.end();
            return;
        }
        state.begin(begin.number());
        play.report(() -> new Began(begin.number()));
        play.next(new Muster.Send(), new Begin(begin.number() + 1));
    }
}

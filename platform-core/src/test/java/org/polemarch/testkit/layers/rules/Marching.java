package org.polemarch.testkit.layers.rules;

import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.testkit.layers.model.Position;

/** A rule as it should be. */
public class Marching implements Procedure<Position, Marching.March> {

    /** What is to be done. */
    public record March(int steps) implements Frame {}

    @Override
    public void run(March frame, Play<Position> play) {
        play.state().move(frame.steps());
    }
}

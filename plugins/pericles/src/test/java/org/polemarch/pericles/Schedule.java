package org.polemarch.pericles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.polemarch.api.kit.Shuffled;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.pericles.model.PericlesState;

/** Remembers what a rule puts on the agenda instead of doing it; there is no chance in it. */
public final class Schedule implements Play<PericlesState> {

    private final PericlesState state;
    private final List<Frame> frames = new ArrayList<>();

    public Schedule(PericlesState state) {
        this.state = state;
    }

    /** What was put on the agenda, in the order it will be done. */
    public List<Frame> frames() {
        return frames;
    }

    @Override
    public PericlesState state() {
        return state;
    }

    @Override
    public void next(Frame frame) {
        frames.add(0, frame);
    }

    @Override
    public void next(Frame first, Frame second, Frame... others) {
        frames.addAll(0, List.of(others));
        frames.add(0, second);
        frames.add(0, first);
    }

    @Override
    public void end() {}

    @Override
    public int roll(int sides, String why) {
        throw new UnsupportedOperationException(why);
    }

    @Override
    public int lot(int count, String why) {
        throw new UnsupportedOperationException(why);
    }

    @Override
    public void shuffle(Shuffled pile, String why) {
        throw new UnsupportedOperationException(why);
    }

    @Override
    public void reveal() {}

    @Override
    public void report(Supplier<? extends GameEvent> event) {
        assertThat(event.get()).isNotNull();
    }
}

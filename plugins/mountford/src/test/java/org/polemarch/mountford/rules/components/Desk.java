package org.polemarch.mountford.rules.components;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import org.polemarch.api.kit.Shuffled;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.model.MountfordState;

/** A play without chance and agenda, for collaborators of rules that only change the state. */
public final class Desk implements Play<MountfordState> {

    private final MountfordState state;

    public Desk(MountfordState state) {
        this.state = state;
    }

    @Override
    public MountfordState state() {
        return state;
    }

    @Override
    public void next(Frame frame) {
        throw new AssertionError("nothing more was to be done, but " + frame);
    }

    @Override
    public void next(Frame first, Frame second, Frame... others) {
        next(first);
    }

    @Override
    public void end() {
        throw new AssertionError("the game was not to end");
    }

    @Override
    public int roll(int sides, String why) {
        throw new AssertionError("no roll was to be made, but " + why);
    }

    @Override
    public int lot(int count, String why) {
        throw new AssertionError("no lot was to be drawn, but " + why);
    }

    @Override
    public void shuffle(Shuffled pile, String why) {
        throw new AssertionError("nothing was to be shuffled, but " + why);
    }

    @Override
    public void reveal() {
        // Nothing is hidden here.
    }

    @Override
    public void report(Supplier<? extends GameEvent> event) {
        assertThat(event.get()).isNotNull();
    }
}

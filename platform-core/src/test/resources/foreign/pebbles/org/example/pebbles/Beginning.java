package org.example.pebbles;

import jakarta.inject.Inject;
import org.polemarch.api.game.Setup;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;

/** 1 Beginning: a roll settles who takes first. */
@Cites("1")
public class Beginning implements Procedure<PebblesState, Beginning.Begin> {

    public record Begin() implements Frame {}

    private final Setup setup;

    @Inject
    public Beginning(Setup setup) {
        this.setup = setup;
    }

    @Override
    public void run(Begin frame, Play<PebblesState> play) {
        int first = setup.option("first").equals("die") ? play.roll(2, "why.first") - 1 : 0;
        play.next(new Taking.Turn(first));
    }
}

package org.polemarch.contract.broken;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;

/** 6: on a 1 or 2 every row loses its last card. */
@Cites("6")
class Storm implements Procedure<OstrakaState, Storm.Begin> {

    record Begin() implements Frame {}

    @Cites({})
    record Raged() implements GameEvent {}

    private static final int RAGES = 2;

    private final boolean takes;

    Storm(boolean takes) {
        this.takes = takes;
    }

    @Override
    public void run(Begin frame, Play<OstrakaState> play) {
        if (roll(play) <= RAGES && takes) {
            play.report(Raged::new);
            for (var row : play.state().rows) {
                if (!row.isEmpty()) {
                    play.state().discard.put(row.draw());
                }
            }
        }
    }

    int roll(Play<OstrakaState> play) {
        return play.roll(6, "storm");
    }
}

package org.polemarch.perikles.rules.turn;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;

/**
 * 4.1 New tiles are laid out. The first turn uses those of the set-up: a second draw would leave too few locations for three
 * turns.
 */
@Cites("4.1")
public class DrawTiles implements Procedure<PeriklesState, DrawTiles.Begin> {

    public record Begin() implements Frame {}

    @Override
    public void run(Begin frame, Play<PeriklesState> play) {
        play.state().enter(Phase.DRAW_TILES);
        if (play.state().turn() > 1) {
            play.next(new LayOut.Begin());
        }
    }
}

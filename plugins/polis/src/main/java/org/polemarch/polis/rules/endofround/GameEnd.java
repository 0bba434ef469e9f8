package org.polemarch.polis.rules.endofround;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.PolisState;

/** The end of the game, after the fourth step of the last round: the scores decide. */
@Cites("end-of-game")
public class GameEnd implements Procedure<PolisState, GameEnd.Score> {

    public record Score() implements Frame {}

    @Override
    public void run(Score frame, Play<PolisState> play) {
        play.state().end(Ending.FINAL_SCORE);
        play.end();
    }
}

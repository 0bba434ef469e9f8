package org.polemarch.pericles.rules.political;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/** 7.41 D: Peace sends the units of both city-states home; where there is a choice Athens is asked first. */
@Cites("7.41")
public class Homecoming implements Procedure<PericlesState, Homecoming.Begin> {

    public record Begin() implements Frame {}

    static final Begin BEGIN = new Begin();

    private final SendHome sendHome;

    @Inject
    public Homecoming(SendHome sendHome) {
        this.sendHome = sendHome;
    }

    @Override
    public void run(Begin frame, Play<PericlesState> play) {
        play.state().board().restAll();
        for (int i = 1; i >= 0; i--) {
            if (sendHome.takeForced(play, Side.of(i))) {
                play.next(new SendHome.Homeward(Side.of(i)));
            }
        }
    }
}

package org.polemarch.polis.rules.events;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * An Event demands Galleys. A side with more than enough chooses which to send; otherwise all go, and each missing one
 * costs 1 Prestige.
 */
@Cites("concepts/events")
public class GalleysDue implements Procedure<PolisState, GalleysDue.Call> {

    /** A side sends Galleys away, at least that many. */
    public record Call(Side side, int least) implements Frame {}

    private final PersonalBoards boards;
    private final SendGalleysAway sending;

    @Inject
    public GalleysDue(PersonalBoards boards, SendGalleysAway sending) {
        this.boards = boards;
        this.sending = sending;
    }

    @Override
    public void run(Call frame, Play<PolisState> play) {
        PolisState state = play.state();
        Side side = frame.side();
        int galleys = 0;
        for (Space sea : Space.SEAS.map(Space::at)) {
            galleys += state.units(side, sea);
        }
        if (galleys > frame.least()) {
            play.next(new SendGalleysAway.Choose(side, frame.least()));
            return;
        }
        for (Space sea : Space.SEAS.map(Space::at)) {
            while (state.units(side, sea) > 0) {
                sending.send(side, sea, play);
            }
        }
        if (galleys < frame.least()) {
            boards.losePrestige(side, penalty(frame.least() - galleys), play);
        }
    }

    /** The Prestige it costs to lack that many Galleys. */
    protected int penalty(int lacking) {
        return lacking;
    }
}

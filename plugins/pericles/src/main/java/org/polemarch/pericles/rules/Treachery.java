package org.polemarch.pericles.rules;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/** 9.8 How Treachery markers leave the map: exposed one by one, or with what they were for. */
@Cites({"9.8", "9.81", "9.82", "9.83"})
public class Treachery {

    /** Treachery markers of a Side went back to its supply with what they were for. */
    public record TreacheryReturned(Side side, Theater theater, int markers, String cites) implements GameEvent {}

    @Cites("9.81")
    public record TreacheryExposed(Side side, Theater theater) implements GameEvent {}

    public void returnAll(Play<PericlesState> play, Side side, Theater theater, String cites) {
        int markers = play.state().board().unplotAll(side, theater);
        if (markers > 0) {
            play.report(() -> new TreacheryReturned(side, theater, markers, cites));
        }
    }

    public void expose(Play<PericlesState> play, Side side, Theater theater) {
        play.state().board().unplot(side, theater);
        play.report(() -> new TreacheryExposed(side, theater));
    }
}

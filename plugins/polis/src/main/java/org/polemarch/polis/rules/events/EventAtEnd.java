package org.polemarch.polis.rules.events;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.EventEffect;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Control;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.Stacking;

/** What the Event of the round does when the round ends, before the first of its seven steps. */
@Cites("concepts/events")
public class EventAtEnd implements Procedure<PolisState, EventAtEnd.Resolve> {

    public record Resolve() implements Frame {}

    @Cites({})
    public record GalleysReturned(Side side, int count, Space sea) implements GameEvent {}

    private final EventInForce event;
    private final Stacking stacking;
    private final PersonalBoards boards;
    private final Control control;

    @Inject
    public EventAtEnd(EventInForce event, Stacking stacking, PersonalBoards boards, Control control) {
        this.event = event;
        this.stacking = stacking;
        this.boards = boards;
        this.control = control;
    }

    @Override
    public void run(Resolve frame, Play<PolisState> play) {
        for (EventEffect effect : event.card(play.state()).endOfRound()) {
            if (effect instanceof EventEffect.PrestigeIfControls prize) {
                if (control.controls(prize.side(), prize.territory(), play.state())) {
                    boards.gainPrestige(prize.side(), prize.count(), play);
                }
            } else if (effect instanceof EventEffect.GalleysReturn galleys) {
                for (Side side : Side.all()) {
                    bringBack(side, galleys.sea(), play);
                }
            } else {
                throw new IllegalStateException(effect + " is not an effect for the end of a round");
            }
        }
    }

    private void bringBack(Side side, Space sea, Play<PolisState> play) {
        PolisState state = play.state();
        int away = state.pieces(side, Piece.GALLEY_AWAY);
        int back = Math.min(returning(away), stacking.room(side, sea, state));
        state.returnGalleys(side, sea, back);
        if (back > 0) {
            play.report(() -> new GalleysReturned(side, back, sea));
        }
    }

    /** Half of the Galleys sent away, rounded up. */
    protected int returning(int away) {
        return (away + 1) / 2;
    }
}

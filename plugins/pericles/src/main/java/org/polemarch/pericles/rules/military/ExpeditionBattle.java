package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;

/** 9.4 After movement the other Side opens its hands; in a Contested Theater a battle must be fought. */
@Cites({"9.4", "9.31"})
public class ExpeditionBattle implements Procedure<PericlesState, ExpeditionBattle.Begin> {

    /** Movement is over; whether the other Side committed. */
    public record Begin(Faction general, Theater theater, boolean opposed) implements Frame {}

    /** The Theater is not Contested after movement, so nobody fights. */
    public record NoBattle(Theater theater) implements GameEvent {}

    private final Commitment commitment;

    @Inject
    public ExpeditionBattle(Commitment commitment) {
        this.commitment = commitment;
    }

    @Override
    public void run(Begin frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        state.board().restAll();
        if (frame.opposed()) {
            play.reveal();
            Side enemy = frame.general().side().enemy();
            commitment.open(play, state.controlling(enemy));
            commitment.open(play, state.opposition(enemy));
        }
        play.next(ExpeditionEnd.END);
        if (state.board().status(frame.general().side(), frame.theater()) == Status.CONTESTED) {
            play.next(new Battle.Fight(
                    frame.general(), frame.theater(), state.data().ground(frame.theater()), false));
            if (state.stateShipReady()) {
                play.next(StateShip.OFFER);
            }
        } else {
            play.report(() -> new NoBattle(frame.theater()));
        }
    }
}

package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.NotNow;

/** 9.6 The winner may fight a second battle of the other kind at once, with the same committed tokens. */
@Cites({"9.6", "12.3"})
public class SecondBattle implements Decision<PericlesState, SecondBattle.Offer, SecondBattle.Reply> {

    public record Offer(Battle.Fight fight, Side winner) implements Frame {}

    public sealed interface Reply extends Move {}

    public record FightOn() implements Reply {}

    public record BreakOff() implements Reply {}

    public record BrokenOff(Side winner) implements GameEvent {}

    private static final List<Reply> BOTH = List.of(new FightOn(), new BreakOff());

    private final Spokesman spokesman;
    private final NotNow notNow;

    @Inject
    public SecondBattle(Spokesman spokesman, NotNow notNow) {
        this.spokesman = spokesman;
        this.notNow = notNow;
    }

    @Override
    public Seat decider(Offer frame, PericlesState state) {
        return spokesman.of(frame.winner(), frame.fight(), state).seat();
    }

    @Override
    public List<Reply> legal(Offer frame, PericlesState state) {
        return BOTH;
    }

    @Override
    public List<Refusal> refusals(Offer frame, PericlesState state) {
        return notNow.resolving(
                new Refusals(BOTH), frame.winner(), state, frame.fight().theater());
    }

    @Override
    public void apply(Reply move, Offer frame, Play<PericlesState> play) {
        if (move instanceof FightOn) {
            Battle.Fight first = frame.fight();
            play.next(new Battle.Fight(
                    first.general(), first.theater(), first.arm().other(), true));
            // 12.3 "in any battle": the ship held back before the first may still be sent.
            if (play.state().stateShipReady()) {
                play.next(StateShip.OFFER);
            }
        } else {
            play.report(() -> new BrokenOff(frame.winner()));
        }
    }
}

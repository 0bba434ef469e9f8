package org.polemarch.pericles.rules.military;

import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.OutOfReach;

/** 9.6 The winner may fight a second battle of the other kind at once, with the same committed tokens. */
@Cites("9.6")
public class SecondBattle implements Decision<PericlesState, SecondBattle.Offer, SecondBattle.Reply> {

    /** The winner of a battle may fight on. */
    public record Offer(Battle.Fight fight, Side winner) implements Frame {}

    /** Whether he does. */
    public sealed interface Reply extends Move {}

    /** He does. */
    public record FightOn() implements Reply {}

    /** He does not. */
    public record BreakOff() implements Reply {}

    /** The winner fights no second battle. */
    public record BrokenOff(Side winner) implements GameEvent {}

    private static final List<Reply> BOTH = List.of(new FightOn(), new BreakOff());

    @Override
    public Seat decider(Offer frame, PericlesState state) {
        return LoserLosses.spokesman(state, frame.fight(), frame.winner()).seat();
    }

    @Override
    public List<Reply> legal(Offer frame, PericlesState state) {
        return BOTH;
    }

    @Override
    public List<Refusal> refusals(Offer frame, PericlesState state) {
        return OutOfReach.resolving(frame.winner(), state, frame.fight().theater());
    }

    @Override
    public void apply(Reply move, Offer frame, Play<PericlesState> play) {
        if (move instanceof FightOn) {
            Battle.Fight first = frame.fight();
            play.next(new Battle.Fight(
                    first.general(), first.theater(), first.arm().other(), true));
        } else {
            play.report(() -> new BrokenOff(frame.winner()));
        }
    }
}

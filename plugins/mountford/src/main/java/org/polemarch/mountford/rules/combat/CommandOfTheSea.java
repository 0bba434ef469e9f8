package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.rules.sieges.SiegeLines;

/** 4.2.1 Command of the sea: the winner of a naval battle may choose not to have a land battle. */
@Cites({"4.2.1", "5"})
public class CommandOfTheSea implements Decision<MountfordState, CommandOfTheSea.Ask, CommandOfTheSea.Answer> {

    /** The side that won at sea decides. */
    public record Ask(int side) implements Frame {}

    public sealed interface Answer extends Move {}

    /** Let there be a land battle. */
    public record FightOnLand() implements Answer {}

    public record CallOff() implements Answer {}

    /** The land battle was called off. */
    public record CalledOff(Seat seat) implements GameEvent {}

    private static final List<Answer> ANSWERS = List.of(new FightOnLand(), new CallOff());

    private final SiegeLines sieges;

    @Inject
    public CommandOfTheSea(SiegeLines sieges) {
        this.sieges = sieges;
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.battle().seatOf(ask.side()));
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        return ANSWERS;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof CallOff) {
            MountfordState state = play.state();
            state.battle().callOff();
            int seat = state.battle().seatOf(ask.side());
            play.report(() -> new CalledOff(Seats.of(seat)));
            sieges.avoidedBattle(play, state.battle().space(), seat); // a besieger who spares the enemy starts over (5)
        }
    }
}

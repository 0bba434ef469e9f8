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
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.SpaceType;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.Rule;

/**
 * 4.2.5 Cavalry battles: in a land space the side to which it is friendly may force a battle where each side's cavalry
 * counts like hoplites, instead of one for the side that has more. It has the choice wherever its SPs fight from.
 */
@Cites("4.2.5")
public class CavalryBattle extends Rule implements Decision<MountfordState, CavalryBattle.Ask, CavalryBattle.Answer> {

    /** The side may choose the ground. */
    public record Ask(int side) implements Frame {}

    public sealed interface Answer extends Move {}

    public record OpenGround() implements Answer {}

    public record UsualGround() implements Answer {}

    public record Forced(Seat seat, Space space) implements GameEvent {}

    private static final List<Answer> ANSWERS = List.of(new UsualGround(), new OpenGround());

    private final Lines lines;
    private final Modifiers modifiers;

    @Inject
    public CavalryBattle(MountfordData data, Lines lines, Modifiers modifiers) {
        super(data);
        this.lines = lines;
        this.modifiers = modifiers;
    }

    /** Whether a side may choose the ground of the land battle at hand. */
    public boolean offered(MountfordState state, int side) {
        return atlas.type(state.battle().space()) == SpaceType.LAND
                && modifiers.cavalry(state, 0) + modifiers.cavalry(state, 1) > 0
                && lines.friendlyToLine(state, side);
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
        if (answer instanceof OpenGround) {
            MountfordState state = play.state();
            state.battle().chooseGround(true);
            int space = state.battle().space();
            play.report(() -> new Forced(Seats.of(state.battle().seatOf(ask.side())), atlas.space(space)));
        }
    }
}

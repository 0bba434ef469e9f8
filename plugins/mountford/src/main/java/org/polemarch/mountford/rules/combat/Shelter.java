package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.Rule;

/**
 * 4.1.1 Fortified harbors and 4.2.2 Fortresses: SPs in a friendly space that has one may avoid the battle, unless they
 * are caught moving through. All SPs of the side in the space stay in together.
 */
@Cites({"4.1.1", "4.2.2"})
public class Shelter extends Rule implements Decision<MountfordState, Shelter.Ask, Shelter.Answer> {

    /** The side may keep its SPs behind the walls. */
    public record Ask(int side) implements Frame {}

    public sealed interface Answer extends Move {}

    public record ComeOut() implements Answer {}

    public record StayIn() implements Answer {}

    public record Avoided(Seat seat, Space space, boolean naval) implements GameEvent {
        @Override
        public String cites() {
            return naval ? "4.1.1" : "4.2.2";
        }
    }

    private static final List<Answer> ANSWERS = List.of(new ComeOut(), new StayIn());

    private final Lines lines;

    @Inject
    public Shelter(MountfordData data, Lines lines) {
        super(data);
        this.lines = lines;
    }

    /** Whether the side has walls to stay behind in the battle at hand. */
    public boolean offered(MountfordState state, int side) {
        Battle battle = state.battle();
        boolean walls = battle.naval() ? atlas.fortifiedHarbor(battle.space()) : state.fortress(battle.space());
        // Whoever starts combat by land alone wants that battle.
        boolean wantsIt = side == 0
                && !battle.naval()
                && battle.cause() == Battle.Cause.CONTINUING
                && battle.navalResult() == Battle.Result.NONE;
        return walls && !wantsIt && lines.friendlyGround(state, side) && lines.standsInSpace(state, side);
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.battle().seatOf(ask.side()));
    }

    @Override
    public Optional<String> cites(Ask ask, MountfordState state) {
        return Optional.of(state.battle().naval() ? "4.1.1" : "4.2.2");
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        return ANSWERS;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof StayIn) {
            MountfordState state = play.state();
            Battle battle = state.battle();
            battle.stayIn(ask.side());
            boolean naval = battle.naval();
            int space = battle.space();
            play.report(() -> new Avoided(Seats.of(battle.seatOf(ask.side())), atlas.space(space), naval));
        }
    }
}

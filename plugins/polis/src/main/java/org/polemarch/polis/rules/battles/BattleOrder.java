package org.polemarch.polis.rules.battles;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.SideDecision;

/** The order of several battles is chosen by the player whose turn it is. */
@Cites("battles")
public class BattleOrder implements SideDecision<BattleOrder.Choose, BattleOrder.FightAt> {

    public record Choose(Side side) implements Asked {}

    public record FightAt(Space space) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.space(space));
        }
    }

    /** No battle is to be fought there, or it has been. */
    public record NoBattle(Space space) implements Reason {}

    private final NotNow notNow;

    @Inject
    public BattleOrder(NotNow notNow) {
        this.notNow = notNow;
    }

    @Override
    public List<FightAt> legal(Choose frame, PolisState state) {
        return state.combat().toFight().map(space -> new FightAt(Space.at(space)));
    }

    @Override
    public List<Refusal> refusals(Choose frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        for (Space space : Space.values()) {
            if (!state.combat().toFight().has(space.index())) {
                refusals.move(new FightAt(space), new NoBattle(space));
            }
        }
        return notNow.rest(NotNow.Matter.BATTLE, refusals);
    }

    @Override
    public void apply(FightAt move, Choose frame, Play<PolisState> play) {
        PolisState state = play.state();
        state.combat().setToFight(state.combat().toFight().without(move.space().index()));
        play.next(new Battle.Begin(move.space()));
    }
}

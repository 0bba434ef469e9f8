package org.polemarch.polis.rules.battles;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.round.Waiting;

/** The order of several battles is chosen by the player whose turn it is. */
@Cites("battles")
public class BattleOrder implements Decision<PolisState, BattleOrder.Choose, BattleOrder.FightAt> {

    /** A side chooses the next battle. */
    public record Choose(Side side) implements Frame {}

    /** The next battle is there. */
    public record FightAt(Space space) implements Move {
        @Override
        public String notation() {
            return "fight-at " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(space.id()));
        }
    }

    /** No battle is to be fought there, or it has been. */
    public record NoBattle(Space space) implements Reason {}

    @Override
    public Seat decider(Choose frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<FightAt> legal(Choose frame, PolisState state) {
        List<FightAt> moves = new ArrayList<>();
        for (int left = state.combat().toFight(); left != 0; left &= left - 1) {
            moves.add(new FightAt(Space.at(Integer.numberOfTrailingZeros(left))));
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PolisState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (Space space : Space.values()) {
            if ((state.combat().toFight() & space.bit()) == 0) {
                refusals.add(new Refusal(new FightAt(space), new NoBattle(space)));
            }
        }
        return Waiting.add(Waiting.Matter.BATTLE, legal(frame, state), refusals);
    }

    @Override
    public void apply(FightAt move, Choose frame, Play<PolisState> play) {
        PolisState state = play.state();
        state.combat().setToFight(state.combat().toFight() & ~move.space().bit());
        play.next(new Battle.Begin(move.space()));
    }
}

package org.polemarch.victory.rules.turn;

import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.Happened;
import org.polemarch.victory.rules.tokens.TakeToken;
import org.polemarch.victory.rules.tokens.TokenRound;

/**
 * A turn has five steps: Strategy, Play, Planning, Supply, Draw. The Strategy step takes the mover's used tokens off the
 * map, not those in the bowl, and lets it use the cards that say so.
 */
@Cites({"turn", "turn/strategy"})
public class Turn implements Procedure<VictoryState, Turn.Begin> {

    public record Begin(Power power) implements Frame {}

    public record Enter(Step step) implements Frame {}

    public record TurnBegan(Power power, int round) implements GameEvent {}

    @Override
    public void run(Begin frame, Play<VictoryState> play) {
        VictoryState state = play.state();
        int power = frame.power().ordinal();
        state.beginTurn(power);
        state.expireOwnTurn(power);
        play.report(() -> new TurnBegan(frame.power(), state.round()));
        long used = state.board().tokens(power);
        for (int i = Spaces.first(used); i >= 0; i = Spaces.after(used, i)) {
            Space space = state.atlas().space(i);
            play.report(() -> new TakeToken.TokenTaken(frame.power(), space));
        }
        state.board().removeTokens(power, used);
        List<Frame> steps = steps(frame.power());
        for (int last = steps.size() - 1; last >= 0; last--) {
            play.next(steps.get(last));
        }
    }

    /** What a turn consists of, in order. */
    protected List<Frame> steps(Power power) {
        return List.of(
                new Happened(Trigger.step(Moment.STRATEGY_STEP, power.ordinal())),
                new Enter(Step.PLAY),
                new PlayStep.Choose(power),
                new Enter(Step.PLANNING),
                new Planning.Begin(power),
                new Enter(Step.SUPPLY),
                new TokenRound.Ask(Power.ALL),
                new SupplyStep.Check(power),
                new Enter(Step.DRAW),
                new EndOfTurn.Draw(power));
    }
}

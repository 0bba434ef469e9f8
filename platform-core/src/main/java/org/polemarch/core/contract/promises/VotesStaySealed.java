package org.polemarch.core.contract.promises;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Ballot;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Differences;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/** Who votes follows from public facts, and while votes come in nobody sees anything of them. */
public final class VotesStaySealed implements Promise {

    @Override
    public String name() {
        return "votes stay sealed";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            @Override
            @SuppressWarnings("unchecked") // the ballot is the rule that asks about this frame
            public void looked(Look<S> look) {
                if (look.rule() instanceof Ballot<S, ?, ?> ballot) {
                    check(look, (Ballot<S, Frame, Move>) ballot);
                }
            }

            private void check(Look<S> look, Ballot<S, Frame, Move> ballot) {
                Game<S> game = look.game();
                Frame frame = game.question().frame();
                List<Seat> voters = ballot.voters(frame, game.state());
                String rule = ballot.getClass().getSimpleName();
                if (new HashSet<>(voters).size() != voters.size()) {
                    throw new BrokenPromise(rule + " lets a seat vote twice: " + voters + "; list each voter once");
                }
                for (Seat seat : trial.seats()) {
                    List<Seat> imagined =
                            ballot.voters(frame, look.imagined(seat).state());
                    if (!voters.equals(imagined)) {
                        throw new BrokenPromise(rule + " lets " + voters + " vote, but " + imagined + " in a game that "
                                + seat + " cannot tell from it; who votes must follow from public facts");
                    }
                }
                cast(look);
            }

            private void cast(Look<S> look) {
                List<GameEvent> events = new ArrayList<>();
                Game<S> voted = look.game().copy();
                voted.listen(events::add);
                voted.play(trial.chance().below(voted.moves().size()));
                boolean open = !voted.over()
                        && voted.barriers() == look.game().barriers()
                        && voted.question().frame() == look.game().question().frame();
                if (!open) {
                    return;
                }
                if (!events.isEmpty()) {
                    throw new BrokenPromise("a vote was reported before all were in: " + events
                            + "; report votes when the ballot is carried out");
                }
                for (Seat seat : trial.seats()) {
                    Record before = trial.rules().project(look.game().state(), seat);
                    Record after = trial.rules().project(voted.state(), seat);
                    if (!before.equals(after)) {
                        throw new BrokenPromise("a sealed vote shows in the view of " + seat + ": "
                                + Differences.first(before, after).orElse("not equal")
                                + "; listing answers must write nothing to the state");
                    }
                }
            }
        };
    }
}

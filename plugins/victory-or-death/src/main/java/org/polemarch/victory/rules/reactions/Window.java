package org.polemarch.victory.rules.reactions;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Pending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.Happened;
import org.polemarch.victory.rules.tokens.TokenRound;

/** Something happened that cards may answer. Where nobody might, nothing is asked. */
@Cites("reactions")
public class Window implements Procedure<VictoryState, Happened> {

    /**
     * How far the answers to a trigger have come.
     *
     * @param slot how many slots there were; the teams alternate, the moving team first
     * @param passes how many slots in a row went by unused
     * @param locked powers that may not answer any more, as bits
     * @param used powers that have answered, as bits
     * @param statuses Status cards already used, by their number among Status cards
     * @param changed whether a card was used since tokens could last be
     */
    public record Round(Trigger trigger, int slot, int passes, int locked, int used, IndexSet statuses, boolean changed)
            implements Frame {

        /** Nobody has answered yet. */
        public Round(Trigger trigger) {
            this(trigger, 0, 0, 0, 0, IndexSet.EMPTY, false);
        }

        public boolean isLocked(int power) {
            return Power.in(locked, power);
        }

        /** A slot went by, and these powers are locked out. */
        public Round passed(int lockedNow) {
            return new Round(trigger, slot + 1, passes + 1, locked | lockedNow, used, statuses, changed);
        }

        /** A power used a card, which has that number among Status cards or -1. */
        public Round answered(int power, int status) {
            IndexSet more = status < 0 ? statuses : statuses.with(status);
            return new Round(trigger, slot + 1, 0, locked, used | (1 << power), more, true);
        }

        /** Tokens could be used. */
        public Round helped() {
            return new Round(trigger, slot, passes, locked, used, statuses, false);
        }
    }

    private final Answers answers;

    @Inject
    public Window(Answers answers) {
        this.answers = answers;
    }

    @Override
    public void run(Happened frame, Play<VictoryState> play) {
        VictoryState state = play.state();
        Round round = new Round(frame.trigger());
        if (frame.helped()) {
            state.pop();
        }
        int helpers = frame.helped() ? 0 : answers.helpers(round, state);
        if (helpers != 0) {
            state.push(new Pending(-1, -1, frame.trigger())); // so that who is asked sees what for
            play.next(new TokenRound.Ask(helpers), new Happened(frame.trigger(), true));
        } else if (answers.anybody(round, state)) {
            state.push(new Pending(-1, -1, frame.trigger()));
            play.next(round);
        }
    }
}

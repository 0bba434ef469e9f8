package org.polemarch.victory.rules.reactions;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Pending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.tokens.TokenRound;

/** Something happened that cards may answer. Where nobody might, nothing is asked. */
@Cites("reactions")
public class Window implements Procedure<VictoryState, Window.Open> {

    /**
     * The trigger may be answered.
     *
     * @param helped whether tokens could be used for what the answers ask for
     */
    public record Open(Trigger trigger, boolean helped) implements Frame {

        /** Nobody was asked for tokens yet. */
        public Open(Trigger trigger) {
            this(trigger, false);
        }
    }

    /**
     * How far the answers to a trigger have come.
     *
     * @param slot how many slots there were; the teams alternate, the moving team first
     * @param passes how many slots in a row went by unused
     * @param locked powers that may not answer any more, as bits
     * @param used powers that have answered, as bits
     * @param oligarchs Status cards already used, Corinth in the low half, Sparta in the high half
     * @param demos Status cards already used, the Delian League in the low half, Athens in the high half
     * @param changed whether a card was used since tokens could last be
     */
    public record Round(
            Trigger trigger, int slot, int passes, int locked, int used, long oligarchs, long demos, boolean changed)
            implements Frame {

        private static final int HALF = 32;

        /** Nobody has answered yet. */
        Round(Trigger trigger) {
            this(trigger, 0, 0, 0, 0, 0, 0, false);
        }

        /** The Status cards of a power already used, as bits of their local numbers. */
        long usedStatus(int power) {
            long team = Power.team(power) == 0 ? oligarchs : demos;
            return power < 2 ? team & ((1L << HALF) - 1) : team >>> HALF;
        }

        /** A slot went by. */
        Round passed(int lockedNow) {
            return new Round(trigger, slot + 1, passes + 1, locked | lockedNow, used, oligarchs, demos, changed);
        }

        /** A card was used. */
        Round answered(int power, int statusBit) {
            long bit = statusBit < 0 ? 0 : 1L << (statusBit + (power < 2 ? 0 : HALF));
            boolean first = Power.team(power) == 0;
            return new Round(
                    trigger,
                    slot + 1,
                    0,
                    locked,
                    used | (1 << power),
                    first ? oligarchs | bit : oligarchs,
                    first ? demos : demos | bit,
                    true);
        }

        /** Tokens could be used. */
        Round helped() {
            return new Round(trigger, slot, passes, locked, used, oligarchs, demos, false);
        }
    }

    private final Answers answers;

    @Inject
    public Window(Answers answers) {
        this.answers = answers;
    }

    @Override
    public void run(Open frame, Play<VictoryState> play) {
        Trigger trigger = frame.trigger();
        if (frame.helped()) {
            play.state().pop();
        }
        int helpers = frame.helped() ? 0 : answers.helpers(new Round(trigger), play.state());
        if (helpers != 0) {
            play.state().push(new Pending(-1, -1, trigger)); // so that who is asked sees what for
            play.next(new TokenRound.Ask(helpers), new Open(trigger, true));
            return;
        }
        for (int power = 0; power < Power.COUNT; power++) {
            if (answers.might(power, trigger, 0, play.state())) {
                play.state().push(new Pending(-1, -1, trigger));
                play.next(new Round(trigger));
                return;
            }
        }
    }
}

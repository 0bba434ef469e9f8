package org.polemarch.victory.rules.tokens;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;

/**
 * Tokens may be used at any time, even on another's turn and in a Scoring Round. It is enough to ask between steps and
 * before supply lines are needed; who has nothing to use is not asked. Where its teammate changed something after the mover was
 * asked, the mover is asked once more.
 */
@Cites("tokens/using")
public class TokenRound implements Procedure<VictoryState, TokenRound.Ask> {

    /**
     * These powers are asked, as bits, the mover first.
     *
     * @param heed whether the mover was asked, and its team's tokens are known since
     * @param tokens where the tokens of the mover's team lay then
     */
    public record Ask(int powers, Heed heed, long tokens) implements Frame {

        /** Nobody was asked yet. */
        public Ask(int powers) {
            this(powers, Heed.NOT_YET, 0);
        }
    }

    /** How far the mover has been asked. */
    public enum Heed {
        NOT_YET,
        JUST_ASKED,
        TOKENS_KNOWN
    }

    private final Liberties liberties;

    @Inject
    public TokenRound(Liberties liberties) {
        this.liberties = liberties;
    }

    @Override
    public void run(Ask frame, Play<VictoryState> play) {
        VictoryState state = play.state();
        int mover = state.mover();
        long now = state.board().teamTokens(state.movingTeam());
        Heed heed = frame.heed() == Heed.JUST_ASKED ? Heed.TOKENS_KNOWN : frame.heed();
        long tokens = frame.heed() == Heed.JUST_ASKED ? now : frame.tokens();
        for (int i = 0; i < Power.COUNT; i++) {
            int power = (mover + i) % Power.COUNT;
            int rest = frame.powers() & ~(1 << power);
            if (rest != frame.powers() && wanted(power, state)) {
                play.next(
                        new UseTokens.Offer(Power.of(power)),
                        new Ask(rest, power == mover ? Heed.JUST_ASKED : heed, tokens));
                return;
            }
        }
        if (heed == Heed.TOKENS_KNOWN && now != tokens && wanted(mover, state)) {
            play.next(new UseTokens.Offer(Power.of(mover))); // what its teammate did may call for an answer
        }
    }

    /** Whether a power has anything to use. */
    protected boolean wanted(int power, VictoryState state) {
        return (liberties.open(power, state) & Liberties.TOKENS) != 0;
    }
}

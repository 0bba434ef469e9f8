package org.polemarch.victory.rules.tokens;

import jakarta.inject.Inject;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;

/**
 * Tokens may be used at any time, also on another's turn and in a Scoring Round. It is enough to ask between steps and
 * before supply lines are needed; who has nothing to use is not asked.
 */
@Cites("tokens/using")
public final class TokenRound implements Procedure<VictoryState, TokenRound.Ask> {

    /** These powers are asked, as bits, the mover first. */
    public record Ask(int powers) implements Frame {}

    private final Liberties liberties;

    @Inject
    TokenRound(Liberties liberties) {
        this.liberties = liberties;
    }

    @Override
    public Class<Ask> frame() {
        return Ask.class;
    }

    @Override
    public void run(Ask frame, Play<VictoryState> play) {
        int mover = play.state().mover();
        for (int i = 0; i < Power.COUNT; i++) {
            int power = (mover + i) % Power.COUNT;
            int rest = frame.powers() & ~(1 << power);
            if (rest != frame.powers() && wanted(power, play.state())) {
                if (rest == 0) {
                    play.next(new UseTokens.Offer(Power.of(power)));
                } else {
                    play.next(new UseTokens.Offer(Power.of(power)), new Ask(rest));
                }
                return;
            }
        }
    }

    private boolean wanted(int power, VictoryState state) {
        return (liberties.of(power, state) & ~Liberties.LIFT) != 0;
    }
}

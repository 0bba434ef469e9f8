package org.polemarch.victory.rules.tokens;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;

/**
 * Before a card calls for a supply line, and again whenever the lines may have changed since, the teammate of the power that
 * uses the card may help with tokens. Whether it is asked depends on the bowl alone, which everybody sees.
 */
@Cites("tokens/using")
public class Help implements Procedure<VictoryState, Help.Wanted> {

    public record Wanted(Power power) implements Frame {}

    @Override
    public void run(Wanted frame, Play<VictoryState> play) {
        int ally = Power.ally(frame.power().ordinal());
        if (canHelp(ally, play.state())) {
            play.next(new UseTokens.Offer(Power.of(ally)));
        }
    }

    protected boolean canHelp(int power, VictoryState state) {
        return state.board().bowl(power) > 0;
    }
}

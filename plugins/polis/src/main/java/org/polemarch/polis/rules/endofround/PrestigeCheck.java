package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Defeat;

/**
 * After the end-of-round steps a player without any Prestige loses; if neither has any, the game is drawn.
 */
@Cites("end-of-game")
public class PrestigeCheck implements Procedure<PolisState, PrestigeCheck.Look> {

    /** The steps are done. */
    public record Look() implements Frame {}

    private final Defeat defeat;

    @Inject
    public PrestigeCheck(Defeat defeat) {
        this.defeat = defeat;
    }

    @Override
    public void run(Look frame, Play<PolisState> play) {
        survives(play);
    }

    /** Returns whether the game goes on. */
    boolean survives(Play<PolisState> play) {
        PolisState state = play.state();
        boolean athens = state.prestige(Side.ATHENS) > 0;
        boolean sparta = state.prestige(Side.SPARTA) > 0;
        if (athens && sparta) {
            return true;
        }
        if (athens || sparta) {
            defeat.of(athens ? Side.SPARTA : Side.ATHENS, Ending.NO_PRESTIGE, play);
        } else {
            state.end(Ending.NO_PRESTIGE);
            play.end();
        }
        return false;
    }
}

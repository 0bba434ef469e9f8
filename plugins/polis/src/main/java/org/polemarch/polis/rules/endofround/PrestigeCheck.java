package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import java.util.Optional;
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

    public record Look() implements Frame {}

    /** The side would lose now. */
    public record Due(Side side) {}

    private final Defeat defeat;

    @Inject
    public PrestigeCheck(Defeat defeat) {
        this.defeat = defeat;
    }

    @Override
    public void run(Look frame, Play<PolisState> play) {
        boolean athens = survives(Side.ATHENS, play.state());
        boolean sparta = survives(Side.SPARTA, play.state());
        if (athens != sparta) {
            defeat.of(athens ? Side.SPARTA : Side.ATHENS, Ending.NO_PRESTIGE, play);
        } else if (!athens) {
            play.state().end(Ending.NO_PRESTIGE);
            play.end();
        }
    }

    /** A warning while something can still be done about it. */
    public Optional<Due> due(Side side, PolisState state) {
        return survives(side, state) ? Optional.empty() : Optional.of(new Due(side));
    }

    protected boolean survives(Side side, PolisState state) {
        return state.prestige(side) > 0;
    }
}

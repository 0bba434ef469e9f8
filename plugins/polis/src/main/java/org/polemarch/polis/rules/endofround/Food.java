package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Defeat;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * 2. Food: each player spends as much Wheat as they have Population. What lacks is made up with Prestige or by giving up
 * whole poleis. Who holds only the capital and cannot feed it with Wheat and Prestige loses at once.
 */
@Cites("end-of-round/food")
public class Food implements Procedure<PolisState, Food.Step> {

    /** A side is to be fed; that much of it has been paid with Prestige. */
    public record Step(Side side, int paid) implements Frame {}

    public record Fed(Side side, int wheat) implements GameEvent {}

    /** What the people of a side will eat, and what it has for them. */
    public record Due(Side side, int needed, int wheat) {}

    private final PersonalBoards boards;
    private final Defeat defeat;

    @Inject
    public Food(PersonalBoards boards, Defeat defeat) {
        this.boards = boards;
        this.defeat = defeat;
    }

    @Override
    public void run(Step frame, Play<PolisState> play) {
        PolisState state = play.state();
        Side side = frame.side();
        // Wheat comes first: Prestige already given never spares Wheat, even if a polis is given up afterwards.
        int wheat = Math.min(state.stock(side, Resource.WHEAT), needed(side, state));
        int lacking = needed(side, state) - wheat - frame.paid();
        if (lacking <= 0) {
            boards.spend(side, Resource.WHEAT, wheat, play);
            play.report(() -> new Fed(side, wheat));
        } else if (state.poleis(side) == 1 && state.prestige(side) < lacking) {
            defeat.of(side, Ending.FAMINE, play);
        } else {
            play.next(new Shortfall.Ask(side, frame.paid(), lacking));
        }
    }

    public Due due(Side side, PolisState state) {
        return new Due(side, needed(side, state), state.stock(side, Resource.WHEAT));
    }

    /** The Wheat a League eats: 1 for each Population. */
    protected int needed(Side side, PolisState state) {
        return state.population(side);
    }
}

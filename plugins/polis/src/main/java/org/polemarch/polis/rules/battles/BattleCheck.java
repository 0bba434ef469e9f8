package org.polemarch.polis.rules.battles;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.EventInForce;

/** The check for battles: one breaks out wherever 8 or more units of both players stand together. */
@Cites("battles")
public class BattleCheck implements Procedure<PolisState, BattleCheck.Look> {

    public record Look(Side side) implements Frame {}

    private final EventInForce event;

    @Inject
    public BattleCheck(EventInForce event) {
        this.event = event;
    }

    @Override
    public void run(Look frame, Play<PolisState> play) {
        PolisState state = play.state();
        int enough = event.battleUnits(state);
        IndexSet fights = IndexSet.EMPTY;
        for (int space = 0; space < Space.COUNT; space++) {
            if (state.units(Side.ATHENS, space) + state.units(Side.SPARTA, space) >= enough) {
                fights = fights.with(space);
            }
        }
        if (!fights.isEmpty()) {
            state.combat().setToFight(fights);
            play.next(before(frame.side()));
        }
    }

    /** What comes before the first battle of the check; in the book nothing does. */
    protected Frame before(Side side) {
        return new NextBattle.Go(side);
    }
}

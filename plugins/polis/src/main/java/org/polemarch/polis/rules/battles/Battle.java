package org.polemarch.polis.rules.battles;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/**
 * A battle begins: all Battle cards are gathered; Sparta is the first to attack on land, Athens at sea. Before cards are
 * drawn either player may retreat.
 */
@Cites("battles/fighting")
public class Battle implements Procedure<PolisState, Battle.Begin> {

    public record Begin(Space space) implements Frame {}

    @Cites("battles")
    public record BrokeOut(Space space, int athens, int sparta) implements GameEvent {}

    @Override
    public void run(Begin frame, Play<PolisState> play) {
        PolisState state = play.state();
        Space space = frame.space();
        Side first = firstAttacker(space, state);
        state.combat().begin(space, first);
        int athens = state.units(Side.ATHENS, space);
        int sparta = state.units(Side.SPARTA, space);
        play.report(() -> new BrokeOut(space, athens, sparta));
        play.next(new BeforeCards.Look(first), new BeforeCards.Look(first.other()), new DrawCards.Draw());
    }

    /** Sparta on land, Athens at sea. */
    protected Side firstAttacker(Space space, PolisState state) {
        return space.isSea() ? Side.ATHENS : Side.SPARTA;
    }
}

package org.polemarch.polis.rules.battles;

import jakarta.inject.Inject;
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

    /** A battle is to be fought there. */
    public record Begin(Space space) implements Frame {}

    /** A battle broke out. */
    @Cites("battles")
    public record BrokeOut(Space space, int athens, int sparta) implements GameEvent {}

    private final Retreat retreat;

    @Inject
    public Battle(Retreat retreat) {
        this.retreat = retreat;
    }

    @Override
    public void run(Begin frame, Play<PolisState> play) {
        PolisState state = play.state();
        Space space = frame.space();
        Side first = space.isSea() ? Side.ATHENS : Side.SPARTA;
        state.combat().begin(space, first);
        int athens = state.units(Side.ATHENS, space);
        int sparta = state.units(Side.SPARTA, space);
        play.report(() -> new BrokeOut(space, athens, sparta));
        retreat.ask(first, false, play);
    }
}

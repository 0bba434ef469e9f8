package org.polemarch.polis.view;

import jakarta.inject.Inject;
import org.polemarch.api.chance.Chance;
import org.polemarch.polis.data.EventCards;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;

/** Deals again what a side cannot see: Events not yet read, the opponent's Battle cards and the deck they came from. */
public class Imagination {

    private static final Round[] ROUNDS = Round.values();

    private final PolisData data;

    @Inject
    public Imagination(PolisData data) {
        this.data = data;
    }

    /** A position the side cannot tell from the real one. */
    public PolisState of(PolisState state, Side side, Chance chance) {
        PolisState imagined = state.copy();
        EventCards events = data.events();
        for (Round round : ROUNDS) {
            if (!imagined.course().isEventKnown(round)) {
                imagined.course().setEvent(round, events.firstOf(round) + chance.below(events.sizeOf(round)));
            }
        }
        if (imagined.combat().isOn()) {
            imagined.combat().dealAgain(side.other(), chance);
        }
        return imagined;
    }
}

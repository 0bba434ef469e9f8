package org.polemarch.polis.rules.setup;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.EventCards;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.Start;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.ProjectArea;

/** Game Setup: what both sides begin with, and what is dealt. */
@Cites({"setup/sparta", "setup/athens", "setup/shared"})
public class SetUp implements Procedure<PolisState, SetUp.Deal> {

    public record Deal() implements Frame {}

    private final PolisData data;
    private final ProjectArea projects;

    @Inject
    public SetUp(PolisData data, ProjectArea projects) {
        this.data = data;
        this.projects = projects;
    }

    /** The table with everything in its place that needs no chance. */
    public PolisState table() {
        PolisState state = new PolisState(data.box());
        for (Side side : Side.all()) {
            place(side, data.start(side), state);
        }
        for (TradeSpace space : data.tradeSpaces()) {
            if (space.value() > data.round(Round.ALPHA).number()) {
                state.commerce().cover(space.index());
            }
        }
        return state;
    }

    protected void place(Side side, Start start, PolisState state) {
        for (Polis polis : start.poleis()) {
            state.join(side, polis, data.polis(polis).base());
        }
        start.units().forEach((space, count) -> state.placeUnits(side, space, count));
        for (int i = 0; i < start.merchants(); i++) {
            state.commerce().createMerchant(side);
        }
        state.placeProxenos(side, start.proxenos());
        state.setPrestige(side, start.prestige());
        start.stock().forEach((resource, count) -> state.setStock(side, resource, count));
    }

    /** One random card of each deck lies face down, the others leave the game unseen. */
    @Override
    public void run(Deal frame, Play<PolisState> play) {
        EventCards events = data.events();
        for (Round round : Round.values()) {
            int drawn = play.lot(events.sizeOf(round), "lot.event");
            play.state().course().setEvent(round, events.firstOf(round) + drawn);
        }
        projects.draw(data.round(Round.ALPHA).projectsDrawn(), play);
    }
}

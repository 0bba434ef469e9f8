package org.polemarch.polis.rules.events;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.EventEffect;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.Leagues;

/** What the Event of the round does to both players at once, after each has resolved their part. */
@Cites({"rounds/events", "concepts/events"})
public class EventForBoth implements Procedure<PolisState, EventForBoth.Resolve> {

    public record Resolve() implements Frame {}

    @Cites({})
    public record Raided(Side side, int count, Space territory) implements GameEvent {}

    @Cites({})
    public record TributeBarred(Space territory) implements GameEvent {}

    private final EventInForce event;
    private final Leagues leagues;

    @Inject
    public EventForBoth(EventInForce event, Leagues leagues) {
        this.event = event;
        this.leagues = leagues;
    }

    @Override
    public void run(Resolve frame, Play<PolisState> play) {
        play.state().forgetBetrayal();
        event.effect(EventEffect.Raid.class, play.state()).ifPresent(raid -> raid(raid, play));
    }

    protected void raid(EventEffect.Raid raid, Play<PolisState> play) {
        PolisState state = play.state();
        Space territory = raid.territory();
        int athens = state.units(Side.ATHENS, territory);
        int sparta = state.units(Side.SPARTA, territory);
        if (athens + sparta == 0) {
            state.tribute().bar(territory);
            play.report(() -> new TributeBarred(territory));
            return;
        }
        if (athens >= sparta) {
            kill(Side.ATHENS, raid, play);
        }
        if (sparta >= athens) {
            kill(Side.SPARTA, raid, play);
        }
    }

    private void kill(Side side, EventEffect.Raid raid, Play<PolisState> play) {
        PolisState state = play.state();
        int count = Math.min(raid.count(), state.units(side, raid.territory()));
        state.removeUnits(side, raid.territory(), count);
        leagues.liftSieges(side, raid.territory(), state);
        play.report(() -> new Raided(side, count, raid.territory()));
    }
}

package org.polemarch.polis.rules.concepts;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.play.Cites;
import org.polemarch.polis.data.EventCard;
import org.polemarch.polis.data.EventEffect;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.PolisState;

/** What the Event of the round changes while the round lasts. */
@Cites("concepts/events")
public final class EventInForce {

    private final PolisData data;

    @Inject
    public EventInForce(PolisData data) {
        this.data = data;
    }

    /** The card of the round. It must have been read out. */
    public EventCard card(PolisState state) {
        return data.events().card(state.course().event(state.course().round()));
    }

    /** The effect of a kind that holds now. */
    public <E extends EventEffect> Optional<E> effect(Class<E> kind, PolisState state) {
        return state.course().eventShown() ? card(state).inForce(kind) : Optional.empty();
    }

    /** How many units make a battle. */
    public int battleUnits(PolisState state) {
        Optional<EventEffect.BattleUnits> changed = effect(EventEffect.BattleUnits.class, state);
        return changed.isPresent() ? changed.get().count() : data.components().battleUnits();
    }

    /** The Silver for which a unit may be hired from the reserve; 0 if it may not. */
    public int mercenarySilver(PolisState state) {
        Optional<EventEffect.Mercenaries> hired = effect(EventEffect.Mercenaries.class, state);
        return hired.isPresent() ? hired.get().silver() : 0;
    }

    /** Whether a trade space is shut for the round. */
    public boolean shuts(TradeSpace space, PolisState state) {
        Optional<EventEffect.CloseTradeSpace> shut = effect(EventEffect.CloseTradeSpace.class, state);
        return shut.isPresent() && shut.get().space().index() == space.index();
    }

    /** Whether commanders may be declared. */
    public boolean hasCommanders(PolisState state) {
        return effect(EventEffect.GreatCommanders.class, state).isPresent();
    }
}

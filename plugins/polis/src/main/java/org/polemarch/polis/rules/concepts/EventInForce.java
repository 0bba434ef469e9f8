package org.polemarch.polis.rules.concepts;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.data.EventCard;
import org.polemarch.polis.data.EventEffect;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.PolisState;

/** What the Event of the round changes while the round lasts. */
@Cites("concepts/events")
public class EventInForce {

    private static final int NONE = -1;

    private final PolisData data;
    private final int[] battleUnits;
    private final int[] mercenarySilver;
    private final int[] shutSpace;

    @Inject
    public EventInForce(PolisData data) {
        this.data = data;
        int cards = data.events().size();
        battleUnits = new int[cards];
        mercenarySilver = new int[cards];
        shutSpace = new int[cards];
        for (int i = 0; i < cards; i++) {
            EventCard card = data.events().card(i);
            battleUnits[i] = card.inForce(EventEffect.BattleUnits.class)
                    .map(EventEffect.BattleUnits::count)
                    .orElse(data.components().battleUnits());
            mercenarySilver[i] = card.inForce(EventEffect.Mercenaries.class)
                    .map(EventEffect.Mercenaries::silver)
                    .orElse(0);
            shutSpace[i] = card.inForce(EventEffect.CloseTradeSpace.class)
                    .map(shut -> shut.space().index())
                    .orElse(NONE);
        }
    }

    /** The card of the round. It must have been read out. */
    public EventCard card(PolisState state) {
        return data.events().card(number(state));
    }

    /** The effect of a kind that holds now. */
    public <E extends EventEffect> Optional<E> effect(Class<E> kind, PolisState state) {
        return state.course().eventShown() ? card(state).inForce(kind) : Optional.empty();
    }

    public int battleUnits(PolisState state) {
        return battleUnits[number(state)];
    }

    /** The Silver for which a unit may be hired from the reserve; 0 if it may not. */
    public int mercenarySilver(PolisState state) {
        return mercenarySilver[number(state)];
    }

    /** Whether a trade space is shut for the round. */
    public boolean shuts(TradeSpace space, PolisState state) {
        return shutSpace[number(state)] == space.index();
    }

    /** Whether commanders may be declared. */
    public boolean hasCommanders(PolisState state) {
        return effect(EventEffect.GreatCommanders.class, state).isPresent();
    }

    private static int number(PolisState state) {
        return state.course().event(state.course().round());
    }
}

package org.polemarch.victory.cards;

import java.util.List;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Power;

/**
 * A kind of card, understood.
 *
 * @param local its number among the cards of its power, for sets of them
 */
public record Card(
        CardName name,
        Power owner,
        int local,
        CardType type,
        String text,
        int copies,
        TriggerTest trigger,
        Condition condition,
        List<Cost> costs,
        List<Effect> effects) {
    public Card {
        costs = List.copyOf(costs);
        effects = List.copyOf(effects);
    }

    /** Its number. */
    public int kind() {
        return name.kind();
    }
}

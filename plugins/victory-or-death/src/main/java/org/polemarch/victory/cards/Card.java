package org.polemarch.victory.cards;

import java.util.List;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Power;

/**
 * A kind of card, understood.
 *
 * @param status its number among all Status cards, for sets of them; -1 if it is none
 */
public record Card(
        CardName name,
        Power owner,
        int status,
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

    public int kind() {
        return name.kind();
    }
}

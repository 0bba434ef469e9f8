package org.polemarch.victory.cards;

import jakarta.inject.Inject;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.Ids;
import org.polemarch.victory.data.CardText;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Sort;

/** Understands the card texts of the data. A word outside the vocabulary is a fault that names the card. */
public class CardReader {

    private final SelectorReader selectors;
    private final EffectReader effects;

    @Inject
    public CardReader(SelectorReader selectors, EffectReader effects) {
        this.selectors = selectors;
        this.effects = effects;
    }

    /** The card with that number, which has that one among Status cards. */
    public Card read(CardText card, int kind, int status) {
        try {
            return new Card(
                    new CardName(kind, card.id(), card.title()),
                    card.power(),
                    status,
                    card.type(),
                    card.text(),
                    card.copies(),
                    trigger(card.trigger()),
                    card.condition().map(selectors::condition).orElse(Condition.always()),
                    card.costs().stream().map(this::cost).toList(),
                    effects.all(card, this));
        } catch (DataFault e) {
            throw new DataFault("cards/" + card.id() + ": " + e.getMessage());
        }
    }

    protected TriggerTest trigger(CardText.TriggerText text) {
        String kind = text.kind().orElse("either");
        return new TriggerTest(
                Ids.of(Moment.class, text.on(), "the trigger"),
                text.by().map(selectors::owner).orElse(Owner.ALL),
                text.sorts().map(selectors::sorts).orElse(Sort.ALL),
                text.in().map(selectors::space).orElse(SpaceSelector.ANYWHERE),
                text.target().map(selectors::pieces),
                text.causes().map(selectors::causes).orElse(0),
                !kind.equals("sea"),
                !kind.equals("land"),
                text.initiatorSorts().map(selectors::sorts).orElse(Sort.ALL),
                text.duringTurnOf().map(selectors::owner).orElse(Owner.ALL));
    }

    /** What a card asks to be paid. */
    protected Cost cost(CardText.CostText text) {
        return switch (text.cost()) {
            case "discard-hand" ->
                new Cost.FromHand(text.count(), text.cardType().map(type -> Ids.of(CardType.class, type, "a cost")));
            case "discard-deck" -> new Cost.FromDeck(text.count());
            default -> throw new DataFault("there is no cost '" + text.cost() + "'");
        };
    }
}

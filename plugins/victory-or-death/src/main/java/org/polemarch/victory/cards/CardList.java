package org.polemarch.victory.cards;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.victory.data.CardText;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;

/** All kinds of card, by number and by what sets them off. Immutable. */
public class CardList {

    private final Card[] cards;
    private final Card[][] answers = new Card[Power.COUNT * Moment.COUNT][];

    @Inject
    public CardList(VictoryData data, CardReader reader) {
        List<CardText> texts = data.cards();
        cards = new Card[texts.size()];
        int statuses = 0;
        for (int kind = 0; kind < cards.length; kind++) {
            CardText text = texts.get(kind);
            cards[kind] = reader.read(text, kind, text.type() == CardType.STATUS ? statuses++ : -1);
        }
        if (statuses > IndexSet.LIMIT) {
            throw new DataFault("there are " + statuses + " Status cards; the reactions to a trigger, in which each is"
                    + " used once, keep track of " + IndexSet.LIMIT);
        }
        for (Power power : Power.values()) {
            for (Moment moment : Moment.values()) {
                answers[power.ordinal() * Moment.COUNT + moment.ordinal()] = answering(power, moment);
            }
        }
    }

    private Card[] answering(Power power, Moment moment) {
        List<Card> matching = new ArrayList<>();
        for (Card card : cards) {
            if (card.owner() == power
                    && card.trigger().on() == moment
                    && card.type().answers()) {
                matching.add(card);
            }
        }
        return matching.toArray(Card[]::new);
    }

    public int size() {
        return cards.length;
    }

    public Card card(int kind) {
        return cards[kind];
    }

    public Card card(String id) {
        for (Card card : cards) {
            if (card.name().id().equals(id)) {
                return card;
            }
        }
        throw new IllegalArgumentException("no card " + id);
    }

    /** All kinds in the order of the data. */
    public List<Card> all() {
        return List.of(cards);
    }

    /** How many Status and Prepare cards in the deck list of a power such a moment may set off. */
    public int answerCount(int power, Moment on) {
        return answers[power * Moment.COUNT + on.ordinal()].length;
    }

    public Card answer(int power, Moment on, int which) {
        return answers[power * Moment.COUNT + on.ordinal()][which];
    }

    /** The Status cards and the face-down Prepare cards of a power. */
    public List<Card> onTable(int power, VictoryState state) {
        List<Card> table = new ArrayList<>();
        for (int kind : state.cards().status(power).toArray()) {
            table.add(cards[kind]);
        }
        for (int kind : state.cards().prepared(power).toArray()) {
            table.add(cards[kind]);
        }
        return table;
    }
}

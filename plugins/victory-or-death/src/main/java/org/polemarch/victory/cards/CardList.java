package org.polemarch.victory.cards;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.victory.data.CardText;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;

/** All kinds of card, by number and by what sets them off. Immutable. */
public final class CardList {

    private final Card[] cards;
    private final Card[][] answers = new Card[Power.COUNT * Moment.COUNT][];

    public CardList(VictoryData data) {
        List<CardText> texts = data.cards();
        cards = new Card[texts.size()];
        int[] local = new int[Power.COUNT];
        for (int kind = 0; kind < cards.length; kind++) {
            CardText text = texts.get(kind);
            cards[kind] =
                    new CardReader(data, text).read(kind, local[text.power().ordinal()]++);
        }
        for (Power power : Power.values()) {
            for (Moment moment : Moment.values()) {
                List<Card> matching = new ArrayList<>();
                for (Card card : cards) {
                    if (card.owner() == power
                            && card.trigger().on() == moment
                            && (card.type() == CardType.STATUS || card.type() == CardType.PREPARE)) {
                        matching.add(card);
                    }
                }
                answers[power.ordinal() * Moment.COUNT + moment.ordinal()] = matching.toArray(Card[]::new);
            }
        }
    }

    /** How many kinds there are. */
    public int size() {
        return cards.length;
    }

    /** The card of a number. */
    public Card card(int kind) {
        return cards[kind];
    }

    /** All kinds in the order of the data. */
    public List<Card> all() {
        return List.of(cards);
    }

    /** The Status and Prepare cards in the deck list of a power that such a moment may set off. The array is shared. */
    Card[] answers(int power, Moment on) {
        return answers[power * Moment.COUNT + on.ordinal()];
    }

    /** How many Status and Prepare cards of a power such a moment may set off. */
    public int answerCount(int power, Moment on) {
        return answers(power, on).length;
    }

    /** One of them. */
    public Card answer(int power, Moment on, int which) {
        return answers(power, on)[which];
    }

    /** The card of an id. */
    public Card card(String id) {
        for (Card card : cards) {
            if (card.name().id().equals(id)) {
                return card;
            }
        }
        throw new IllegalArgumentException("no card " + id);
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

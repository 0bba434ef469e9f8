package org.polemarch.victory.rules.cards;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;

/** Cards are drawn as long as there are any; a depleted deck is never reshuffled. */
@Cites({"turn/draw", "cards"})
public class DrawCards {

    /** A power drew cards; which, it alone knows. */
    public record CardsDrawn(Power power, List<CardName> cards) implements GameEvent {
        public CardsDrawn {
            cards = List.copyOf(cards);
        }

        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return Optional.of(seat.index() == power.ordinal() ? this : new CardsDrawnUnseen(power, cards.size()));
        }
    }

    public record CardsDrawnUnseen(Power power, int count) implements GameEvent {}

    private final CardList cards;

    @Inject
    public DrawCards(CardList cards) {
        this.cards = cards;
    }

    public void draw(int power, int upTo, Play<VictoryState> play) {
        Deck deck = play.state().cards().draw(power);
        int count =
                Math.min(deck.size(), upTo - play.state().cards().hand(power).size());
        if (count <= 0) {
            return;
        }
        int[] order = deck.toArray();
        for (int i = 0; i < count; i++) {
            play.state().cards().drawCard(power);
        }
        play.reveal();
        play.report(() -> drawn(power, order, count));
    }

    private CardsDrawn drawn(int power, int[] order, int count) {
        int[] kinds = Arrays.copyOfRange(order, order.length - count, order.length);
        Arrays.sort(kinds); // in which order they came nobody remembers
        List<CardName> names = new ArrayList<>();
        for (int kind : kinds) {
            names.add(cards.card(kind).name());
        }
        return new CardsDrawn(Power.of(power), names);
    }
}

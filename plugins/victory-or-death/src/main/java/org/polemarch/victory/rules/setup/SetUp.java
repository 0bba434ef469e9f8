package org.polemarch.victory.rules.setup;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Rulings;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.DrawCards;
import org.polemarch.victory.rules.cards.DrawDeck;

/** Each power shuffles its own deck and draws ten cards; three of them are discarded before the first turn. */
@Cites("setup")
public class SetUp implements Procedure<VictoryState, SetUp.Begin> {

    public record Begin() implements Frame {}

    private final CardList cards;
    private final Rulings rulings;
    private final DrawDeck drawDeck;
    private final DrawCards drawCards;

    @Inject
    public SetUp(CardList cards, Rulings rulings, DrawDeck drawDeck, DrawCards drawCards) {
        this.cards = cards;
        this.rulings = rulings;
        this.drawDeck = drawDeck;
        this.drawCards = drawCards;
    }

    @Override
    public void run(Begin frame, Play<VictoryState> play) {
        VictoryState state = play.state();
        for (Card card : cards.all()) {
            Deck draw = state.cards().draw(card.owner().ordinal());
            for (int copy = 0; copy < card.copies(); copy++) {
                draw.put(card.kind());
            }
        }
        play.next(new OpeningDiscards.Show());
        for (int power = Power.COUNT - 1; power >= 0; power--) {
            drawDeck.shuffle(power, play);
            drawCards.draw(power, state.data().game().openingDraw(), play);
            play.next(new OpeningDiscard.Choose(
                    Power.of(power), state.data().game().openingDiscards()));
            if (rulings.mulligan()) {
                play.next(new Mulligan.Offer(Power.of(power)));
            }
        }
    }
}

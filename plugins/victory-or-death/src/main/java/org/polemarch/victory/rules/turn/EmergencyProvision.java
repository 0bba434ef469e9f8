package org.polemarch.victory.rules.turn;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Rulings;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Things;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.DrawDeck;
import org.polemarch.victory.rules.effects.UseCard;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.flow.Question;

/**
 * Emergency Provision: for two discards, a power fetches a card from its draw deck and plays it. Under the basic rule
 * it must be a battle or muster card; under the advanced rule it may be a Prepare card. The deck is shuffled
 * afterwards.
 */
@Cites({"provision", "provision/basic", "provision/advanced"})
public class EmergencyProvision extends Question<EmergencyProvision.Fetch, EmergencyProvision.FetchCard> {

    /** The power looks through its draw deck. */
    public record Fetch(Power power) implements Frame {}

    public record FetchCard(CardName card) implements Move {
        @Override
        public String notation() {
            return "fetch " + card.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.card(card));
        }
    }

    /** What is fetched comes out of the draw deck. */
    public record NotFromHand(CardName card) implements Reason {}

    /** The basic rule fetches battle and muster cards only. */
    @Cites("provision/basic")
    public record BasicCardsOnly(CardName card) implements Reason {}

    /** Event and Status cards are never fetched. */
    @Cites("provision/advanced")
    public record NoEventNorStatus(CardName card) implements Reason {}

    private final CardList cards;
    private final Fetching fetching;
    private final Rulings rulings;
    private final DrawDeck drawDeck;

    @Inject
    public EmergencyProvision(
            CardList cards, Fetching fetching, Rulings rulings, DrawDeck drawDeck, Seating seating, NotNow notNow) {
        super(seating, notNow);
        this.cards = cards;
        this.fetching = fetching;
        this.rulings = rulings;
        this.drawDeck = drawDeck;
    }

    @Override
    protected int asked(Fetch frame) {
        return frame.power().ordinal();
    }

    private List<Card> deck(Fetch frame, VictoryState state) {
        boolean[] there = new boolean[cards.size()];
        for (int kind : state.cards().draw(asked(frame)).toArray()) {
            there[kind] = true;
        }
        List<Card> deck = new ArrayList<>();
        for (int kind = 0; kind < there.length; kind++) {
            if (there[kind]) {
                deck.add(cards.card(kind));
            }
        }
        return deck;
    }

    @Override
    public List<FetchCard> legal(Fetch frame, VictoryState state) {
        List<FetchCard> moves = new ArrayList<>();
        for (Card card : deck(frame, state)) {
            if (fetching.allows(card)) {
                moves.add(new FetchCard(card.name()));
            }
        }
        return moves;
    }

    /** The owner has its deck in hand now, so it learns which other cards are in it. */
    @Override
    protected void refuse(Fetch frame, List<FetchCard> legal, VictoryState state, Refusals refusals) {
        for (Card card : deck(frame, state)) {
            if (!fetching.allows(card)) {
                CardName name = card.name();
                Reason why = rulings.advancedProvision() ? new NoEventNorStatus(name) : new BasicCardsOnly(name);
                refusals.move(new FetchCard(name), why);
            }
        }
        notNow().hand(asked(frame), NotFromHand::new, state, refusals);
    }

    @Override
    public void apply(FetchCard move, Fetch frame, Play<VictoryState> play) {
        int power = asked(frame);
        Card card = cards.card(move.card().kind());
        play.state().fetch(VictoryState.NOBODY);
        if (card.type() == CardType.PREPARE) {
            play.state().cards().prepare(power, card.kind(), false);
            play.report(() -> new PlayStep.Prepared(card.owner(), card.name()));
        } else {
            play.state().cards().discardFetched(power, card.kind());
            play.report(() -> new PlayStep.CardPlayed(card.owner(), card.name()));
            play.next(new UseCard.Begin(new Use(card.kind(), power, Trigger.PLAYED)));
        }
        drawDeck.shuffle(power, play);
    }
}

package org.polemarch.victory.rules.turn;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Rulings;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Discards;
import org.polemarch.victory.rules.cards.DrawDeck;
import org.polemarch.victory.rules.cards.NoAnswer;
import org.polemarch.victory.rules.cards.UseCard;

/**
 * Emergency Provision: for two discards a card is fetched out of the own draw deck and played. By the basic rule it is a
 * battle or muster card, by the advanced rule it may be a Prepare card. The deck is shuffled afterwards.
 */
@Cites({"provision", "provision/basic", "provision/advanced"})
public class EmergencyProvision
        implements Decision<VictoryState, EmergencyProvision.Fetch, EmergencyProvision.FetchCard> {

    /** The power looks through its draw deck. */
    public record Fetch(Power power) implements Frame {}

    /** Fetch that card and play it. */
    public record FetchCard(CardName card) implements Move {
        @Override
        public String notation() {
            return "fetch " + card.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.card(card.id()));
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
    private final Rulings rulings;
    private final Seating seating;
    private final NoAnswer noAnswer;

    @Inject
    public EmergencyProvision(CardList cards, Rulings rulings, Seating seating, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.cards = cards;
        this.rulings = rulings;
        this.seating = seating;
    }

    /** Whether the power can pay for it. */
    boolean payable(int power, VictoryState state) {
        return Discards.payable(
                power, state.cards().hand(power).size(), state.data().game().provisionCost(), state);
    }

    /** Whether the deck holds a card that may be fetched; the owner knows, having seen all its other cards. */
    boolean anything(int power, VictoryState state) {
        Deck deck = state.cards().draw(power);
        for (int i = 0; i < deck.size(); i++) {
            if (allowed(cards.card(deck.at(i)))) {
                return true;
            }
        }
        return false;
    }

    private boolean allowed(Card card) {
        return card.type().basic() || (rulings.advancedProvision() && card.type() == CardType.PREPARE);
    }

    @Override
    public Seat decider(Fetch frame, VictoryState state) {
        return seating.seat(frame.power().ordinal());
    }

    @Override
    public List<FetchCard> legal(Fetch frame, VictoryState state) {
        Deck deck = state.cards().draw(frame.power().ordinal());
        boolean[] there = new boolean[cards.size()];
        for (int i = 0; i < deck.size(); i++) {
            there[deck.at(i)] = true;
        }
        List<FetchCard> moves = new ArrayList<>();
        for (int kind = 0; kind < there.length; kind++) {
            if (there[kind] && allowed(cards.card(kind))) {
                moves.add(new FetchCard(cards.card(kind).name()));
            }
        }
        return moves;
    }

    /** The owner has its deck in hand now, so it is told of every other card in it. */
    @Override
    public List<Refusal> refusals(Fetch frame, VictoryState state) {
        Deck deck = state.cards().draw(frame.power().ordinal());
        List<Refusal> refusals = new ArrayList<>();
        for (int kind : Arrays.stream(deck.toArray()).sorted().distinct().toArray()) {
            Card card = cards.card(kind);
            if (!allowed(card)) {
                Reason why = rulings.advancedProvision()
                        ? new NoEventNorStatus(card.name())
                        : new BasicCardsOnly(card.name());
                refusals.add(new Refusal(new FetchCard(card.name()), why));
            }
        }
        return noAnswer.to(frame.power().ordinal(), legal(frame, state), state)
                .told(refusals)
                .hand(NotFromHand::new)
                .refusals();
    }

    @Override
    public void apply(FetchCard move, Fetch frame, Play<VictoryState> play) {
        int power = frame.power().ordinal();
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
        DrawDeck.shuffle(power, play);
    }
}

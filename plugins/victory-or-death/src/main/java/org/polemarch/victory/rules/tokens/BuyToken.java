package org.polemarch.victory.rules.tokens;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Discards;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.flow.Question;

/**
 * A token is bought for a card from hand and goes to the bowl. With an empty hand it costs a Victory Point, if there is
 * one; a Status card may let the top card of the draw deck pay instead.
 */
@Cites("tokens/buying")
public class BuyToken extends Question<BuyToken.Pay, Move> {

    public record Pay(Power power) implements Frame {}

    /** The top card of the draw deck pays, by a Status card. */
    public record PayFromDeck() implements Move {}

    public record PayPoint() implements Move {}

    public record TokenBought(Power power) implements GameEvent {}

    @Cites("cards/status")
    public record DeckPays(Power power, CardName card) implements GameEvent {}

    /** All tokens of the power are in the bowl or on the map. */
    public record NoTokenLeft(Power power) implements Reason {}

    /** Neither a card in hand nor a Victory Point pays. */
    public record NothingToPayWith() implements Reason {}

    private final CardList cards;
    private final Discards discards;
    private final PaidByDeck deck;

    @Inject
    public BuyToken(CardList cards, Discards discards, PaidByDeck deck, Seating seating, NotNow notNow) {
        super(seating, notNow);
        this.cards = cards;
        this.discards = discards;
        this.deck = deck;
    }

    @Override
    protected int asked(Pay frame) {
        return frame.power().ordinal();
    }

    /** Whether a power could buy now, the time apart. */
    public boolean possible(int power, VictoryState state) {
        return state.board().availableTokens(power) > 0
                && (!state.cards().hand(power).isEmpty()
                        || pointsPay(power, state)
                        || deck.status(power, state) != Cards.NONE);
    }

    protected boolean pointsPay(int power, VictoryState state) {
        return state.cards().hand(power).isEmpty() && discards.payable(power, 0, 1, state);
    }

    public Reason whyNot(int power, VictoryState state) {
        return state.board().availableTokens(power) == 0 ? new NoTokenLeft(Power.of(power)) : new NothingToPayWith();
    }

    @Override
    public List<Move> legal(Pay frame, VictoryState state) {
        int power = asked(frame);
        Deck hand = state.cards().hand(power);
        List<Move> moves = new ArrayList<>(hand.size() + 2);
        discards.list(hand, moves);
        if (deck.status(power, state) != Cards.NONE) {
            moves.add(new PayFromDeck());
        }
        if (pointsPay(power, state)) {
            moves.add(new PayPoint());
        }
        return moves;
    }

    @Override
    public void apply(Move move, Pay frame, Play<VictoryState> play) {
        int power = asked(frame);
        if (move instanceof Discards.Discard discard) {
            discards.fromHand(power, discard.card().kind(), false, play);
        } else if (move instanceof PayFromDeck) {
            Card status = cards.card(deck.status(power, play.state()));
            play.report(() -> new DeckPays(frame.power(), status.name()));
            discards.fromDeck(power, deck.price(status), play);
        } else {
            discards.missing(power, 1, play);
        }
        play.state().takeLiberty(0);
        play.state().board().fillBowl(power);
        play.report(() -> new TokenBought(frame.power()));
    }
}

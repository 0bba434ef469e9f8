package org.polemarch.victory.rules.tokens;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Cost;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Discards;
import org.polemarch.victory.rules.cards.NoAnswer;

/**
 * A token is bought for a card from hand and goes to the bowl. With an empty hand it costs a Victory Point, if there is
 * one; a Status card may let the top card of the draw deck pay instead.
 */
@Cites("tokens/buying")
public class BuyToken implements Decision<VictoryState, BuyToken.Pay, Move> {

    /** The power pays. */
    public record Pay(Power power) implements Frame {}

    /** The top card of the draw deck pays, by a Status card. */
    public record PayFromDeck() implements Move {}

    /** A Victory Point pays, for there is no card. */
    public record PayPoint() implements Move {}

    /** A token was bought. */
    public record TokenBought(Power power) implements GameEvent {}

    /** A Status card lets the draw deck pay. */
    @Cites("cards/status")
    public record DeckPays(Power power, CardName card) implements GameEvent {}

    /** All tokens of the power are in the bowl or on the map. */
    public record NoTokenLeft(Power power) implements Reason {}

    /** Neither a card in hand nor a Victory Point pays. */
    public record NothingToPayWith() implements Reason {}

    private static final int NONE = -1;

    private final CardList cards;
    private final Discards discards;
    private final Seating seating;
    private final NoAnswer noAnswer;

    @Inject
    public BuyToken(CardList cards, Discards discards, Seating seating, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.cards = cards;
        this.discards = discards;
        this.seating = seating;
    }

    /** Whether a power could buy now, the time apart. */
    public boolean possible(int power, VictoryState state) {
        return state.board().availableTokens(power) > 0
                && (!state.cards().hand(power).isEmpty()
                        || state.points(Power.team(power))
                                >= state.data().game().missingCardPenalty()
                        || payingStatus(power, state) != NONE);
    }

    /** Why a power on its turn cannot buy. */
    static Reason whyNot(int power, VictoryState state) {
        return state.board().availableTokens(power) == 0 ? new NoTokenLeft(Power.of(power)) : new NothingToPayWith();
    }

    /** The Status card of the power by which its draw deck pays. */
    private int payingStatus(int power, VictoryState state) {
        Deck table = state.cards().status(power);
        if (table.isEmpty() || state.cards().draw(power).isEmpty()) {
            return NONE;
        }
        for (int i = 0; i < cards.answerCount(power, Moment.BUY_TOKEN); i++) {
            Card card = cards.answer(power, Moment.BUY_TOKEN, i);
            if (table.contains(card.kind()) && state.cards().draw(power).size() >= deckPrice(card)) {
                return card.kind();
            }
        }
        return NONE;
    }

    /** How many cards of the draw deck such a Status card takes instead of the card from hand. */
    private static int deckPrice(Card card) {
        int price = 0;
        List<Effect> effects = card.effects();
        for (int i = 0; i < effects.size(); i++) {
            if (effects.get(i) instanceof Effect.ReplaceCost replace) {
                for (Cost cost : replace.instead()) {
                    price += cost.count();
                }
            }
        }
        return price;
    }

    @Override
    public Seat decider(Pay frame, VictoryState state) {
        return seating.seat(frame.power().ordinal());
    }

    @Override
    public List<Move> legal(Pay frame, VictoryState state) {
        int power = frame.power().ordinal();
        List<Move> moves = new ArrayList<>();
        discards.list(state.cards().hand(power), moves);
        if (payingStatus(power, state) != NONE) {
            moves.add(new PayFromDeck());
        }
        if (state.cards().hand(power).isEmpty()
                && state.points(Power.team(power)) >= state.data().game().missingCardPenalty()) {
            moves.add(new PayPoint());
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(Pay frame, VictoryState state) {
        return noAnswer.to(frame.power().ordinal(), legal(frame, state), state).refusals();
    }

    @Override
    public void apply(Move move, Pay frame, Play<VictoryState> play) {
        int power = frame.power().ordinal();
        if (move instanceof Discards.Discard discard) {
            discards.fromHand(power, discard.card().kind(), false, play);
        } else if (move instanceof PayFromDeck) {
            Card status = cards.card(payingStatus(power, play.state()));
            play.report(() -> new DeckPays(frame.power(), status.name()));
            discards.fromDeck(power, deckPrice(status), play);
        } else {
            discards.missing(power, 1, play);
        }
        play.state().takeLiberty(0);
        play.state().board().fillBowl(power);
        play.report(() -> new TokenBought(frame.power()));
    }
}

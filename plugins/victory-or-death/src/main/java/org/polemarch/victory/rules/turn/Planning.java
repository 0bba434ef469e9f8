package org.polemarch.victory.rules.turn;

import jakarta.inject.Inject;
import java.util.ArrayList;
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
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Discards;
import org.polemarch.victory.rules.cards.NoAnswer;
import org.polemarch.victory.rules.cards.Owe;
import org.polemarch.victory.rules.tokens.Liberties;

/**
 * The Planning step, optional and free to skip: one Prepare card from hand face down, then a discard from hand. The
 * discard comes second, so the Prepare card may be the last one at the price of a Victory Point.
 */
@Cites("turn/planning")
public class Planning implements Decision<VictoryState, Planning.Begin, Move> {

    /** The power plans. */
    public record Begin(Power power) implements Frame {}

    /** Lay that Prepare card face down. */
    public record PrepareCard(CardName card) implements Move {
        @Override
        public String notation() {
            return "prepare " + card.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.card(card.id()));
        }
    }

    /** Plan nothing. */
    public record SkipPlanning() implements Move {}

    /** Only Prepare cards are laid face down. */
    @Cites("cards/prepare")
    public record OnlyPrepareCards(CardName card) implements Reason {}

    /** The last card could be laid only for a Victory Point, and there is none. */
    public record NothingToDiscard(CardName card) implements Reason {}

    /** Emergency Provision belongs to the Play step. */
    public record NoProvisionHere() implements Reason {}

    private static final SkipPlanning SKIP = new SkipPlanning();

    private final CardList cards;
    private final Seating seating;
    private final NoAnswer noAnswer;
    private final Liberties liberties;

    @Inject
    public Planning(CardList cards, Seating seating, Liberties liberties, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.cards = cards;
        this.seating = seating;
        this.liberties = liberties;
    }

    @Override
    public Seat decider(Begin frame, VictoryState state) {
        return seating.seat(frame.power().ordinal());
    }

    @Override
    public List<Move> legal(Begin frame, VictoryState state) {
        int power = frame.power().ordinal();
        Deck hand = state.cards().hand(power);
        List<Move> moves = new ArrayList<>(hand.size() + 5);
        moves.add(SKIP);
        if (Discards.payable(power, hand.size() - 1, 1, state)) {
            for (int i = 0; i < hand.size(); i++) {
                Card card = cards.card(hand.at(i));
                if (card.type() == CardType.PREPARE) {
                    moves.add(new PrepareCard(card.name()));
                }
            }
        }
        Liberties.list(liberties.of(power, state), moves);
        return moves;
    }

    @Override
    public List<Refusal> refusals(Begin frame, VictoryState state) {
        Deck hand = state.cards().hand(frame.power().ordinal());
        boolean payable = Discards.payable(frame.power().ordinal(), hand.size() - 1, 1, state);
        List<Refusal> refusals =
                new ArrayList<>(liberties.refusals(frame.power().ordinal(), Liberties.ALL, state));
        refusals.add(new Refusal(new PlayStep.Provision(), new NoProvisionHere()));
        int last = -1;
        for (int i = 0; i < hand.size(); i++) {
            Card card = cards.card(hand.at(i));
            boolean prepare = card.type() == CardType.PREPARE;
            if (card.kind() != last && !(prepare && payable)) {
                last = card.kind();
                Reason why = prepare ? new NothingToDiscard(card.name()) : new OnlyPrepareCards(card.name());
                refusals.add(new Refusal(new PrepareCard(card.name()), why));
            }
        }
        for (Card card : cards.onTable(frame.power().ordinal(), state)) {
            refusals.add(new Refusal(new PrepareCard(card.name()), PlayStep.onTheTable(card)));
        }
        return noAnswer.to(frame.power().ordinal(), legal(frame, state), state)
                .told(refusals)
                .refusals();
    }

    @Override
    public void apply(Move move, Begin frame, Play<VictoryState> play) {
        int power = frame.power().ordinal();
        if (Liberties.take(move, power, frame, play)) {
            return;
        }
        if (move instanceof PrepareCard prepare) {
            Card card = cards.card(prepare.card().kind());
            play.state().cards().prepare(power, card.kind(), true);
            play.report(() -> new PlayStep.Prepared(card.owner(), card.name()));
            play.next(new Owe.FromHand(frame.power(), 1));
        }
    }
}

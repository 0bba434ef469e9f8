package org.polemarch.victory.rules.turn;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.Deck;
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
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Things;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Discards;
import org.polemarch.victory.rules.cards.Owe;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.flow.Question;
import org.polemarch.victory.rules.tokens.Liberties;

/**
 * The Planning step, optional and free to skip: one Prepare card from hand face down, then a discard from hand. The
 * discard comes second, so the Prepare card may be the last one at the price of a Victory Point.
 */
@Cites("turn/planning")
public class Planning extends Question<Planning.Begin, Move> {

    public record Begin(Power power) implements Frame {}

    public record PrepareCard(CardName card) implements Move {
        @Override
        public String notation() {
            return "prepare " + card.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.card(card));
        }
    }

    public record SkipPlanning() implements Move.Ending {}

    @Cites("cards/prepare")
    public record OnlyPrepareCards(CardName card) implements Reason {}

    /** The last card could be laid only for a Victory Point, and there is none. */
    public record NothingToDiscard(CardName card) implements Reason {}

    /** Emergency Provision belongs to the Play step. */
    public record NoProvisionHere() implements Reason {}

    private static final SkipPlanning SKIP = new SkipPlanning();

    private final CardList cards;
    private final Discards discards;
    private final Liberties liberties;
    private final PrepareCard[] prepares;

    @Inject
    public Planning(CardList cards, Discards discards, Liberties liberties, Seating seating, NotNow notNow) {
        super(seating, notNow);
        this.cards = cards;
        this.discards = discards;
        this.liberties = liberties;
        prepares =
                cards.all().stream().map(card -> new PrepareCard(card.name())).toArray(PrepareCard[]::new);
    }

    @Override
    protected int asked(Begin frame) {
        return frame.power().ordinal();
    }

    @Override
    public List<Move> legal(Begin frame, VictoryState state) {
        int power = asked(frame);
        Deck hand = state.cards().hand(power);
        List<Move> moves = new ArrayList<>(hand.size() + 5);
        moves.add(SKIP);
        if (payable(power, state)) {
            int last = -1;
            for (int i = 0; i < hand.size(); i++) {
                Card card = cards.card(hand.at(i));
                if (card.type() == CardType.PREPARE && card.kind() != last) {
                    last = card.kind();
                    moves.add(prepares[card.kind()]);
                }
            }
        }
        liberties.list(power, Liberties.ALL, state, moves);
        return moves;
    }

    /** How many cards are discarded after the Prepare card. */
    protected int cost() {
        return 1;
    }

    private boolean payable(int power, VictoryState state) {
        return discards.payable(power, state.cards().hand(power).size() - 1, cost(), state);
    }

    @Override
    protected void refuse(Begin frame, List<Move> legal, VictoryState state, Refusals refusals) {
        int power = asked(frame);
        boolean payable = payable(power, state);
        liberties.refuse(power, Liberties.ALL, state, refusals);
        refusals.move(new PlayStep.Provision(), new NoProvisionHere());
        for (int kind :
                IntStream.of(state.cards().hand(power).toArray()).distinct().toArray()) {
            Card card = cards.card(kind);
            boolean prepare = card.type() == CardType.PREPARE;
            if (!(prepare && payable)) {
                Reason why = prepare ? new NothingToDiscard(card.name()) : new OnlyPrepareCards(card.name());
                refusals.move(prepares[kind], why);
            }
        }
        for (Card card : cards.onTable(power, state)) {
            refusals.move(prepares[card.kind()], new NotNow.OnTheTable(card));
        }
    }

    @Override
    public void apply(Move move, Begin frame, Play<VictoryState> play) {
        int power = asked(frame);
        if (liberties.take(move, power, frame, play)) {
            return;
        }
        if (move instanceof PrepareCard prepare) {
            play.state().cards().prepare(power, prepare.card().kind(), true);
            play.report(() -> new PlayStep.Prepared(frame.power(), prepare.card()));
            play.next(new Owe.FromHand(frame.power(), cost()));
        }
    }
}

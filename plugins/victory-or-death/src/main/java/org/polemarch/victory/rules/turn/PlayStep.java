package org.polemarch.victory.rules.turn;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
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
import org.polemarch.victory.model.Source;
import org.polemarch.victory.model.Things;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Owe;
import org.polemarch.victory.rules.effects.UseCard;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.flow.Question;
import org.polemarch.victory.rules.tokens.Liberties;

/**
 * The Play step: one card of any type, from hand or by Emergency Provision. A power that plays none, even for lack of
 * cards, costs its team a Victory Point.
 */
@Cites({"turn/play", "cards/play", "cards/types"})
public class PlayStep extends Question<PlayStep.Choose, Move> {

    public record Choose(Power power) implements Frame {}

    public record PlayCard(CardName card) implements Move {
        @Override
        public String notation() {
            return "play " + card.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.card(card));
        }
    }

    public record Provision() implements Move {}

    public record PlayNothing() implements Move.Ending {}

    @Cites("cards/play")
    public record CardPlayed(Power power, CardName card) implements GameEvent {}

    /** A Prepare card was laid face down. */
    @Cites("cards/prepare")
    public record Prepared(Power power, CardName card) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return Optional.of(seat.index() == power.ordinal() ? this : new PreparedUnseen(power));
        }
    }

    /** A Prepare card was laid face down that this seat does not know. */
    @Cites("cards/prepare")
    public record PreparedUnseen(Power power) implements GameEvent {}

    /** A power looks for a card in its draw deck. */
    @Cites("provision")
    public record ProvisionUsed(Power power) implements GameEvent {}

    public record NothingPlayed(Power power, int points) implements GameEvent {}

    /** Two cards from hand, or points for them, are needed for Emergency Provision. */
    @Cites("provision")
    public record CannotPayProvision(int cards) implements Reason {}

    /** The draw deck has no card that Emergency Provision may fetch. */
    @Cites("provision")
    public record NothingToFetch() implements Reason {}

    private static final PlayNothing NOTHING = new PlayNothing();
    private static final Provision PROVISION = new Provision();

    private final CardList cards;
    private final Liberties liberties;
    private final Fetching fetching;
    private final PlayCard[] plays;

    @Inject
    public PlayStep(CardList cards, Liberties liberties, Fetching fetching, Seating seating, NotNow notNow) {
        super(seating, notNow);
        this.cards = cards;
        this.liberties = liberties;
        this.fetching = fetching;
        plays = cards.all().stream().map(card -> new PlayCard(card.name())).toArray(PlayCard[]::new);
    }

    @Override
    protected int asked(Choose frame) {
        return frame.power().ordinal();
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        int power = asked(frame);
        Deck hand = state.cards().hand(power);
        List<Move> moves = new ArrayList<>(hand.size() + 6);
        int last = -1;
        for (int i = 0; i < hand.size(); i++) {
            if (hand.at(i) != last) {
                last = hand.at(i);
                moves.add(plays[last]);
            }
        }
        if (fetching.payable(power, state) && fetching.findsAnything(power, state)) {
            moves.add(PROVISION);
        }
        moves.add(NOTHING);
        liberties.list(power, Liberties.ALL, state, moves);
        return moves;
    }

    @Override
    protected void refuse(Choose frame, List<Move> legal, VictoryState state, Refusals refusals) {
        int power = asked(frame);
        liberties.refuse(power, Liberties.ALL, state, refusals);
        if (!fetching.payable(power, state)) {
            refusals.move(PROVISION, new CannotPayProvision(fetching.cost(state)));
        } else if (!fetching.findsAnything(power, state)) {
            refusals.move(PROVISION, new NothingToFetch());
        }
        for (Card card : cards.onTable(power, state)) {
            refusals.move(plays[card.kind()], new NotNow.OnTheTable(card));
        }
    }

    @Override
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        int power = asked(frame);
        if (liberties.take(move, power, frame, play)) {
            return;
        }
        if (move instanceof PlayCard card) {
            playFromHand(cards.card(card.card().kind()), power, play);
        } else if (move instanceof Provision) {
            play.state().fetch(power);
            play.report(() -> new ProvisionUsed(frame.power()));
            play.next(
                    new Owe.FromHand(frame.power(), fetching.cost(play.state())),
                    new EmergencyProvision.Fetch(frame.power()));
        } else {
            int lost = -play.state().score(Power.team(power), -penalty(play.state()), Source.LOST);
            play.report(() -> new NothingPlayed(frame.power(), lost));
        }
    }

    /** What playing no card costs. */
    protected int penalty(VictoryState state) {
        return state.data().game().noPlayPenalty();
    }

    private void playFromHand(Card card, int power, Play<VictoryState> play) {
        if (card.type() == CardType.PREPARE) {
            play.state().cards().prepare(power, card.kind(), true);
            play.report(() -> new Prepared(card.owner(), card.name()));
            return;
        }
        play.reveal();
        play.report(() -> new CardPlayed(card.owner(), card.name()));
        if (card.type() == CardType.STATUS) {
            play.state().cards().layStatus(power, card.kind());
        } else {
            play.state().cards().discardFromHand(power, card.kind(), true);
            play.next(new UseCard.Begin(new Use(card.kind(), power, Trigger.PLAYED)));
        }
    }
}

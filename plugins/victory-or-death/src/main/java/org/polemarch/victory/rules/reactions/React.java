package org.polemarch.victory.rules.reactions;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
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
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Things;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.effects.UseCard;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.flow.Question;
import org.polemarch.victory.rules.tokens.Liberties;

/**
 * A power may answer a trigger with one Status or Prepare card, or wait. If its whole team lets the slot go by, whoever
 * of it might have answered and has not yet done so is locked out of this trigger.
 */
@Cites({"reactions", "turn/strategy", "cards/status", "cards/prepare"})
public class React extends Question<React.Ask, Move> {

    /** That power is asked; these powers of the team may answer, as bits; those have already declined. */
    public record Ask(Power power, Moment on, Window.Round round, int candidates, int declined) implements Frame {

        /** The mover is asked first, then in turn order. */
        static Ask next(Window.Round round, int candidates, int declined, int mover) {
            int left = candidates & ~declined;
            int power = Power.in(left, mover) ? mover : Integer.numberOfTrailingZeros(left);
            return new Ask(Power.of(power), round.trigger().on(), round, candidates, declined);
        }
    }

    public record UseIt(CardName card) implements Move {
        @Override
        public String notation() {
            return "use " + card.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.card(card));
        }
    }

    public record Pass() implements Move.Declining {}

    public record OnlyTheTableAnswers(CardName card) implements Reason {}

    @Cites("cards/prepare")
    public record Revealed(Power power, CardName card) implements GameEvent {}

    @Cites("cards/status")
    public record StatusUsed(Power power, CardName card) implements GameEvent {}

    public record NotSetOff(CardName card) implements Reason {}

    /** A Status card answers a trigger once. */
    @Cites("cards/status")
    public record UsedAlready(CardName card) implements Reason {}

    /** What the card asks for does not hold. */
    public record ConditionFails(CardName card) implements Reason {}

    /** What the card costs is not in hand. */
    @Cites("cards/complex")
    public record CannotPay(CardName card) implements Reason {}

    public record NothingToDo(CardName card) implements Reason {}

    private static final Pass PASS = new Pass();

    private final CardList cards;
    private final Answers answers;
    private final Liberties liberties;
    private final UseIt[] uses;

    @Inject
    public React(CardList cards, Answers answers, Liberties liberties, Seating seating, NotNow notNow) {
        super(seating, notNow);
        this.cards = cards;
        this.answers = answers;
        this.liberties = liberties;
        uses = cards.all().stream().map(card -> new UseIt(card.name())).toArray(UseIt[]::new);
    }

    @Override
    protected int asked(Ask frame) {
        return frame.power().ordinal();
    }

    @Override
    public List<Move> legal(Ask frame, VictoryState state) {
        List<Card> usable = usable(frame, state);
        List<Move> moves = new ArrayList<>(usable.size() + 5);
        for (Card card : usable) {
            moves.add(uses[card.kind()]);
        }
        moves.add(PASS);
        liberties.list(asked(frame), Liberties.ALL, state, moves);
        return moves;
    }

    private List<Card> usable(Ask frame, VictoryState state) {
        List<Card> usable = new ArrayList<>(0);
        answers.list(asked(frame), frame.round(), state, usable);
        return usable;
    }

    @Override
    protected void refuse(Ask frame, List<Move> legal, VictoryState state, Refusals refusals) {
        int power = asked(frame);
        liberties.refuse(power, Liberties.ALL, state, refusals);
        List<Card> usable = usable(frame, state);
        for (Card card : cards.onTable(power, state)) {
            if (!usable.contains(card)) {
                refusals.move(uses[card.kind()], answers.whyNot(card, power, frame.round(), state));
            }
        }
        notNow().hand(power, OnlyTheTableAnswers::new, state, refusals);
    }

    @Override
    public void apply(Move move, Ask frame, Play<VictoryState> play) {
        int power = asked(frame);
        if (liberties.take(move, power, frame, play)) {
            return;
        }
        Window.Round round = frame.round();
        // That nobody answers tells as much as an answer, so neither is taken back: neither by whose doing is answered
        // nor by those who have answered before.
        if (round.used() != 0 || !seating().samePerson(power, cause(round, play.state()))) {
            play.reveal();
        }
        if (move instanceof UseIt use) {
            Card card = cards.card(use.card().kind());
            turnOver(card, power, play);
            play.next(
                    new UseCard.Begin(new Use(card.kind(), power, round.trigger())),
                    round.answered(power, card.status()));
            return;
        }
        int declined = frame.declined() | (1 << power);
        int mover = play.state().mover();
        play.next(
                (frame.candidates() & ~declined) != 0
                        ? Ask.next(round, frame.candidates(), declined, mover)
                        : round.passed(frame.candidates() & ~round.used()));
    }

    /** The power whose doing is answered: it would learn by taking it back what others have face down. */
    private static int cause(Window.Round round, VictoryState state) {
        return round.trigger().by() < 0 ? state.mover() : round.trigger().by();
    }

    private static void turnOver(Card card, int power, Play<VictoryState> play) {
        if (card.type() == CardType.PREPARE) {
            play.state().cards().discardPrepared(power, card.kind(), true);
            play.reveal();
            play.report(() -> new Revealed(Power.of(power), card.name()));
        } else {
            play.report(() -> new StatusUsed(Power.of(power), card.name()));
        }
    }
}

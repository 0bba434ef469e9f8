package org.polemarch.victory.rules.reactions;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.play.Reason;
import org.polemarch.victory.cards.BattleSight;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.UseCard;

/**
 * Which cards answer a trigger. What a power has face down is its secret, so whether it is asked depends on what everybody
 * knows: any Prepare card of its deck list that was not seen elsewhere may lie there, any card of a type in its hand.
 */
@Cites({"reactions", "cards/secrecy"})
public class Answers {

    private final CardList cards;
    private final UseCard useCard;

    @Inject
    public Answers(CardList cards, UseCard useCard) {
        this.cards = cards;
        this.useCard = useCard;
    }

    /** Whether the power might answer, for all that everybody knows. {@code usedStatus} are bits of its own card numbers. */
    boolean might(int power, Trigger trigger, long usedStatus, VictoryState state) {
        Moment on = trigger.on();
        int count = cards.answerCount(power, on);
        Deck status = state.cards().status(power);
        boolean faceDown = !state.cards().prepared(power).isEmpty();
        if (count == 0 || (!faceDown && status.isEmpty())) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            Card card = cards.answer(power, on, i);
            boolean maybe = card.type() == CardType.STATUS
                    ? (usedStatus >> card.local() & 1) == 0 && status.contains(card.kind())
                    : faceDown && !state.cards().seen(power).contains(card.kind());
            if (maybe && fits(card, power, trigger, state) && useCard.mightPay(card, power, state)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The powers whose tokens may help, as bits: their team might have a card for this trigger whose condition
     * fails for lack of supply alone. In a Scoring Round everybody was asked already.
     */
    int helpers(Window.Round round, VictoryState state) {
        int powers = 0;
        if (round.trigger().on() != Moment.SCORING_ROUND) {
            for (int power = 0; power < Power.COUNT; power++) {
                if ((round.locked() >> power & 1) == 0
                        && waits(power, round.trigger(), round.usedStatus(power), state)) {
                    powers |= Power.members(Power.team(power));
                }
            }
        }
        return powers;
    }

    private boolean waits(int power, Trigger trigger, long usedStatus, VictoryState state) {
        int count = cards.answerCount(power, trigger.on());
        boolean faceDown = !state.cards().prepared(power).isEmpty();
        Deck status = state.cards().status(power);
        if (count == 0 || (!faceDown && status.isEmpty())) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            Card card = cards.answer(power, trigger.on(), i);
            boolean maybe = card.type() == CardType.STATUS
                    ? (usedStatus >> card.local() & 1) == 0 && status.contains(card.kind())
                    : faceDown && !state.cards().seen(power).contains(card.kind());
            if (maybe) {
                Use use = new Use(card.kind(), power, trigger);
                if (card.trigger().matches(state, use)
                        && !card.condition().holds(state, use)
                        && card.condition().withSupply(state, use)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Why a card on the power's side of the table cannot be used now. Only its owner is told. */
    Reason whyNot(Card card, int power, Trigger trigger, long usedStatus, VictoryState state) {
        Use use = new Use(card.kind(), power, trigger);
        if (card.trigger().on() != trigger.on() || !card.trigger().matches(state, use)) {
            return new React.NotSetOff(card.name());
        }
        if (card.type() == CardType.STATUS && (usedStatus >> card.local() & 1) != 0) {
            return new React.UsedAlready(card.name());
        }
        if (!card.condition().holds(state, use)) {
            return new React.ConditionFails(card.name());
        }
        return matters(card, use, state) ? new React.CannotPay(card.name()) : new React.NothingToDo(card.name());
    }

    /** Adds the cards the power really can use. */
    void list(int power, Trigger trigger, long usedStatus, VictoryState state, List<Card> answers) {
        Moment on = trigger.on();
        for (int i = 0; i < cards.answerCount(power, on); i++) {
            Card card = cards.answer(power, on, i);
            boolean held = card.type() == CardType.STATUS
                    ? (usedStatus >> card.local() & 1) == 0
                            && state.cards().status(power).contains(card.kind())
                    : state.cards().prepared(power).contains(card.kind());
            if (held && fits(card, power, trigger, state) && useCard.payable(card, power, state)) {
                answers.add(card);
            }
        }
    }

    private static boolean fits(Card card, int power, Trigger trigger, VictoryState state) {
        Use use = new Use(card.kind(), power, trigger);
        return card.trigger().matches(state, use) && card.condition().holds(state, use) && matters(card, use, state);
    }

    /** A card none of whose effects could do anything is not offered; the board is public, so this tells nothing. */
    private static boolean matters(Card card, Use use, VictoryState state) {
        for (Effect effect : card.effects()) {
            if (effect instanceof Effect.Battle battle) {
                if (BattleSight.inSight(battle, use, state)) {
                    return true;
                }
            } else if (effect instanceof Effect.Remove remove) {
                if (remove.target().spaces(state, use) != 0) {
                    return true;
                }
            } else {
                return true;
            }
        }
        return false;
    }

    /** The powers of a team that might answer and are not locked out, as bits. */
    int candidates(int team, Window.Round round, VictoryState state) {
        int powers = 0;
        for (int power = team; power < Power.COUNT; power += 2) {
            if ((round.locked() >> power & 1) == 0 && might(power, round.trigger(), round.usedStatus(power), state)) {
                powers |= 1 << power;
            }
        }
        return powers;
    }
}

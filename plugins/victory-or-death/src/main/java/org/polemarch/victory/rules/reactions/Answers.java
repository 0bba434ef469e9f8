package org.polemarch.victory.rules.reactions;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Reason;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Costs;
import org.polemarch.victory.rules.effects.Effects;

/**
 * Which cards answer a trigger. What a power has face down is its secret, so whether it is asked depends on what everybody
 * knows: any Prepare card of its deck list that was not seen elsewhere may lie there, any card of a type in its hand.
 */
@Cites({"reactions", "cards/secrecy"})
public class Answers {

    private final CardList cards;
    private final Costs costs;
    private final Effects effects;

    @Inject
    public Answers(CardList cards, Costs costs, Effects effects) {
        this.cards = cards;
        this.costs = costs;
        this.effects = effects;
    }

    /** Whether anybody might answer who is not locked out. */
    public boolean anybody(Window.Round round, VictoryState state) {
        for (int power = 0; power < Power.COUNT; power++) {
            if (!round.isLocked(power) && might(power, round, state)) {
                return true;
            }
        }
        return false;
    }

    /** Those of the powers that might answer, for all that everybody knows, and are not locked out. All are bits. */
    public int candidates(int powers, Window.Round round, VictoryState state) {
        int candidates = 0;
        for (int power = 0; power < Power.COUNT; power++) {
            if (Power.in(powers, power) && !round.isLocked(power) && might(power, round, state)) {
                candidates |= 1 << power;
            }
        }
        return candidates;
    }

    private boolean might(int power, Window.Round round, VictoryState state) {
        Trigger trigger = round.trigger();
        int count = hasNone(power, state) ? 0 : cards.answerCount(power, trigger.on());
        for (int i = 0; i < count; i++) {
            Card card = cards.answer(power, trigger.on(), i);
            if (card.trigger().concerns(trigger, power)
                    && mightHave(card, power, round.statuses(), state)
                    && fits(card, new Use(card.kind(), power, trigger), state)
                    && costs.mightPay(card, power, state)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The powers whose tokens may help, as bits: their team might have a card for this trigger whose condition
     * fails for lack of supply alone. In a Scoring Round everybody was asked already.
     */
    public int helpers(Window.Round round, VictoryState state) {
        int powers = 0;
        if (round.trigger().on() != Moment.SCORING_ROUND) {
            for (int power = 0; power < Power.COUNT; power++) {
                if (!round.isLocked(power) && waits(power, round, state)) {
                    powers |= Power.members(Power.team(power));
                }
            }
        }
        return powers;
    }

    private boolean waits(int power, Window.Round round, VictoryState state) {
        Trigger trigger = round.trigger();
        int count = hasNone(power, state) ? 0 : cards.answerCount(power, trigger.on());
        for (int i = 0; i < count; i++) {
            Card card = cards.answer(power, trigger.on(), i);
            if (card.trigger().concerns(trigger, power) && mightHave(card, power, round.statuses(), state)) {
                Use use = new Use(card.kind(), power, trigger);
                if (card.trigger().matches(state, use)
                        && !card.condition().holds(state, use)
                        && card.condition().holds(state, use, true)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean hasNone(int power, VictoryState state) {
        return state.cards().prepared(power).isEmpty()
                && state.cards().status(power).isEmpty();
    }

    /** Whether, for all that everybody knows, the card may lie on the table, not used for this trigger. */
    protected boolean mightHave(Card card, int power, IndexSet used, VictoryState state) {
        Cards all = state.cards();
        return card.type() == CardType.STATUS
                ? all.status(power).contains(card.kind()) && !used.has(card.status())
                : !all.prepared(power).isEmpty() && !all.seen(power).contains(card.kind());
    }

    /** Whether the card lies on the table, not used for this trigger. */
    protected boolean has(Card card, int power, IndexSet used, VictoryState state) {
        Cards all = state.cards();
        return card.type() == CardType.STATUS
                ? all.status(power).contains(card.kind()) && !used.has(card.status())
                : all.prepared(power).contains(card.kind());
    }

    /** Adds the cards the power really can use. */
    public void list(int power, Window.Round round, VictoryState state, List<Card> answers) {
        Trigger trigger = round.trigger();
        for (int i = 0; i < cards.answerCount(power, trigger.on()); i++) {
            Card card = cards.answer(power, trigger.on(), i);
            if (card.trigger().concerns(trigger, power)
                    && has(card, power, round.statuses(), state)
                    && fits(card, new Use(card.kind(), power, trigger), state)
                    && costs.payable(card, power, state)) {
                answers.add(card);
            }
        }
    }

    /** Whether the trigger sets the card off, its condition holds and it could do anything. The board is public. */
    protected boolean fits(Card card, Use use, VictoryState state) {
        return card.trigger().matches(state, use)
                && card.condition().holds(state, use)
                && effects.matter(card, use, state);
    }

    /** Why a card on the power's side of the table can't be used now. Only its owner sees this. */
    public Reason whyNot(Card card, int power, Window.Round round, VictoryState state) {
        Use use = new Use(card.kind(), power, round.trigger());
        if (!card.trigger().matches(state, use)) {
            return new React.NotSetOff(card.name());
        }
        if (card.type() == CardType.STATUS && round.statuses().has(card.status())) {
            return new React.UsedAlready(card.name());
        }
        if (!card.condition().holds(state, use)) {
            return new React.ConditionFails(card.name());
        }
        return effects.matter(card, use, state) ? new React.CannotPay(card.name()) : new React.NothingToDo(card.name());
    }
}

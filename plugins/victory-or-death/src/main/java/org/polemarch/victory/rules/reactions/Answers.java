package org.polemarch.victory.rules.reactions;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.play.Cites;
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
public final class Answers {

    private final CardList cards;
    private final UseCard useCard;

    @Inject
    Answers(CardList cards, UseCard useCard) {
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

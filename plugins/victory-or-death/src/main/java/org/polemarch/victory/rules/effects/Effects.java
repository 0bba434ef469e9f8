package org.polemarch.victory.rules.effects;

import com.google.inject.TypeLiteral;
import jakarta.inject.Inject;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.data.DataFault;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.CardEffect;

/**
 * Which class carries out what a card says. A variant that brings an effect of its own puts a subclass in this place that gives
 * a longer list:
 *
 * <pre>{@code
 * @Inject
 * public MoreEffects(CardList cards, List<CardEffect<?>> ofTheBook, DrawACard mine) {
 *     super(cards, and(ofTheBook, mine));
 * }
 * }</pre>
 */
@Cites("cards/complex")
public class Effects {

    /** Which of the two cases of a choice applies is decided when the card is performed. */
    private static final CardEffect<Effect> BRANCH = (effect, card, use, index, play) -> CardEffect.Begun.DONE;

    private final CardEffect<?>[][] byCard;

    @Inject
    public Effects(CardList cards, List<CardEffect<?>> all) {
        byCard = new CardEffect<?>[cards.size()][];
        for (Card card : cards.all()) {
            byCard[card.kind()] = card.effects().stream()
                    .map(effect -> find(effect, card, all))
                    .toArray(CardEffect<?>[]::new);
        }
    }

    private static CardEffect<?> find(Effect effect, Card card, List<CardEffect<?>> all) {
        if (effect instanceof Effect.If || effect instanceof Effect.Skip) {
            return BRANCH;
        }
        return all.stream()
                .filter(each -> says(each) == effect.getClass())
                .findFirst()
                .orElseThrow(
                        () -> new DataFault("cards/" + card.name() + ": no class in the list of effects carries out "
                                + effect.getClass().getSimpleName()));
    }

    /** What a class carries out: the type argument it gives, itself or by a class above it. */
    private static Type says(CardEffect<?> effect) {
        Type type = TypeLiteral.get(effect.getClass())
                .getSupertype(CardEffect.class)
                .getType();
        return ((ParameterizedType) type).getActualTypeArguments()[0];
    }

    protected static List<CardEffect<?>> and(List<CardEffect<?>> effects, CardEffect<?> more) {
        List<CardEffect<?>> all = new ArrayList<>(effects);
        all.add(more);
        return all;
    }

    /** What carries out the effect of that number of a kind of card. */
    @SuppressWarnings("unchecked") // found by the class of that very effect
    public CardEffect<Effect> of(int kind, int index) {
        return (CardEffect<Effect>) byCard[kind][index];
    }

    public boolean matter(Card card, Use use, VictoryState state) {
        List<Effect> effects = card.effects();
        for (int index = 0; index < effects.size(); index++) {
            if (of(card.kind(), index).matters(effects.get(index), use, state)) {
                return true;
            }
        }
        return false;
    }
}

package org.polemarch.victory.rules.effects;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.CardEffect;
import org.polemarch.victory.rules.flow.NextEffect;
import org.polemarch.victory.rules.tokens.Help;

/**
 * The effects of a card, in the order written. An impossible one is skipped and the others still happen: one benefit
 * isn't a condition of another.
 */
@Cites({"cards/complex", "cards/duration", "scoring"})
public class Perform implements Procedure<VictoryState, NextEffect> {

    /** What the card says next cannot be done. */
    public record NothingCame(Power power, CardName card) implements GameEvent.InVain {}

    private final CardList cards;
    private final Effects effects;

    @Inject
    public Perform(CardList cards, Effects effects) {
        this.cards = cards;
        this.effects = effects;
    }

    @Override
    public void run(NextEffect frame, Play<VictoryState> play) {
        Use use = frame.use();
        Card card = cards.card(use.card());
        List<Effect> said = card.effects();
        boolean helped = frame.helped();
        int index = frame.index();
        while (index < said.size()) {
            Effect effect = said.get(index);
            if (effect instanceof Effect.If branch) {
                index += branch.condition().holds(play.state(), use) ? 1 : 1 + branch.otherwiseSkip();
            } else if (effect instanceof Effect.Skip skip) {
                index += 1 + skip.count();
            } else if (!helped && effects.of(use.card(), index).needsSupply(effect, use, play.state())) {
                play.next(new Help.Wanted(Power.of(use.actor())), new NextEffect(use, index, true));
                return;
            } else {
                CardEffect.Begun begun = effects.of(use.card(), index).begin(effect, card, use, index, play);
                if (begun == CardEffect.Begun.SCHEDULED) {
                    return;
                }
                if (begun == CardEffect.Begun.IMPOSSIBLE) {
                    play.report(() -> new NothingCame(Power.of(use.actor()), card.name()));
                }
                index++;
                helped = false;
            }
        }
        play.state().pop();
    }
}

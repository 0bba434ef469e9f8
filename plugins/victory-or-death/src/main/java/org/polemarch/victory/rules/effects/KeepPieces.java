package org.polemarch.victory.rules.effects;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.cards.PieceSelector;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Lasting;
import org.polemarch.victory.model.Until;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.CardEffect;

/** A card keeps pieces from being removed for some time. */
@Cites("cards/duration")
public class KeepPieces implements CardEffect<Effect.PreventRemoval> {

    public record Safe(CardName card, Until until) implements GameEvent {}

    @Override
    public Begun begin(Effect.PreventRemoval effect, Card card, Use use, int index, Play<VictoryState> play) {
        VictoryState state = play.state();
        PieceSelector target = effect.target();
        if (target.where(state, use) == 0) {
            return Begun.IMPOSSIBLE;
        }
        // The removal this concerns is resolved outside this card and outside the window it answers.
        state.add(new Lasting(
                false,
                use.card(),
                target.where(state, use),
                target.powers(use),
                target.sorts(use),
                effect.causes(),
                effect.until(),
                use.actor(),
                state.depth() - 2));
        play.report(() -> new Safe(card.name(), effect.until()));
        return Begun.DONE;
    }
}

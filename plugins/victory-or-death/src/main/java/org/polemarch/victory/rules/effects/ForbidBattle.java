package org.polemarch.victory.rules.effects;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Lasting;
import org.polemarch.victory.model.Until;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.CardEffect;

/** A card forbids battle somewhere for some time. */
@Cites("cards/duration")
public class ForbidBattle implements CardEffect<Effect.ForbidBattle> {

    public record BattleForbidden(CardName card, Until until) implements GameEvent {}

    @Override
    public Begun begin(Effect.ForbidBattle effect, Card card, Use use, int index, Play<VictoryState> play) {
        VictoryState state = play.state();
        state.add(new Lasting(
                true,
                use.card(),
                effect.where().in(state, use),
                effect.who().powers(use.actor()),
                0,
                0,
                effect.until(),
                use.actor(),
                state.depth()));
        play.report(() -> new BattleForbidden(card.name(), effect.until()));
        return Begun.DONE;
    }
}

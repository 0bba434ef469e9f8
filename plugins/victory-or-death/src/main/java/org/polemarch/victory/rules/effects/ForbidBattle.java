package org.polemarch.victory.rules.effects;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.victory.cards.CardList;
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

    /** Battle is forbidden for some time. */
    public record BattleForbidden(CardName card, Until until) implements GameEvent {}

    private final CardList cards;

    @Inject
    public ForbidBattle(CardList cards) {
        this.cards = cards;
    }

    @Override
    public Class<Effect.ForbidBattle> effect() {
        return Effect.ForbidBattle.class;
    }

    @Override
    public Begun begin(Effect.ForbidBattle effect, Use use, int index, Play<VictoryState> play) {
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
        play.report(() -> new BattleForbidden(cards.card(use.card()).name(), effect.until()));
        return Begun.DONE;
    }
}

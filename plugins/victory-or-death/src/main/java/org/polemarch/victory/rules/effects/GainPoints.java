package org.polemarch.victory.rules.effects;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Source;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.CardEffect;

/** A card brings Victory Points. */
@Cites("scoring")
public class GainPoints implements CardEffect<Effect.Points> {

    public record PointsGained(Power power, CardName card, int points) implements GameEvent {}

    @Override
    public Begun begin(Effect.Points effect, Card card, Use use, int index, Play<VictoryState> play) {
        play.state().score(Power.team(use.actor()), effect.delta(), Source.CARDS);
        play.report(() -> new PointsGained(Power.of(use.actor()), card.name(), effect.delta()));
        return Begun.DONE;
    }
}

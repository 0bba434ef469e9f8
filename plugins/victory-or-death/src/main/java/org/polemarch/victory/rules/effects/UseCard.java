package org.polemarch.victory.rules.effects;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Cost;
import org.polemarch.victory.model.Pending;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Costs;
import org.polemarch.victory.rules.flow.NextEffect;

/** A card is used: what it asks for is paid before anything it gives, then its effects follow in the order written. */
@Cites("cards/complex")
public class UseCard implements Procedure<VictoryState, UseCard.Begin> {

    public record Begin(Use use) implements Frame {}

    private final CardList cards;
    private final Costs costs;

    @Inject
    public UseCard(CardList cards, Costs costs) {
        this.cards = cards;
        this.costs = costs;
    }

    @Override
    public void run(Begin frame, Play<VictoryState> play) {
        Use use = frame.use();
        play.state().push(new Pending(use.card(), use.actor(), use.trigger()));
        play.next(new NextEffect(use, 0));
        for (Cost cost : cards.card(use.card()).costs()) {
            costs.pay(cost, use.actor(), play);
        }
    }
}

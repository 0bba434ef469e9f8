package org.example.hands;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.DrawCards;
import org.polemarch.victory.rules.turn.EndOfTurn;
import org.polemarch.victory.rules.turn.TurnOrder;

/** Each power draws up to one card more than the book says. */
public final class LargeHands implements VariantPlugin {

    public static class OneMore extends EndOfTurn {
        @Inject
        public OneMore(DrawCards drawCards, TurnOrder order) {
            super(drawCards, order);
        }

        @Override
        protected int handSize(Power power, VictoryState state) {
            return super.handSize(power, state) + 1;
        }
    }

    @Override
    public VariantInfo info() {
        return new VariantInfo("large-hands", "victory-or-death", "Large hands", "Draw one card more.", List.of());
    }

    @Override
    public void change(Variation game) {
        game.replace(EndOfTurn.class).with(OneMore.class);
    }
}

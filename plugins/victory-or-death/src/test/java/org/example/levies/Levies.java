package org.example.levies;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.play.Play;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.CardReader;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.cards.EffectReader;
import org.polemarch.victory.cards.SelectorReader;
import org.polemarch.victory.data.CardText;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.DrawCards;
import org.polemarch.victory.rules.effects.Effects;
import org.polemarch.victory.rules.flow.CardEffect;

/** A card more, and what it does: its owner draws cards. */
public final class Levies implements VariantPlugin {

    public record Draw(int count) implements Effect {}

    /** Carries the effect out. */
    public static class DrawMore implements CardEffect<Draw> {
        private final DrawCards drawCards;

        @Inject
        public DrawMore(DrawCards drawCards) {
            this.drawCards = drawCards;
        }

        @Override
        public Begun begin(Draw effect, Card card, Use use, int index, Play<VictoryState> play) {
            int hand = play.state().cards().hand(use.actor()).size();
            drawCards.draw(use.actor(), hand + effect.count(), play);
            return Begun.DONE;
        }
    }

    /** Reads the effect. */
    public static class Reader extends EffectReader {
        @Inject
        public Reader(SelectorReader selectors) {
            super(selectors);
        }

        @Override
        protected Effect effect(CardText.EffectText text, CardText card, CardReader reader) {
            return text.op().equals("draw") ? new Draw(most(text)) : super.effect(text, card, reader);
        }
    }

    /** Lists the effect. */
    public static class AllEffects extends Effects {
        @Inject
        public AllEffects(CardList cards, List<CardEffect<?>> ofTheBook, DrawMore drawMore) {
            super(cards, and(ofTheBook, drawMore));
        }
    }

    @Override
    public VariantInfo info() {
        return new VariantInfo("levies", "victory-or-death", "Levies", "Athens may raise levies.", List.of());
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {
                  "cards": {
                    "ath-levies": {
                      "power": "ATHENS",
                      "type": "EVENT",
                      "title": "Levies",
                      "text": "Draw 2 cards.",
                      "copies": 2,
                      "trigger": {"on": "play"},
                      "costs": [],
                      "effects": [{"op": "draw", "count": [2, 2]}]
                    }
                  }
                }
                """);
    }

    @Override
    public void change(Variation game) {
        game.replace(EffectReader.class).with(Reader.class);
        game.replace(Effects.class).with(AllEffects.class);
    }
}

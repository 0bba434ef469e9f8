package org.example.misere;

import java.util.List;
import org.example.pebbles.LastPebble;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;

/** The taker of the last pebble loses. */
@Extension
public final class MiserePlugin implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return new VariantInfo("misere", "pebbles", "Misère", "The taker of the last pebble loses.", List.of());
    }

    @Override
    public void change(Variation pebbles) {
        pebbles.replace(LastPebble.class).with(TakerLoses.class);
    }

    /** The other one wins. */
    public static class TakerLoses implements LastPebble {
        @Override
        public int winner(int taker) {
            return 1 - taker;
        }
    }
}

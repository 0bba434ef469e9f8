package org.example.misere;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import java.util.List;
import org.example.pebbles.LastPebble;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.game.VariantPlugin;

/** The taker of the last pebble loses. */
@Extension
public final class MiserePlugin implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return new VariantInfo("misere", "pebbles", "Misère", "The taker of the last pebble loses.", List.of());
    }

    @Override
    public Module rules() {
        return new AbstractModule() {
            @Override
            protected void configure() {
                bind(LastPebble.class).toInstance(taker -> 1 - taker);
            }
        };
    }
}

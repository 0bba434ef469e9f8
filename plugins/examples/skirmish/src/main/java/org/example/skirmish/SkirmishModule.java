package org.example.skirmish;

import com.google.inject.AbstractModule;
import org.example.skirmish.model.Forces;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.BoardGame;

/**
 * Binds what the rules have injected. The rules themselves need no binding: the game lists them, and the injector
 * creates them.
 */
final class SkirmishModule extends AbstractModule {

    private final Forces forces;
    private final Setup setup;

    SkirmishModule(DataPack data, Setup setup) {
        this.forces = data.document("forces", Forces.class);
        this.setup = setup;
    }

    @Override
    protected void configure() {
        bind(Forces.class).toInstance(forces);
        bind(Setup.class).toInstance(setup);
        bind(BoardGame.class).to(SkirmishGame.class);
    }
}

package org.polemarch.pericles;

import com.google.inject.AbstractModule;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.pericles.bot.Weights;
import org.polemarch.pericles.data.PericlesData;

/** The wiring of the rules for one setup. */
final class PericlesModule extends AbstractModule {

    private final PericlesData data;
    private final Setup setup;

    PericlesModule(DataPack pack, Setup setup) {
        this.data = PericlesData.of(pack);
        this.setup = setup;
    }

    @Override
    protected void configure() {
        bind(PericlesData.class).toInstance(data);
        bind(Weights.class).toInstance(Weights.SHIPPED);
        bind(Setup.class).toInstance(setup);
        bind(BoardGame.class).to(PericlesGame.class);
    }
}

package org.polemarch.polis;

import com.google.inject.AbstractModule;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.polis.bot.Weights;
import org.polemarch.polis.data.PolisData;

/** Binds the game and its data; the rules find each other by their constructors. */
final class PolisModule extends AbstractModule {

    private final PolisData data;
    private final Setup setup;

    PolisModule(DataPack pack, Setup setup) {
        data = new PolisData(pack);
        this.setup = setup;
    }

    @Override
    protected void configure() {
        bind(PolisData.class).toInstance(data);
        bind(Weights.class).toInstance(Weights.SHIPPED);
        bind(Setup.class).toInstance(setup);
        bind(BoardGame.class).to(PolisGame.class);
    }
}

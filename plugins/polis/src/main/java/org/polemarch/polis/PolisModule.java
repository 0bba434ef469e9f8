package org.polemarch.polis;

import com.google.inject.AbstractModule;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.polis.data.PolisData;

/** Binds the game and its data; the rules find each other by their constructors. */
final class PolisModule extends AbstractModule {

    private final PolisData data;

    PolisModule(DataPack pack) {
        data = new PolisData(pack);
    }

    @Override
    protected void configure() {
        bind(PolisData.class).toInstance(data);
        bind(BoardGame.class).to(PolisGame.class);
    }
}

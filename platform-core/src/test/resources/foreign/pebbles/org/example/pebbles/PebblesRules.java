package org.example.pebbles;

import com.google.inject.AbstractModule;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.game.Setup;

final class PebblesRules extends AbstractModule {

    private final Heap heap;
    private final Setup setup;

    PebblesRules(DataPack data, Setup setup) {
        this.heap = data.document("heap", Heap.class);
        this.setup = setup;
    }

    @Override
    protected void configure() {
        bind(Heap.class).toInstance(heap);
        bind(Setup.class).toInstance(setup);
        bind(LastPebble.class).to(TakerWins.class);
        bind(BoardGame.class).to(Pebbles.class);
    }
}

package org.polemarch.perikles;

import com.google.inject.AbstractModule;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.perikles.bot.Weights;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.Rulings;
import org.polemarch.perikles.model.Seating;

/** The rules of Perikles for one setup. */
final class PeriklesModule extends AbstractModule {

    private final PeriklesData data;
    private final Setup setup;

    PeriklesModule(DataPack pack, Setup setup) {
        this.data = PeriklesData.of(pack);
        this.setup = setup;
    }

    @Override
    protected void configure() {
        bind(PeriklesData.class).toInstance(data);
        bind(Weights.class).toInstance(Weights.SHIPPED);
        bind(Seating.class).toInstance(new Seating(setup.seats()));
        bind(Rulings.class).toInstance(Rulings.of(setup));
        bind(BoardGame.class).to(PeriklesGame.class);
    }
}

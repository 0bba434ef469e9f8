package org.polemarch.mountford;

import com.google.inject.AbstractModule;
import jakarta.inject.Singleton;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.mountford.bot.Weights;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.rules.armies.Routes;

/** Wires the rules. Everything is stateless; the routes are computed once. */
final class MountfordModule extends AbstractModule {

    private final DataPack pack;

    MountfordModule(DataPack pack) {
        this.pack = pack;
    }

    @Override
    protected void configure() {
        bind(MountfordData.class).toInstance(new MountfordData(pack));
        bind(Weights.class).toInstance(Weights.SHIPPED);
        bind(Routes.class).in(Singleton.class);
        bind(BoardGame.class).to(MountfordGame.class);
    }
}

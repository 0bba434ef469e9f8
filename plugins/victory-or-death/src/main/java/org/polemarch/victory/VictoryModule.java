package org.polemarch.victory;

import com.google.inject.AbstractModule;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Rulings;
import org.polemarch.victory.model.Seating;

/** The rules of Victory or Death for one setup. */
final class VictoryModule extends AbstractModule {

    private final VictoryData data;
    private final Setup setup;

    VictoryModule(DataPack pack, Setup setup) {
        this.data = VictoryData.of(pack);
        this.setup = setup;
    }

    @Override
    protected void configure() {
        Rulings rulings = Rulings.of(setup);
        bind(VictoryData.class).toInstance(data);
        bind(CardList.class).toInstance(new CardList(data));
        bind(Rulings.class).toInstance(rulings);
        bind(Seating.class)
                .toInstance(new Seating(
                        setup.seats(), data.assignment(rulings.people()).people()));
        bind(BoardGame.class).to(VictoryGame.class);
    }
}

package org.example.tablets;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import java.util.List;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;

/** Two write a number in secret; the tablets are opened at the end. */
public final class TabletsPlugin implements GamePlugin {

    @Override
    public GameInfo info() {
        return new GameInfo(
                "tablets",
                "Tablets",
                "A game for tests",
                "Write a number, cast a die, open the tablets.",
                List.of(SeatInfo.alone("cleon", "Cleon"), SeatInfo.alone("nicias", "Nicias")),
                2,
                List.of(new Scenario("street", "The street", "Once round.")),
                List.of(),
                5,
                "the numbers",
                "the die",
                100);
    }

    @Override
    public Module rules(DataPack data, Setup setup) {
        return new AbstractModule() {
            @Override
            protected void configure() {
                bind(Setup.class).toInstance(setup);
                bind(BoardGame.class).to(Tablets.class);
            }
        };
    }
}

package org.example.scout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.example.skirmish.SkirmishPlugin;
import org.junit.jupiter.api.Test;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.simulate.Simulation;
import org.polemarch.core.simulate.SimulationReport;
import org.polemarch.core.wiring.PreparedGame;

class ScoutTest {

    private static final int GAMES = 20;

    private final ScoutPlugin plugin = new ScoutPlugin();

    /** The first seat is held by that bot, all others answer at random. */
    private static SimulationReport games(Simulation.Player first) throws InterruptedException {
        GamePlugin game = new SkirmishPlugin();
        PreparedGame<?> prepared = PreparedGame.of(game, List.of(), game.info().defaultSetup(), Optional.empty());
        List<Simulation.Player> players = new ArrayList<>(List.of(first));
        while (players.size() < prepared.setup().seats().size()) {
            players.add(new Simulation.Player("random", RandomBot::new));
        }
        return Simulation.run(prepared, players, GAMES, 1, 1, done -> {});
    }

    @Test
    void winsMoreOftenThanChanceInTheSameSeat() throws InterruptedException {
        SimulationReport own = games(new Simulation.Player("scout", () -> plugin.create("")));
        SimulationReport random = games(new Simulation.Player("random", RandomBot::new));
        assertThat(own.faults()).isEmpty();
        assertThat(own.seats().get(0).wins())
                .isGreaterThan(random.seats().get(0).wins());
    }

    @Test
    void aStrengthItCannotHaveIsRefusedWithWhatItCanBe() {
        assertThatThrownBy(() -> plugin.create("many"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the strength of bot scout is a number from 1 to 1000, not 'many'");
    }

    @Test
    void playsItsGameAndNoOther() {
        assertThat(plugin.plays(new SkirmishPlugin().info().id())).isTrue();
        assertThat(plugin.plays("another-game")).isFalse();
    }
}

package org.polemarch.victory;

import java.util.List;
import java.util.Optional;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.simulate.Simulation;
import org.polemarch.core.simulate.SimulationReport;
import org.polemarch.core.wiring.PreparedGame;

/** Teams of bots against each other: how good the evaluation is and how even the decks. To be run by hand, not a test. */
final class Tournament {

    private static final Simulation.Player GREEDY = new Simulation.Player("greedy", () -> new GreedyBot(2));
    private static final Simulation.Player RANDOM = new Simulation.Player("random", RandomBot::new);

    private Tournament() {}

    public static void main(String[] args) throws InterruptedException {
        int games = args.length == 0 ? 400 : Integer.parseInt(args[0]);
        play("greedy Oligarchs", games, GREEDY, RANDOM, GREEDY, RANDOM);
        play("greedy Demos", games, RANDOM, GREEDY, RANDOM, GREEDY);
        play("all greedy", games, GREEDY, GREEDY, GREEDY, GREEDY);
        play("all random", games, RANDOM, RANDOM, RANDOM, RANDOM);
    }

    private static void play(String name, int games, Simulation.Player... players) throws InterruptedException {
        VictoryOrDeathPlugin plugin = new VictoryOrDeathPlugin();
        PreparedGame<?> game = PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty());
        SimulationReport report = Simulation.run(game, List.of(players), games, 1, 1, done -> {});
        System.out.println(name + ": " + report.sides() + ", " + report.endings() + ", mean decisions "
                + report.meanDecisions() + ", scores " + report.seats() + ", faults "
                + report.faults().size());
    }
}

package org.polemarch.launcher.soak;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.polemarch.api.game.GameState;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Holder.BotSeat;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.Session;
import org.polemarch.core.simulate.Simulation;
import org.polemarch.core.simulate.Simulation.Player;
import org.polemarch.core.simulate.SimulationReport;
import org.polemarch.core.wiring.PreparedGame;

/**
 * Plays a game at random, over and over, with new seats, scenarios, options and variants every {@value #BATCH} games. One
 * game of each setup is stopped somewhere, saved and resumed, and must then stand as it stood.
 */
final class RandomGames {

    private static final int BATCH = 50;
    private static final Player RANDOM = new Player("random", RandomBot::new);
    private static final long MEGABYTE = 1 << 20;

    private final Path folder;
    private final PluginHost host;
    private final InstalledGame game;
    private final Random random;
    private final Findings findings;
    private final SaveFiles files = new SaveFiles();

    private RandomGames(Path folder, PluginHost host, InstalledGame game, Random random, Findings findings) {
        this.folder = folder;
        this.host = host;
        this.game = game;
        this.random = random;
        this.findings = findings;
    }

    static void run(String game, int games, long seed, Path folder, Findings findings) throws InterruptedException {
        try (PluginHost host = Installed.all(folder)) {
            new RandomGames(folder, host, host.catalog().game(game), new Random(seed), findings).play(games);
        }
        findings.most(
                "most heap in MB",
                ManagementFactory.getMemoryPoolMXBeans().stream()
                                .filter(pool -> pool.getType() == MemoryType.HEAP)
                                .mapToLong(pool -> pool.getPeakUsage().getUsed())
                                .sum()
                        / MEGABYTE);
    }

    private void play(int games) throws InterruptedException {
        Draw draw = new Draw(game, random);
        for (int left = games; left > 0; left -= BATCH) {
            PreparedGame<?> prepared = draw.next();
            batch(prepared, Math.min(left, BATCH));
            savedAndResumed(prepared);
        }
        findings.add("setups", draw.drawn().size());
        draw.refusals().forEach(line -> System.out.println("refused\t" + line));
    }

    private <S extends GameState<S>> void batch(PreparedGame<S> prepared, int games) throws InterruptedException {
        long seed = random.nextLong();
        List<Player> players = Collections.nCopies(prepared.setup().seats().size(), RANDOM);
        SimulationReport report = Simulation.run(prepared, players, games, seed, 1, done -> {});
        report.faults()
                .forEach(each -> findings.fault(prepared.setup() + ", seed "
                        + each.fault().seed() + ", move " + each.fault().move() + ": "
                        + each.fault().message()));
        findings.add("games", report.games());
        findings.add("decisions", report.decisions());
    }

    private void savedAndResumed(PreparedGame<?> prepared) {
        List<Holder> holders = new ArrayList<>();
        prepared.setup().seats().forEach(seat -> holders.add(new BotSeat("random", new RandomBot())));
        Session<?> session =
                Session.start(prepared, random.nextLong(), holders, game.terms(prepared, false, Installed.VERSION));
        int stop = random.nextInt(400);
        while (!session.over() && session.decisions() < stop) {
            session.botMove();
        }
        Path file = folder.resolve("soak.json");
        try {
            Path written = files.update(file, Optional.empty(), session.save(Instant.EPOCH))
                    .file();
            Session<?> resumed = Replay.resume("soak.json", files.read(written), Installed.library(host));
            if (!resumed.digest().equals(session.digest())) {
                findings.fault(
                        prepared.setup() + ": resumed after " + session.decisions() + " moves it stands otherwise");
            }
            Files.delete(written);
        } catch (RuntimeException | IOException e) {
            findings.fault(prepared.setup() + ", saved after " + session.decisions() + " moves", e);
        }
        findings.add("saved and resumed", 1);
    }
}

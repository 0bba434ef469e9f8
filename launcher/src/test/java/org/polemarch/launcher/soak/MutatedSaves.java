package org.polemarch.launcher.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.save.SaveFault;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Holder.BotSeat;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.SaveDiffers;
import org.polemarch.core.session.Session;
import org.polemarch.core.wiring.PreparedGame;

/** Damaged saves of all games: each is refused in one line, or named as edited, or still says the same. */
final class MutatedSaves {

    /** Damaged copies of each save. */
    private static final int COPIES = 20;

    private final PluginHost host;
    private final Path folder;
    private final Random random;
    private final Mutator mutator;
    private final Findings findings;
    private final SaveFiles files = new SaveFiles();

    private MutatedSaves(PluginHost host, Path folder, Random random, Findings findings) {
        this.host = host;
        this.folder = folder;
        this.random = random;
        this.mutator = new Mutator(random);
        this.findings = findings;
    }

    static void run(int saves, long seed, Path folder, Findings findings) throws IOException {
        try (PluginHost host = Installed.all(folder)) {
            MutatedSaves mutated = new MutatedSaves(host, folder, new Random(seed), findings);
            List<InstalledGame> games = host.catalog().games();
            for (int done = 0; done < saves; done += COPIES) {
                mutated.damage(games.get(done / COPIES % games.size()), Math.min(COPIES, saves - done));
            }
        }
    }

    private void damage(InstalledGame game, int copies) throws IOException {
        SaveGame original = played(game);
        Path whole = files.write(folder.resolve("whole.json"), original).file();
        byte[] bytes = Files.readAllBytes(whole);
        Files.delete(whole);
        Path damaged = folder.resolve("damaged.json");
        for (int i = 0; i < copies; i++) {
            Files.write(damaged, mutator.text(bytes));
            findings.add("damaged saves", 1);
            try {
                resume(damaged, original);
            } catch (RuntimeException | Error e) {
                Path kept = folder.resolve("fault-" + findings.faults().size() + ".json");
                Files.copy(damaged, kept);
                findings.fault(kept + " of " + game.id(), e);
            }
        }
    }

    private SaveGame played(InstalledGame game) {
        PreparedGame<?> prepared = new Draw(game, random).next();
        List<Holder> holders = new ArrayList<>();
        prepared.setup().seats().forEach(seat -> holders.add(new BotSeat("random", new RandomBot())));
        Session<?> session =
                Session.start(prepared, random.nextLong(), holders, game.terms(prepared, false, Installed.VERSION));
        int stop = random.nextInt(300);
        while (!session.over() && session.decisions() < stop) {
            session.botMove();
        }
        return session.save(Instant.EPOCH);
    }

    private void resume(Path damaged, SaveGame original) {
        try {
            SaveGame read = files.read(damaged);
            Session<?> session = Watchdog.call(dog -> Replay.resume("damaged.json", read, Installed.library(host)));
            if (read.equals(original)) {
                findings.add("still the same", 1);
            } else if (read.edited() && session.terms().edited()) {
                findings.add("named as edited", 1);
            } else {
                throw new IllegalStateException("it was taken for a whole one");
            }
        } catch (SaveDiffers e) {
            oneLine(e.getMessage());
            findings.add("differing, with a way on", 1);
            ways(e);
        } catch (SaveFault e) {
            oneLine(e.getMessage());
            findings.add("refused", 1);
        }
    }

    /** What is offered must be there. */
    private static void ways(SaveDiffers e) {
        try {
            e.before();
            e.asItStands();
        } catch (RuleFault | SaveFault told) {
            oneLine(told.getMessage());
        }
    }

    static void oneLine(String message) {
        if (message.isBlank() || message.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalStateException("it is told in no proper line: " + message);
        }
    }
}

package org.polemarch.launcher.soak;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.polemarch.api.game.GameState;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.simulate.Simulation;
import org.polemarch.core.simulate.Simulation.Player;
import org.polemarch.core.simulate.SimulationReport;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.launcher.TestJar;

/**
 * Damaged jars of a game: the program names each with what is wrong, or plays it and names what fails, and the game beside it is
 * there anyway.
 */
final class MutatedJars {

    private static final String BESIDE = "perikles";
    private static final int GAMES = 3;
    private static final Player RANDOM = new Player("random", RandomBot::new);

    private final Path folder;
    private final Random random;
    private final Mutator mutator;
    private final Findings findings;

    private MutatedJars(Path folder, Random random, Findings findings) {
        this.folder = folder;
        this.random = random;
        this.mutator = new Mutator(random);
        this.findings = findings;
    }

    static void run(int jars, long seed, Path folder, Findings findings) throws IOException, InterruptedException {
        Path bundled = Installed.alone(folder.resolve("bundled"), BESIDE);
        Path whole = folder.resolve("whole.jar");
        TestJar.tablets().as(whole);
        byte[] bytes = Files.readAllBytes(whole);
        MutatedJars mutated = new MutatedJars(folder, new Random(seed), findings);
        Path damaged = bundled.resolve("tablets.jar");
        for (int i = 0; i < jars; i++) {
            Files.write(damaged, mutated.damaged(bytes));
            findings.add("damaged jars", 1);
            try {
                mutated.open(bundled);
            } catch (RuntimeException | Error e) {
                Path kept = folder.resolve("fault-" + findings.faults().size() + ".jar");
                Files.copy(damaged, kept);
                findings.fault(kept.toString(), e);
            }
        }
    }

    /** As a disk damages it, or as somebody packs it who changed what is in it. */
    private byte[] damaged(byte[] jar) throws IOException {
        if (random.nextInt(3) == 0) {
            return mutator.bytes(jar);
        }
        Map<String, byte[]> entries = new LinkedHashMap<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(jar))) {
            for (ZipEntry each = in.getNextEntry(); each != null; each = in.getNextEntry()) {
                entries.put(each.getName(), in.readAllBytes());
            }
        }
        List<String> names = new ArrayList<>(entries.keySet());
        String name = names.get(random.nextInt(names.size()));
        switch (random.nextInt(6)) {
            case 0 -> entries.remove(name);
            case 1 -> entries.put(name + random.nextInt(9), entries.remove(name));
            case 2 -> entries.put(name, entries.get(names.get(random.nextInt(names.size()))));
            case 3 -> entries.put("../" + name, "x".getBytes(StandardCharsets.UTF_8));
            default ->
                entries.put(
                        name,
                        name.endsWith(".class") ? mutator.bytes(entries.get(name)) : mutator.text(entries.get(name)));
        }
        return packed(entries);
    }

    private static byte[] packed(Map<String, byte[]> entries) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> each : entries.entrySet()) {
                out.putNextEntry(new ZipEntry(each.getKey()));
                out.write(each.getValue());
                out.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    private void open(Path bundled) throws InterruptedException {
        try (PluginHost host = Installed.host(bundled, folder.resolve("user"))) {
            if (!host.catalog().has(BESIDE)) {
                throw new IllegalStateException("the game beside it is lost");
            }
            host.problems().forEach(MutatedSaves::oneLine);
            for (PluginStatus plugin : host.plugins()) {
                if (!plugin.loaded()) {
                    MutatedSaves.oneLine(plugin.line());
                }
            }
            for (InstalledGame game : host.catalog().games()) {
                if (!game.id().equals(BESIDE)) {
                    findings.add(play(game), 1);
                    return;
                }
            }
            findings.add("refused with the cause", 1);
        }
    }

    private String play(InstalledGame game) throws InterruptedException {
        try {
            return outcome(game.prepare(game.setup().build(), Optional.empty()));
        } catch (SetupFault | RuleFault e) {
            MutatedSaves.oneLine(e.getMessage());
            return "refused at set-up";
        }
    }

    static <S extends GameState<S>> String outcome(PreparedGame<S> prepared) throws InterruptedException {
        List<Player> players = Collections.nCopies(prepared.setup().seats().size(), RANDOM);
        SimulationReport report = Simulation.run(prepared, players, GAMES, 7, 1, done -> {});
        report.faults().forEach(each -> MutatedSaves.oneLine(each.fault().message()));
        return report.faults().isEmpty() ? "played" : "failed in play, and named";
    }
}

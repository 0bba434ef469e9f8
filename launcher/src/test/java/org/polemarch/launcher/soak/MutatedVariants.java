package org.polemarch.launcher.soak;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Random;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.wiring.SetupFault;

/**
 * Variant files that somebody wrote badly: absurd figures at places where the game has figures, damaged words, damaged JSON. Each
 * is refused in one line, plays, or fails in play with a line that names the rule.
 */
final class MutatedVariants {

    private record Shipped(String game, String table, String json) {}

    private final PluginHost host;
    private final Path file;
    private final List<Shipped> tables;
    private final Random random;
    private final Mutator mutator;
    private final Findings findings;

    private MutatedVariants(PluginHost host, Path file, List<Shipped> tables, Random random, Findings findings) {
        this.host = host;
        this.file = file;
        this.tables = tables;
        this.random = random;
        this.mutator = new Mutator(random);
        this.findings = findings;
    }

    static void run(int variants, long seed, Path folder, Findings findings) throws IOException, InterruptedException {
        Path user = Files.createDirectories(folder.resolve("plugins"));
        try (PluginHost host = Installed.all(folder)) {
            List<Shipped> tables = new ArrayList<>();
            for (InstalledGame game : host.catalog().games()) {
                tables.addAll(tables(game.id()));
            }
            MutatedVariants mutated =
                    new MutatedVariants(host, user.resolve("soak.variant.json"), tables, new Random(seed), findings);
            for (int i = 0; i < variants; i++) {
                mutated.one(folder);
            }
        }
    }

    private static List<Shipped> tables(String game) throws IOException {
        List<Shipped> tables = new ArrayList<>();
        try (JarFile jar = new JarFile(Installed.jar(game).toFile())) {
            for (Enumeration<JarEntry> all = jar.entries(); all.hasMoreElements(); ) {
                JarEntry each = all.nextElement();
                String name = each.getName();
                if (name.matches(".*/data/[^/]+\\.json") && !name.endsWith("/pack.json")) {
                    String table = name.substring(name.lastIndexOf('/') + 1, name.length() - ".json".length());
                    tables.add(new Shipped(
                            game, table, new String(jar.getInputStream(each).readAllBytes(), StandardCharsets.UTF_8)));
                }
            }
        }
        return tables;
    }

    private void one(Path folder) throws IOException, InterruptedException {
        Shipped table = tables.get(random.nextInt(tables.size()));
        String figures = mutator.figure(table.json());
        byte[] variant = """
                {"id": "soak", "game": "%s", "title": "A damaged one", "summary": "Nobody should play this.",
                 "words": {"soak.word": "a word"}, "patch": {"%s": %s}}
                """.formatted(table.game(), table.table(), figures).getBytes(StandardCharsets.UTF_8);
        Files.write(file, random.nextInt(3) == 0 ? mutator.text(variant) : variant);
        findings.add("damaged variant files", 1);
        try {
            findings.add(outcome(table.game()), 1);
        } catch (RuntimeException | Error e) {
            Path kept = folder.resolve("fault-" + findings.faults().size() + ".variant.json");
            Files.copy(file, kept);
            findings.fault(kept.toString(), e);
        }
    }

    private String outcome(String id) throws InterruptedException {
        host.rereadVariants();
        for (PluginStatus plugin : host.plugins()) {
            if (plugin.file().equals(file) && !plugin.loaded()) {
                MutatedSaves.oneLine(plugin.line());
                return "refused when read";
            }
        }
        InstalledGame game = host.catalog().game(id);
        boolean there = game.variantInfos().stream().anyMatch(each -> each.id().equals("soak"));
        if (!there) {
            return "for another game or by another name";
        }
        try {
            return MutatedJars.outcome(game.prepare(game.setup().variant("soak").build(), java.util.Optional.empty()));
        } catch (SetupFault | RuleFault e) {
            MutatedSaves.oneLine(e.getMessage());
            return "refused at set-up";
        }
    }
}

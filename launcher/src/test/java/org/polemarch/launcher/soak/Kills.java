package org.polemarch.launcher.soak;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.save.SaveFault;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Replay;

/** Kills machines while they save. What the disk was said to have must be there, and nothing may lie about. */
final class Kills {

    private static final int LONGEST_MS = 400;

    private Kills() {}

    static void run(int kills, long seed, Path folder, Findings findings) throws IOException, InterruptedException {
        Random random = new Random(seed);
        Path bundled = Installed.alone(folder.resolve("bundled"), Autosaver.GAME);
        try (PluginHost host = Installed.host(bundled, folder.resolve("user"))) {
            for (int i = 0; i < kills; i++) {
                Path saves = Files.createDirectories(folder.resolve("kill-" + i));
                List<String> said = killed(random, bundled, saves);
                findings.add("kills", 1);
                try {
                    look(saves, said, host, findings);
                } catch (RuntimeException | IOException e) {
                    findings.fault(saves.toString(), e);
                }
            }
        }
    }

    /** What it had said when it was killed. */
    private static List<String> killed(Random random, Path bundled, Path saves)
            throws IOException, InterruptedException {
        Path said = saves.resolve("said.txt");
        Process machine = Soak.machine(
                        List.of("-XX:TieredStopAtLevel=1"),
                        List.of("autosaver", "" + random.nextInt(), bundled.toString(), saves.toString()))
                .redirectOutput(said.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        while (machine.isAlive() && Files.size(said) == 0) {
            Thread.sleep(2);
        }
        Thread.sleep(random.nextInt(LONGEST_MS));
        machine.destroyForcibly();
        machine.waitFor();
        String text = Files.readString(said, StandardCharsets.UTF_8);
        return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    }

    private static void look(Path saves, List<String> said, PluginHost host, Findings findings) throws IOException {
        SaveFiles files = new SaveFiles();
        long temporary = temporary(saves);
        findings.add("kills in the middle of writing", temporary);
        findings.add("rescued", files.sweep(saves).size());
        if (temporary(saves) > 0) {
            throw new IllegalStateException("a temporary file is left");
        }
        if (said.isEmpty()) {
            throw new IllegalStateException("it ended before it saved anything");
        }
        String[] last = said.get(said.size() - 1).split(" ");
        Path file = saves.resolve("game-" + last[0] + ".json");
        SaveGame save = files.read(file);
        if (save.moves().size() < Integer.parseInt(last[1])) {
            throw new IllegalStateException(
                    "move " + last[1] + " is lost: " + save.moves().size() + " are there");
        }
        for (SaveFiles.Listed each : files.list(saves)) {
            SaveGame whole = each.save()
                    .orElseThrow(() ->
                            new SaveFault(each.file().toString(), each.fault().orElse("")));
            Replay.resume(each.file().toString(), whole, Installed.library(host));
            findings.add("saves resumed", 1);
        }
    }

    private static long temporary(Path saves) throws IOException {
        try (Stream<Path> all = Files.list(saves)) {
            return all.filter(each -> each.toString().endsWith(".tmp")).count();
        }
    }
}

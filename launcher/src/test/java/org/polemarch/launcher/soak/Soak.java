package org.polemarch.launcher.soak;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.launcher.machine.Home;

/**
 * Everything that takes too long for every build, each part in a separate Java process with 256 MB of heap. Writes
 * {@code target/soak/report.md}; ends with 1 if anything was found.
 */
public final class Soak {

    private static final List<String> GAMES = List.of("perikles", "polis", "victory-or-death", "pericles", "mountford");
    private static final Path FOLDER = Path.of("target", "soak");
    private static final long SEED = 431;

    /** What Jazzer begins with: saves of releases, and a variant file that has every field. */
    private static final Path SAVES = Path.of("src", "test", "resources", "saves", "0.1.0");

    private static final String VARIANT = """
            {"id": "seed", "game": "polis", "version": "1.0.0", "fits": ">=0.1.0", "title": "A title", "author": "Ann",
             "licence": "MIT", "homepage": "https://example.org/x", "summary": "What it changes.", "history": "Why.",
             "conflicts": ["other"], "after": ["another"], "patch": {"figures": {"siegeDie": 6}},
             "words": {"a.b": "text"}, "rules": {"4.1": {"heading": "Sieges", "status": "ENFORCED", "summary": "Text.",
             "ruling": "Text."}}}
            """;

    private final Map<String, Findings> parts = new LinkedHashMap<>();
    private final Map<String, Duration> took = new LinkedHashMap<>();

    private Soak() {}

    /** Without arguments, or with the percentage of everything that is to be done, the whole; otherwise one part. */
    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length > 1) {
            part(args);
            return;
        }
        int percent = args.length == 0 ? 100 : Integer.parseInt(args[0]);
        Soak soak = new Soak();
        soak.everything(percent);
        soak.report(percent);
        System.exit(soak.parts.values().stream().allMatch(each -> each.faults().isEmpty()) ? 0 : 1);
    }

    private static void part(String[] args) throws IOException, InterruptedException {
        if (args[0].equals("autosaver")) {
            Autosaver.run(Long.parseLong(args[1]), Path.of(args[2]), Path.of(args[3]));
            return;
        }
        Findings findings = new Findings();
        int number = Integer.parseInt(args[1]);
        Path folder = Path.of(args[2]);
        switch (args[0]) {
            case "saves" -> MutatedSaves.run(number, SEED, folder, findings);
            case "jars" -> MutatedJars.run(number, SEED, folder, findings);
            case "variants" -> MutatedVariants.run(number, SEED, folder, findings);
            case "kills" -> Kills.run(number, SEED, folder, findings);
            default -> RandomGames.run(args[0], number, SEED, folder, findings);
        }
        findings.say();
        System.exit(0); // a plugin may have left threads behind
    }

    private void everything(int percent) throws IOException, InterruptedException {
        for (String game : GAMES) {
            run(game, 1000 * percent);
        }
        run("saves", 10 * percent);
        run("jars", 10 * percent);
        run("variants", 10 * percent);
        run("kills", 2 * percent);
        fuzz("Jazzer: saves", "org.polemarch.core.save.SaveFuzz", 6 * percent, SAVES);
        Path variants = Files.createDirectories(FOLDER.resolve("variant-seeds"));
        Files.writeString(variants.resolve("seed"), VARIANT);
        fuzz("Jazzer: variant files", "org.polemarch.core.plugins.VariantFuzz", 6 * percent, variants);
    }

    private void run(String part, int number) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory(Files.createDirectories(FOLDER.toAbsolutePath()), part + "-");
        hear(part, machine(List.of("-Xmx256m"), List.of(part, "" + number, folder.toString())));
    }

    /** Without Jazzer on the class path there is nothing to hear, and that is a fault of this part. */
    private void fuzz(String name, String target, int seconds, Path seeds) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(FOLDER.resolve(target).toAbsolutePath());
        List<String> command = List.of(
                Home.java().toString(),
                "-Xmx1g",
                "-cp",
                System.getProperty("java.class.path"),
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + target,
                "--instrumentation_includes=org.polemarch.**:tools.jackson.**",
                "--reproducer_path=" + folder,
                "-artifact_prefix=" + folder + "/",
                "-max_total_time=" + seconds,
                "-print_final_stats=1",
                "-rss_limit_mb=4096",
                Files.createDirectories(folder.resolve("corpus")).toString(),
                seeds.toAbsolutePath().toString());
        Findings findings = hear(name, new ProcessBuilder(command).directory(folder.toFile()));
        if (!findings.figures().containsKey("inputs")) {
            findings.fault("Jazzer did not come to its end; see the log");
        }
    }

    private Findings hear(String name, ProcessBuilder machine) throws IOException, InterruptedException {
        Instant begun = Instant.now();
        Findings findings = new Findings();
        Path log = FOLDER.resolve(name.replaceAll("[^a-z-]+", "-") + ".log");
        Process process =
                machine.redirectErrorStream(true).redirectOutput(log.toFile()).start();
        process.getOutputStream().close();
        int code = process.waitFor();
        for (String line : Files.readAllLines(log, StandardCharsets.ISO_8859_1)) {
            findings.hear(line);
            if (line.startsWith("stat::number_of_executed_units:")) {
                findings.add("inputs", Long.parseLong(line.replaceAll("\\D", "")));
            }
        }
        if (code != 0) {
            findings.fault("it ended with " + code + "; see " + log);
        }
        parts.put(name, findings);
        took.put(name, Duration.between(begun, Instant.now()));
        System.out.println(line(name));
        return findings;
    }

    /** A Java machine with this class path for a part of the soak. */
    static ProcessBuilder machine(List<String> options, List<String> args) {
        List<String> command = new ArrayList<>(List.of(Home.java().toString(), "-XX:+UseSerialGC"));
        command.addAll(options);
        command.addAll(List.of(
                "-Djava.awt.headless=true",
                "-Dguice_custom_class_loading=CHILD",
                "-cp",
                System.getProperty("java.class.path"),
                Soak.class.getName()));
        command.addAll(args);
        return new ProcessBuilder(command);
    }

    private String line(String name) {
        StringBuilder figures = new StringBuilder();
        parts.get(name)
                .figures()
                .forEach((figure, number) ->
                        figures.append(figures.isEmpty() ? "" : ", ").append("%,d %s".formatted(number, figure)));
        return "| %s | %s | %,d | %,d |"
                .formatted(
                        name,
                        figures,
                        parts.get(name).faults().size(),
                        took.get(name).toSeconds());
    }

    private void report(int percent) throws IOException {
        List<String> lines = new ArrayList<>(List.of("| part | what was done | faults | s |", "|---|---|---|---|"));
        parts.keySet().forEach(name -> lines.add(line(name)));
        lines.add("");
        lines.add("%d %% of the whole, %,d s, JDK %s, %d processors."
                .formatted(
                        percent,
                        took.values().stream().mapToLong(Duration::toSeconds).sum(),
                        System.getProperty("java.version"),
                        Runtime.getRuntime().availableProcessors()));
        parts.forEach((name, findings) -> findings.faults().forEach(each -> lines.add("- " + name + ": " + each)));
        Files.write(FOLDER.resolve("report.md"), lines);
    }
}

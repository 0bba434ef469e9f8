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
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.polemarch.launcher.machine.Home;

/**
 * Everything that takes too long for every build, each part in a separate Java process with 256 MB of heap, a few of them
 * at a time: each part has a seed of its own. Writes {@code target/soak/report.md}; ends with 1 if anything
 * was found.
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

    /** The parts in the order of the report; those that have ended. */
    private final Map<String, Future<Ended>> parts = new LinkedHashMap<>();

    private final ExecutorService machines;

    private record Ended(Findings findings, Duration took) {}

    private Soak(int atATime) {
        machines = Executors.newFixedThreadPool(atATime);
    }

    /** Does one part, or the whole if it is told how much of everything, in percent, and how many parts at a time. */
    public static void main(String[] args) throws Exception {
        if (args.length > 2) {
            part(args);
            return;
        }
        int percent = Integer.parseInt(args[0]);
        int atATime = args[1].equals("0") ? Runtime.getRuntime().availableProcessors() : Integer.parseInt(args[1]);
        Soak soak = new Soak(atATime);
        Instant begun = Instant.now();
        soak.everything(percent);
        soak.machines.shutdown();
        System.exit(soak.report(percent, atATime, begun) ? 0 : 1);
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

    private void everything(int percent) throws IOException {
        Files.createDirectories(FOLDER);
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

    private void run(String part, int number) throws IOException {
        Path folder = Files.createTempDirectory(FOLDER.toAbsolutePath(), part + "-");
        begin(part, machine(List.of("-Xmx256m"), List.of(part, "" + number, folder.toString())), false);
    }

    /** Without Jazzer on the class path there is nothing to hear, and that is a fault of this part. */
    private void fuzz(String name, String target, int seconds, Path seeds) throws IOException {
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
        begin(name, new ProcessBuilder(command).directory(folder.toFile()), true);
    }

    private void begin(String name, ProcessBuilder machine, boolean fuzzed) {
        parts.put(name, machines.submit(() -> {
            Ended ended = hear(name, machine);
            if (fuzzed && !ended.findings().figures().containsKey("inputs")) {
                ended.findings().fault("Jazzer did not come to its end; see the log");
            }
            System.out.println(line(name, ended));
            return ended;
        }));
    }

    private static Ended hear(String name, ProcessBuilder machine) throws IOException, InterruptedException {
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
        return new Ended(findings, Duration.between(begun, Instant.now()));
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

    private static String line(String name, Ended ended) {
        StringBuilder figures = new StringBuilder();
        ended.findings()
                .figures()
                .forEach((figure, number) ->
                        figures.append(figures.isEmpty() ? "" : ", ").append("%,d %s".formatted(number, figure)));
        return "| %s | %s | %,d | %,d |"
                .formatted(
                        name,
                        figures,
                        ended.findings().faults().size(),
                        ended.took().toSeconds());
    }

    /** Writes it when all parts have ended; whether nothing was found. */
    private boolean report(int percent, int atATime, Instant begun) throws Exception {
        List<String> lines = new ArrayList<>(List.of("| part | what was done | faults | s |", "|---|---|---|---|"));
        List<String> faults = new ArrayList<>();
        for (Map.Entry<String, Future<Ended>> part : parts.entrySet()) {
            Ended ended = part.getValue().get();
            lines.add(line(part.getKey(), ended));
            ended.findings().faults().forEach(each -> faults.add("- " + part.getKey() + ": " + each));
        }
        lines.add("");
        lines.add("%d %% of the whole, %,d s with %d parts at a time, JDK %s, %d processors."
                .formatted(
                        percent,
                        Duration.between(begun, Instant.now()).toSeconds(),
                        atATime,
                        System.getProperty("java.version"),
                        Runtime.getRuntime().availableProcessors()));
        lines.addAll(faults);
        Files.write(FOLDER.resolve("report.md"), lines);
        return faults.isEmpty();
    }
}

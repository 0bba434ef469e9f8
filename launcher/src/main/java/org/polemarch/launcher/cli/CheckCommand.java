package org.polemarch.launcher.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.contract.ContractCheck;
import org.polemarch.core.contract.Finding;
import org.polemarch.core.contract.Rigour;
import org.polemarch.core.contract.SetupCase;
import org.polemarch.core.contract.promises.SameGameAgain;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.contract.trial.Transcript;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.InstalledVariant;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.words.Refused;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "check",
        description = "Holds an installed game, or the games of a plugin jar, to the contract: every number of seats,"
                + " scenario, option and variant, over many games.")
final class CheckCommand implements Callable<Integer> {

    private final Program program;

    @Parameters(index = "0", paramLabel = "GAME|JAR", description = "The game, or the jar of a plugin.")
    private String what;

    @Option(names = "--games", paramLabel = "N", description = "Games of each setup.", defaultValue = "5")
    private int games;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the first game.", defaultValue = "1")
    private long seed;

    @Option(names = "--transcripts", hidden = true, description = "Prints one game of each setup, for comparison.")
    private boolean transcripts;

    @Spec
    private CommandSpec spec;

    CheckCommand(Program program) {
        this.program = program;
    }

    @Override
    public Integer call() {
        if (games < 1) {
            throw new ParameterException(spec.commandLine(), "--games is 1 or more, not " + games);
        }
        List<InstalledGame> checked = games();
        if (transcripts) {
            checked.forEach(game -> transcripts(game).forEach(program::say));
            return 0;
        }
        int broken = 0;
        for (InstalledGame game : checked) {
            broken += check(game);
        }
        return broken == 0 ? 0 : Polemarch.FAILED;
    }

    private List<InstalledGame> games() {
        Path file = Path.of(what);
        if (!what.endsWith(".jar")) {
            return List.of(program.catalog().game(what));
        }
        if (!Files.isRegularFile(file)) {
            throw new Refused("there is no jar " + file + "; give a game or the jar of a plugin");
        }
        PluginHost host = program.pluginsWith(file);
        Path jar = file.toAbsolutePath();
        List<InstalledGame> brought = host.catalog().games().stream()
                .filter(game -> game.from().file().toAbsolutePath().equals(jar)
                        || game.variants().stream()
                                .anyMatch(variant ->
                                        variant.from().file().toAbsolutePath().equals(jar)))
                .toList();
        if (brought.isEmpty()) {
            throw new Refused(file + " brings no game and no variant that can be checked");
        }
        return brought;
    }

    private int check(InstalledGame game) {
        List<SetupCase> setups = setups(game);
        ContractCheck contract = new ContractCheck(
                Rigour.USUAL.withGames(games).withFirstSeed(seed).withPatience(Watchdog.usualPatience()), List.of());
        Map<String, Finding> findings = new LinkedHashMap<>();
        SortedSet<String> neverAsked = new TreeSet<>();
        try (Progress progress = new Progress(program.console(), game.id(), (long) setups.size() * games)) {
            for (int i = 0; i < setups.size(); i++) {
                long before = (long) i * games;
                PreparedGame<?> prepared = setups.get(i).prepare(game.plugin());
                contract.run(prepared, done -> progress.accept(before + done), () -> false)
                        .forEach(finding -> findings.putIfAbsent(finding.promise(), finding));
                neverAsked = contract.neverAsked(prepared);
            }
        }
        Optional<String> difference = findings.isEmpty() ? secondMachine(game) : Optional.empty();
        findings.values().forEach(finding -> program.say(finding.text()));
        difference.ifPresent(line -> program.say(new SameGameAgain().name() + ": " + line));
        if (findings.isEmpty() && !neverAsked.isEmpty()) {
            program.say("not checked, because no game came to their questions: " + String.join(", ", neverAsked)
                    + "; more --games may");
        }
        int broken = findings.size() + (difference.isPresent() ? 1 : 0);
        program.say(game.id() + ": "
                + (broken == 0
                        ? "keeps all " + contract.promises().size() + " promises in " + setups.size() + " setups, "
                                + games + " games each"
                        : broken + " of " + contract.promises().size() + " promises broken"));
        return broken;
    }

    private static List<SetupCase> setups(InstalledGame game) {
        List<VariantPlugin> variants =
                game.variants().stream().map(InstalledVariant::plugin).toList();
        return SetupCase.all(game.info(), variants);
    }

    private List<String> transcripts(InstalledGame game) {
        List<String> lines = new ArrayList<>();
        for (SetupCase setup : setups(game)) {
            Transcript.play(setup.prepare(game.plugin()), seed, Style.RANDOM, () -> {})
                    .lines()
                    .forEach(line -> lines.add(line.toString()));
        }
        return lines;
    }

    /** The first difference between the games here and the same games in another Java machine. */
    private Optional<String> secondMachine(InstalledGame game) {
        List<String> there =
                SecondMachine.run(program.home(), "check", what, "--seed", String.valueOf(seed), "--transcripts");
        return SameGameAgain.firstDifference(transcripts(game), there);
    }
}

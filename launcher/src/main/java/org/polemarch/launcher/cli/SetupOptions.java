package org.polemarch.launcher.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupBuilder;
import org.polemarch.launcher.setup.OverlayFile;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How a game is set up from the command line; the same for every command that starts games. */
final class SetupOptions {

    @Option(names = "--scenario", paramLabel = "S")
    private String scenario;

    @Option(names = "--players", paramLabel = "N")
    private Integer players;

    @Option(names = "--option", paramLabel = "K=V")
    private List<String> options = new ArrayList<>();

    @Option(names = "--variant", paramLabel = "V")
    private List<String> variants = new ArrayList<>();

    @Option(names = "--data", paramLabel = "OVERLAY.json")
    private Path data;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    PreparedGame<?> prepare(InstalledGame game) {
        SetupBuilder builder = game.setup();
        if (scenario != null) {
            builder.scenario(scenario);
        }
        if (players != null && players < 1) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.least", "--players", 1, players));
        }
        if (players != null) {
            builder.seats(players);
        }
        options.forEach(assignment -> {
            if (assignment.indexOf('=') < 1) {
                throw new ParameterException(spec.commandLine(), Say.of("cli.option-written", assignment));
            }
            builder.option(assignment);
        });
        variants.forEach(builder::variant);
        return game.prepare(builder.build(), Optional.ofNullable(data).map(OverlayFile::read));
    }
}

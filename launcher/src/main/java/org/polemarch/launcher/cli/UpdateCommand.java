package org.polemarch.launcher.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.polemarch.core.plugins.PluginFolder;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "update")
final class UpdateCommand implements Callable<Integer> {

    private final Program program;

    @Parameters(index = "0", arity = "0..1", paramLabel = "FILE|NAME")
    private String what;

    @Mixin
    private CatalogueOptions catalogue;

    @Option(names = "--trust")
    private boolean trust;

    @Option(names = "--no-check")
    private boolean unchecked;

    @Option(names = "--back", paramLabel = "ID")
    private String back;

    @Spec
    private CommandSpec spec;

    UpdateCommand(Program program) {
        this.program = program;
    }

    @Override
    public Integer call() {
        if ((what == null) == (back == null)) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.update.either"));
        }
        PluginFolder folder = program.folder();
        if (back != null) {
            PluginStatus before = folder.back(back);
            program.say(Say.of("cli.update.back", before.line()));
            return 0;
        }
        Path file = catalogue.file(what);
        folder.requireUpdate(file);
        InstallCommand.install(program, file, true, trust, !unchecked);
        return 0;
    }
}

package org.polemarch.launcher.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.polemarch.core.plugins.PluginFolder;
import org.polemarch.core.plugins.PluginStatus;
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
            throw new ParameterException(spec.commandLine(), "give either the new file or --back ID");
        }
        PluginFolder folder = program.folder();
        if (back != null) {
            PluginStatus before = folder.back(back);
            program.say("rolled back to " + before.line());
            return 0;
        }
        Path file = catalogue.file(what);
        folder.requireUpdate(file);
        InstallCommand.install(program, file, true, trust, !unchecked);
        return 0;
    }
}

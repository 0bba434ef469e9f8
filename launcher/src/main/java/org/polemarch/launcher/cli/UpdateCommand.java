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

@Command(
        name = "update",
        description = {
            "Checks another version of an installed plugin and puts it in the place of the old one, which is kept.",
            "A plugin that its author signed (with jarsigner) is updated only by a jar signed with the same key."
        },
        footer = {"", "To go back to the version before: polemarch plugins update --back ID"})
final class UpdateCommand implements Callable<Integer> {

    private final Program program;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FILE|NAME",
            description = "The jar of a plugin, or a .variant.json file; with --catalogue the name of a plugin.")
    private String what;

    @Mixin
    private CatalogueOptions catalogue;

    @Option(names = "--trust", description = "Trusts it, too: it runs from the next start on.")
    private boolean trust;

    @Option(names = "--no-check", description = "Does not hold it to the contract.")
    private boolean unchecked;

    @Option(names = "--back", paramLabel = "ID", description = "Brings back the version before the last update.")
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

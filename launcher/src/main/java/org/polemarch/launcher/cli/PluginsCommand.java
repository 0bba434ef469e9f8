package org.polemarch.launcher.cli;

import java.nio.file.Path;
import java.util.List;
import org.polemarch.core.plugins.PluginFolder;
import org.polemarch.core.plugins.PluginStatus;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "plugins",
        description = "Lists, installs, trusts and removes plugins, and begins new ones.",
        subcommands = NewPluginCommand.class,
        footer = {
            "",
            "A plugin can do whatever the program can: trust only what you know.",
            "What is changed here takes effect at the next start."
        })
final class PluginsCommand implements Runnable {

    private final Program program;

    @Spec
    private CommandSpec spec;

    PluginsCommand(Program program) {
        this.program = program;
    }

    record Listed(String id, String version, String file, String sha256, String origin, String state, String problem) {}

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what to do: list, new, install, trust or remove");
    }

    @Command(name = "list", description = "Lists all plugins and what became of them.")
    void list(@Option(names = "--json", description = "As JSON.") boolean json) {
        List<PluginStatus> all = program.plugins().plugins();
        if (json) {
            program.say(JsonOut.of(all.stream()
                    .map(each -> new Listed(
                            each.id(),
                            each.version(),
                            each.file().toString(),
                            each.sha256().orElse(""),
                            each.origin().name(),
                            each.state().name(),
                            each.problem()))
                    .toList()));
            return;
        }
        for (PluginStatus each : all) {
            program.say(String.format(
                    "%-20s %-10s %-8s %-10s %s",
                    each.id(), each.version(), each.origin(), each.state(), each.problem()));
        }
    }

    @Command(name = "install", description = "Copies a plugin into the player's folder. It does not run until trusted.")
    void install(@Parameters(paramLabel = "JAR", description = "The plugin.") Path jar) {
        PluginStatus installed = program.plugins().folder().install(jar);
        program.say("installed " + installed.line());
    }

    @Command(name = "trust", description = "Lets a plugin run from now on.")
    void trust(@Parameters(paramLabel = "PLUGIN", description = "Its id, its file or its SHA-256.") String what) {
        PluginFolder.Trusted trusted = program.plugins().folder().trust(what);
        program.say("trusted " + (trusted.plugin().isEmpty() ? "" : trusted.plugin() + " ") + trusted.sha256());
    }

    @Command(name = "remove", description = "Deletes a plugin of the player's folder.")
    void remove(@Parameters(paramLabel = "PLUGIN", description = "Its id or its file.") String what) {
        PluginStatus removed = program.plugins().folder().remove(what);
        program.say("removed " + removed.id() + " (" + removed.file() + ")");
    }
}

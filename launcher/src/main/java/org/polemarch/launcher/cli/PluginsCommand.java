package org.polemarch.launcher.cli;

import java.util.List;
import java.util.Optional;
import org.polemarch.core.plugins.CheckResult;
import org.polemarch.core.plugins.PluginFacts;
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
        description = "Lists, checks, installs, updates, trusts and removes plugins, and begins new ones.",
        subcommands = {
            NewPluginCommand.class,
            CheckCommand.class,
            InstallCommand.class,
            UpdateCommand.class,
            DoctorCommand.class
        },
        footer = {
            "",
            "From a jar to a game:",
            "  polemarch plugins install my-variant.jar    checks it and copies it",
            "  polemarch plugins trust my-variant          lets it run from the next start",
            "  polemarch play GAME --variant my-variant    the save names it, with its SHA-256",
            "A .variant.json file has no code: it is installed the same way and needs no trust.",
            "",
            "There is no sandbox. A plugin you trust can do anything you can do: trust only what you know.",
            "list, trust and remove never run any code of a plugin."
        })
final class PluginsCommand implements Runnable {

    private final Program program;

    @Spec
    private CommandSpec spec;

    PluginsCommand(Program program) {
        this.program = program;
    }

    record Checked(String when, boolean passed, String line) {}

    record Listed(
            String id,
            String version,
            String file,
            String sha256,
            String origin,
            String state,
            String problem,
            String author,
            String licence,
            String homepage,
            String summary,
            String key,
            String trusted,
            String previous,
            Optional<Checked> checked) {}

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "name a command: list, new, check, install, update, trust, remove or doctor");
    }

    @Command(
            name = "list",
            description =
                    "Lists all plugins: who made them, whether a start will load them, and how their last check went."
                            + " None of their code runs.")
    void list(@Option(names = "--json", description = "As JSON, with everything that is known.") boolean json) {
        PluginFolder folder = program.folder();
        List<PluginStatus> all = folder.plugins();
        if (json) {
            program.say(JsonOut.of(
                    all.stream().map(each -> listed(each, folder.facts(each))).toList()));
            return;
        }
        for (PluginStatus each : all) {
            PluginFacts facts = folder.facts(each);
            program.say(String.format(
                            "%-20s %-10s %-8s %-10s %-20s %s",
                            each.id(),
                            each.version(),
                            each.origin(),
                            each.state(),
                            facts.imprint().author(),
                            facts.checked().map(CheckResult::text).orElse("never checked"))
                    .stripTrailing());
            if (!each.problem().isEmpty()) {
                program.say("  " + each.problem());
            }
        }
    }

    private static Listed listed(PluginStatus each, PluginFacts facts) {
        return new Listed(
                each.id(),
                each.version(),
                each.file().toString(),
                facts.sha256().orElse(""),
                each.origin().name(),
                each.state().name(),
                each.problem(),
                facts.imprint().author(),
                facts.imprint().licence(),
                facts.imprint().homepage(),
                facts.imprint().summary(),
                facts.key().orElse(""),
                facts.trusted().orElse(""),
                facts.previous().orElse(""),
                facts.checked().map(check -> new Checked(check.when(), check.passed(), check.line())));
    }

    @Command(name = "trust", description = "Lets a plugin run from the next start on. None of its code runs now.")
    void trust(@Parameters(paramLabel = "PLUGIN", description = "Its id, its file or its SHA-256.") String what) {
        PluginFolder.Trusted trusted = program.folder().trust(what);
        program.say("trusted " + (trusted.plugin().isEmpty() ? "" : trusted.plugin() + " ") + trusted.sha256());
    }

    @Command(name = "remove", description = "Deletes an installed plugin. None of its code runs.")
    void remove(@Parameters(paramLabel = "PLUGIN", description = "Its id or its file.") String what) {
        PluginStatus removed = program.folder().remove(what);
        program.say("removed " + removed.id() + " (" + removed.file() + ")");
    }
}

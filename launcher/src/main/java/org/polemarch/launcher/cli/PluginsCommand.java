package org.polemarch.launcher.cli;

import java.util.List;
import java.util.Optional;
import org.polemarch.core.plugins.CheckResult;
import org.polemarch.core.plugins.PluginFacts;
import org.polemarch.core.plugins.PluginFolder;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "plugins",
        subcommands = {
            NewPluginCommand.class,
            CheckCommand.class,
            InstallCommand.class,
            UpdateCommand.class,
            DoctorCommand.class
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
        throw new ParameterException(spec.commandLine(), Say.of("cli.plugins.name-one"));
    }

    @Command(name = "list")
    void list(@Option(names = "--json") boolean json) {
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
                            facts.checked().map(CheckResult::text).orElse(Say.of("plugins.checked.never")))
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

    @Command(name = "trust")
    void trust(@Parameters(paramLabel = "PLUGIN") String what) {
        PluginFolder.Trusted trusted = program.folder().trust(what);
        program.say(Say.of("cli.plugins.trusted", (trusted.plugin() + " " + trusted.sha256()).strip()));
    }

    @Command(name = "remove")
    void remove(@Parameters(paramLabel = "PLUGIN") String what) {
        PluginStatus removed = program.folder().remove(what);
        program.say(Say.of("cli.plugins.removed", removed.id(), removed.file()));
    }
}

package org.polemarch.launcher.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.polemarch.core.admission.Limits;
import org.polemarch.core.admission.Subject;
import org.polemarch.core.admission.Verdict;
import org.polemarch.core.plugins.PluginFolder;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.plugins.PluginStatus.Origin;
import org.polemarch.core.plugins.PluginStatus.State;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;

@Command(name = "doctor")
final class DoctorCommand implements Callable<Integer> {

    private final Program program;

    DoctorCommand(Program program) {
        this.program = program;
    }

    @Override
    public Integer call() {
        PluginFolder folder = program.folder();
        List<String> problems = folder.problems();
        problems.forEach(program::say);
        boolean well = problems.isEmpty();
        for (PluginStatus plugin : folder.plugins()) {
            well &= examine(plugin);
        }
        return well ? 0 : Polemarch.FAILED;
    }

    private boolean examine(PluginStatus plugin) {
        String name = plugin.version().isEmpty() ? plugin.id() : plugin.id() + " " + plugin.version();
        if (plugin.state() == State.UNTRUSTED) {
            program.say(name + ": " + plugin.problem());
            return true;
        }
        if (plugin.state() == State.BROKEN) {
            program.say(name + ": " + remedy(plugin, plugin.problem()));
            return false;
        }
        Verdict verdict = Checking.briefly(program, Subject.of(plugin.file()), Limits.USUAL);
        program.say(name + ": "
                + (verdict.admitted()
                        ? Say.of("cli.doctor.well")
                        : remedy(plugin, verdict.troubles().get(0).line())));
        return verdict.admitted();
    }

    private static String remedy(PluginStatus plugin, String problem) {
        return plugin.origin() == Origin.BUNDLED
                ? Say.of("cli.doctor.bundled", problem)
                : Say.of("cli.doctor.other", problem, plugin.id());
    }
}

package org.polemarch.launcher.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.polemarch.core.admission.Limits;
import org.polemarch.core.admission.Subject;
import org.polemarch.core.admission.Verdict;
import org.polemarch.core.plugins.PluginFolder;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "install")
final class InstallCommand implements Callable<Integer> {

    private final Program program;

    @Parameters(index = "0", paramLabel = "FILE|NAME")
    private String what;

    @Mixin
    private CatalogueOptions catalogue;

    @Option(names = "--replace")
    private boolean replace;

    @Option(names = "--trust")
    private boolean trust;

    @Option(names = "--no-check")
    private boolean unchecked;

    @Option(names = "--watch")
    private boolean watch;

    InstallCommand(Program program) {
        this.program = program;
    }

    @Override
    public Integer call() {
        Path file = catalogue.file(what);
        if (watch) {
            program.say(Say.of("cli.watching", file));
            program.console().out().flush();
            new FileWatch(file).forEach(() -> installBuild(file));
        } else {
            install(program, file, replace, trust, !unchecked);
        }
        return 0;
    }

    /** A failed build is no reason to stop: the next one may succeed. */
    private void installBuild(Path file) {
        try {
            install(program, file, true, trust, !unchecked);
        } catch (RuntimeException e) {
            program.failed("install", e);
        }
        program.console().out().flush();
    }

    static void install(Program program, Path file, boolean replace, boolean trust, boolean check) {
        PluginFolder folder = program.folder();
        folder.requireInstallable(file, replace);
        String checked = check ? checked(program, file) : Say.of("cli.unchecked");
        PluginStatus installed = replace ? folder.replace(file) : folder.install(file);
        if (trust && installed.state() == PluginStatus.State.UNTRUSTED) {
            folder.trust(installed.sha256().orElseThrow());
            program.say(Say.of("cli.installed.trusted", installed.id(), installed.version(), checked));
        } else {
            program.say(Say.of("cli.installed", installed.line()));
        }
    }

    /** The result of the check; the file is refused if there is any objection. */
    static String checked(Program program, Path file) {
        Verdict verdict = Checking.of(program, Subject.of(file), Limits.USUAL);
        if (!verdict.admitted()) {
            throw new Refused(
                    Say.of("cli.not-installed", file, verdict.troubles().get(0).line()));
        }
        return verdict.line();
    }
}

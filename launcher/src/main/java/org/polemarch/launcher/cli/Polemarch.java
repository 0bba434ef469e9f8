package org.polemarch.launcher.cli;

import java.util.Optional;
import org.polemarch.launcher.Console;
import org.polemarch.launcher.Home;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The command line: everything the program does, one command each. */
@Command(
        name = "polemarch",
        mixinStandardHelpOptions = true,
        scope = CommandLine.ScopeType.INHERIT,
        description = "Board games of the Peloponnesian War. Without a command it opens the launcher.",
        subcommands = {
            GamesCommand.class,
            PlayCommand.class,
            ResumeCommand.class,
            SimulateCommand.class,
            CheckCommand.class,
            ReplayCommand.class,
            RenderCommand.class,
            RulesCommand.class,
            PluginsCommand.class
        },
        footer = {"", "Exit code 0: done, 1: what was asked for failed, 2: wrong use."})
public final class Polemarch implements Runnable {

    /** Exit code of a command that could not do what was asked. */
    static final int FAILED = 1;

    @Option(names = "--text", description = "The launcher in the terminal, even if there is a display.")
    private boolean text;

    private final Program program;

    private Polemarch(Program program) {
        this.program = program;
    }

    /** Runs a command line; returns the exit code. */
    public static int run(Home home, Console console, String... args) {
        try (Program program = new Program(home, console)) {
            CommandLine line = new CommandLine(new Polemarch(program), new ProgramFactory(program));
            line.setOut(console.out());
            line.setErr(console.err());
            line.setCaseInsensitiveEnumValuesAllowed(true);
            line.getCommandSpec().version("polemarch " + Program.VERSION);
            line.setParameterExceptionHandler(Polemarch::wrongUse);
            line.setExecutionExceptionHandler(
                    (failure, command, parsed) -> program.failed(command.getCommandName(), failure));
            return line.execute(args);
        }
    }

    /** Wrong use gets one line that names what was wrong, and where to read what is right. */
    private static int wrongUse(ParameterException wrong, String... args) {
        CommandLine command = wrong.getCommandLine();
        String first = wrong.getMessage().lines().findFirst().orElse("wrong use");
        command.getErr()
                .println("polemarch: " + first + " (see: "
                        + command.getCommandSpec().qualifiedName(" ") + " --help)");
        return CommandLine.ExitCode.USAGE;
    }

    @Override
    public void run() {
        Optional<String> obstacle = text ? Optional.of("") : WindowCommand.obstacle();
        if (obstacle.isEmpty()) {
            WindowCommand.open(program);
            return;
        }
        if (!obstacle.get().isEmpty()) {
            program.console().err().println("polemarch: " + obstacle.get() + "; opening the text table instead");
        }
        new TextLauncher(program).run();
    }
}

package org.polemarch.launcher.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.polemarch.api.text.Language;
import org.polemarch.core.engine.Seed;
import org.polemarch.launcher.machine.ChosenLanguage;
import org.polemarch.launcher.machine.Console;
import org.polemarch.launcher.machine.Home;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The command line: everything the program does, one command each. */
@Command(
        name = "polemarch",
        mixinStandardHelpOptions = true,
        scope = CommandLine.ScopeType.INHERIT,
        subcommands = {
            GamesCommand.class,
            PlayCommand.class,
            ResumeCommand.class,
            SimulateCommand.class,
            LadderCommand.class,
            CompareCommand.class,
            ExperimentCommand.class,
            CheckCommand.class,
            ReplayCommand.class,
            AnalyseCommand.class,
            RenderCommand.class,
            RulesCommand.class,
            AtlasCommand.class,
            PluginsCommand.class
        })
public final class Polemarch implements Callable<Integer> {

    /** Exit code of a command that could not do what was asked. */
    static final int FAILED = 1;

    private static final String LEFT = "Broken pipe";

    @Option(names = "--text")
    private boolean text;

    @Spec
    private CommandSpec spec;

    private final Program program;

    @Option(names = "--safe", scope = CommandLine.ScopeType.INHERIT)
    void safe(boolean only) {
        program.safe(only);
    }

    /** The language is known by now: {@link ChosenLanguage} has read it before the first word was said. */
    @Option(names = ChosenLanguage.OPTION, paramLabel = "<tag>", scope = CommandLine.ScopeType.INHERIT)
    void language(String tag) {
        if (Language.of(tag, program.home().translations()).isEmpty()) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.no-language", tag));
        }
    }

    private Polemarch(Program program) {
        this.program = program;
    }

    public static int run(Home home, Console console, String... args) {
        try (Program program = new Program(home, console)) {
            if (args.length == 0) {
                return delivered(console, launched(program));
            }
            CommandLine line = new CommandLine(new Polemarch(program), new ProgramFactory(program));
            line.setResourceBundle(new UsageWords());
            line.setOut(console.out().styled());
            line.setErr(console.err());
            line.setCaseInsensitiveEnumValuesAllowed(true);
            line.registerConverter(Seed.class, typed -> number(typed, Seed::new));
            line.registerConverter(int.class, typed -> number(typed, Integer::valueOf));
            line.registerConverter(Integer.class, typed -> number(typed, Integer::valueOf));
            line.registerConverter(long.class, typed -> number(typed, Long::valueOf));
            line.registerConverter(Path.class, Polemarch::path);
            line.getCommandSpec().version("polemarch " + Program.VERSION);
            line.setParameterExceptionHandler(Polemarch::wrongUse);
            line.setExecutionExceptionHandler(
                    (failure, command, parsed) -> program.failed(command.getCommandName(), failure));
            return delivered(console, execute(line, program, args));
        }
    }

    /**
     * If nobody can read the output, the command has failed; but a reader who has seen enough and left, such as head,
     * is fine.
     */
    private static int delivered(Console console, int code) {
        Optional<String> why = console.out().failure().map(Complaint::of).filter(reason -> !reason.equals(LEFT));
        why.ifPresent(reason -> console.err().println(Say.of("cli.no-output", reason)));
        return why.isPresent() && code == CommandLine.ExitCode.OK ? FAILED : code;
    }

    /** An empty path would be this folder. */
    private static Path path(String typed) {
        try {
            if (!typed.isEmpty()) {
                return Path.of(typed);
            }
        } catch (InvalidPathException e) {
            // Reported below.
        }
        throw new TypeConversionException(Say.of("cli.no-path", typed));
    }

    /** In our own words: users needn't know what an int is. */
    private static <T> T number(String typed, Function<String, T> read) {
        try {
            return read.apply(typed);
        } catch (NumberFormatException e) {
            String what = typed.matches("[-+]?\\d+") ? "cli.too-large" : "cli.no-number";
            throw new TypeConversionException(Say.of(what, typed));
        }
    }

    /** Without a command there is nothing to parse, and opening the window quickly is worth a second way to start. */
    private static int launched(Program program) {
        try {
            program.preload();
            return new Polemarch(program).call();
        } catch (RuntimeException | LinkageError | StackOverflowError | OutOfMemoryError e) {
            return program.failed("", e);
        }
    }

    /** Errors of the virtual machine aren't exceptions, but a player gets one line about them, too. */
    private static int execute(CommandLine line, Program program, String... args) {
        try {
            return line.execute(args);
        } catch (LinkageError | StackOverflowError | OutOfMemoryError e) {
            return program.failed(args.length == 0 ? "" : args[0], e);
        }
    }

    /** Wrong use gets one line that names what was wrong, and where to read what is right. */
    private static int wrongUse(ParameterException wrong, String... args) {
        CommandLine command = wrong.getCommandLine();
        String first = wrong.getMessage().lines().findFirst().orElse(Say.of("cli.wrong-use"));
        command.getErr()
                .println(Say.of("cli.see", first, command.getCommandSpec().qualifiedName(" ")));
        return CommandLine.ExitCode.USAGE;
    }

    @Override
    public Integer call() {
        if (new Tables(program).isWindow(text)) {
            WindowCommand.open(program);
            return CommandLine.ExitCode.OK;
        }
        return new TextLauncher(program).run();
    }
}

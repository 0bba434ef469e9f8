package org.polemarch.launcher;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.polemarch.launcher.cli.Polemarch;
import org.polemarch.launcher.machine.Console;
import org.polemarch.launcher.machine.Home;

/** The whole program in folders of its own: runs command lines and keeps their output. */
public final class TestProgram {

    private static final Path BUILT = Path.of("target", "plugins");

    private final Home home;

    private TestProgram(Home home) {
        this.home = home;
    }

    /** What a command line said and how it ended. */
    public record Result(int code, String out, String err) {

        /** The only line on the error output. */
        public String complaint() {
            List<String> lines = err.lines().toList();
            if (lines.size() != 1) {
                throw new AssertionError("not one line but " + lines.size() + ":\n" + err);
            }
            return lines.get(0);
        }
    }

    /** With the games the build made. */
    public static TestProgram installed(Path folder) {
        return with(folder, Path.of("target").toAbsolutePath());
    }

    /** With these jars and no others; they count as having come with the program. */
    public static TestProgram bundling(Path folder, Path... jars) {
        Path program = folder.resolve("program");
        try {
            Path plugins = Files.createDirectories(program.resolve("plugins"));
            for (Path jar : jars) {
                Files.copy(jar, plugins.resolve(jar.getFileName()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return with(folder, program);
    }

    private static TestProgram with(Path folder, Path program) {
        return new TestProgram(new Home(program, folder.resolve("user")));
    }

    /** A jar the build made. */
    public static Path built(String game) {
        try (Stream<Path> jars = Files.list(BUILT)) {
            return jars.filter(jar -> jar.getFileName().toString().startsWith(game + "-"))
                    .findFirst()
                    .orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Home home() {
        return home;
    }

    /** Runs a command line with nothing to read. */
    public Result run(String... args) {
        return typing("", args);
    }

    /** Runs a command line in a separate Java process, for plugins that may end it. */
    public Result started(String... args) {
        List<String> command = new ArrayList<>(List.of(
                Home.java().toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-D" + Home.PROGRAM + "=" + home.program(),
                "-cp",
                System.getProperty("java.class.path"),
                "org.polemarch.launcher.Main"));
        command.addAll(List.of(args));
        try {
            Path out = Files.createTempFile("polemarch", ".out");
            Path err = Files.createTempFile("polemarch", ".err");
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
            builder.environment().put("POLEMARCH_HOME", home.user().toString());
            Process process = builder.start();
            process.getOutputStream().close();
            if (!Patience.until(() -> !process.isAlive())) {
                process.destroyForcibly();
                throw new AssertionError("the program hangs: " + command);
            }
            Result result = new Result(process.exitValue(), Files.readString(out), Files.readString(err));
            Files.delete(out);
            Files.delete(err);
            return result;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs a command line and types that. */
    public Result typing(String typed, String... args) {
        return typing(false, typed, args);
    }

    /** The same, as if a person sat before a terminal. */
    public Result answering(String typed, String... args) {
        return typing(true, typed, args);
    }

    private Result typing(boolean terminal, String typed, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code;
        try (PrintWriter toOut = new PrintWriter(out);
                PrintWriter toErr = new PrintWriter(err)) {
            Console console = new Console(new BufferedReader(new StringReader(typed)), toOut, toErr, terminal);
            code = Polemarch.run(home, console, args);
        }
        return new Result(code, out.toString(), err.toString());
    }
}

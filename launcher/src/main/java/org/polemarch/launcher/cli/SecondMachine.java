package org.polemarch.launcher.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.launcher.library.Pictures;
import org.polemarch.launcher.machine.Home;
import org.polemarch.launcher.machine.SwiftStart;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;

/** Runs this program again in a separate Java process. */
final class SecondMachine {

    /** It draws one picture and ends, so optimised code would never be used. */
    private static final List<String> BRIEF = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    /** By name: the package of the entry point knows this one, so this one must not know it. */
    private static final String MAIN = "org.polemarch.launcher.Main";

    private SecondMachine() {}

    /** Draws the picture for a game's card there, so that the window isn't held up. */
    static void paint(Home home, String game, boolean dark, Path file) {
        List<String> args = new ArrayList<>(List.of(
                "render",
                game,
                "--bots",
                "random",
                "--seed",
                String.valueOf(Pictures.SEED),
                "--move",
                String.valueOf(Pictures.OPENING_MOVES),
                "--size",
                Pictures.WIDTH + "x" + Pictures.HEIGHT,
                "--still",
                "--out",
                file.toString()));
        if (dark) {
            args.add("--dark");
        }
        List<String> options = new ArrayList<>(BRIEF);
        options.addAll(SwiftStart.prepared(home));
        run(home, options, game, args.toArray(String[]::new));
    }

    private static void run(Home home, List<String> options, String game, String... args) {
        List<String> command = new ArrayList<>();
        command.add(Home.java().toString());
        command.addAll(options);
        command.addAll(List.of(
                "-D" + Home.PROGRAM + "=" + home.program(), "-cp", System.getProperty("java.class.path"), MAIN));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("POLEMARCH_HOME", home.user().toString());
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            process.getInputStream().readAllBytes();
            if (process.waitFor() != 0) {
                throw new Refused(Say.of("cli.undrawn", game));
            }
        } catch (IOException e) {
            throw new Refused(Say.of("cli.unstarted", e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refused(Say.of("cli.undrawn.interrupted", game));
        }
    }
}

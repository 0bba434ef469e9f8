package org.polemarch.launcher.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.launcher.Home;
import org.polemarch.launcher.Main;
import org.polemarch.launcher.Refused;

/**
 * This program run once more in a Java machine that differs in what a game must not depend on: order of immutable sets,
 * identity hash codes, locale.
 */
final class SecondMachine {

    private SecondMachine() {}

    /** The lines a command prints there. */
    static List<String> run(Home home, String... args) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+IgnoreUnrecognizedVMOptions",
                "-XX:+UnlockExperimentalVMOptions",
                "-XX:hashCode=3",
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-D" + Home.PROGRAM + "=" + home.program(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("POLEMARCH_HOME", home.user().toString());
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new Refused("a second Java machine could not play the games");
            }
            return output.lines().toList();
        } catch (IOException e) {
            throw new Refused("a second Java machine could not be started: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refused("interrupted while a second Java machine played");
        }
    }
}

package org.polemarch.contract;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A separate Java process that plays the games of a contract and prints them. It differs from this one in everything a
 * game must not depend on: the order of immutable sets (always another one), identity hash codes, locale, charset and
 * time zone.
 */
final class SecondMachine {

    private static final String GAME = "game ";

    private SecondMachine() {}

    static Map<String, List<String>> transcripts(Class<? extends GameContract> contract) {
        try {
            Path errors = Files.createTempFile("second-machine", ".txt");
            Process process = new ProcessBuilder(command(contract))
                    .redirectError(errors.toFile())
                    .start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int exit = process.waitFor();
            String complaint = Files.readString(errors);
            Files.delete(errors);
            if (exit != 0) {
                throw new AssertionError("the second machine could not play the games: " + complaint);
            }
            return parse(output);
        } catch (IOException e) {
            throw new UncheckedIOException("the second machine could not be started", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while the second machine played", e);
        }
    }

    private static List<String> command(Class<? extends GameContract> contract) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-XX:+IgnoreUnrecognizedVMOptions",
                "-XX:+UnlockExperimentalVMOptions",
                "-XX:hashCode=3",
                "-XX:+UseSerialGC",
                "-Dguice_custom_class_loading=CHILD",
                "-Djava.awt.headless=true",
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-Duser.timezone=Pacific/Auckland",
                "-Dfile.encoding=ISO-8859-1",
                "-Dcontract.seed=" + Long.getLong("contract.seed", 1),
                "-cp",
                System.getProperty("java.class.path"),
                SecondMachine.class.getName(),
                contract.getName()));
        return command;
    }

    private static Map<String, List<String>> parse(String output) {
        Map<String, List<String>> games = new LinkedHashMap<>();
        List<String> lines = new ArrayList<>();
        for (String line : output.lines().toList()) {
            if (line.startsWith(GAME)) {
                lines = new ArrayList<>();
                games.put(line.substring(GAME.length()), lines);
            } else {
                lines.add(line);
            }
        }
        return games;
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Constructor<?> constructor = Class.forName(args[0]).getDeclaredConstructor();
        constructor.setAccessible(true);
        GameContract contract = (GameContract) constructor.newInstance();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
        contract.transcripts().forEach((game, lines) -> {
            out.print(GAME + game + "\n");
            lines.forEach(line -> out.print(line + "\n"));
        });
        out.flush();
        System.out.writeBytes(bytes.toByteArray());
        System.out.flush();
    }
}

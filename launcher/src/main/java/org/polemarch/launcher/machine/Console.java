package org.polemarch.launcher.machine;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Where the program reads and writes when it has no window.
 *
 * @param terminal whether a person sits in front of it; else it is a pipe, and nothing is drawn that moves
 */
public record Console(BufferedReader in, PrintWriter out, PrintWriter err, boolean terminal) {

    public static Console standard() {
        return new Console(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8), true),
                new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true),
                isTerminal());
    }

    /** Before JDK 22 there is a console only on a terminal; since then it has to be asked. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isTerminal() {
        java.io.Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }
}

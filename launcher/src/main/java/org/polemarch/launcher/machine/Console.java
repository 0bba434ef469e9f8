package org.polemarch.launcher.machine;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Where the program reads and writes when it has no window.
 *
 * @param terminal whether a person is using it; otherwise it is a pipe, and nothing is animated
 */
public record Console(BufferedReader in, PlainPrinter out, PlainPrinter err, boolean terminal) {

    public Console(BufferedReader in, Writer out, Writer err, boolean terminal) {
        this(in, new PlainPrinter(out), new PlainPrinter(err), terminal);
    }

    public static Console standard() {
        return new Console(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                stream(FileDescriptor.out),
                stream(FileDescriptor.err),
                isTerminal());
    }

    /** Not through System.out, which doesn't report that a disk is full. */
    private static Writer stream(FileDescriptor to) {
        return new OutputStreamWriter(new FileOutputStream(to), StandardCharsets.UTF_8);
    }

    /**
     * What a plugin prints goes to standard error: standard output is what the player asked for, and may be JSON. A plugin that closes
     * a stream closes only its own.
     */
    public static void keepForTheProgram() {
        PrintStream err = System.err;
        System.setOut(unclosable(err));
        System.setErr(unclosable(err));
    }

    private static PrintStream unclosable(PrintStream stream) {
        return new PrintStream(stream, true, StandardCharsets.UTF_8) {
            @Override
            public void close() {
                flush();
            }
        };
    }

    /** Before JDK 22, there is a console only on a terminal; since then, one has to ask it. */
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

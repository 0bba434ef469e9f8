package org.polemarch.core.wiring;

import java.lang.reflect.InvocationTargetException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.polemarch.core.words.CoreWords;
import org.polemarch.core.words.Failures;

/** A failure inside a plugin, told in one line for the player instead of a stack trace. */
public final class OneLine {

    private static final int LONGEST = 300;
    private static final Pattern GUICE_ERROR = Pattern.compile("^\\d+\\) (?:\\[[^]]*]: )?(.*)$");

    private OneLine() {}

    /** What went wrong: what the innermost cause says. */
    public static String of(Throwable failure) {
        Throwable cause = unwrapped(failure);
        if (cause instanceof UnsupportedClassVersionError) {
            return CoreWords.of("failure.newer-java", Runtime.version().feature());
        }
        if (cause instanceof NoSuchMethodError
                || cause instanceof NoSuchFieldError
                || cause instanceof AbstractMethodError
                || cause instanceof IncompatibleClassChangeError) {
            return CoreWords.of("failure.other-api", said(cause));
        }
        if (cause instanceof NoClassDefFoundError || cause instanceof ClassNotFoundException) {
            return CoreWords.of(
                    "failure.no-class", String.valueOf(cause.getMessage()).replace('/', '.'));
        }
        return said(cause);
    }

    private static Throwable unwrapped(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null && cause.getCause() != cause && isWrapper(cause)) {
            cause = cause.getCause();
        }
        return cause;
    }

    /** Exceptions that only carry another one: reflection, static initialisers, PF4J and Guice. */
    private static boolean isWrapper(Throwable failure) {
        return failure instanceof InvocationTargetException
                || failure instanceof ExceptionInInitializerError
                || failure instanceof com.google.inject.ProvisionException
                || failure instanceof com.google.inject.CreationException
                || failure instanceof org.pf4j.PluginRuntimeException;
    }

    private static String said(Throwable failure) {
        return firstLine(Failures.said(failure));
    }

    /** The same text without what a terminal would obey: files of others may hold anything. */
    public static String plain(String message) {
        return message == null ? "" : message.replaceAll("[\\p{Cc}\\p{Cf}]+", " ");
    }

    /** The first line that tells something; of Guice's numbered lists the first error without its number. */
    public static String firstLine(String message) {
        String first = "";
        for (String line : message.lines().map(String::strip).toList()) {
            Matcher error = GUICE_ERROR.matcher(line);
            if (error.matches()) {
                return cut(error.group(1));
            }
            if (first.isEmpty()) {
                first = line;
            }
        }
        return cut(first);
    }

    private static String cut(String line) {
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST - 1) + "…";
    }
}

package org.polemarch.core.words;

import java.util.regex.Pattern;

/** What went wrong, as players read it: what the failure says of itself, and never its Java class. */
public final class Failures {

    private static final Pattern JAVA_CLASS =
            Pattern.compile("\\b(?:[a-z][\\w$]*\\.)*[A-Z][\\w$]*(?:Exception|Error)\\b(?::\\s*)?");

    private Failures() {}

    /** Its message; where it has none, what its kind means. */
    public static String said(Throwable failure) {
        String message = failure.getMessage() == null
                ? ""
                : JAVA_CLASS.matcher(failure.getMessage()).replaceAll("").strip();
        return message.isEmpty() ? kind(failure) : message;
    }

    /** What its kind means: of frequent failures the virtual machine drops the message. */
    public static String kind(Throwable failure) {
        if (failure instanceof NullPointerException) {
            return CoreWords.of("failure.null");
        }
        if (failure instanceof IndexOutOfBoundsException) {
            return CoreWords.of("failure.index");
        }
        if (failure instanceof ClassCastException || failure instanceof ArrayStoreException) {
            return CoreWords.of("failure.cast");
        }
        if (failure instanceof ArithmeticException) {
            return CoreWords.of("failure.arithmetic");
        }
        if (failure instanceof StackOverflowError) {
            return CoreWords.of("failure.endless");
        }
        return CoreWords.of(failure instanceof OutOfMemoryError ? "failure.memory" : "failure.unexplained");
    }
}

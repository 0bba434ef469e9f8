package org.polemarch.launcher.table;

/**
 * A line of the log: the number of the answer it followed from, its words, its section.
 *
 * @param heading whether it names a turn instead of telling what happened in it
 */
public record LogLine(int decision, String text, String cites, boolean heading) {

    public static LogLine turn(int decision, String text) {
        return new LogLine(decision, text, "", true);
    }

    /** Tells what happened. It begins like a sentence, also where a name comes first that is written small within one. */
    public static LogLine told(int decision, String text, String cites) {
        return new LogLine(decision, Sentence.begun(text), cites, false);
    }
}

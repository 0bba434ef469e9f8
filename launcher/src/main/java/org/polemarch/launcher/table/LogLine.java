package org.polemarch.launcher.table;

/** A line of the log: after how many answers, its words, its section; or the heading of a turn. */
public record LogLine(int decision, String text, String cites, boolean heading) {

    public static LogLine turn(int decision, String text) {
        return new LogLine(decision, text, "", true);
    }

    /** Tells what happened. It begins like a sentence, also where a name comes first that is written small within one. */
    public static LogLine told(int decision, String text, String cites) {
        return new LogLine(decision, Sentence.begun(text), cites, false);
    }
}

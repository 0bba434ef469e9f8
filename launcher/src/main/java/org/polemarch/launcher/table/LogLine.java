package org.polemarch.launcher.table;

/**
 * A line of the log: the number of the answer it followed from, its words, its section.
 *
 * @param heading whether it names a turn instead of telling what happened in it
 */
public record LogLine(int decision, String text, String cites, boolean heading) {

    static LogLine turn(int decision, String text) {
        return new LogLine(decision, text, "", true);
    }
}

package org.polemarch.launcher.table;

import java.util.List;
import java.util.function.UnaryOperator;
import org.polemarch.launcher.rules.Citing;

/**
 * A line of the log, or the heading of a turn.
 *
 * @param decision after how many answers
 * @param cites its section; empty if it has none
 * @param by the variant that wrote the section; empty for the game's own
 * @param touches the ids of what it is about
 */
public record LogLine(int decision, String text, String cites, String by, boolean heading, List<String> touches) {

    public static LogLine turn(int decision, String text) {
        return new LogLine(decision, text, "", "", true, List.of());
    }

    /** Tells what happened. It begins with a capital, even where it opens with a name that is lower-case elsewhere. */
    public static LogLine told(int decision, String text, String cites, String by) {
        return new LogLine(decision, Sentence.begun(text), cites, by, false, List.of());
    }

    /** The same, of something on the table. */
    LogLine about(List<String> ids) {
        return new LogLine(decision, text, cites, by, heading, ids);
    }

    /**
     * Its words and what it cites: "[Siege]", or "[Siege, Great engines]".
     *
     * @param named what players call a section; empty as long as that is not known
     */
    public String whole(UnaryOperator<String> named) {
        String section = cites.isEmpty() ? "" : named.apply(cites);
        if (section.isEmpty()) {
            return text;
        }
        return text + "  [" + (by.isEmpty() ? section : Citing.by(by, section)) + "]";
    }
}

package org.polemarch.launcher.table;

import java.util.List;
import org.polemarch.launcher.words.Say;

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

    /** Tells what happened. It begins like a sentence, also where a name comes first that is written small within one. */
    public static LogLine told(int decision, String text, String cites, String by) {
        return new LogLine(decision, Sentence.begun(text), cites, by, false, List.of());
    }

    /** The same, of something on the table. */
    LogLine about(List<String> ids) {
        return new LogLine(decision, text, cites, by, heading, ids);
    }

    /** Its words, with what it cites only where players call that by a number, or where a variant wrote it. */
    public String shown() {
        boolean numbered = !cites.isEmpty() && Character.isDigit(cites.charAt(0));
        return numbered || !by.isEmpty() ? whole() : text;
    }

    /** Its words and what it cites: "[siege]", or "[siege, Great engines]". */
    public String whole() {
        if (cites.isEmpty()) {
            return text;
        }
        return text + "  [" + (by.isEmpty() ? cites : Say.of("rules.written-by", cites, by)) + "]";
    }
}

package org.polemarch.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a machine can hold of any English text, whoever says it: no word for which we have a better one, and clean punctuation. */
public final class BetterWords {

    /** What not to say, and what to say instead. */
    private static final Map<String, String> INSTEAD = new LinkedHashMap<>();

    static {
        INSTEAD.put("anew", "again, new");
        INSTEAD.put("the own", "your");
        INSTEAD.put("so many", "a number");
        INSTEAD.put("who(so)?ever", "you, or the player who");
        INSTEAD.put("go(es)? on with", "resume, continue");
        INSTEAD.put("deeds?", "command");
        INSTEAD.put("(take|takes|taken) off", "remove");
        INSTEAD.put("put back", "reset, return");
        INSTEAD.put("sees to it", "enforced by the program");
        INSTEAD.put("nothing here for the program", "for reference only");
        INSTEAD.put("harbors?|colors?|centers?|neighbors?", "the British spelling");
    }

    private static final Map<Pattern, String> UNTIDY = new LinkedHashMap<>();

    static {
        UNTIDY.put(Pattern.compile("\\.\\.\\.(?!])"), "three dots, better: …");
        UNTIDY.put(Pattern.compile("[\\w}] [,;!?](?= |$)|[\\w}] \\.(?= |$)"), "a space before punctuation");
        UNTIDY.put(Pattern.compile("[\\d}] %"), "a space before %");
        UNTIDY.put(Pattern.compile("[,;:!?][.,;:]|\\.[,;:!?]|[^.]\\.\\.(?!\\.)"), "punctuation twice");
        UNTIDY.put(Pattern.compile("\\b([a-z]{2,}) \\1\\b(?<!had had|that that)"), "a word twice");
    }

    private static final Pattern CHOICE = Pattern.compile("\\{\\w+\\?([^:{}]*):[^{}]*}");
    private static final Pattern NUMBER = Pattern.compile("\\{\\w+\\|(?:[^|{}]*\\|)*([^|{}]*)}");

    /** Two sentences or more; the last must end, too. An abbreviation is a single letter. */
    private static final Pattern SENTENCES = Pattern.compile("[a-z)}][.!?] [A-Z{“]");

    private static final Pattern ENDED = Pattern.compile("(?:[.!?…:][’”\")]?|\\{\\w+!?}|\\)|yes/no|list)$");

    private BetterWords() {}

    /** Each fault a line. */
    public static List<String> faults(String where, String template) {
        String text = NUMBER.matcher(CHOICE.matcher(template).replaceAll("$1")).replaceAll("$1");
        List<String> faults = new ArrayList<>();
        for (Map.Entry<String, String> each : INSTEAD.entrySet()) {
            Matcher bad = Pattern.compile("\\b(" + each.getKey() + ")\\b", Pattern.CASE_INSENSITIVE)
                    .matcher(text);
            if (bad.find()) {
                faults.add(where + " says '" + bad.group() + "', better: " + each.getValue());
            }
        }
        UNTIDY.forEach((pattern, what) -> {
            if (pattern.matcher(text).find()) {
                faults.add(where + " has " + what + ": " + text);
            }
        });
        if (SENTENCES.matcher(text).find() && !ENDED.matcher(text.strip()).find()) {
            faults.add(where + " does not end: " + text);
        }
        return faults;
    }

    /** Of all messages of a bundle. */
    public static List<String> faults(Map<String, String> messages) {
        List<String> faults = new ArrayList<>();
        messages.forEach((key, text) -> faults.addAll(faults(key, text)));
        return faults;
    }
}

package org.polemarch.api.text;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts by key, from a bundle beside a class: {@code {0}} is the first argument, and {@code {0|game|games}} a word that
 * agrees with it.
 */
public final class Phrases {

    private static final Pattern SLOT = Pattern.compile("\\{(\\d)([|?][^{}]*)?}");

    private final Class<?> anchor;
    private final String file;
    private volatile Read read;

    /** The messages, and the language in which they were read. */
    private record Read(Language language, Map<String, String> messages) {}

    private Phrases(Class<?> anchor, String file) {
        this.anchor = anchor;
        this.file = file;
    }

    public static Phrases of(Class<?> anchor) {
        return of(anchor, "messages.properties");
    }

    public static Phrases of(Class<?> anchor, String file) {
        return new Phrases(anchor, file);
    }

    private Map<String, String> messages() {
        Read now = read;
        if (now == null || now.language() != Language.current()) {
            Language language = Language.current();
            now = new Read(language, language.messages(anchor, file));
            read = now;
        }
        return now.messages();
    }

    public Set<String> keys() {
        return Collections.unmodifiableSet(messages().keySet());
    }

    public boolean has(String key) {
        return messages().containsKey(key);
    }

    /** The text of a key; the key itself if there is none. */
    public String of(String key, Object... parts) {
        Map<String, String> messages = messages();
        return filled(messages.getOrDefault(key, key), messages.get(Plural.KEY), parts);
    }

    static String filled(String text, String rules, Object... parts) {
        if (parts.length == 0 || text.indexOf('{') < 0) {
            return text;
        }
        Matcher slot = SLOT.matcher(text);
        StringBuilder filled = new StringBuilder();
        while (slot.find()) {
            int place = Integer.parseInt(slot.group(1));
            String put = place >= parts.length
                    ? slot.group()
                    : slot.group(2) == null
                            ? String.valueOf(parts[place])
                            : Words.chosen(parts[place], slot.group(2), rules);
            slot.appendReplacement(filled, Matcher.quoteReplacement(put));
        }
        return slot.appendTail(filled).toString();
    }
}

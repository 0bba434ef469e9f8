package org.polemarch.api.ui;

import org.polemarch.api.text.Language;
import org.polemarch.api.text.Words;

/**
 * The view kit's own words: the names of its buttons, and the screen reader's texts for its nodes. They are in {@code
 * messages.properties} beside this class; a game's words come from the game's own bundle.
 */
public final class KitWords {

    private record Spoken(Language language, Words words) {}

    private static volatile Spoken spoken = new Spoken(Language.current(), Words.of(KitWords.class));

    private KitWords() {}

    public record FaceDown(String title) {}

    public record Dice(String faces) {}

    public record Several(int count, String what) {}

    public record OnTrack(String box, String pieces) {}

    private static Words words() {
        Spoken now = spoken;
        if (now.language() != Language.current()) {
            now = new Spoken(Language.current(), Words.of(KitWords.class));
            spoken = now;
        }
        return now.words();
    }

    public static String text(String key) {
        return words().text(key);
    }

    /** The words for one of the records above. */
    public static String say(Record said) {
        return words().say(said);
    }
}

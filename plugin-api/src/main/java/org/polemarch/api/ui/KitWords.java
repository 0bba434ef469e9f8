package org.polemarch.api.ui;

import org.polemarch.api.text.Language;
import org.polemarch.api.text.Words;

/**
 * What the view kit says itself: the names of its buttons, and what a screen reader says of its nodes. The words stand in
 * {@code messages.properties} beside this class; those of a game come from the game's own bundle.
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

    /** The words of one of the records above. */
    public static String say(Record said) {
        return words().say(said);
    }
}

package org.polemarch.launcher.table;

import java.util.List;
import java.util.Locale;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.launcher.words.Say;

/** Words of games and of the host, which name things and give reasons, made to stand alone. */
public final class Sentence {

    private Sentence() {}

    public static String begun(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** The same, begun with a capital and ended with a stop. */
    public static String of(String text) {
        String begun = begun(text.strip());
        return begun.isEmpty() || ".!?…".indexOf(begun.charAt(begun.length() - 1)) >= 0 ? begun : begun + ".";
    }

    public static String victory(List<Seat> winners, Words words) {
        List<String> names = winners.stream().map(words::name).toList();
        return Say.of(names.size() == 1 ? "table.wins" : "table.share", Say.all(names));
    }
}

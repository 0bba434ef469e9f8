package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.session.Session;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.words.Say;

/** With what a game is played besides its book, as it is read at the head of a table: the variants and the player's figures. */
public final class Opening {

    private Opening() {}

    /** A sentence for each; none for a game as its book has it. */
    public static List<String> lines(PreparedGame<?> game) {
        List<String> lines = new ArrayList<>();
        game.variants().forEach(variant -> lines.add(line(variant)));
        game.overlay().ifPresent(mine -> lines.add(Say.of("log.overlay", mine.name())));
        return lines;
    }

    /** "Played with Great engines, by Ann. Sieges roll a six-sided die." */
    static String line(VariantInfo variant) {
        String by = variant.author().isBlank()
                ? Say.of("log.variant", variant.title())
                : Say.of("log.variant.by", variant.title(), variant.author());
        String summary = Sentence.of(variant.summary());
        return summary.isEmpty() ? by : by + " " + summary;
    }

    /** What a session is called: as its players call it, and with which variants if that does not say so. */
    public static String title(Session<?> session) {
        String title = session.terms().title();
        List<String> unsaid = session.prepared().variants().stream()
                .map(VariantInfo::title)
                .filter(variant -> !title.contains(variant))
                .toList();
        return unsaid.isEmpty() ? title : Say.of("table.with", title, Say.all(unsaid));
    }
}

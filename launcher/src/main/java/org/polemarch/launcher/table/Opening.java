package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.session.OtherBuild;
import org.polemarch.core.session.Session;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.words.Say;

/** With what a game is played besides its book, as it is read at the head of a table: the variants and the player's figures. */
public final class Opening {

    private Opening() {}

    /** A sentence for each, and for each plugin that is another one than in the save; none for a game as its book has it. */
    public static List<String> lines(Session<?> session) {
        PreparedGame<?> game = session.prepared();
        List<String> lines = new ArrayList<>();
        game.variants().forEach(variant -> lines.add(line(variant)));
        game.overlay().ifPresent(mine -> lines.add(Say.of("log.overlay", mine.name())));
        lines.addAll(since(session));
        return lines;
    }

    /** A sentence for each plugin of a resumed game that is not the one the game was saved with. */
    static List<String> since(Session<?> session) {
        return session.origin().map(save -> OtherBuild.since(save, session.terms())).orElse(List.of()).stream()
                .map(Opening::line)
                .toList();
    }

    private static String line(OtherBuild other) {
        if (other.sameVersion()) {
            return Say.of("log.other-build", other.plugin(), other.saved());
        }
        return other.now().isEmpty()
                ? Say.of("log.other-plugin", other.plugin(), other.saved())
                : Say.of("log.other-version", other.plugin(), other.saved(), other.now());
    }

    /** "Played with Great engines, by Ann. Sieges roll a six-sided die." */
    static String line(VariantInfo variant) {
        String by = variant.author().isBlank()
                ? Say.of("log.variant", variant.title())
                : Say.of("log.variant.by", variant.title(), variant.author().replaceFirst("\\.$", ""));
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

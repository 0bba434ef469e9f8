package org.polemarch.launcher.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Standing;
import org.polemarch.api.text.Words;
import org.polemarch.core.chronicle.Chronicle;
import org.polemarch.core.session.Session;

/** The chronicle of a game, for people or as JSON. */
final class ChronicleText {

    private final PrintWriter out;
    private final Words words;
    private final List<Chronicle.Entry> entries;
    private final String game;

    ChronicleText(PrintWriter out, Session<?> session) {
        this.out = out;
        this.words = session.prepared().words().forgiving();
        this.entries = Chronicle.of(session).entries();
        this.game = session.prepared().info().id();
    }

    /** A chronicle as JSON tells of it. */
    record Told(String game, List<ToldEntry> entries) {}

    /** An entry: after how many answers, which year, how things stood, and what everybody saw happen since the one before. */
    record ToldEntry(int decision, int year, Map<Camp, Double> shares, Map<Place, Camp> holders, List<String> log) {}

    void tell(boolean json) {
        if (json) {
            List<ToldEntry> told = new ArrayList<>();
            entries.forEach(entry -> told.add(new ToldEntry(
                    entry.decision(),
                    entry.standing().yearBc(),
                    entry.standing().share(),
                    entry.standing().holders(),
                    log(entry))));
            out.println(JsonOut.of(new Told(game, told)));
            return;
        }
        Standing before = null;
        for (Chronicle.Entry entry : entries) {
            out.println(String.format(
                    Locale.ROOT,
                    "%5d  %d BC  Athens %.0f %%%s",
                    entry.decision(),
                    entry.standing().yearBc(),
                    100 * entry.standing().athens(),
                    changes(before, entry.standing())));
            log(entry).forEach(line -> out.println("         " + line));
            before = entry.standing();
        }
    }

    private List<String> log(Chronicle.Entry entry) {
        return entry.events().stream().map(each -> words.say(each.event())).toList();
    }

    /** The places that changed hands. */
    private static String changes(Standing before, Standing now) {
        StringBuilder changes = new StringBuilder();
        for (Place place : Place.values()) {
            Camp holds = now.holders().get(place);
            if (before != null && holds != before.holders().get(place)) {
                changes.append("; ").append(place.title()).append(": ").append(name(holds));
            }
        }
        return changes.toString();
    }

    private static String name(Camp camp) {
        return camp == null
                ? "nobody"
                : camp == Camp.OTHER
                        ? "others"
                        : camp.name().charAt(0) + camp.name().substring(1).toLowerCase(Locale.ROOT);
    }
}

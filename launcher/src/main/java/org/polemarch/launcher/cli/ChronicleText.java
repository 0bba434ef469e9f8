package org.polemarch.launcher.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.api.text.Words;
import org.polemarch.core.chronicle.Chronicle;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.replay.ChronicleLine;
import org.polemarch.launcher.table.Opening;

/** The chronicle of a game, for people or as JSON. */
final class ChronicleText {

    private final PrintWriter out;
    private final Words words;
    private final Chronicle chronicle;
    private final Session<?> session;

    ChronicleText(PrintWriter out, Session<?> session) {
        this.out = out;
        this.words = session.prepared().words().forgiving();
        this.chronicle = Chronicle.of(session);
        this.session = session;
    }

    /** A chronicle as JSON. */
    record Told(String game, String title, List<String> variants, List<ToldEntry> entries) {}

    /** An entry: after how many answers, which year, how things stood, and what everybody saw happen since the one before. */
    record ToldEntry(int decision, int year, Map<Camp, Double> shares, Map<Place, Camp> holders, List<String> log) {}

    void tell(boolean json) {
        if (json) {
            List<ToldEntry> told = new ArrayList<>();
            chronicle
                    .entries()
                    .forEach(entry -> told.add(new ToldEntry(
                            entry.decision(),
                            entry.standing().yearBc(),
                            entry.standing().share(),
                            entry.standing().holders(),
                            log(entry))));
            out.println(JsonOut.of(new Told(
                    session.prepared().info().id(),
                    session.prepared().title(),
                    session.setup().variants(),
                    told)));
            return;
        }
        Opening.lines(session).forEach(line -> out.println(String.format(Locale.ROOT, "%5d  %s", 0, line)));
        for (ChronicleLine line : ChronicleLine.of(chronicle, words)) {
            out.println(String.format(Locale.ROOT, "%5d  %s", line.decision(), line.heading()));
            line.log().forEach(each -> out.println("         " + each));
        }
    }

    private List<String> log(Chronicle.Entry entry) {
        return entry.events().stream().map(each -> words.say(each.event())).toList();
    }
}

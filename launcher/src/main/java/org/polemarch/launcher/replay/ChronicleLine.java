package org.polemarch.launcher.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Standing;
import org.polemarch.api.text.Words;
import org.polemarch.core.chronicle.Chronicle;
import org.polemarch.core.words.CoreWords;
import org.polemarch.launcher.words.Say;

/**
 * A line of a chronicle in words.
 *
 * @param decision after how many answers
 * @param changed at first who holds which places, then those that changed hands, such as "Pylos: Athens"
 * @param log what everybody saw happen with the answer that changed it
 */
public record ChronicleLine(int decision, int yearBc, double athens, List<String> changed, List<String> log) {

    public ChronicleLine {
        changed = List.copyOf(changed);
        log = List.copyOf(log);
    }

    public static List<ChronicleLine> of(Chronicle chronicle, Words words) {
        List<ChronicleLine> lines = new ArrayList<>();
        Standing before = null;
        for (Chronicle.Entry entry : chronicle.entries()) {
            Standing now = entry.standing();
            lines.add(new ChronicleLine(
                    entry.decision(),
                    now.yearBc(),
                    now.athens(),
                    before == null ? all(now) : changes(before, now),
                    entry.events().stream()
                            .filter(each -> each.decision() == entry.decision())
                            .map(each -> words.say(each.event()))
                            .toList()));
            before = now;
        }
        return lines;
    }

    /** "431 BC  Athens 52%; Pylos: Athens". */
    public String heading() {
        String share = String.format(Locale.ROOT, "%.0f", 100 * athens) + CoreWords.percent();
        String standing = Say.of("chronicle.heading", yearBc, share);
        return changed.isEmpty() ? standing : standing + "; " + String.join("; ", changed);
    }

    /** "Sparta holds Sparta, Pylos", a part for each camp. */
    private static List<String> all(Standing now) {
        List<String> all = new ArrayList<>();
        for (Camp camp : Camp.values()) {
            List<String> held = Stream.of(Place.values())
                    .filter(place -> now.holders().get(place) == camp)
                    .map(Place::title)
                    .toList();
            if (!held.isEmpty()) {
                all.add(Say.of("chronicle.holds", name(camp), String.join(", ", held)));
            }
        }
        return all;
    }

    private static List<String> changes(Standing before, Standing now) {
        List<String> changes = new ArrayList<>();
        for (Place place : Place.values()) {
            Camp holds = now.holders().get(place);
            if (holds != before.holders().get(place)) {
                changes.add(place.title() + ": " + name(holds));
            }
        }
        return changes;
    }

    private static String name(Camp camp) {
        if (camp == null) {
            return "nobody";
        }
        return camp == Camp.OTHER
                ? "others"
                : camp.name().charAt(0) + camp.name().substring(1).toLowerCase(Locale.ROOT);
    }
}

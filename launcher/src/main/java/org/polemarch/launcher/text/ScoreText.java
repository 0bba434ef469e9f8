package org.polemarch.launcher.text;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.text.Words;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.table.Measure;
import org.polemarch.launcher.table.Ranked;

/** The score in lines, best first, each with what it is made of. */
final class ScoreText {

    private static final int NAME_WIDTH = 24;

    private ScoreText() {}

    static List<String> lines(Session<?> session, Words words) {
        List<Ranked> scores = Ranked.of(session.outcome().scores(), session);
        int width = scores.stream()
                .flatMap(each -> each.score().breakdown().stream())
                .mapToInt(line -> words.text(line.label()).length() + 2)
                .reduce(NAME_WIDTH, Math::max);
        List<String> lines = new ArrayList<>();
        lines.add("  " + Measure.of(words));
        scores.forEach(each -> {
            lines.add(String.format(
                    "  %d. %-" + width + "s %4d",
                    each.rank(),
                    each.name(words::name),
                    each.score().points()));
            each.score()
                    .breakdown()
                    .forEach(line -> lines.add(String.format(
                            "       %-" + (width - 2) + "s %4d", words.text(line.label()), line.points())));
        });
        return lines;
    }
}

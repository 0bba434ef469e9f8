package org.polemarch.launcher.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.polemarch.api.game.Score;
import org.polemarch.api.text.Words;
import org.polemarch.launcher.table.Measure;

/** The score in lines, best first, each with what it is made of. */
final class ScoreText {

    private static final int NAME_WIDTH = 24;

    private ScoreText() {}

    static List<String> lines(List<Score> scores, Words words) {
        int width = scores.stream()
                .flatMap(score -> score.breakdown().stream())
                .mapToInt(line -> words.text(line.label()).length() + 2)
                .reduce(NAME_WIDTH, Math::max);
        List<String> lines = new ArrayList<>();
        lines.add("  " + Measure.of(words));
        scores.stream().sorted(Comparator.comparingInt(Score::rank)).forEach(score -> {
            lines.add(String.format(
                    "  %d. %-" + width + "s %4d", score.rank(), words.name(score.seat()), score.points()));
            score.breakdown()
                    .forEach(line -> lines.add(String.format(
                            "       %-" + (width - 2) + "s %4d", words.text(line.label()), line.points())));
        });
        return lines;
    }
}

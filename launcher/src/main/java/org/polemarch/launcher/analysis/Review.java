package org.polemarch.launcher.analysis;

import java.util.List;
import org.polemarch.api.text.Words;
import org.polemarch.core.analysis.Analysis;
import org.polemarch.core.analysis.Analysis.Mistake;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.table.Reasons;
import org.polemarch.launcher.table.Years;
import org.polemarch.launcher.words.Say;

/** An analysis in words: how it went, and each answer that cost much with what was better and why. */
public final class Review {

    private final Analysis analysis;
    private final Session<?> session;
    private final Words words;

    public Review(Analysis analysis, Session<?> session) {
        this.analysis = analysis;
        this.session = session;
        this.words = session.prepared().words().forgiving();
    }

    /**
     * An answer that cost much.
     *
     * @param decision after how many answers it was given
     */
    public record Line(int decision, String heading, String text) {}

    /** What the figures of the curve are. */
    public String heading() {
        return Say.of("analysis.chart", words.name(analysis.seat()));
    }

    public String summary() {
        long judged = analysis.curve().stream()
                .filter(point -> point.decision() < analysis.decisions())
                .count();
        String seat = words.name(analysis.seat());
        return analysis.mistakes().isEmpty()
                ? Say.of("analysis.none", seat, judged)
                : Say.of("analysis.summary", seat, judged);
    }

    public List<Line> lines() {
        Years years = new Years();
        return analysis.mistakes().stream()
                .map(mistake -> new Line(
                        mistake.decision(),
                        Say.of(
                                "analysis.move",
                                mistake.decision() + 1,
                                years.after(session, mistake.decision()),
                                lost(mistake)),
                        text(mistake)))
                .toList();
    }

    private static long lost(Mistake mistake) {
        return percent(mistake.chances()) - percent(mistake.left());
    }

    /** What was better, and why. */
    public String text(Mistake mistake) {
        Reasons reasons = new Reasons(words, analysis.seat(), session.setup().seats());
        String told = Say.of(
                "analysis.better",
                Reasons.quoted(words.say(mistake.played())),
                percent(mistake.left()),
                Reasons.quoted(words.say(mistake.better())),
                percent(mistake.chances()));
        return told + " " + String.join(" ", reasons.instead(mistake.instead()));
    }

    /** Never 0 or 100 while it could still go otherwise. */
    public static long percent(double chances) {
        long rounded = Math.round(100 * chances);
        return chances > 0 && chances < 1 ? Math.max(1, Math.min(99, rounded)) : rounded;
    }
}

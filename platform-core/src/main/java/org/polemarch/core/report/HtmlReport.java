package org.polemarch.core.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.compare.Findings.Portrait;

/** Findings as one page that needs nothing else: no script, no other file, no network. */
public final class HtmlReport {

    private static final int FEW = 3;
    private static final int MANY = 12;

    private final Findings findings;
    private final StringBuilder html = new StringBuilder();

    private HtmlReport(Findings findings) {
        this.findings = findings;
    }

    public static String of(Findings findings) {
        return new HtmlReport(findings).page();
    }

    private String page() {
        String title = String.join(
                " · ", findings.whats().stream().map(Portrait::title).toList());
        String heading = findings.whats().size() > 3
                ? findings.base().title() + " and " + (findings.whats().size() - 1) + " other sets of rules"
                : title;
        html.append("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
                .append(Html.escape(heading))
                .append("</title><style>\n")
                .append(resource("report.css"))
                .append("</style></head><body>\n<h1>")
                .append(Html.escape(heading))
                .append("</h1>\n<p class=\"lead\">")
                .append(Html.escape(findings.experiment().games() + " games each on the same seeds, played by "
                        + String.join(" and ", findings.experiment().bots()) + "; seed "
                        + findings.experiment().seed()
                        + ". Figures stand with the interval in which the truth lies with a"
                        + " confidence of 95 %."))
                .append("</p>\n");
        boolean many = findings.whats().size() > 2;
        if (many) {
            effects(); // of many changes, a picture tells first which does most
        } else {
            sentences();
        }
        shares();
        maps();
        if (many) {
            sentences();
        }
        section("Who wins", "<figure class=\"single\">" + Bars.wins(findings.whats()) + "</figure>");
        section(
                "The most historical",
                Tables.history(findings)
                        + "<p class=\"note\">Mean over the games, and where nine tenths of them lie. Smaller is nearer to the real"
                        + " war.</p>");
        section(
                "All figures",
                Tables.figures(findings)
                        + "<p class=\"note\">Means, and where nine tenths of the games lie; for victories and the share of chance,"
                        + " the 95 % interval.</p>");
        if (!findings.differences().isEmpty()) {
            section(
                    "All differences from " + findings.base().title(),
                    Tables.differences(findings)
                            + "<p class=\"note\">Bold: the difference is there (p after Holm below 0.05).</p>");
        }
        section("How it was computed", resource("method.html") + sources());
        return html.append("</body></html>\n").toString();
    }

    private void section(String title, String content) {
        html.append("<h2>")
                .append(Html.escape(title))
                .append("</h2>\n")
                .append(content)
                .append('\n');
    }

    private void sentences() {
        section("What was found", "");
        for (int i = 0; i < findings.whats().size(); i++) {
            int what = i;
            List<Findings.Sentence> about = findings.sentences().stream()
                    .filter(sentence -> sentence.what() == what)
                    .toList();
            if (findings.whats().size() > 2 && !about.isEmpty()) {
                html.append("<h3>")
                        .append(Html.escape(findings.whats().get(i).name()))
                        .append("</h3>");
            }
            int shown = findings.whats().size() > 2 ? FEW : MANY;
            list(about.stream().limit(shown).toList());
            if (about.size() > shown) {
                html.append("<details><summary>").append(about.size() - shown).append(" more</summary>");
                list(about.subList(shown, about.size()));
                html.append("</details>");
            }
        }
    }

    private void list(List<Findings.Sentence> sentences) {
        html.append("<ul class=\"findings\">");
        sentences.forEach(sentence -> html.append(sentence.found() ? "<li class=\"found\">" : "<li>")
                .append(Html.escape(sentence.text()))
                .append("</li>\n"));
        html.append("</ul>\n");
    }

    private void shares() {
        List<Portrait> whats = findings.whats();
        int[] years = whats.stream()
                .flatMap(what -> HellasMaps.reached(what, ShareChart.FEW).stream())
                .mapToInt(Findings.Band::at)
                .sorted()
                .toArray();
        if (years.length == 0) {
            return;
        }
        ShareChart chart = new ShareChart(360, 200, years[years.length - 1], years[0]);
        StringBuilder panels = new StringBuilder(legend(
                        "<path class=\"line l0\" d=\"M0 8H28\"/>",
                        "the middle game",
                        "<rect class=\"b0\" width=\"28\" height=\"16\" opacity=\".45\"/>",
                        "half of the games",
                        "<rect class=\"b0\" width=\"28\" height=\"16\" opacity=\".18\"/>",
                        "nine tenths of the games",
                        "<path class=\"history\" d=\"M0 8H28\"/>",
                        "the real war (share of places)"))
                .append("<div class=\"panels\">");
        for (int i = 0; i < whats.size(); i++) {
            panels.append("<figure><h3>")
                    .append(Html.escape(whats.get(i).name()))
                    .append("</h3>")
                    .append(chart.years(whats.get(i), i))
                    .append("</figure>");
        }
        section("The share of Athens, year by year", panels.append("</div>").toString());
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < whats.size(); i++) {
            lines.append("<span><svg viewBox=\"0 0 28 16\"><path class=\"line l")
                    .append(i % ShareChart.COLOURS)
                    .append("\" d=\"M0 8H28\" ")
                    .append(ShareChart.dashes(i))
                    .append("/></svg>")
                    .append(Html.escape(whats.get(i).name()))
                    .append("</span>");
        }
        section(
                "Laid over each other",
                "<p class=\"note\">Each game by its own course, from its first decision to its last; the real war from 431 to"
                        + " 404.</p><div class=\"legend\">" + lines
                        + "<span><svg viewBox=\"0 0 28 16\"><path class=\"history\" d=\"M0 8H28\"/></svg>the real"
                        + " war</span></div><figure class=\"single\">" + new ShareChart(760, 320, 0, 100).courses(whats)
                        + "</figure>");
    }

    private void maps() {
        String rows = new HellasMaps().rows(findings.whats());
        if (!rows.isEmpty()) {
            section(
                    "Who holds Hellas",
                    legend(
                                    "<circle class=\"athens\" cx=\"14\" cy=\"8\" r=\"7\"/>",
                                    "Athens",
                                    "<rect class=\"sparta\" x=\"7\" y=\"1\" width=\"14\" height=\"14\"/>",
                                    "Sparta",
                                    "<path class=\"other\" d=\"M14 0l8 8l-8 8l-8 -8Z\"/>",
                                    "others",
                                    "<circle class=\"nobody\" cx=\"14\" cy=\"8\" r=\"3\"/>",
                                    "neither",
                                    "<circle class=\"athens\" cx=\"14\" cy=\"8\" r=\"7\" opacity=\".5\"/>",
                                    "in less than three quarters of the games",
                                    "<circle class=\"ring\" cx=\"14\" cy=\"8\" r=\"7\"/>",
                                    "otherwise than in the real war")
                            + rows);
        }
    }

    private void effects() {
        String effects = Bars.effects(findings);
        if (!effects.isEmpty()) {
            section(
                    "What each change does to the victories of " + winner(),
                    "<figure class=\"single\">" + effects + "<figcaption>In points of a hundred games, against "
                            + Html.escape(findings.base().title())
                            + "; lines are 95 % intervals, and what is pale may be chance.</figcaption></figure>");
        }
    }

    private String winner() {
        String figure = Bars.figure(findings);
        return findings.base().seats().stream()
                .filter(seat -> seat.id().equals(figure))
                .map(Findings.SeatPortrait::title)
                .findFirst()
                .orElse("Athens");
    }

    private static String legend(String... marksAndWords) {
        StringBuilder legend = new StringBuilder("<div class=\"legend\">");
        for (int i = 0; i < marksAndWords.length; i += 2) {
            legend.append("<span><svg viewBox=\"0 0 28 16\">")
                    .append(marksAndWords[i])
                    .append("</svg>")
                    .append(marksAndWords[i + 1])
                    .append("</span>");
        }
        return legend.append("</div>").toString();
    }

    /** What the figures are a function of. */
    private String sources() {
        StringBuilder sources = new StringBuilder("<p class=\"note\">WHATs: ");
        findings.experiment()
                .whats()
                .forEach(what ->
                        sources.append("<code>").append(Html.escape(what)).append("</code> "));
        sources.append("<br>Plugins: ");
        findings.plugins()
                .forEach((id, hash) -> sources.append(Html.escape(id))
                        .append(" <code>")
                        .append(Html.escape(hash))
                        .append("</code> "));
        return sources.append("</p>").toString();
    }

    private static String resource(String name) {
        try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}

package org.polemarch.core.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.Camp;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.compare.Findings.Portrait;
import org.polemarch.core.compare.Measure;
import org.polemarch.core.compare.Numbers;
import org.polemarch.core.compare.What;
import org.polemarch.core.report.Page.Block;
import org.polemarch.core.report.Page.Section;

/** Findings as a page: pictures first, then the numbers behind them, then how they were computed. */
public final class Report {

    private static final int FEW = 3;
    private static final int MANY = 12;

    private final Findings findings;
    private final List<Portrait> whats;
    private final List<Section> sections = new ArrayList<>();

    private Report(Findings findings) {
        this.findings = findings;
        this.whats = findings.whats();
    }

    public static Page of(Findings findings) {
        return new Report(findings).page();
    }

    private Page page() {
        boolean many = whats.size() > 2;
        failures();
        if (many) {
            effects(); // of many changes, a picture says first which does most
        } else {
            sentences();
        }
        shares();
        maps();
        if (many) {
            sentences();
        }
        add("Who wins", new Page.Figure("", Bars.wins(whats), ""));
        lengths();
        if (!findings.skill().isEmpty()) {
            add(
                    "How much skill counts",
                    new Page.Figure("", Bars.ladder(findings.skill(), whats), ""),
                    new Page.Note(
                            "How often a seat of the better bot wins, with the 95 % interval, and what that is worth"
                                    + " in Elo points, as chess players count."));
        }
        history();
        if (whats.stream().anyMatch(what -> what.change().isPresent())) {
            add("What the changed rules did", Tables.changes(findings));
        }
        add(
                "All figures",
                Tables.figures(findings),
                new Page.Note(
                        "Means, and the range of nine tenths of the games; for victories and the share of chance, the"
                                + " 95 % interval."));
        if (!findings.differences().isEmpty()) {
            add(
                    "All differences from " + findings.base().title(),
                    Tables.differences(findings),
                    new Page.Note("Bold: a difference that chance does not explain (p after Holm below 0.05)."));
        }
        add("How it was computed", new Page.Terms(method()), sources());
        return new Page(title(), lead(), sections);
    }

    private String title() {
        return whats.size() > FEW
                ? findings.base().title() + " and " + (whats.size() - 1) + " other sets of rules"
                : String.join(" · ", whats.stream().map(Portrait::name).toList());
    }

    private String lead() {
        long played = whats.stream().mapToLong(Portrait::games).max().orElse(0);
        long planned = findings.experiment().games();
        return (played < planned ? played + " of " : "") + Numbers.games(planned)
                + " of each on the same seeds (from seed "
                + findings.experiment().seed() + "), played by "
                + String.join(" and ", findings.experiment().bots())
                + " bots. The range beside a mean is where nine tenths of the games lie; beside victories and differences,"
                + " it is the 95 % interval.";
    }

    private void add(String title, Block... blocks) {
        sections.add(new Section(title, List.of(blocks)));
    }

    /** What is missing from every figure below comes first. */
    private void failures() {
        List<Findings.Sentence> told = new ArrayList<>();
        for (int i = 0; i < whats.size(); i++) {
            Portrait what = whats.get(i);
            if (what.failed() > 0) {
                told.add(new Findings.Sentence(
                        i,
                        false,
                        what.failed() + " of " + Numbers.games(what.failed() + what.games()) + " of " + what.title()
                                + " failed and " + (what.failed() == 1 ? "is" : "are") + " in no figure. The first: "
                                + what.faults().get(0) + "."));
            }
        }
        if (!told.isEmpty()) {
            add("Games that failed", new Page.Statements("", told, List.of()));
        }
    }

    private void sentences() {
        List<Block> blocks = new ArrayList<>();
        boolean many = whats.size() > 2;
        for (int i = 0; i < whats.size(); i++) {
            int what = i;
            List<Findings.Sentence> about = findings.sentences().stream()
                    .filter(sentence -> sentence.what() == what)
                    .toList();
            if (!about.isEmpty()) {
                int shown = Math.min(about.size(), many ? FEW : MANY);
                blocks.add(new Page.Statements(
                        many ? whats.get(i).name() : "", about.subList(0, shown), about.subList(shown, about.size())));
            }
        }
        if (!blocks.isEmpty()) {
            add("What was found", blocks.toArray(Block[]::new));
        }
    }

    private void shares() {
        int[] years = whats.stream()
                .flatMap(what -> HellasMaps.reached(what, ShareChart.FEW).stream())
                .mapToInt(Findings.Band::at)
                .sorted()
                .toArray();
        if (years.length == 0) {
            return;
        }
        ShareChart chart = new ShareChart(360, 200, years[years.length - 1], years[0]);
        List<Page.Figure> panels = new ArrayList<>();
        List<Page.Key> lines = new ArrayList<>();
        for (int i = 0; i < whats.size(); i++) {
            panels.add(new Page.Figure(whats.get(i).name(), chart.years(whats.get(i), i), ""));
            lines.add(key(
                    new Pen().path("line l" + i % ShareChart.COLOURS, "M0 8H28", 1, ShareChart.dashes(i)),
                    whats.get(i).name()));
        }
        lines.add(key(new Pen().path("history", "M0 8H28"), "the real war"));
        add(
                "The share of Athens, year by year",
                new Page.Legend(List.of(
                        key(new Pen().path("line l0", "M0 8H28"), "the middle game"),
                        key(new Pen().path("b0", "M0 0H28V16H0Z", 0.45, List.of()), "half of the games"),
                        key(new Pen().path("b0", "M0 0H28V16H0Z", 0.18, List.of()), "nine tenths of the games"),
                        key(new Pen().path("history", "M0 8H28"), "the real war (share of places)"))),
                new Page.Panels(panels));
        add(
                "Laid over each other",
                new Page.Note(
                        "Each game by its own course, from its first decision to its last; the real war from 431 to"
                                + " 404."),
                new Page.Legend(lines),
                new Page.Figure("", new ShareChart(760, 320, 0, 100).courses(whats), ""));
    }

    private static Page.Key key(Pen mark, String words) {
        return new Page.Key(mark.drawing(28, 16, words), words);
    }

    private void maps() {
        List<Page.Grid> grids = new HellasMaps().grids(whats);
        if (grids.isEmpty()) {
            return;
        }
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Page.Legend(List.of(
                key(new Pen().circle("athens", 14, 8, 7), "Athens"),
                key(new Pen().rect("sparta", 7, 1, 14, 14), "Sparta"),
                key(new Pen().path("other", "M14 0l8 8l-8 8l-8 -8Z"), "others"),
                key(new Pen().circle("nobody", 14, 8, 3), "neither"),
                key(
                        new Pen().group("", 0.5, new Pen().circle("athens", 14, 8, 7)),
                        "in less than three quarters of the games"),
                key(new Pen().circle("ring", 14, 8, 7), "otherwise than in the real war"))));
        blocks.addAll(grids);
        add("Who holds Hellas", blocks.toArray(Block[]::new));
    }

    private void effects() {
        String winner = Tables.seatTitle(findings, Bars.figure(findings));
        boolean camps = Bars.figure(findings).equals(Camp.ATHENS.name());
        Bars.effects(findings, camps ? "Athens gains" : winner + " gains", camps ? "Sparta gains" : winner + " loses")
                .ifPresent(effects -> add(
                        sameGame() ? "Which rule helps whom?" : "Whom does each game favour?",
                        new Page.Figure(
                                "",
                                effects,
                                "Victories of " + winner + ", in points of a hundred games, against "
                                        + findings.base().title()
                                        + ". Lines are 95 % intervals; pale bars may be chance.")));
    }

    private boolean sameGame() {
        return findings.experiment().whats().stream()
                        .map(what -> What.parse(what).game())
                        .distinct()
                        .count()
                == 1;
    }

    private void lengths() {
        List<Block> blocks = new ArrayList<>();
        for (Measure measure : List.of(Measure.DECISIONS, Measure.LED_FROM, Measure.MARGIN)) {
            Bars.boxes(whats, measure).ifPresent(drawing -> blocks.add(new Page.Figure(measure.title(), drawing, "")));
        }
        if (!blocks.isEmpty()) {
            blocks.add(new Page.Note(
                    "Box: half of the games. Line: nine tenths of them. Upright bar and number: the middle"
                            + " game. The later the winner takes the lead for good, the more drama."));
            add("Length, drama and margin", blocks.toArray(Block[]::new));
        }
    }

    private void history() {
        add(
                "Distance to history",
                Tables.history(findings),
                new Page.Note(
                        "Mean over the games, and the range of nine tenths of them; smaller is nearer to the real war."
                                + " Small gaps may be chance; the table of all differences says which are not. Places: of all places that anybody held at some time in a game, and of all its years from 460"
                                + " to 404, the part held by another camp than in the real war. Shares: how many points out of a"
                                + " hundred the share of Athens is from the share of places that Athens held in the real war, on"
                                + " average over those years, or over the course of the game laid on the years 431 to 404."));
    }

    /** What the figures are a function of. */
    private Page.Terms sources() {
        List<Page.Term> terms = new ArrayList<>();
        terms.add(new Page.Term(
                "What was played", String.join(", ", findings.experiment().whats())));
        List<String> plugins = new ArrayList<>();
        findings.plugins().forEach((id, hash) -> plugins.add(id + " " + hash));
        terms.add(new Page.Term("Plugins, with their SHA-256", String.join(", ", plugins)));
        return new Page.Terms(terms);
    }

    /** "Name: explanation", a paragraph each. */
    private static List<Page.Term> method() {
        List<Page.Term> terms = new ArrayList<>();
        for (String paragraph : resource("method.txt").strip().split("\n\n")) {
            int colon = paragraph.indexOf(": ");
            terms.add(new Page.Term(
                    paragraph.substring(0, colon),
                    paragraph.substring(colon + 2).replace('\n', ' ')));
        }
        return terms;
    }

    static String resource(String name) {
        try (InputStream in = Report.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}

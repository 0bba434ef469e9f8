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
import org.polemarch.core.words.CoreWords;

/** Findings as a page: pictures first, then the numbers behind them, then how they were computed. */
public final class Report {

    private static final int FEW = 3;
    private static final int MANY = 12;
    private static final int METHODS = 9;

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
        add(CoreWords.of("report.wins"), new Page.Figure("", Bars.wins(whats), ""));
        lengths();
        if (!findings.skill().isEmpty()) {
            add(
                    CoreWords.of("report.skill"),
                    new Page.Figure("", Bars.ladder(findings.skill(), whats), ""),
                    new Page.Note(CoreWords.of("report.skill.note")));
        }
        history();
        if (whats.stream().anyMatch(what -> what.change().isPresent())) {
            add(CoreWords.of("report.changes"), Tables.changes(findings));
        }
        add(
                CoreWords.of("report.figures"),
                Tables.figures(findings),
                new Page.Note(CoreWords.of("report.figures.note")));
        if (!findings.differences().isEmpty()) {
            add(
                    CoreWords.of("report.differences", findings.base().title()),
                    Tables.differences(findings),
                    new Page.Note(CoreWords.of("report.differences.note")));
        }
        add(CoreWords.of("report.method"), new Page.Terms(method()), sources());
        return new Page(title(), lead(), sections);
    }

    private String title() {
        return whats.size() > FEW
                ? CoreWords.of("report.title.many", findings.base().title(), whats.size() - 1)
                : String.join(" · ", whats.stream().map(Portrait::name).toList());
    }

    private String lead() {
        long played = whats.stream().mapToLong(Portrait::games).max().orElse(0);
        long planned = findings.experiment().games();
        String games = Numbers.games(planned);
        return CoreWords.of(
                "report.lead",
                played < planned ? CoreWords.of("report.lead.part", played, games) : games,
                findings.experiment().seed(),
                CoreWords.all(findings.experiment().bots()));
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
                        CoreWords.of(
                                "report.failed",
                                what.failed(),
                                Numbers.games(what.failed() + what.games()),
                                what.title(),
                                what.faults().get(0))));
            }
        }
        if (!told.isEmpty()) {
            add(CoreWords.of("report.failed.title"), new Page.Statements("", told, List.of()));
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
            add(CoreWords.of("report.found"), blocks.toArray(Block[]::new));
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
        lines.add(key(new Pen().path("history", "M0 8H28"), CoreWords.of("report.shares.war")));
        add(
                CoreWords.of("report.shares"),
                new Page.Legend(List.of(
                        key(new Pen().path("line l0", "M0 8H28"), CoreWords.of("report.shares.middle")),
                        key(new Pen().path("b0", "M0 0H28V16H0Z", 0.45, List.of()), CoreWords.of("report.shares.half")),
                        key(new Pen().path("b0", "M0 0H28V16H0Z", 0.18, List.of()), CoreWords.of("report.shares.most")),
                        key(new Pen().path("history", "M0 8H28"), CoreWords.of("report.shares.war.places")))),
                new Page.Panels(panels));
        add(
                CoreWords.of("report.courses"),
                new Page.Note(CoreWords.of("report.courses.note")),
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
                key(new Pen().circle("athens", 14, 8, 7), CoreWords.of("camp.ATHENS")),
                key(new Pen().rect("sparta", 7, 1, 14, 14), CoreWords.of("camp.SPARTA")),
                key(new Pen().path("other", "M14 0l8 8l-8 8l-8 -8Z"), CoreWords.of("report.maps.others")),
                key(new Pen().circle("nobody", 14, 8, 3), CoreWords.of("report.maps.neither")),
                key(new Pen().group("", 0.5, new Pen().circle("athens", 14, 8, 7)), CoreWords.of("report.maps.less")),
                key(new Pen().circle("ring", 14, 8, 7), CoreWords.of("report.maps.otherwise")))));
        blocks.addAll(grids);
        add(CoreWords.of("report.maps"), blocks.toArray(Block[]::new));
    }

    private void effects() {
        String winner = Tables.seatTitle(findings, Bars.figure(findings));
        boolean camps = Bars.figure(findings).equals(Camp.ATHENS.name());
        Bars.effects(
                        findings,
                        CoreWords.of("report.effects.gains", camps ? CoreWords.of("camp.ATHENS") : winner),
                        camps
                                ? CoreWords.of("report.effects.gains", CoreWords.of("camp.SPARTA"))
                                : CoreWords.of("report.effects.loses", winner))
                .ifPresent(effects -> add(
                        CoreWords.of(sameGame() ? "report.effects.rule" : "report.effects.game"),
                        new Page.Figure(
                                "",
                                effects,
                                CoreWords.of(
                                        "report.effects.note",
                                        winner,
                                        findings.base().title()))));
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
            blocks.add(new Page.Note(CoreWords.of("report.lengths.note")));
            add(CoreWords.of("report.lengths"), blocks.toArray(Block[]::new));
        }
    }

    private void history() {
        add(
                CoreWords.of("report.history"),
                Tables.history(findings),
                new Page.Note(CoreWords.of("report.history.note")));
    }

    /** What the figures are a function of. */
    private Page.Terms sources() {
        List<Page.Term> terms = new ArrayList<>();
        terms.add(new Page.Term(
                CoreWords.of("report.sources.played"),
                String.join(", ", findings.experiment().whats())));
        List<String> plugins = new ArrayList<>();
        findings.plugins().forEach((id, hash) -> plugins.add(id + " " + hash));
        terms.add(new Page.Term(CoreWords.of("report.sources.plugins"), String.join(", ", plugins)));
        return new Page.Terms(terms);
    }

    private static List<Page.Term> method() {
        List<Page.Term> terms = new ArrayList<>();
        for (int i = 1; i <= METHODS; i++) {
            terms.add(new Page.Term(CoreWords.of("method." + i), CoreWords.of("method." + i + ".text")));
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

package org.polemarch.core.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.core.report.HtmlReport;
import org.polemarch.core.report.ReportFolder;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

class ReportTest {

    @TempDir
    private Path folder;

    private Findings findings() throws IOException, InterruptedException {
        Shelf shelf = Skirmish.shelf(Files.writeString(folder.resolve("skirmish.jar"), "bytes"));
        Path file = folder.resolve("results.jsonl");
        Experiment experiment = new Experiment(
                List.of("skirmish", "skirmish+handicap", "skirmish+idle", "skirmish,die=8"),
                List.of("greedy"),
                40,
                1,
                List.of("random", "greedy"));
        Run.start(experiment, Shard.ALL, shelf, file).play(1, done -> {});
        return Reckoning.of(Results.open(file));
    }

    @Test
    void thePageHasEverythingTheFindingsHave() throws IOException, InterruptedException {
        Findings findings = findings();
        String page = HtmlReport.of(findings);
        findings.sentences()
                .forEach(sentence -> assertThat(page).contains(sentence.text().replace("<", "&lt;")));
        assertThat(page).contains("Pylos: Athens", "Which rule helps whom?", "Distance to history", "425 BC");
        assertThat(HtmlReport.of(findings)).isEqualTo(page);
    }

    /** Every drawing is well-formed, or a browser would leave it out in silence. */
    @Test
    void drawingsAreWellFormed() throws IOException, InterruptedException, ParserConfigurationException, SAXException {
        String page = HtmlReport.of(findings());
        int drawings = 0;
        for (int at = page.indexOf("<svg"); at >= 0; at = page.indexOf("<svg", at + 1)) {
            String svg = page.substring(at, page.indexOf("</svg>", at) + 6);
            DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
            assertThat(svg).doesNotContain("NaN", "Infinity");
            drawings++;
        }
        assertThat(drawings).isGreaterThan(30);
    }

    @Test
    void aReportReplacesAnOlderOne() throws IOException, InterruptedException {
        Findings findings = findings();
        Path report = folder.resolve("report");
        ReportFolder.write(report, false, findings);
        Path page = ReportFolder.write(report, false, findings);
        assertThat(page).content().isEqualTo(HtmlReport.of(findings));
    }
}

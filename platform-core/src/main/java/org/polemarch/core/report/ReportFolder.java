package org.polemarch.core.report;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.compare.WholeFile;

/** A folder with the same findings as a page, as JSON and as tables. */
public final class ReportFolder {

    private static final String OURS = "findings.json";

    private ReportFolder() {}

    /** Writes the report, over an older one if there is one; a folder with anything else in it is left alone. */
    public static Path write(Path folder, Findings findings) throws IOException {
        Files.createDirectories(folder);
        if (!Files.exists(folder.resolve(OURS)) && !isEmpty(folder)) {
            throw new FileSystemException(
                    folder.toString(), null, "there is something else in it; give a new folder or that of a report");
        }
        WholeFile.write(folder.resolve(OURS), out -> out.write(findings.json()));
        WholeFile.write(folder.resolve("differences.csv"), out -> out.write(Csv.differences(findings)));
        WholeFile.write(folder.resolve("figures.csv"), out -> out.write(Csv.figures(findings)));
        WholeFile.write(folder.resolve("years.csv"), out -> out.write(Csv.years(findings)));
        WholeFile.write(folder.resolve("places.csv"), out -> out.write(Csv.places(findings)));
        Path page = folder.resolve("report.html");
        WholeFile.write(page, out -> out.write(HtmlReport.of(findings)));
        return page;
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }
}

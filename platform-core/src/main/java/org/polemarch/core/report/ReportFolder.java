package org.polemarch.core.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.disk.OutputFile;
import org.polemarch.core.disk.WholeFile;

/** A folder with the same findings as a page, as JSON and as tables. */
public final class ReportFolder {

    private static final String OURS = "findings.json";

    private ReportFolder() {}

    /** Refuses what {@link #write} would refuse. Call it before the work whose result is to be written. */
    public static void check(Path folder, boolean force) throws IOException {
        if (!Files.exists(folder)) {
            Path above = folder.toAbsolutePath().getParent();
            if (above != null && !Files.isDirectory(above)) {
                throw refused(folder, "the folder it should be in does not exist; create it or choose another one");
            }
            return;
        }
        if (!Files.isDirectory(folder)) {
            throw refused(folder, "it is a file; give a new folder or that of a report");
        }
        if (Files.exists(folder.resolve(OURS))) {
            ours(folder, force).check();
        } else if (!force && !isEmpty(folder)) {
            throw refused(folder, "there is something else in it; give a new folder or that of a report");
        }
    }

    /** Writes the report, over an older one if there is one; a folder with anything else in it is left alone. */
    public static Path write(Path folder, boolean force, Findings findings) throws IOException {
        check(folder, force);
        if (!Files.exists(folder)) {
            Files.createDirectory(folder);
        }
        ours(folder, force).write(findings.json());
        put(folder.resolve("differences.csv"), Csv.differences(findings));
        put(folder.resolve("figures.csv"), Csv.figures(findings));
        put(folder.resolve("years.csv"), Csv.years(findings));
        put(folder.resolve("places.csv"), Csv.places(findings));
        Path page = folder.resolve("report.html");
        put(page, HtmlReport.of(findings));
        return page;
    }

    private static OutputFile ours(Path folder, boolean force) {
        return new OutputFile(folder.resolve(OURS), OutputFile.Kind.FINDINGS, force);
    }

    private static void put(Path file, String text) throws IOException {
        WholeFile.replace(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private static FileSystemException refused(Path folder, String why) {
        return new FileSystemException(folder.toString(), null, why);
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }
}

package org.polemarch.launcher.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the pages link to is there: files, pictures, headings. */
class LinksTest {

    private static final Pattern LINK = Pattern.compile("]\\(([^)#]*)(?:#([^)]*))?\\)");

    static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(Path.of("src/docs"));
                Stream<Path> github = Files.walk(Path.of("../.github"))) {
            return Stream.of(Stream.of(Path.of("../README.md")), docs, github)
                    .flatMap(each -> each)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void leadSomewhere(Path page) throws IOException {
        for (MatchResult link : LINK.matcher(Files.readString(page)).results().toList()) {
            if (link.group(1).contains("://")) {
                continue;
            }
            Path to = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
            assertThat(to).as(link.group()).exists();
            if (link.group(2) != null) {
                assertThat(anchors(to)).as(link.group()).contains(link.group(2));
            }
        }
    }

    /** As GitHub makes them from headings. */
    private static List<String> anchors(Path page) throws IOException {
        return Files.readAllLines(page).stream()
                .filter(line -> line.matches("#+ .*"))
                .map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT))
                .map(line -> line.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
                .toList();
    }
}

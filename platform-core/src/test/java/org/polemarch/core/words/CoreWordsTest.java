package org.polemarch.core.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.polemarch.api.text.Language;

/** The host's words: everything said has words, no words are left over, and no failure shows its Java class. */
class CoreWordsTest {

    private static final Pattern SAID = Pattern.compile("CoreWords\\s*\\.of\\(\\s*\"([^\"]+)\"\\s*[,)]");
    private static final Pattern QUOTED = Pattern.compile("\"([a-z][a-z-]*(?:\\.[A-Za-z_-]+)*)\"");
    private static final Pattern PREFIX = Pattern.compile("CoreWords\\s*\\.of\\(\\s*\"([a-z-]+\\.)\"\\s*\\+");

    private static String sources() throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                all.append(Files.readString(file));
            }
        }
        return all.toString();
    }

    private static Set<String> all(Pattern pattern) throws IOException {
        Set<String> found = new TreeSet<>();
        Matcher matcher = pattern.matcher(sources());
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }

    @Test
    void whateverIsSaidHasWords() throws IOException {
        assertThat(all(SAID).stream().filter(key -> !CoreWords.keys().contains(key)))
                .isEmpty();
    }

    @Test
    void noWordsAreLeftOver() throws IOException {
        Set<String> used = all(QUOTED);
        Set<String> prefixes = all(PREFIX);
        assertThat(CoreWords.keys().stream()
                        .filter(key -> !used.contains(key) && prefixes.stream().noneMatch(key::startsWith)))
                .isEmpty();
    }

    @Test
    void severalThingsAreCountedUp() {
        assertThat(CoreWords.all(List.of())).isEmpty();
        assertThat(CoreWords.all(List.of("Athens"))).isEqualTo("Athens");
        assertThat(CoreWords.all(List.of("Athens", "Corinth", "Sparta"))).isEqualTo("Athens, Corinth and Sparta");
    }

    @Test
    void aFailureSaysWhatItIsAndNotItsJavaClass() {
        assertThat(Failures.said(new IllegalStateException("no ink"))).isEqualTo("no ink");
        assertThat(Failures.said(new IllegalStateException(new IOException("no ink"))))
                .isEqualTo("no ink");
        assertThat(Failures.said(new NullPointerException())).isEqualTo("it uses a value that is not there");
        assertThat(Failures.said(new StackOverflowError())).isEqualTo("it calls itself without end");
        assertThat(Failures.said(new IOException())).isEqualTo("it failed without saying why");
    }

    @Test
    void aFailureIsToldInThePlayersLanguage() {
        Language.use(Language.of("de", Path.of("none")).orElseThrow());
        try {
            assertThat(Failures.said(new NullPointerException())).isEqualTo("ein Wert fehlt, den es braucht");
        } finally {
            Language.use(Language.ENGLISH);
        }
    }
}

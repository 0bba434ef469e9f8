package org.polemarch.launcher.words;

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

/** The program's words: everything said has words, and no words are left over. */
class SayTest {

    private static final Pattern KEY = Pattern.compile("\"([a-z][a-z-]*(?:\\.[A-Za-z_-]+)+)\"");
    private static final Pattern PREFIX = Pattern.compile("Say\\s*\\.of\\(\\s*\"([a-z-]+(?:\\.[a-z-]+)*\\.)\"\\s*\\+");

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

    @Test
    void whateverIsSaidHasWords() throws IOException {
        Matcher said =
                Pattern.compile("Say\\s*\\.of\\(\\s*\"([^\"]+)\"\\s*[,)]").matcher(sources());
        Set<String> missing = new TreeSet<>();
        while (said.find()) {
            if (!Say.keys().contains(said.group(1))) {
                missing.add(said.group(1));
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void commandsHaveANameAndAHelp() throws IOException {
        Matcher commands = Pattern.compile("(?:Command\\.of|new Command)\\(\\s*\"([a-z-]+)\"")
                .matcher(sources());
        int count = 0;
        while (commands.find()) {
            count++;
            assertThat(Say.keys()).contains("command." + commands.group(1), "command." + commands.group(1) + ".help");
        }
        assertThat(count).isGreaterThan(20);
    }

    @Test
    void noWordsAreLeftOver() throws IOException {
        String sources = sources();
        Set<String> used = new TreeSet<>();
        Matcher keys = KEY.matcher(sources);
        while (keys.find()) {
            used.add(keys.group(1));
        }
        Set<String> prefixes = new TreeSet<>();
        Matcher starts = PREFIX.matcher(sources);
        while (starts.find()) {
            prefixes.add(starts.group(1));
        }
        assertThat(Say.keys().stream()
                        .filter(key -> !used.contains(key) && prefixes.stream().noneMatch(key::startsWith)))
                .isEmpty();
    }

    @Test
    void thingsArePutIn() {
        assertThat(Say.of("facts.seats-range", 3, 5)).isEqualTo("3 to 5 seats");
    }

    @Test
    void severalThingsAreCountedUp() {
        assertThat(Say.all(List.of())).isEmpty();
        assertThat(Say.all(List.of("Athens"))).isEqualTo("Athens");
        assertThat(Say.all(List.of("Athens", "Corinth", "Sparta"))).isEqualTo("Athens, Corinth and Sparta");
    }

    @Test
    void aPluginsWordsBeginALineWithACapital() {
        assertThat(Say.sentence("hands and decks.")).isEqualTo("Hands and decks");
        assertThat(Say.sentence("One. Two.")).isEqualTo("One. Two.");
        assertThat(Say.sentence("")).isEmpty();
    }

    @Test
    void aPluginsWordsMakeAWholeSentence() {
        assertThat(Say.whole("it is broken")).isEqualTo("It is broken.");
        assertThat(Say.whole("hands and decks.")).isEqualTo("Hands and decks.");
        assertThat(Say.whole("no such field; did you mean 'die'?")).isEqualTo("No such field; did you mean 'die'?");
    }
}

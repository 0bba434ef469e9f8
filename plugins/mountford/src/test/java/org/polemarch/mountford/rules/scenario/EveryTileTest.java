package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every one of the 64 tiles is played, held or refused in some test of the rules. */
class EveryTileTest {

    private static final Pattern WORD = Pattern.compile("(?:ath|arg|spa|cor|the|syr|per)-[a-z0-9-]+");

    @Test
    void noTileIsWithoutATest() throws IOException {
        Set<String> named = new HashSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src", "test", "java"))) {
            files.filter(file -> file.toString().endsWith("Test.java"))
                    .map(EveryTileTest::read)
                    .forEach(text -> {
                        Matcher words = WORD.matcher(text);
                        while (words.find()) {
                            named.add(words.group());
                        }
                    });
        }
        Set<String> missing = new TreeSet<>();
        for (int tile = 0; tile < data().tiles().size(); tile++) {
            missing.add(data().tiles().tile(tile).id());
        }
        assertThat(missing).hasSize(64);
        missing.removeAll(named);
        assertThat(missing).isEmpty();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package org.polemarch.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.text.Language;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Session;

/** A game in German has no English in it, and is the same game. */
class GermanGameTest {

    private static final Pattern ENGLISH =
            Pattern.compile("\\b(the|of|and|your?|is|are|with|to|has|have|for|from|it|no|not|by|this)\\b");

    /** What is typed is the same in every language. */
    private static final Pattern TYPED = Pattern.compile(
            "\\[[^\\[\\]]*]|^  (moves|why|odds|log|board|rules|undo|hint|save|quit)\\b.{10}|^Gespeichert.*");

    @TempDir
    private Path folder;

    @AfterEach
    void speakEnglish() {
        Language.use(Language.ENGLISH);
    }

    private void speakGerman() {
        Language.use(Language.of("de", folder).orElseThrow());
    }

    @Test
    void theTextTableSpeaksNoEnglish() {
        speakGerman();
        StringBuilder typed = new StringBuilder("help\nwhy\nscore\nrules\nboard\n");
        typed.append("1\n".repeat(60)).append("log 500\nscore\nquit\n");

        TestProgram.Result result = TestProgram.installed(folder)
                .typing(typed.toString(), "play", "perikles", "--text", "--seed", "5", "--players", "3");

        assertThat(result.code()).isZero();
        assertThat(result.out()).contains("Runde 1 von 3");
        List<String> english = result.out()
                .lines()
                .filter(line ->
                        ENGLISH.matcher(TYPED.matcher(line).replaceAll("")).find())
                .toList();
        assertThat(english).isEmpty();
    }

    @Test
    void theRecordIsTheSameInEveryLanguage() {
        SaveGame english = played();
        speakGerman();
        SaveGame german = played();
        Language.use(Language.PSEUDO);
        SaveGame pseudo = played();

        assertThat(german).isEqualTo(english);
        assertThat(pseudo.moves()).isEqualTo(english.moves());
        assertThat(pseudo.digests()).isEqualTo(english.digests());
    }

    private SaveGame played() {
        try (TestTable tables = TestTable.only(folder.resolve(Language.current().tag()), "perikles")) {
            Session<?> session = tables.session("perikles", "Ann", "Bob", "Cleo");
            for (int i = 0; i < 80; i++) {
                session.play(0);
            }
            return session.save(Instant.EPOCH);
        }
    }
}

package org.polemarch.api.text.tongues;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.JsonWords;
import org.polemarch.api.text.Language;
import org.polemarch.api.text.Phrases;
import org.polemarch.api.text.TranslatedJson;
import org.polemarch.api.text.Words;
import tools.jackson.core.json.JsonFactory;

/** A translation says what it can; the rest is said in English. */
class LanguageTest {

    record Moved(int count, Harbour harbour) {}

    record Sunk() {}

    record Harbour(String id) {}

    record Step(String id, String text, Optional<String> seat) {}

    record Texts(String title, List<Step> steps, List<String> tips) {}

    @TempDir
    private Path folder;

    @AfterEach
    void speakEnglishAgain() {
        Language.use(Language.ENGLISH);
    }

    private void speak(String tag) {
        Language.use(Language.of(tag, folder).orElseThrow());
    }

    private static String say(Record record) {
        return Words.of(LanguageTest.class).say(record);
    }

    @ParameterizedTest
    @CsvSource({"0, okrętów", "1, okręt", "2, okręty", "5, okrętów", "12, okrętów", "22, okręty", "25, okrętów"})
    void aLanguageHasAsManyFormsAsItNeeds(int count, String form) {
        speak("pl");

        assertThat(say(new Moved(count, new Harbour("piraeus"))))
                .isEqualTo("Przesuwasz " + count + " " + form + " do: Piraeus.");
    }

    @Test
    void whatIsNotTranslatedIsSaidInEnglish() {
        speak("pl-PL");

        assertThat(say(new Sunk())).isEqualTo("It sinks.");
    }

    @Test
    void aLanguageNobodyKnowsIsEnglish() {
        speak("fi");

        assertThat(say(new Moved(1, new Harbour("piraeus")))).isEqualTo("You move 1 ship to Piraeus.");
    }

    @Test
    void aPlayerTranslatesAGameWithAFile() throws IOException {
        Path file = folder.resolve(LanguageTest.class.getPackageName()).resolve("messages_pl.properties");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "Harbour.piraeus = Pireus\n");
        speak("pl");

        assertThat(say(new Moved(1, new Harbour("piraeus")))).isEqualTo("Przesuwasz 1 okręt do: Pireus.");
    }

    @Test
    void aDamagedFileIsNamed() throws IOException {
        Path file = folder.resolve(LanguageTest.class.getPackageName()).resolve("messages_pl.properties");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "a = \\u00zz\n");
        speak("pl");

        assertThatThrownBy(() -> say(new Sunk()))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("messages_pl.properties cannot be read");
    }

    @Test
    void namesFromTheDataAreTranslatedByAMessage() throws IOException {
        Words plain = Words.of(LanguageTest.class).naming(Harbour.class, harbour -> "Port " + harbour.id());
        assertThat(plain.name(new Harbour("piraeus"))).isEqualTo("Port piraeus");

        speak("pl");

        assertThat(plain.name(new Harbour("piraeus"))).isEqualTo("Piraeus");
        assertThat(plain.name(new Harbour("syme"))).isEqualTo("Port syme");
    }

    @Test
    void textsInJsonAreLaidOverTheEnglishOnes() {
        speak("de-AT");

        Texts texts = TranslatedJson.read(
                        LanguageTest.class,
                        "texts.json",
                        JsonWords.strict(new JsonFactory()).build(),
                        Texts.class)
                .orElseThrow();

        assertThat(texts.title()).isEqualTo("Eine Belagerung");
        assertThat(texts.steps()).extracting(Step::text).containsExactly("Begin.", "Ende.");
        assertThat(texts.tips()).containsExactly("nur einer");
    }

    @Test
    void thePseudoLanguageIsLongerAndKeepsWhatIsPutIn() {
        Language.use(Language.PSEUDO);

        String said = say(new Moved(2, new Harbour("piraeus")));

        assertThat(said).startsWith("⟦").endsWith("⟧").contains(" 2 ").doesNotContain("ship");
        assertThat(said.length()).isGreaterThan("You move 2 ships to Piraeus.".length() * 13 / 10);
    }

    @Test
    void phrasesFollowTheLanguage() {
        Phrases phrases = Phrases.of(LanguageTest.class);
        assertThat(phrases.of("LanguageTest.Sunk")).isEqualTo("It sinks.");

        Language.use(Language.PSEUDO);

        assertThat(phrases.of("LanguageTest.Sunk")).startsWith("⟦");
    }

    @Test
    void notEveryWordIsALanguage() {
        assertThat(Language.of("?", folder)).isEmpty();
        assertThat(Language.of("pt_BR", folder).map(Language::tag)).contains("pt-BR");
    }
}

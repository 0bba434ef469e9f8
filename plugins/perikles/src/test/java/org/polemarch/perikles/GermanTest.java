package org.polemarch.perikles;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.text.Language;
import org.polemarch.testkit.Translation;

/** Perikles speaks German, all of it. */
class GermanTest {

    private final Translation german = new Translation(PeriklesPlugin.class, "de");

    @AfterEach
    void speakEnglish() {
        Language.use(Language.ENGLISH);
    }

    @Test
    void everyMessageIsTranslated() {
        assertThat(german.ofBundle("messages.properties")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"rules-index.json", "teaching/primer.json", "teaching/guide.json", "teaching/glossary.json"})
    void everyTextIsTranslated(String file) {
        assertThat(german.ofJson(file)).isEmpty();
    }

    @Test
    void whatIsReadBeforeTheGameIsTranslated() {
        PeriklesPlugin plugin = new PeriklesPlugin();
        List<String> asked = new ArrayList<>();
        plugin.info().in((key, english) -> {
            asked.add(key);
            return english;
        });
        Language.use(Language.of("de", Path.of("none")).orElseThrow());

        assertThat(plugin.words().keys()).containsAll(asked);
        assertThat(plugin.introduction().seats().get(0).title()).isEqualTo("Rot");
        assertThat(plugin.teaching().glossary().terms()).isNotEmpty();
        assertThat(plugin.ruleIndex().section("4.4").orElseThrow().heading()).isEqualTo("Wahlen abhalten");
    }
}

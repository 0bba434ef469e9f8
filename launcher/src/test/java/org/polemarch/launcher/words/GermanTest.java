package org.polemarch.launcher.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.KitWords;
import org.polemarch.core.words.CoreWords;
import org.polemarch.launcher.cli.Program;
import org.polemarch.testkit.Translation;

/** The program speaks German, all of it; a new English message fails here until it is translated. */
class GermanTest {

    @Test
    void theWindowAndTheTextTable() {
        assertThat(new Translation(Say.class, "de").ofBundle("messages.properties"))
                .isEmpty();
    }

    @Test
    void theHelpOfTheCommands() {
        assertThat(new Translation(Program.class, "de").ofBundle("usage.properties"))
                .isEmpty();
    }

    @Test
    void whatTheHostSays() {
        assertThat(new Translation(CoreWords.class, "de").ofBundle("messages.properties"))
                .isEmpty();
    }

    @Test
    void whatAllGamesSay() {
        assertThat(new Translation(Words.class, "de").ofBundle("messages.properties"))
                .isEmpty();
        assertThat(new Translation(KitWords.class, "de").ofBundle("messages.properties"))
                .isEmpty();
    }
}

package org.polemarch.launcher.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.KitWords;
import org.polemarch.core.words.CoreWords;
import org.polemarch.launcher.cli.Program;
import org.polemarch.testkit.BetterWords;

/** The program speaks as its games do; their own words are checked beside them. */
class VoiceTest {

    private static void speaksWell(Class<?> anchor, String file) {
        assertThat(BetterWords.faults(Words.messages(anchor, file))).isEmpty();
    }

    @Test
    void theWindowAndTheTextTable() {
        speaksWell(Say.class, "messages.properties");
    }

    @Test
    void theHelpOfTheCommands() {
        speaksWell(Program.class, "usage.properties");
    }

    @Test
    void whatTheHostSays() {
        speaksWell(CoreWords.class, "messages.properties");
    }

    @Test
    void whatAllGamesSay() {
        speaksWell(Words.class, "messages.properties");
        speaksWell(KitWords.class, "messages.properties");
    }
}

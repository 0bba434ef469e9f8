package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Figures that a player has tried become a variant file that is read like any other. */
class VariantDraftTest {

    private static final String PATCH = "{\"figures\": {\"siegeCost\": 2, \"source\": \"my copy\"}}";

    @TempDir
    private Path folder;

    private static VariantDraft draft(String title, String patch) {
        return new VariantDraft("polis", ">=0.1.0", title, " Ann ", "Sieges cost 2.", List.of("no-plague"), patch);
    }

    @Test
    void whatIsWrittenIsReadBackAsItWasMeant() throws Exception {
        Path file = draft("Dear sieges!", PATCH).writeTo(folder);
        assertThat(file.getFileName()).hasToString("dear-sieges.variant.json");
        VariantFile read = VariantFile.of(Files.readAllBytes(file));
        assertThat(read.info().id()).isEqualTo("dear-sieges");
        assertThat(read.info().game()).isEqualTo("polis");
        assertThat(read.info().fits()).isEqualTo(">=0.1.0");
        assertThat(read.info().title()).isEqualTo("Dear sieges!");
        assertThat(read.info().author()).isEqualTo("Ann");
        assertThat(read.info().summary()).isEqualTo("Sieges cost 2.");
        assertThat(read.info().after()).containsExactly("no-plague");
        assertThat(read.dataPatch()).contains("{\"figures\":{\"siegeCost\":2,\"source\":\"my copy\"}}");
    }

    @Test
    void anIdIsMadeOfLatinLettersHoweverTheTitleIsWritten() {
        assertThat(draft("Épée & bouclier – à Thèbes", PATCH).id()).isEqualTo("epee-bouclier-a-thebes");
        assertThatThrownBy(() -> draft("Πόλεμος", PATCH).text())
                .isInstanceOf(PluginFault.class)
                .hasMessage("it needs a title with at least one Latin letter or digit");
    }

    @Test
    void aFileThatIsThereIsNeverWrittenOver() {
        draft("Dear sieges", PATCH).writeTo(folder);
        assertThatThrownBy(() -> draft("Dear sieges", PATCH.replace("2", "3")).writeTo(folder))
                .isInstanceOf(PluginFault.class)
                .hasMessageContaining("give it another title");
        assertThat(folder.resolve("dear-sieges.variant.json"))
                .content(StandardCharsets.UTF_8)
                .contains("siegeCost");
    }

    @Test
    void whatNobodyCouldUseIsRefused() {
        assertThatThrownBy(() -> draft("Torn", "{\"figures\": ").text())
                .isInstanceOf(PluginFault.class)
                .hasMessageStartingWith("the patch: ");
        assertThatThrownBy(() -> draft("List", "[1]").text())
                .isInstanceOf(PluginFault.class)
                .hasMessage("the patch must be a JSON object of table names");
    }
}

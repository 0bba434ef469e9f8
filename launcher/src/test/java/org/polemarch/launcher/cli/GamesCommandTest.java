package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class GamesCommandTest {

    @TempDir
    private Path folder;

    @Test
    void listsEveryInstalledGameWithWhatCanBeChosen() {
        Result result = TestProgram.installed(folder).run("games");
        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out())
                .contains("perikles           Perikles (3-5 seats")
                .contains("polis              Polis (2 seats")
                .contains("seats      athens, sparta")
                .contains("option     earlyEnd=endOfTurn|immediate");
    }

    @Test
    void asJson() {
        Result result = TestProgram.installed(folder).run("games", "--json");
        assertThat(result.code()).isZero();
        JsonNode games = new JsonMapper().readTree(result.out());
        assertThat(games.findValuesAsString("title")).contains("Polis", "Perikles");
        JsonNode first = games.get(0);
        assertThat(first.propertyNames())
                .containsExactly(
                        "id",
                        "title",
                        "version",
                        "credit",
                        "summary",
                        "fewestSeats",
                        "mostSeats",
                        "minutes",
                        "hidden",
                        "random",
                        "seats",
                        "scenarios",
                        "options",
                        "variants",
                        "bots");
    }

    @Test
    void aBrokenPluginIsNamedAndTheOthersAreListed() {
        Path broken = TestJar.tablets().withoutIndex().as(folder.resolve("broken.jar"));
        Result result =
                TestProgram.bundling(folder, TestProgram.built("polis"), broken).run("games");
        assertThat(result.code()).isZero();
        assertThat(result.complaint()).startsWith("polemarch: plugin tablets 1.0.0 (broken.jar): ");
        assertThat(result.out()).contains("Polis (2 seats").doesNotContain("Tablets");
    }

    @Test
    void withoutPluginsItSaysWhereToLook() {
        Result result = TestProgram.bundling(folder).run("games");
        assertThat(result.code()).isZero();
        assertThat(result.out()).isEqualToIgnoringNewLines("No game is installed. See: polemarch plugins list");
    }
}

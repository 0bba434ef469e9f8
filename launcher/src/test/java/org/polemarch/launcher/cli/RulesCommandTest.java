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

class RulesCommandTest {

    @TempDir
    private Path folder;

    private TestProgram tablets() {
        return TestProgram.bundling(folder, TestJar.tablets().as(folder.resolve("tablets.jar")));
    }

    @Test
    void showsTheIndexAndWhereEachSectionIsEnforced() {
        Result result = tablets().run("rules", "tablets");
        assertThat(result.code()).isZero();
        assertThat(result.out())
                .contains("1  Writing")
                .contains("Each may cast a die once.")
                .contains("Enforced by org.example.tablets.Tablets$Writing");
    }

    @Test
    void findsASectionByItsIdAndByItsWords() {
        TestProgram program = tablets();
        assertThat(program.run("rules", "tablets", "2").out())
                .contains("Casting")
                .doesNotContain("Writing");
        assertThat(program.run("rules", "tablets", "in", "secret").out())
                .contains("1  Writing")
                .doesNotContain("2  Casting");
    }

    @Test
    void tellsASectionWholeWhenItIsTheOnlyOneAskedFor() {
        TestProgram program = tablets();
        String whole = program.run("rules", "tablets", "1").out();
        assertThat(whole)
                .containsSubsequence(
                        "    Each writes a number from one to three in secret.",
                        "    Nobody may look at the other's tablet before both have written.",
                        "    The greater number wins the turn.",
                        "    Example: Nikias writes 3, Kleon 2: the turn goes to Nikias.",
                        "    Ruling T-1: Equal numbers are written again",
                        "    See also: 2 Casting",
                        "    Enforced by org.example.tablets.Tablets$Writing");
        assertThat(program.run("rules", "tablets", "T-1").out()).isEqualTo(whole);
        assertThat(program.run("rules", "tablets", "Nikias").out()).isEqualTo(whole);
        assertThat(program.run("rules", "tablets").out()).doesNotContain("Nikias");
    }

    @Test
    void aSectionThatIsNotThere() {
        Result result = tablets().run("rules", "tablets", "flying", "machines");
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint())
                .isEqualTo("polemarch rules: tablets has no section 'flying machines', and none mentions it; "
                        + "see them all with: polemarch rules tablets");
    }

    @Test
    void asJson() {
        JsonNode json = new JsonMapper()
                .readTree(tablets().run("rules", "tablets", "--json").out());
        assertThat(json.findValuesAsString("heading")).containsExactly("Writing", "Casting");
        assertThat(json.get(0).get("text")).hasSize(2);
        assertThat(json.get(0).get("see").get(0).asString()).isEqualTo("2");
        assertThat(json.get(0).get("rulings").get(0).get("id").asString()).isEqualTo("T-1");
    }

    @Test
    void tellsWhereFiguresComeFrom() {
        assertThat(tablets().run("rules", "tablets", "--sources").out())
                .contains("the street")
                .contains("1 records");
    }
}

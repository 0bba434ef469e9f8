package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import org.polemarch.launcher.TestVariant;

/** Every command that has to do with a game says with which variants. */
class VariantsToldTest {

    @TempDir
    private Path folder;

    private TestProgram program;

    @BeforeEach
    void install() {
        program = TestProgram.bundling(folder, TestProgram.built("polis"));
        TestVariant.install(program.home().userPlugins(), "dear-sieges", TestVariant.DEAR_SIEGES);
    }

    private String said(String... args) {
        Result result = program.run(args);
        assertThat(result.code()).as(result.err()).isZero();
        return result.out();
    }

    @Test
    void theRulesAreShownAsTheyAreWithAVariant() {
        assertThat(said("rules", "polis", "--variant", "dear-sieges", "siege"))
                .startsWith("Polis with Dear sieges – ")
                .contains("siege  7. Lay siege to a polis  (Dear sieges)\n    A siege is laid for 2 Prestige.\n");
        assertThat(said("rules", "polis", "siege")).startsWith("Polis – ").doesNotContain("Dear sieges");
    }

    @Test
    void onlyWhatDiffersIsShownOnDemand() {
        String diff = said("rules", "polis", "--variant", "dear-sieges", "--diff");
        assertThat(diff)
                .contains(
                        "siege  7. Lay siege to a polis  (Dear sieges)\n- For 1 Prestige besiege a neutral or enemy polis.")
                .contains("\n+ A siege is laid for 2 Prestige.\n")
                .contains("\n+ Potidaea cost 2,000 talents.\n")
                .contains("Figures, siege cost: 2 instead of 1 (Dear sieges)")
                .contains("\n- Roll the four-sided die and add 1 for each of your Siege disks in the territory.")
                .contains("\n- Example: Thibae, Fortification 3, is neutral.")
                .doesNotContain("- 7. Lay siege")
                .doesNotContain("siege/success");
        assertThat(said("rules", "polis", "--variant", "dear-sieges", "--diff", "dear-sieges/why"))
                .contains("Potidaea")
                .doesNotContain("siege cost");
    }

    @Test
    void aSectionThatAVariantPlaysOtherwiseSaysSo() {
        program =
                TestProgram.bundling(folder.resolve("both"), TestProgram.built("polis"), TestProgram.built("what-if"));
        assertThat(said("rules", "polis", "--variant", "peace-holds", "battles"))
                .contains("    The peace that held changes how this rule is played; see battles/arbitration.\n");
    }

    @Test
    void aSectionIsShownWithTheFiguresThatNoLongerHold() {
        TestVariant.install(program.home().userPlugins(), "dearer-sieges", TestVariant.DEARER_SIEGES);
        assertThat(said("rules", "polis", "--variant", "dearer-sieges", "siege"))
                .contains("For 1 Prestige")
                .contains("\n\nThese figures are changed, whatever the text says:\nFigures, siege cost")
                .endsWith("\nFigures, siege cost: 3 instead of 1 (Dearer sieges)\n");
        assertThat(said("rules", "polis", "siege")).doesNotContain("figures are changed");
    }

    @Test
    void theDifferenceIsToldToProgramsToo() {
        assertThat(said("rules", "polis", "--variant", "dear-sieges", "--diff", "--json"))
                .contains("\"variant\" : \"Dear sieges\"")
                .contains("\"before\"")
                .contains("For 1 Prestige")
                .contains("Roll the four-sided die");
    }

    @Test
    void withoutAVariantThereIsNoDifference() {
        Result result = program.run("rules", "polis", "--diff");
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.complaint()).contains("--diff shows what variants change; name one with --variant");
    }

    @Test
    void theListOfGamesSaysWhoWroteAVariant() {
        assertThat(said("games"))
                .contains("variant    dear-sieges  Dear sieges, by Ann Example: A siege costs 2 Prestige.");
    }

    @Test
    void aSimulationIsCalledByItsVariants() {
        assertThat(said("simulate", "polis", "--games", "1", "--variant", "dear-sieges"))
                .startsWith("1 game of Polis with Dear sieges, seed 1: ");
        assertThat(said("simulate", "polis", "--games", "1", "--variant", "dear-sieges", "--json", "-"))
                .containsPattern("\"variants\" ?: \\[\\s*\"dear-sieges\"\\s*]");
    }

    @Test
    void theTextTableBeginsWithThemAndTheSaveNamesThem() throws Exception {
        Result played = program.typing(
                "rules siege\nquit\n", "play", "polis", "--text", "--variant", "dear-sieges", "--seed", "3");
        assertThat(played.out())
                .startsWith(
                        "Polis with Dear sieges\n  Played with Dear sieges, by Ann Example. A siege costs 2 Prestige.\n")
                .contains("7. Lay siege to a polis, Dear sieges");
        Path save = program.home().saves().resolve("polis.json");
        assertThat(save).content().contains("\"title\": \"Polis with Dear sieges\"");
        assertThat(said("replay", save.toString(), "--seat", "athens"))
                .contains("    0  Played with Dear sieges, by Ann Example.");
        assertThat(said("replay", save.toString(), "--seat", "athens", "--json"))
                .contains("\"title\" : \"Polis with Dear sieges\"")
                .containsPattern("\"variants\" ?: \\[ ?\"dear-sieges\" ?]");
        assertThat(said("replay", save.toString(), "--chronicle"))
                .startsWith("    0  Played with Dear sieges, by Ann Example.");
        assertThat(said("replay", save.toString(), "--chronicle", "--json"))
                .containsPattern("\"variants\" ?: \\[ ?\"dear-sieges\" ?]");
        for (String kind : new String[] {"--all", "--json"}) {
            assertThat(said("analyse", save.toString(), "--seat", "athens", "--rounds", "1", kind))
                    .as(kind)
                    .contains("Polis with Dear sieges");
        }
    }
}

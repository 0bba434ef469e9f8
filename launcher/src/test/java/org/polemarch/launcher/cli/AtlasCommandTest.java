package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.text.Concept;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AtlasCommandTest {

    @TempDir
    private Path folder;

    private TestProgram program;

    @BeforeEach
    void install() {
        program = TestProgram.installed(folder);
    }

    @Test
    void everyConceptIsListedWithTheGamesThatModelIt() {
        Result result = program.run("atlas");
        assertThat(result.code()).isZero();
        assertThat(result.out().lines()).hasSize(Concept.values().length);
        assertThat(result.out().lines().findFirst().orElseThrow()).matches("siege +Sieges +mountford, polis");
    }

    @Test
    void theFiveRulesOfASiegeStandBelowEachOtherWithTheirOdds() {
        Result result = program.run("atlas", "siege");
        assertThat(result.code()).isZero();
        assertThat(result.out())
                .startsWith("Sieges")
                .contains("Pericles", "Perikles", "Polis", "Victory or Death", "Mountford's variant")
                .contains("There are no sieges: a base falls in battle")
                .containsPattern("Fortification 3 +50%, second try 75%")
                .containsPattern("After 2 operations +fortress 25%, other place always")
                .contains("Rules: 7. Lay siege to a polis (siege)");
    }

    @Test
    void battlesComeWithTheirOddsInEveryGame() {
        String land = program.run("atlas", "land-battle").out();
        assertThat(land)
                .as("Mountford: 26 of 36 throws with the attacker's 1 and ties")
                .containsPattern("Equal +72%")
                .as("Perikles: 8 or more against 7 or more, to two tokens")
                .containsPattern("Column 1:1 +30%")
                .as("Victory or Death: no dice, but cards")
                .containsPattern("Sparta +7 of 39")
                .as("Pericles: a card for each side")
                .containsPattern("Equal before the cards +39%, tie 21%");
    }

    @Test
    void whatASectionSaysIsShownOnDemand() {
        assertThat(program.run("atlas", "siege", "--rules").out().replaceAll("\\s+", " "))
                .contains("then the die must reach the Fortification.");
    }

    @Test
    void onePlayerOfPericlesIsLedToPolis() {
        Result result = program.run("atlas", "--from", "pericles", "--to", "polis");
        assertThat(result.code()).isZero();
        String plain = result.out().replaceAll("\\s+", " ");
        assertThat(plain)
                .startsWith("You know Pericles: here is what Polis changes. Athens and Sparta gather poleis")
                .contains("Polis has 2 seats instead of 4. It takes about 2½ hours, less than the 4 hours")
                .contains("New in Polis Sieges: In Polis, you pay 1 Prestige and roll a four-sided die")
                .contains("In Pericles, there are no sieges: a base falls in battle, once no unit is left beside it.")
                .contains("What you can forget Alliances: In Pericles, the Delian and the Peloponnesian League");
    }

    @Test
    void asJson() {
        JsonNode page = new JsonMapper()
                .readTree(program.run("atlas", "plague", "--json").out());
        assertThat(page.findValuesAsString("game"))
                .containsExactly("mountford", "pericles", "perikles", "polis", "victory-or-death");
        assertThat(page.get(1).get("rules").get(0).get("id").asString()).isEqualTo("5.13");
    }

    @Test
    void aConceptThatNobodyKnowsIsNamedWithThoseThatExist() {
        Result result = program.run("atlas", "elephants");
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.err()).contains("no concept is called 'elephants'; there are siege, land-battle");
    }

    @Test
    void fromNeedsTo() {
        Result result = program.run("atlas", "--from", "pericles");
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).contains("--from and --to go together");
    }
}

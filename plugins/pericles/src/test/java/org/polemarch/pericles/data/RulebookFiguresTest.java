package org.polemarch.pericles.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesPlugin;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Figures the rulebook itself states, each with the section that states it, read from the book and not from the data.
 * What the book leaves to map, cards and Playbook is not anchored here: its source says so in the data.
 */
@Cites({"2.0", "3.2", "10.1"})
class RulebookFiguresTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static JsonNode table(String name) {
        try (InputStream file =
                Objects.requireNonNull(PericlesPlugin.class.getResourceAsStream("data/" + name + ".json"))) {
            return JSON.readTree(file);
        } catch (IOException unreadable) {
            throw new AssertionError(name, unreadable);
        }
    }

    @ParameterizedTest(name = "{2}: {0} is {1}")
    @CsvSource({
        "strategos, 26, 2.0",
        "persianBases, 3, 2.0",
        "argos, 4, 2.0 and 12.1",
        "treachery, 10, 3.2",
        "buildPointsPerBase, 4, 3.2",
        "hand, 9, 5.21",
        "handAfterBrainTrust, 6, 5.22",
        "entourage, 3, 5.23",
        "strategyBoard, 5, 5.31",
        "debates, 6, 6.1",
        "capture, 7, 6.15",
        "gamesAtWar, 3, 7.43 B",
        "colonyPoints, 4, 7.44 B",
        "krypteia, 6, 7.45 A",
        "agoge, 3, 7.45 B",
        "rumors, 2, 7.5",
        "basesPerTheater, 3, 8.2",
        "diplomaticCommitment, 3, 8.51",
        "neutralCommitment, 5, 8.51",
        "neutralOpposition, 4, 8.51",
        "leagueBaseCost, 4, 8.52",
        "leagueConversionCost, 2, 8.52",
        "oracleTreachery, 3, 8.53",
        "capital, 4, 8.6",
        "goldSpartanNaval, 3, 9.11",
        "goldIonianLand, 4, 9.11",
        "goldAegeanNaval, 3, 9.11",
        "raidCost, 3, 9.2",
        "generalCommitment, 5, 9.31",
        "otherCommitment, 4, 9.31",
        "honorVictoryMultiple, 3, 11.11",
        "upkeepPerBase, 4, 11.2",
        "unitsPerTheater, 15, 11.3",
        "willTokens, 5, 11.4"
    })
    @Covers({"2.0a", "2.0c", "2.0e"})
    void anAmount(String record, int amount, String section) {
        assertThat(table("figures").get(record).get("amount").asInt())
                .as(section)
                .isEqualTo(amount);
    }

    @ParameterizedTest(name = "{2}: {0} is {1} Honor")
    @CsvSource({
        "orationAtMost, 3, 7.1",
        "ostracism, 3, 7.1",
        "favorHeld, 1, 7.2",
        "peaceDeclared, 10, 7.41 B",
        "gamesAtPeace, 3, 7.43 A",
        "citizenship, 2, 7.44 A",
        "colony, 2, 7.44 B",
        "diplomaticConversion, 2, 8.51",
        "diplomaticLoss, 2, 8.51",
        "leagueBase, 2, 8.52",
        "leagueConversion, 2, 8.52",
        "oracle, 3, 8.53",
        "oracleRemoval, 1, 8.53",
        "raid, 3, 9.2",
        "generalPerPiece, 2, 9.51",
        "compatriotPerPiece, 1, 9.51",
        "hostages, 5, 9.51 and 9.52",
        "defenderPerPiece, 1, 9.52",
        "loserPerPiece, 1, 9.53",
        "majorDefeat, 5, 9.54",
        "endControlling, 5, 11.12 and 11.14 A",
        "endOpposition, 5, 11.12 and 11.14 A",
        "endPerBase, 3, 11.14 B",
        "endPerTheaterAthens, 3, 11.14 C",
        "endPerTheaterSparta, 6, 11.14 D",
        "willMet, 5, 11.4",
        "willFailed, 5, 11.4",
        "noPresenceInTheEast, 1, 13.22"
    })
    void anAmountOfHonor(String record, int amount, String section) {
        assertThat(table("honor").get(record).get("amount").asInt()).as(section).isEqualTo(amount);
    }

    /** 3.2 Build/Maintenance Cost, 11.2: four points build a naval unit and two keep it; two and one a land unit. */
    @Test
    @Covers("11.2a")
    void naval4And2Land2And1() {
        table("pieces").properties().forEach(piece -> {
            String name = piece.getKey();
            if (!name.endsWith("_BASE")) {
                boolean naval = name.endsWith("_NAVAL");
                assertThat(piece.getValue().get("buildPoints").asInt()).as(name).isEqualTo(naval ? 4 : 2);
                assertThat(piece.getValue().get("upkeep").asInt()).as(name).isEqualTo(naval ? 2 : 1);
            }
        });
    }

    /** 3.15 names and numbers the Theaters from 1, Sicily, to 20, the Eastern Mediterranean. */
    @Test
    @Covers("3.12a")
    void theTheatersInTheOrderOfTheBook() {
        List<String> names = new ArrayList<>();
        for (Theater theater : Theater.values()) {
            names.add(theater.id());
        }
        assertThat(names)
                .containsExactly(
                        "sicily",
                        "corcyra",
                        "aetolia",
                        "naupactus",
                        "isthmus",
                        "sparta",
                        "athens",
                        "boeotia",
                        "thessalia",
                        "macedonia",
                        "chalcidice",
                        "amphipolis",
                        "hellespont",
                        "ionia",
                        "lesbos",
                        "chios",
                        "samos",
                        "cyclades",
                        "sporades",
                        "eastern-mediterranean",
                        "persia");
    }

    /** 5.13: the three Acharnians bring the Plague and nothing else does. 12.2: the three Frogs send Alcibiades away. */
    @Test
    @Covers("5.13a")
    void threeAcharniansAndThreeFrogs() {
        table("aristophanes").properties().forEach(play -> {
            String title = play.getValue().get("title").asString();
            assertThat(play.getValue().get("plague").asBoolean())
                    .as(play.getKey())
                    .isEqualTo(title.equals("Acharnians"));
            assertThat(play.getValue().get("alcibiadesToPersia").asBoolean())
                    .as(play.getKey())
                    .isEqualTo(title.equals("Frogs"));
        });
    }

    /** 5.32 example: the First Peloponnesian War begins under Aristocrats and Agiads; 7.41: most scenarios at Peace. */
    @Test
    void theOpeningOfTheExample() {
        JsonNode war = table("scenarios").get("14.2");
        assertThat(war.get("controllingAthens").asString()).isEqualTo("ARISTOCRAT");
        assertThat(war.get("controllingSparta").asString()).isEqualTo("AGIAD");
        assertThat(war.get("war").asBoolean()).isFalse();
        assertThat(war.get("persianWar").asBoolean()).as("13.2 and 3.15").isTrue();
    }
}

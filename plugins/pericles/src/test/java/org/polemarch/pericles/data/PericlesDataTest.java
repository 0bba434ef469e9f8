package org.polemarch.pericles.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.PericlesPlugin;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Exit;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;

@Cites({"2.0", "3.1", "3.11", "3.12", "3.14", "3.15"})
class PericlesDataTest {

    private final DataPack pack = new PericlesPlugin().data();
    private final PericlesData data = PericlesData.of(pack);

    private int supply(Piece piece) {
        return data.piece(piece).supply();
    }

    @Test
    @Covers({"2.0a", "2.0b", "2.0c", "2.0d", "2.0e", "3.11b"})
    void theComponentListIsTheLimit() {
        assertThat(List.of(supply(Piece.ATHENS_NAVAL), supply(Piece.ATHENS_BASE), supply(Piece.ATHENS_LAND)))
                .containsExactly(12, 8, 10);
        assertThat(List.of(supply(Piece.DELIAN_NAVAL), supply(Piece.DELIAN_BASE), supply(Piece.DELIAN_LAND)))
                .containsExactly(8, 12, 12);
        assertThat(List.of(
                        supply(Piece.SPARTA_NAVAL),
                        supply(Piece.SPARTA_BASE),
                        supply(Piece.SPARTA_LAND),
                        supply(Piece.THE_300)))
                .containsExactly(4, 4, 9, 1);
        assertThat(List.of(
                        supply(Piece.PELOPONNESIAN_NAVAL),
                        supply(Piece.PELOPONNESIAN_BASE),
                        supply(Piece.PELOPONNESIAN_LAND)))
                .containsExactly(8, 10, 20);
        assertThat(supply(Piece.ARGOS_LAND)).isEqualTo(4);
        assertThat(data.amounts().strategos()).isEqualTo(26);
        assertThat(data.amounts().persianBases()).isEqualTo(3);
        assertThat(data.amounts().treachery()).isEqualTo(10);
    }

    @Test
    @Covers("2.0f")
    void leadersAreAmongThe32CardsOfASide() {
        for (Side side : Side.values()) {
            int leaders = 0;
            for (int i = 0; i < 32; i++) {
                leaders += data.card(side, i).leader() ? 1 : 0;
                assertThat(data.card(side, i).side()).isEqualTo(side);
            }
            assertThat(data.deck(side)).hasSize(32);
            assertThat(data.ordinaryCards(side)).isEqualTo(IndexSet.below(30));
            assertThat(leaders).isEqualTo(2);
        }
        Set<String> plays = new TreeSet<>();
        for (int i = 0; i < data.plays(); i++) {
            plays.add(data.play(i).id());
        }
        assertThat(plays).hasSize(24);
    }

    @Test
    @Covers({"3.12a", "3.12c", "3.2h", "3.2i", "11.13a"})
    void twentyTheatersWithTheirMarks() {
        List<Integer> naval = new ArrayList<>();
        List<Integer> granaries = new ArrayList<>();
        List<Integer> aegean = new ArrayList<>();
        for (int i = 0; i < Theater.COUNT; i++) {
            TheaterFacts facts = data.theater(Theater.of(i));
            assertThat(facts.number()).isEqualTo(i + 1);
            if (facts.ground() == Arm.NAVAL) {
                naval.add(i + 1);
            }
            if (facts.granary()) {
                granaries.add(i + 1);
            }
            if (facts.aegean()) {
                aegean.add(i + 1);
            }
        }
        assertThat(naval).containsExactly(1, 2, 4, 7, 13, 15, 16, 17, 18, 19, 20);
        assertThat(granaries).containsExactly(1, 6, 13, 20);
        assertThat(aegean).containsExactly(15, 16, 17, 18, 19);
        assertThat(data.theater(Theater.ATHENS).homeOf()).isEqualTo("ATHENS");
        assertThat(data.theater(Theater.SPARTA).homeOf()).isEqualTo("SPARTA");
        assertThat(Side.ATHENS.home()).isEqualTo(Theater.ATHENS);
        assertThat(Side.SPARTA.home()).isEqualTo(Theater.SPARTA);
    }

    @Test
    @Covers({"3.12b", "3.12e"})
    void everyLineOfTheMapIsThereInBothDirections() {
        String[] adjacency = {
            "",
            "2",
            "1 3 4 7",
            "2 4 8",
            "2 3 5",
            "4 6 7 8",
            "5 7 18",
            "2 5 6 8 11 18",
            "3 5 7 9",
            "8 10",
            "9 11 12",
            "7 10 12",
            "10 11 13 15",
            "12 14 15",
            "13 15 16 17 19",
            "12 13 14 16",
            "14 15 17 18",
            "14 16 18 19",
            "6 7 16 17 19",
            "14 17 18 20",
            "19"
        };
        for (int t = 1; t <= Theater.COUNT; t++) {
            Theater from = Theater.of(t - 1);
            IndexSet all = data.ways()
                    .landByLand(from)
                    .or(data.ways().landByLandWithBase(from))
                    .or(data.ways().landBySea(from))
                    .or(data.ways().naval(from))
                    .or(data.ways().navalWithBase(from));
            IndexSet expected = IndexSet.EMPTY;
            for (String each : adjacency[t].split(" ")) {
                expected = expected.with(Integer.parseInt(each) - 1);
            }
            assertThat(all).as("lines of Theater " + t).isEqualTo(expected);
        }
        assertThat(data.ways().connections()).hasSize(35);
    }

    @Test
    @Covers({"3.12e", "9.32j", "9.32k", "9.32l"})
    void theSixKindsOfLines() {
        assertThat(data.ways().line("COASTAL"))
                .isEqualTo(new LineFacts("COASTAL", "dark blue", Exit.A, Exit.C, false, false));
        assertThat(data.ways().line("SEA")).isEqualTo(new LineFacts("SEA", "solid blue", Exit.B, Exit.D, false, false));
        assertThat(data.ways().line("OVERLAND"))
                .isEqualTo(new LineFacts("OVERLAND", "parallel brown", Exit.A, Exit.NONE, false, false));
        assertThat(data.ways().line("OPEN_WATER"))
                .isEqualTo(new LineFacts("OPEN_WATER", "parallel blue", Exit.NONE, Exit.D, false, false));
        LineFacts ionia = data.ways().line("COASTAL_LAND_BASE");
        assertThat(ionia.landNeedsBase()).isTrue();
        assertThat(ionia.navalNeedsBase()).isFalse();
        LineFacts isthmus = data.ways().line("COASTAL_NAVAL_BASE");
        assertThat(isthmus.landNeedsBase()).isFalse();
        assertThat(isthmus.navalNeedsBase()).isTrue();
    }

    @Test
    void theLinesWhoseKindTheRulebookTells() {
        List<String> kinds = new ArrayList<>();
        data.ways().connections().forEach(line -> kinds.add(line.id() + " " + line.line()));
        assertThat(kinds)
                .contains(
                        "CORCYRA-ATHENS SEA",
                        "NAUPACTUS-ISTHMUS COASTAL_NAVAL_BASE",
                        "IONIA-LESBOS COASTAL_LAND_BASE",
                        "IONIA-CHIOS COASTAL_LAND_BASE",
                        "IONIA-SAMOS COASTAL_LAND_BASE",
                        "SICILY-CORCYRA COASTAL_LAND_BASE",
                        "SPARTA-CYCLADES OPEN_WATER",
                        "ATHENS-BOEOTIA OVERLAND");
    }

    @Test
    @Covers({"3.14a", "3.14b", "3.15a"})
    void eighteenDebateIssuesASideAndThirteenMarkersAFaction() {
        for (Side side : Side.values()) {
            List<Issue> all = new ArrayList<>();
            for (int slot = 0; slot < data.issueSlots(side); slot++) {
                all.add(data.issue(side, slot));
            }
            assertThat(all.stream().filter(issue -> issue == Issue.MILITARY)).hasSize(6);
            assertThat(all.stream().filter(issue -> issue == Issue.LEAGUE)).hasSize(3);
            assertThat(all.stream().filter(issue -> issue == Issue.DIPLOMATIC)).hasSize(3);
            assertThat(all)
                    .contains(Issue.OSTRACISM, Issue.GAMES, Issue.WAR_PEACE, Issue.ORACLE)
                    .hasSize(18);
            assertThat(all)
                    .containsAll(
                            side == Side.ATHENS
                                    ? EnumSet.of(Issue.CITIZENSHIP, Issue.COLONY)
                                    : EnumSet.of(Issue.KRYPTEIA, Issue.AGOGE));
        }
        assertThat(data.markers(Issue.MILITARY)).isEqualTo(6);
        assertThat(data.markers(Issue.LEAGUE)).isEqualTo(3);
        assertThat(data.markers(Issue.DIPLOMATIC)).isEqualTo(3);
        assertThat(data.markers(Issue.ORACLE)).isEqualTo(1);
        assertThat(data.amounts().rumors()).isEqualTo(2);
    }

    @Test
    @Covers({"3.2m", "3.11a"})
    void valuesAndArmsOfThePieces() {
        for (Piece piece : Piece.values()) {
            boolean two = piece.isBase()
                    || piece == Piece.SPARTA_LAND
                    || piece == Piece.THE_300
                    || piece == Piece.ATHENS_NAVAL;
            assertThat(data.value(piece)).as(piece.name()).isEqualTo(two ? 2 : 1);
            assertThat(piece.arm().name())
                    .isEqualTo(
                            piece.name().contains("NAVAL")
                                    ? "NAVAL"
                                    : piece.name().contains("BASE") ? "BASE" : "LAND");
        }
    }

    @Test
    void whatTheRulesNameIsThereAndNothingElse() {
        faulty("{\"theaters\": {\"CHIOS\": null}}", "table theaters has no record 'CHIOS'", "by name (3.12)");
        faulty(
                "{\"pieces\": {\"PERSIA_LAND\": {\"supply\": 1, \"value\": 1, \"upkeep\": 1, \"buildPoints\": 2,"
                        + " \"source\": \"test\"}}}",
                "table pieces cannot have a record 'PERSIA_LAND'",
                "kind by kind (3.11)");
        faulty("{\"political\": {\"A31\": null}}", "ARISTOCRAT 0 Leaders", "(5.22)");
        faulty("{\"issues\": {\"ORACLE\": {\"athens\": 1000}}}", "table issues gives ATHENS", "there is room for 127");
    }

    private void faulty(String patch, String... words) {
        assertThatThrownBy(() -> PericlesData.of(pack.with("test", patch)))
                .isInstanceOf(DataFault.class)
                .hasMessageContainingAll(words);
    }

    @Test
    void aScenarioCannotSetUpMoreThanTheSupply() {
        DataPack broken = pack.with("test", "{\"pieces\": {\"DELIAN_BASE\": {\"supply\": 5}}}");
        assertThatThrownBy(() -> PericlesData.of(broken))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("DELIAN_BASE; there are 5");
    }
}

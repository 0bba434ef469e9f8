package org.polemarch.polis.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Provenance;
import org.polemarch.core.wiring.Overlay;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisPlugin;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Category;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.view.PolisView;
import org.polemarch.testkit.Covers;

/** The figures of the game against the component list, the end tables and the texts of the rulebook. */
class PolisDataTest {

    private final DataPack pack = new PolisPlugin().data();
    private final PolisData data = new PolisData(pack);

    @Test
    @Covers("P001")
    void piecesOfThePlayersAreThoseOfTheComponentList() {
        PolisState table = PolisTable.book().game().table();
        for (Side side : Side.values()) {
            int cubes = 6 + table.pieces(side, Piece.CUBE) + table.population(side);
            for (Space space : Space.values()) {
                cubes += table.units(side, space);
            }
            assertThat(cubes).as("cubes").isEqualTo(45);
            assertThat(table.pieces(side, Piece.DISK) + 3).as("disks").isEqualTo(25);
            assertThat(table.commerce().merchantsInReserve(side) + 1)
                    .as("Merchants")
                    .isEqualTo(8);
            assertThat(table.proxenos(side)).as("Proxenos").isPresent();
        }
        long covered = data.tradeSpaces().stream()
                .filter(space -> table.commerce().isCovered(space.index()))
                .count();
        assertThat(Resource.GOODS + covered).as("black cubes").isEqualTo(11);
        assertThat(data.components().dieSides()).isEqualTo(4);
    }

    @Test
    @Covers("P002")
    void cardsAndTilesAreThoseOfTheComponentList() {
        assertThat(data.events().size()).isEqualTo(24);
        assertThat(Polis.values()).hasSize(18);
        assertThat(data.projects()).hasSize(14);
        assertThat(data.battleCards()).extracting(BattleCard::copies).containsExactly(3, 5, 4, 2, 3, 2, 3, 1, 1);
    }

    @Test
    void theMapHasTwelveTerritoriesFiveSeasAndFiveMarkets() {
        assertThat(Space.LAND.size()).isEqualTo(12);
        assertThat(Space.SEAS.size()).isEqualTo(5);
        assertThat(pack.table("markets", AnyMarket.class).size()).isEqualTo(5);
        for (Space space : Space.values()) {
            for (Space other : Space.values()) {
                assertThat(data.hellas().neighbours(space, false).has(other.index()))
                        .as("%s borders %s", space, other)
                        .isEqualTo(data.hellas().neighbours(other, false).has(space.index()));
            }
        }
    }

    private record AnyMarket(String sea, Optional<String> landPolis) {}

    @Test
    @Covers("P040")
    void theNumberOfARoundIsItsStackingLimitItsProjectsAndItsHighestTradeValue() {
        int[] numbers = {3, 4, 5};
        for (Round round : Round.values()) {
            RoundCard card = data.round(round);
            assertThat(card.number()).isEqualTo(numbers[round.index()]);
            assertThat(card.projectsDrawn() - card.projectsRemoved()).isEqualTo(card.number());
        }
    }

    @Test
    @Covers("P050")
    void commercialPoleis() {
        List<String> found = new ArrayList<>();
        for (Polis polis : Polis.values()) {
            data.polis(polis).commercialFor().ifPresent(side -> found.add(polis.id() + " " + side.id()));
        }
        assertThat(found).containsExactlyInAnyOrder("athinae athens", "gythion sparta", "pylos sparta");
    }

    @Test
    @Covers("P097")
    void projectsAreAllowedWhereTheCategoryIs() {
        for (ProjectTile tile : data.projects()) {
            assertThat(allowed(tile)).as("%s", tile.project()).isEqualTo(allowed(tile.category()));
        }
    }

    private static Set<String> allowed(ProjectTile tile) {
        Set<String> poleis = new TreeSet<>();
        tile.poleis().map(Polis::at).forEach(polis -> poleis.add(polis.id()));
        return poleis;
    }

    private static Set<String> allowed(Category category) {
        return new TreeSet<>(
                switch (category) {
                    case PHILOSOPHERS -> List.of("athinae", "syrakousae");
                    case ARTISTS -> List.of("athinae", "syrakousae", "korinthos");
                    case TEMPLES -> List.of("sparti", "syrakousae");
                    case THEATERS -> List.of("korinthos", "athinae", "thibae");
                    case STATUES -> List.of("abdira", "gela", "epidamnos", "sparti");
                    case MYSTERIES -> List.of("sparti", "potidaea", "samos");
                    case GAMES -> List.of("korinthos", "pydna", "argos");
                });
    }

    @Test
    @Covers("P217")
    void landDeck() {
        assertThat(deck(true))
                .containsExactlyInAnyOrder(
                        "3 phalanx-othismos 2",
                        "5 phalanx-proothisi 1",
                        "4 ippiko-proothisi 1",
                        "2 ippiko-antistasi 0",
                        "3 toxotis-proothisi 1",
                        "2 toxotis-voli 0",
                        "3 peltasta-antistasi 0",
                        "1 misthoforos-antistasi 0",
                        "1 salpinx-enedra -1");
    }

    @Test
    @Covers("P218")
    void seaDeck() {
        assertThat(deck(false))
                .containsExactlyInAnyOrder(
                        "3 anotera-treeris-diekplous 2",
                        "5 anotera-treeris-periplous 1",
                        "4 treeris-periplous 1",
                        "2 treeris-kyklos 0",
                        "3 bireme-periplous 1",
                        "2 bireme-kyklos 0",
                        "3 triacontor-kyklos 0",
                        "1 misthoforos-kyklos 0",
                        "1 salpinx-enedra -1");
    }

    private List<String> deck(boolean land) {
        List<String> kinds = new ArrayList<>();
        for (BattleCard card : data.battleCards()) {
            BattleCard.Face face = land ? card.land() : card.sea();
            kinds.add(card.copies() + " " + face.id() + " " + face.value());
        }
        return kinds;
    }

    @Test
    void everyRecordSaysWhereItComesFromAndReconstructedOnesSayWhy() {
        assertThat(pack.provenance())
                .hasSize(145)
                .allSatisfy(each -> assertThat(each.source())
                        .as("%s/%s", each.table(), each.id())
                        .isNotBlank());
        List<Provenance> reconstructed =
                pack.provenance().stream().filter(Provenance::reconstructed).toList();
        assertThat(reconstructed)
                .extracting(each -> each.table() + "/" + each.id())
                .contains("tracks/silver", "projects/fidias", "trade-spaces/euxinos-4", "coasts/achaea--ionion");
        assertThat(reconstructed).allSatisfy(each -> assertThat(each.why()).isNotBlank());
    }

    @Test
    void anOverlayReplacesAReconstructedFigure() {
        String patch = "{\"projects\": {\"fidias\": {\"cost\": {\"silver\": 5, \"wood\": 1}, \"endGame\": 5,"
                + " \"source\": \"my copy\"}}}";
        PolisData replaced = new PolisData(pack.with("my copy", patch));
        assertThat(data.project(Named.project("fidias")).endGame()).isEqualTo(4);
        assertThat(replaced.project(Named.project("fidias")).endGame()).isEqualTo(5);
        assertThat(replaced.project(Named.project("fidias")).cost())
                .containsExactly(new ProjectTile.Amount(1, Resource.WOOD), new ProjectTile.Amount(5, Resource.SILVER));
        assertThat(pack.with("my copy", patch).provenance())
                .filteredOn(each -> each.id().equals("fidias"))
                .noneMatch(Provenance::reconstructed);
    }

    @Test
    void anOverlayChangesTheGameThatIsPlayed() {
        var game = PolisTable.prepare(
                        Optional.of(new Overlay("long boards", "{\"tracks\": {\"prestige\": {\"most\": 30}}}")))
                .start(1);
        assertThat(((PolisView) game.book().game().project(game.state(), Side.ATHENS.seat()))
                        .boards()
                        .get(0)
                        .mostPrestige())
                .isEqualTo(30);
    }

    @Test
    void aDanglingReferenceIsAFaultThatNamesIt() {
        assertThatThrownBy(() ->
                        new PolisData(pack.with("bad", "{\"poleis\": {\"thibae\": {\"territory\": \"thessaly\"}}}")))
                .isInstanceOf(DataFault.class)
                .hasMessage("poleis/thibae refers to 'thessaly', which is no Space; did you mean 'thessalia'?");
    }

    @Test
    void aWrongCountIsAFaultThatNamesIt() {
        assertThatThrownBy(() -> new PolisData(pack.with("bad", "{\"projects\": {\"myron\": null}}")))
                .isInstanceOf(DataFault.class)
                .hasMessage("the rounds draw 14 Projects; there are only 13 tiles to draw");
        assertThatThrownBy(() -> new PolisData(pack.with(
                        "bad",
                        "{\"battle-cards\": {\"phalanx-proothisi\": null, \"ippiko-proothisi\": null,"
                                + " \"phalanx-othismos\": null, \"peltasta-antistasi\": null}}")))
                .isInstanceOf(DataFault.class)
                .hasMessage("there are 9 battle cards; two hands of 5 need 10");
    }

    @Test
    void anUnknownEventEffectIsAFault() {
        Overlay overlay = new Overlay(
                "bad", "{\"events\": {\"a-none\": {\"athens\": [{\"op\": \"dance\"}], \"source\": \"x\"}}}");
        assertThatThrownBy(() -> PolisTable.prepare(Optional.of(overlay)))
                .isInstanceOf(SetupFault.class)
                .hasMessageContaining("events/a-none has an effect 'dance', which there is not");
    }

    @Test
    void aBattleNeedsTwoUnitsOfEachSide() {
        assertThatThrownBy(() -> new PolisData(pack.with("bad", "{\"components\": {\"battleUnits\": 6}}")))
                .isInstanceOf(DataFault.class)
                .hasMessage("components: 6 units make a battle; with a stacking limit of 5 it must be at least 7");
    }
}

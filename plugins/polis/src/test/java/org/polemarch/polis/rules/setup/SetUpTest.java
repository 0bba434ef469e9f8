package org.polemarch.polis.rules.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisPlugin;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.data.EventCards;
import org.polemarch.polis.data.ProjectTile;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.testkit.Covers;

@Cites({"setup/sparta", "setup/athens", "setup/shared"})
class SetUpTest {

    private final PolisTable table = PolisTable.setUp();

    @Test
    @Covers("P003")
    void spartaStartsWithPylosGythionAndSparti() {
        table.owner("pylos", "sparta").population("pylos", 2);
        table.owner("gythion", "sparta").population("gythion", 1);
        table.owner("sparti", "sparta").population("sparti", 4);
        assertThat(table.state().poleis(Side.SPARTA)).isEqualTo(3);
    }

    @Test
    @Covers("P004")
    void spartasUnits() {
        table.units("sparta", "lakedaemon", 3).units("sparta", "ionion", 1).units("sparta", "myrtoon", 2);
        assertThat(table.state().spacesWith(Side.SPARTA, 1).size()).isEqualTo(3);
    }

    @Test
    @Covers("P005")
    void spartasMerchantAndProxenos() {
        assertThat(table.state().commerce().merchantsInPort(Side.SPARTA)).isEqualTo(1);
        table.proxenos("sparta", "sparti");
    }

    @Test
    @Covers("P006")
    void spartasValues() {
        table.prestige("sparta", 3).stock("sparta", "wheat", 0);
        table.stock("sparta", "iron", 4).stock("sparta", "wood", 4);
        table.stock("sparta", "wine", 4).stock("sparta", "silver", 4);
    }

    @Test
    @Covers("P007")
    void athensStartsWithChiosChalkisAndAthinae() {
        table.owner("chios", "athens").population("chios", 2);
        table.owner("chalkis", "athens").population("chalkis", 1);
        table.owner("athinae", "athens").population("athinae", 5);
        assertThat(table.state().poleis(Side.ATHENS)).isEqualTo(3);
    }

    @Test
    @Covers("P008")
    void athensUnits() {
        table.units("athens", "attika", 3).units("athens", "ionia", 2);
        table.units("athens", "kyklades", 2).units("athens", "noties-sporades", 1);
        assertThat(table.state().spacesWith(Side.ATHENS, 1).size()).isEqualTo(4);
    }

    @Test
    @Covers("P009")
    void athensMerchantAndProxenos() {
        assertThat(table.state().commerce().merchantsInPort(Side.ATHENS)).isEqualTo(1);
        table.proxenos("athens", "athinae");
    }

    @Test
    @Covers("P010")
    void athensValues() {
        table.prestige("athens", 3).stock("athens", "silver", 0);
        table.stock("athens", "iron", 4).stock("athens", "wood", 4);
        table.stock("athens", "wine", 4).stock("athens", "wheat", 4);
    }

    @Test
    @Covers("P011")
    void twelvePoleisAreNeutral() {
        List<String> owned = new ArrayList<>();
        for (Polis polis : Polis.values()) {
            if (!table.state().isNeutral(polis)) {
                owned.add(polis.id());
            }
        }
        assertThat(owned).containsExactly("athinae", "chalkis", "sparti", "gythion", "pylos", "chios");
        assertThat(table.view("athens").boards())
                .allSatisfy(board -> assertThat(board.disks())
                        .as("disks left beside the three on the map")
                        .isEqualTo(22));
    }

    @Test
    @Covers("P012")
    void theMarkerShowsAlpha() {
        assertThat(table.state().course().round()).isEqualTo(Round.ALPHA);
    }

    @Test
    @Covers("P013")
    void threeRandomProjectsAreFaceUp() {
        table.lots(0, 0, 0, 2, 5, 11).run(new SetUp.Deal()).isOver().usedAllChance();
        TreeSet<String> offer = new TreeSet<>();
        int pile = 0;
        for (ProjectTile tile : Named.data().projects()) {
            Project project = tile.project();
            if (table.state().tiles().isOnOffer(project)) {
                offer.add(project.id());
            }
            if (table.state().tiles().isInPile(project)) {
                pile++;
            }
        }
        assertThat(offer).containsExactlyInAnyOrder("myron", "koilon", "nemea");
        assertThat(pile).isEqualTo(11);
    }

    @Test
    @Covers("P014")
    void oneRandomEventOfEachDeckIsUsed() {
        table.lots(2, 7, 0, 0, 0, 0).run(new SetUp.Deal()).usedAllChance();
        EventCards events = Named.data().events();
        List<String> dealt = new ArrayList<>();
        for (Round round : Round.values()) {
            assertThat(events.sizeOf(round)).as("cards of the deck").isEqualTo(8);
            dealt.add(events.card(table.state().course().event(round)).id());
        }
        assertThat(dealt).containsExactly("a-earthquake", "e-free-trade", "o-none");
    }

    @Test
    @Covers("P014")
    void theDealtEventsAreUnknownToBothUntilTheyAreRead() {
        table.lots(2, 7, 0, 0, 0, 0).run(new SetUp.Deal());
        for (String side : List.of("athens", "sparta")) {
            assertThat(table.view(side).event()).isEmpty();
            assertThat(table.view(side).toString()).doesNotContain("e-free-trade", "a-earthquake");
        }
    }

    @Test
    @Covers("P015")
    void marketCubesStandAtTheFarLeft() {
        table.priceBox("iron", 1).priceBox("wood", 1).priceBox("wine", 1);
    }

    @Test
    @Covers("P016")
    void spacesOfValueFourAndFiveAreCovered() {
        PolisState state = table.state();
        for (TradeSpace space : Named.data().tradeSpaces()) {
            assertThat(state.commerce().isCovered(space.index())).as(space.id()).isEqualTo(space.value() > 3);
        }
    }

    @Test
    @Covers("P017")
    void eitherSideCanBeTaken() {
        assertThat(new PolisPlugin().info().seats())
                .extracting(SeatInfo::id)
                .as("who sits where is free, at random if the players like")
                .containsExactly("athens", "sparta");
        assertThat(new PolisPlugin().info().fewestSeats()).isEqualTo(2);
    }

    @Test
    @Covers("P042")
    void sixCubesOfEachSideServeAsMarkers() {
        int onTheBoard = 3 + 1 + 2 + 7;
        assertThat(table.view("sparta").boards().get(1).cubes()).isEqualTo(45 - 6 - onTheBoard);
        assertThat(Resource.values().length + 1).as("tracks").isEqualTo(6);
    }
}

package org.polemarch.polis.rules.actions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.endofround.Preparation;
import org.polemarch.testkit.Covers;

@Cites({"trade", "trade/routes", "trade/prices", "trade/silver"})
class TradeTest {

    private static final String ATHENS = "athens iron 20 wood 20 wine 20 silver 20";
    private static final String SPARTA = "sparta iron 20 wood 20 wine 20 silver 20 | pylos sparta 2";

    @Test
    @Covers("P160")
    void oneOwnCommercialPolisIsNeeded() {
        PolisTable.of("sparta iron 9 wood 9 wine 9 silver 9")
                .turn("sparta")
                .offersNoneAfter("trade")
                .refuses("trade aegyptos-3 wood", new Trade.NoCommercialPolis());
        PolisTable.of("sparta wood 9 | gythion sparta 1").turn("sparta").offers("trade aegyptos-3 wood");
    }

    @Test
    @Covers("P161")
    void athensNeverUsesSpartasPort() {
        PolisTable.of(ATHENS, "kyklades sparta 1 | pylos athens 2 | gythion athens 1")
                .turn("athens")
                .offersNoneAfter("trade")
                .refuses("trade aegyptos-3 wood", new Trade.NoRoute(Market.AEGYPTOS));
    }

    @Test
    @Covers("P162")
    void oneMerchantGoesTheWholeWay() {
        PolisTable table = PolisTable.of(ATHENS, "merchants athens 2")
                .dice(1, 1)
                .turn("athens")
                .choose("trade persia-3 iron");
        assertThat(table.state().commerce().merchantsInPort(Side.ATHENS)).isEqualTo(1);
        assertThat(table.state()
                        .commerce()
                        .merchant(Named.tradeSpace("persia-3").index()))
                .contains(Side.ATHENS);
    }

    @Test
    @Covers("P162")
    void withoutAMerchantInPortThereIsNoTrade() {
        PolisTable table = PolisTable.of(ATHENS, "merchants athens 0").turn("athens");
        table.offersNoneAfter("trade").refuses("trade persia-3 iron", new Trade.NoMerchant());
    }

    @Test
    @Covers({"P163", "P176"})
    void noSeaOfTheWayMayBeTheOpponents() {
        PolisTable.of(ATHENS, "noties-sporades sparta 1")
                .turn("athens")
                .refuses("trade persia-3 iron", new Trade.NoRoute(Market.PERSIA))
                .offers("trade aegyptos-3 wood");
        PolisTable.of(ATHENS, "noties-sporades sparta 1 athens 1")
                .turn("athens")
                .offers("trade persia-3 iron");
    }

    @Test
    @Covers("P164")
    void athenianWaysStartInKyklades() {
        PolisTable.of(ATHENS, "kyklades sparta 1").turn("athens").offersNoneAfter("trade");
    }

    @Test
    @Covers("P164")
    void spartanWaysStartInIonionOrMyrtoon() {
        PolisTable.of(SPARTA, "myrtoon athens 1")
                .turn("sparta")
                .offersAfter("trade", "illyria-3 wood", "illyria-3 silver");
        PolisTable.of(SPARTA, "ionion athens 1 | kyklades athens 1 | noties-sporades athens 1")
                .turn("sparta")
                .offersAfter("trade", "aegyptos-3 wood", "aegyptos-3 wine", "aegyptos-3 silver");
        PolisTable.of(SPARTA, "ionion athens 1 | myrtoon athens 1")
                .turn("sparta")
                .offersNoneAfter("trade");
    }

    @Test
    void anAthenianMerchantMayPassTheSpartanPort() {
        PolisTable.of(ATHENS).turn("athens").offers("trade illyria-3 wood");
    }

    @Test
    @Covers("P165")
    void korinthosLinksKykladesAndIonion() {
        PolisTable.of(ATHENS, "myrtoon sparta 1").turn("athens").offersNot("trade illyria-3 wood");
        PolisTable.of(ATHENS, "myrtoon sparta 1 | korinthos athens 4")
                .turn("athens")
                .offers("trade illyria-3 wood");
        PolisTable.of(SPARTA, "myrtoon athens 1 | korinthos sparta 4")
                .turn("sparta")
                .offers("trade persia-3 iron");
    }

    @Test
    @Covers("P166")
    void epidamnosAndAbdiraOpenTheLandRoutes() {
        PolisTable.of(ATHENS, "kyklades sparta 1 | epidamnos athens 1")
                .turn("athens")
                .offersAfter("trade", "illyria-3 wood", "illyria-3 silver");
        PolisTable.of(ATHENS, "kyklades sparta 1 | abdira athens 1")
                .turn("athens")
                .offersAfter("trade", "thraki-3 iron", "thraki-3 silver");
        PolisTable.of(ATHENS, "kyklades sparta 1 | abdira sparta 1")
                .turn("athens")
                .offersNoneAfter("trade");
        PolisTable.of("sparta iron 20 | ionion athens 1 | myrtoon athens 1 | abdira sparta 1")
                .turn("sparta")
                .refuses("trade thraki-3 iron", new Trade.NoCommercialPolis());
    }

    @Test
    @Covers("P167")
    void theOtherMarketsNeedAFreeSeaWay() {
        PolisTable.of(
                        ATHENS,
                        "round omega | kyklades sparta 1 | epidamnos athens 1 | abdira athens 1"
                                + " | samos athens 3 | potidaea athens 2")
                .turn("athens")
                .offersAfter(
                        "trade",
                        "illyria-3 wood",
                        "illyria-3 silver",
                        "illyria-4 iron",
                        "thraki-3 iron",
                        "thraki-3 silver",
                        "thraki-4 wood");
    }

    @Test
    @Covers({"P168", "P176"})
    void onlyOpenSpaces() {
        PolisTable.of(ATHENS)
                .turn("athens")
                .offersNot("trade persia-4 wine", "trade euxinos-4 iron", "trade persia-5 iron")
                .refuses("trade persia-4 wine", new Trade.NotYetOpen(Named.tradeSpace("persia-4")));
        PolisTable.of(ATHENS, "round epsilon")
                .turn("athens")
                .offers("trade persia-4 wine", "trade euxinos-4 iron", "trade persia-3 iron")
                .refuses("trade persia-5 iron", new Trade.NotYetOpen(Named.tradeSpace("persia-5")));
        PolisTable.of(ATHENS, "round omega").turn("athens").offers("trade persia-5 iron", "trade persia-3 iron");
    }

    @Test
    @Covers({"P168", "P174", "P176"})
    void onlyEmptySpaces() {
        PolisTable.of(ATHENS, "merchant sparta persia-3")
                .turn("athens")
                .refuses("trade persia-3 iron", new Trade.Occupied(Named.tradeSpace("persia-3")));
        PolisTable.of(ATHENS, "merchant athens persia-3")
                .turn("athens")
                .refuses("trade persia-3 iron", new Trade.Occupied(Named.tradeSpace("persia-3")));
    }

    @Test
    @Covers("P169")
    void thePriceIsReadInTheColumnOfTheCubeAndTheRowOfTheQuantity() {
        PolisTable.of(ATHENS, "price iron 1 | price wine 8")
                .dice(1, 1)
                .turn("athens")
                .choose("trade persia-3 wine")
                .stock("athens", "wine", 20 - 5)
                .stock("athens", "wheat", 3);
        PolisTable.of(ATHENS, "round omega | price iron 11")
                .dice(1, 1)
                .turn("athens")
                .choose("trade persia-5 iron")
                .stock("athens", "iron", 20 - 13)
                .stock("athens", "silver", 20);
    }

    @Test
    @Covers({"P169", "P176"})
    void onlyGoodsTheSpaceAccepts() {
        PolisTable.of(ATHENS)
                .turn("athens")
                .refuses("trade persia-3 wood", new Trade.NotAccepted(Named.tradeSpace("persia-3"), Resource.WOOD))
                .refuses("trade persia-3 wheat", new Trade.NotAccepted(Named.tradeSpace("persia-3"), Resource.WHEAT));
    }

    @Test
    @Covers("P170")
    void aGoodHandedOverFallsByTheLowestOfTwoDice() {
        PolisTable.of(ATHENS, "price iron 2")
                .dice(4, 2)
                .turn("athens")
                .choose("trade persia-3 iron")
                .priceBox("iron", 4)
                .priceBox("wine", 1)
                .usedAllChance();
        PolisTable.of(ATHENS, "price iron 10")
                .dice(4, 3)
                .turn("athens")
                .choose("trade persia-3 iron")
                .priceBox("iron", 11);
    }

    @Test
    @Covers("P171")
    void wheatMayBeBoughtForAsMuchSilver() {
        PolisTable.of("athens silver 3 | price iron 11 | price wine 11")
                .dice(1, 1)
                .turn("athens")
                .choose("trade persia-3 silver")
                .stock("athens", "silver", 0)
                .stock("athens", "wheat", 3);
        PolisTable.of("athens silver 2")
                .turn("athens")
                .refuses("trade persia-3 silver", new Barred.TooPoor(2, 3, Resource.SILVER, "trade/prices"));
    }

    @Test
    @Covers("P172")
    void eachGoodTheSpaceAcceptsRisesByADie() {
        PolisTable.of("athens silver 3 | price iron 6 | price wine 6 | price wood 6")
                .dice(2, 4)
                .turn("athens")
                .choose("trade persia-3 silver")
                .priceBox("iron", 4)
                .priceBox("wine", 2)
                .priceBox("wood", 6)
                .usedAllChance();
        PolisTable.of("athens silver 3 | price iron 3 | price wine 1")
                .dice(4, 4)
                .turn("athens")
                .choose("trade persia-3 silver")
                .logs(new Trade.PriceMoved(Resource.IRON, 3, 1), new Trade.PriceStayed(Resource.WINE, 1))
                .priceBox("iron", 1)
                .priceBox("wine", 1);
    }

    @Test
    @Covers("P173")
    void silverBuysNoSilver() {
        PolisTable.of(ATHENS, "round omega")
                .turn("athens")
                .refuses("trade persia-5 silver", new Trade.NotAccepted(Named.tradeSpace("persia-5"), Resource.SILVER))
                .refuses("trade thraki-4 silver", new Trade.NotAccepted(Named.tradeSpace("thraki-4"), Resource.SILVER));
    }

    @Test
    @Covers("P174")
    void theMerchantStaysUntilTheEndOfTheRound() {
        PolisTable table = PolisTable.of(ATHENS, SPARTA)
                .dice(1, 1)
                .turn("athens")
                .choose("trade persia-3 iron", "move-proxenos chalkis by-land");
        table.refuses("trade persia-3 iron", new Trade.Occupied(Named.tradeSpace("persia-3")));
    }

    @Test
    @Covers({"P175", "P230"})
    void allMerchantsReturnEvenWithoutACommercialPolis() {
        PolisTable table = PolisTable.of(
                        "merchant sparta persia-3 | merchant athens thraki-3 | passed sparta | passed athens")
                .lots(0, 0, 0, 0, 0)
                .run(new Preparation.Step());
        assertThat(table.state().commerce().merchantsInPort(Side.SPARTA)).isEqualTo(2);
        assertThat(table.state().commerce().merchantsInPort(Side.ATHENS)).isEqualTo(2);
        assertThat(table.state().commerce().isFree(Named.tradeSpace("persia-3").index()))
                .isTrue();
    }

    @Test
    @Covers("P176")
    void notWithoutThePrice() {
        PolisTable.of("athens iron 2")
                .turn("athens")
                .refuses("trade persia-3 iron", new Barred.TooPoor(2, 3, Resource.IRON, "trade/prices"));
    }
}

package org.polemarch.polis.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.actions.Trade;
import org.polemarch.testkit.Covers;

/** The worked examples of the rulebook, in its order: those of trade and of the Proxenos. */
class TradeAndProxenosExamplesTest {

    @Test
    @Cites("trade")
    @Covers("X16")
    void theMarketOfPersia() {
        String rich = "athens iron 20 wood 20 wine 20 silver 20";
        PolisTable.of(rich)
                .turn("athens")
                .offers("trade persia-3 iron", "trade persia-3 wine", "trade persia-3 silver")
                .offersNot("trade persia-3 wood")
                .refuses("trade persia-4 wine", new Trade.NotYetOpen(Named.tradeSpace("persia-4")))
                .refuses("trade persia-5 iron", new Trade.NotYetOpen(Named.tradeSpace("persia-5")));
        PolisTable.of(rich, "round epsilon")
                .turn("athens")
                .offersAfter("trade persia-4", "wine", "silver")
                .offersNoneAfter("trade persia-5");
        PolisTable.of(rich, "round omega").turn("athens").offersAfter("trade persia-5", "iron", "wood", "wine");
    }

    @Test
    @Cites({"trade", "trade/prices", "trade/routes"})
    @Covers({"X17", "X19"})
    void fiveWineForFourWheatInPersia() {
        String position = "round epsilon | athens wine 6 | price wine 4";
        PolisTable table = PolisTable.of(position)
                .dice(4, 3)
                .turn("athens")
                .choose("trade persia-4 wine")
                .stock("athens", "wine", 1)
                .stock("athens", "wheat", 4)
                .priceBox("wine", 7)
                .usedAllChance();
        assertThat(table.last(Trade.PriceMoved.class)).isEqualTo(new Trade.PriceMoved(Resource.WINE, 4, 7));
        assertThat(table.state()
                        .commerce()
                        .merchant(Named.tradeSpace("persia-4").index()))
                .contains(Side.ATHENS);
        PolisTable.of(position, "kyklades sparta 1").turn("athens").offersNot("trade persia-4 wine");
        PolisTable.of(position, "noties-sporades sparta 1").turn("athens").offersNot("trade persia-4 wine");
    }

    @Test
    @Cites("trade/prices")
    @Covers("X18")
    void fiveSilverCostFiveIronSixWoodOrSevenWine() {
        String position = "round omega | athens iron 5 wood 6 wine 7 | price iron 1 | price wood 2 | price wine 4";
        PolisTable.of(position).turn("athens").offersAfter("trade persia-5", "iron", "wood", "wine");
        PolisTable.of(position)
                .dice(1, 1)
                .turn("athens")
                .choose("trade persia-5 iron")
                .stock("athens", "iron", 0);
        PolisTable.of(position)
                .dice(1, 1)
                .turn("athens")
                .choose("trade persia-5 wood")
                .stock("athens", "wood", 0);
        PolisTable.of(position)
                .dice(1, 1)
                .turn("athens")
                .choose("trade persia-5 wine")
                .stock("athens", "wine", 0)
                .stock("athens", "silver", 5);
    }

    @Test
    @Cites("trade/silver")
    @Covers("X20")
    void fourWheatForFourSilver() {
        PolisTable.of("round epsilon | athens silver 4 | price wine 4")
                .dice(2)
                .turn("athens")
                .choose("trade persia-4 silver")
                .stock("athens", "silver", 0)
                .stock("athens", "wheat", 4)
                .priceBox("wine", 2);
    }

    @Test
    @Cites("move-proxenos")
    @Covers("X21")
    void theProxenosGoesToPotidaeaForFourSilverByLandOrOneBySea() {
        String position =
                "thessalia sparta 2 | makedonia sparta 2 | thrakiko sparta 1 | akarnania sparta 2 | athens silver 4";
        PolisTable.of(position)
                .turn("athens")
                .choose("move-proxenos potidaea by-land")
                .stock("athens", "silver", 0)
                .proxenos("athens", "potidaea");
        PolisTable.of(position)
                .turn("athens")
                .choose("move-proxenos potidaea by-sea")
                .stock("athens", "silver", 3)
                .proxenos("athens", "potidaea");
    }

    @Test
    @Cites("move-proxenos")
    @Covers("X22")
    void fromChiosToSamosBySeaOrByLand() {
        PolisTable.of("proxenos sparta chios | ionia athens 2 | noties-sporades athens 1 | sparta silver 2")
                .turn("sparta")
                .choose("move-proxenos samos by-land")
                .stock("sparta", "silver", 0);
        PolisTable.of("proxenos sparta chios | ionia athens 2 | noties-sporades athens 1 | sparta silver 2")
                .turn("sparta")
                .choose("move-proxenos samos by-sea")
                .stock("sparta", "silver", 1);
    }
}

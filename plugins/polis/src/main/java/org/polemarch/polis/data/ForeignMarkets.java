package org.polemarch.polis.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Ids;
import org.polemarch.api.data.Table;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Space;

/** The Foreign Markets: where they lie, what their spaces exchange, and the prices of the Market Area. */
final class ForeignMarkets {

    private record RawMarket(String sea, Optional<String> landPolis) {}

    private record RawTradeSpace(String id, String market, int value, String receives, List<String> accepts) {}

    private record RawPrice(List<Integer> boxes) {}

    private final Space[] seas = new Space[Market.COUNT];
    private final Polis[] landPoleis = new Polis[Market.COUNT];
    private final List<TradeSpace> spaces;
    private final int[][] prices;
    private final int lastBox;

    ForeignMarkets(DataPack pack) {
        readMarkets(pack.table("markets", RawMarket.class));
        spaces = readSpaces(pack);
        NavigableMap<Integer, int[]> rows = readPrices(pack.table("prices", RawPrice.class));
        prices = new int[rows.lastKey() + 1][];
        rows.forEach((value, boxes) -> prices[value] = boxes);
        lastBox = rows.firstEntry().getValue().length - 1;
        for (TradeSpace space : spaces) {
            if (!rows.containsKey(space.value())) {
                throw new DataFault(
                        "prices has no row " + space.value() + ", which trade-spaces/" + space.id() + " needs");
            }
        }
    }

    private void readMarkets(Table<RawMarket> table) {
        Ids.complete("markets", table, Market.class, "the board has these five Foreign Markets");
        for (Market market : Market.values()) {
            String where = "markets/" + market.id();
            RawMarket raw = table.get(market.id(), where);
            seas[market.index()] = Ids.of(Space.class, raw.sea(), where);
            raw.landPolis().ifPresent(id -> landPoleis[market.index()] = Ids.of(Polis.class, id, where));
        }
    }

    private static List<TradeSpace> readSpaces(DataPack pack) {
        List<TradeSpace> all = new ArrayList<>();
        for (RawTradeSpace raw : pack.table("trade-spaces", RawTradeSpace.class)) {
            String where = "trade-spaces/" + raw.id();
            all.add(new TradeSpace(
                    all.size(),
                    raw.id(),
                    Ids.of(Market.class, raw.market(), where),
                    raw.value(),
                    Ids.of(Resource.class, raw.receives(), where),
                    IdSets.of(Resource.class, raw.accepts(), where)));
        }
        return List.copyOf(all);
    }

    private static NavigableMap<Integer, int[]> readPrices(Table<RawPrice> table) {
        NavigableMap<Integer, int[]> rows = new TreeMap<>();
        for (String value : table.ids()) {
            rows.put(
                    Integer.parseInt(value),
                    table.get(value, "prices").boxes().stream()
                            .mapToInt(Integer::intValue)
                            .toArray());
        }
        return rows;
    }

    Space sea(Market market) {
        return seas[market.index()];
    }

    Optional<Polis> landPolis(Market market) {
        return Optional.ofNullable(landPoleis[market.index()]);
    }

    List<TradeSpace> spaces() {
        return spaces;
    }

    Map<String, TradeSpace> byId() {
        Map<String, TradeSpace> byId = new LinkedHashMap<>();
        spaces.forEach(space -> byId.put(space.id(), space));
        return byId;
    }

    int price(int value, int box) {
        return prices[value][box];
    }

    int lastBox() {
        return lastBox;
    }
}

package org.polemarch.polis.data;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Ids;
import org.polemarch.api.data.Table;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/** All Event cards, deck by deck. A card's number is its place in the list of all. */
public final class EventCards {

    private record Raw(
            String id,
            String deck,
            int copies,
            String title,
            String text,
            List<Op> athens,
            List<Op> sparta,
            List<Op> both,
            List<Op> wholeRound,
            List<Op> endOfRound) {}

    private record Op(
            String op,
            Optional<Integer> count,
            Optional<String> space,
            Optional<String> side,
            Optional<String> polis,
            Optional<String> resource,
            Optional<String> tradeSpace,
            Optional<List<String>> markets,
            Optional<List<String>> exempt) {}

    private final List<EventCard> cards = new ArrayList<>();
    private final int[] first = new int[Round.values().length + 1];
    private final Map<String, TradeSpace> tradeSpaces;

    EventCards(DataPack pack, Map<String, TradeSpace> tradeSpaces) {
        this.tradeSpaces = tradeSpaces;
        Table<Raw> raw = pack.table("events", Raw.class);
        for (Round round : Round.values()) {
            first[round.index()] = cards.size();
            for (Raw each : raw) {
                if (Ids.of(Round.class, each.deck(), "events/" + each.id()) == round) {
                    EventCard card = card(each, round);
                    for (int i = 0; i < each.copies(); i++) {
                        cards.add(card);
                    }
                }
            }
            if (cards.size() == first[round.index()]) {
                throw new DataFault("events has no card for the deck " + round.id());
            }
        }
        first[Round.values().length] = cards.size();
    }

    private EventCard card(Raw raw, Round deck) {
        Map<Side, List<EventEffect>> parts = new EnumMap<>(Side.class);
        parts.put(Side.ATHENS, effects(raw, raw.athens(), raw.both()));
        parts.put(Side.SPARTA, effects(raw, raw.sparta(), raw.both()));
        return new EventCard(
                raw.id(),
                deck,
                raw.title(),
                raw.text(),
                parts,
                effects(raw, raw.wholeRound(), List.of()),
                effects(raw, raw.endOfRound(), List.of()));
    }

    private List<EventEffect> effects(Raw raw, List<Op> some, List<Op> others) {
        List<EventEffect> effects = new ArrayList<>();
        some.forEach(op -> effects.add(effect("events/" + raw.id(), op)));
        others.forEach(op -> effects.add(effect("events/" + raw.id(), op)));
        return effects;
    }

    private EventEffect effect(String where, Op op) {
        switch (op.op()) {
            case "receive-units":
                return new EventEffect.ReceiveUnits(space(where, op), count(where, op));
            case "gain-prestige":
                return new EventEffect.GainPrestige(count(where, op));
            case "gain-resource":
                return new EventEffect.GainResource(
                        Ids.of(Resource.class, need(where, op.resource(), "resource"), where), count(where, op));
            case "remove-units":
                return new EventEffect.RemoveUnits(count(where, op));
            case "send-galleys-away":
                return new EventEffect.SendGalleysAway(count(where, op));
            case "prestige-into-silver":
                return new EventEffect.PrestigeIntoSilver(count(where, op));
            case "betrayal":
                return new EventEffect.Betrayal(count(where, op));
            case "gain-population":
                return new EventEffect.GainPopulation(polis(where, op), count(where, op));
            case "lose-population":
                return new EventEffect.LosePopulation(polis(where, op), count(where, op));
            case "raid":
                return new EventEffect.Raid(space(where, op), count(where, op));
            case "close-trade-space":
                return new EventEffect.CloseTradeSpace(tradeSpace(where, op));
            case "first-turn":
                return new EventEffect.FirstTurn(side(where, op));
            case "blockade-penalty":
                return new EventEffect.BlockadePenalty(
                        need(where, op.markets(), "markets").stream()
                                .map(id -> Ids.of(Market.class, id, where))
                                .toList(),
                        count(where, op),
                        IdSets.of(Space.class, need(where, op.exempt(), "exempt"), where));
            case "great-commanders":
                return new EventEffect.GreatCommanders();
            case "mercenaries":
                return new EventEffect.Mercenaries(count(where, op));
            case "battle-units":
                return new EventEffect.BattleUnits(count(where, op));
            case "galleys-return":
                return new EventEffect.GalleysReturn(space(where, op));
            case "prestige-if-controls":
                return new EventEffect.PrestigeIfControls(side(where, op), space(where, op), count(where, op));
            default:
                throw new DataFault(where + " has an effect '" + op.op() + "', which there is not");
        }
    }

    private static <T> T need(String where, Optional<T> value, String field) {
        return value.orElseThrow(() -> new DataFault(where + " has an effect without '" + field + "'"));
    }

    private static int count(String where, Op op) {
        return need(where, op.count(), "count");
    }

    private static Space space(String where, Op op) {
        return Ids.of(Space.class, need(where, op.space(), "space"), where);
    }

    private static Polis polis(String where, Op op) {
        return Ids.of(Polis.class, need(where, op.polis(), "polis"), where);
    }

    private static Side side(String where, Op op) {
        return Ids.of(Side.class, need(where, op.side(), "side"), where);
    }

    private TradeSpace tradeSpace(String where, Op op) {
        String id = need(where, op.tradeSpace(), "tradeSpace");
        TradeSpace space = tradeSpaces.get(id);
        if (space == null) {
            throw new DataFault(where + " refers to '" + id + "', which table trade-spaces does not have");
        }
        return space;
    }

    public int size() {
        return cards.size();
    }

    public EventCard card(int number) {
        return cards.get(number);
    }

    public int firstOf(Round deck) {
        return first[deck.index()];
    }

    public int sizeOf(Round deck) {
        return first[deck.index() + 1] - first[deck.index()];
    }

    /** The number of the first card with that id. */
    public int numberOf(String id) {
        for (int number = 0; number < cards.size(); number++) {
            if (cards.get(number).id().equals(id)) {
                return number;
            }
        }
        throw new IllegalArgumentException("no event " + id);
    }
}

package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisCard;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * 9. Trade: one Merchant goes from the Commercial Port all the way to an open, empty space of a Foreign Market and hands
 * over a good at its Market Value, or, for Wheat, as much Silver. Goods handed over lose value, goods spared gain it.
 */
@Cites({"trade", "trade/prices", "trade/silver"})
public class Trade implements Action<Trade.Deal> {

    /** The action. */
    public record Deal(TradeSpace space, Resource pay, int price) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.TRADE;
        }

        @Override
        public boolean costsResources() {
            return true;
        }

        @Override
        public String notation() {
            return "trade " + space.id() + " " + pay.id();
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind(), Target.space(space.id()), Target.button(pay.id()));
        }
    }

    /** A Merchant traded. */
    public record Traded(Side side, TradeSpace space, int price, Resource pay) implements GameEvent {}

    /** A good's cube moved in the Market Area; boxes are counted from 1. */
    @Cites("trade/prices")
    public record PriceMoved(Resource good, int from, int to) implements GameEvent {}

    /** A good's cube could not move: it is at the end of the Market Area. */
    @Cites("trade/prices")
    public record PriceStayed(Resource good, int box) implements GameEvent {}

    /** The player holds none of their own Commercial Poleis. */
    public record NoCommercialPolis() implements Reason {}

    /** There is no Merchant in the port. */
    public record NoMerchant() implements Reason {}

    /** The space is not yet open in this round. */
    public record NotYetOpen(TradeSpace space) implements Reason {}

    /** A Merchant stands there. */
    public record Occupied(TradeSpace space) implements Reason {}

    /** The Event shuts the space. */
    @Cites("concepts/events")
    public record ShutByEvent(TradeSpace space) implements Reason {}

    /** No way to the market is free. */
    @Cites("trade/routes")
    public record NoRoute(Market market) implements Reason {}

    /** The space does not take that. */
    public record NotAccepted(TradeSpace space, Resource pay) implements Reason {}

    private final PolisData data;
    private final Ways ways;
    private final EventInForce event;
    private final PersonalBoards boards;
    private final Deal[][][] deals;

    @Inject
    public Trade(PolisData data, Ways ways, EventInForce event, PersonalBoards boards) {
        this.data = data;
        this.ways = ways;
        this.event = event;
        this.boards = boards;
        deals = new Deal[data.tradeSpaceCount()][Resource.COUNT][data.lastBox() + 1];
        for (TradeSpace space : data.tradeSpaces()) {
            for (Resource pay : Resource.values()) {
                for (int box = 0; box <= data.lastBox(); box++) {
                    int price = pay.isGood() ? data.price(space.value(), box) : space.value();
                    deals[space.index()][pay.index()][box] = new Deal(space, pay, price);
                }
            }
        }
    }

    @Override
    public ActionKind kind() {
        return ActionKind.TRADE;
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Deal> moves) {
        if (state.commerce().merchantsInPort(side) == 0 || !holdsCommercialPolis(side, state)) {
            return;
        }
        int seas = ways.merchantSeas(side, state);
        for (int i = 0; i < data.tradeSpaceCount(); i++) {
            TradeSpace space = data.tradeSpace(i);
            if (isOpen(space, state) && ways.reaches(space.market(), seas, side, state)) {
                for (int pay = 0; pay < Resource.COUNT; pay++) {
                    Resource resource = Resource.at(pay);
                    if (takes(space, resource)) {
                        Deal deal = deal(space, resource, state);
                        if (state.stock(side, resource) >= deal.price()) {
                            moves.add(deal);
                        }
                    }
                }
            }
        }
    }

    private boolean isOpen(TradeSpace space, PolisState state) {
        return state.commerce().isFree(space.index())
                && !state.commerce().isCovered(space.index())
                && !event.shuts(space, state);
    }

    private static boolean takes(TradeSpace space, Resource pay) {
        return pay.isGood() ? space.accepts(pay) : pay == Resource.SILVER && space.takesSilver();
    }

    private Deal deal(TradeSpace space, Resource pay, PolisState state) {
        int box = pay.isGood() ? state.commerce().priceBox(pay) : 0;
        return deals[space.index()][pay.index()][box];
    }

    private boolean holdsCommercialPolis(Side side, PolisState state) {
        for (int i = 0; i < Polis.COUNT; i++) {
            if (state.owns(side, i)) {
                PolisCard card = data.polis(i);
                if (card.commercialFor().isPresent() && card.commercialFor().get() == side) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What a space takes comes first: a player asks why that cannot be given. */
    @Override
    public void refuse(Side side, PolisState state, List<Refusal> refusals) {
        int seas = ways.merchantSeas(side, state);
        for (TradeSpace space : data.tradeSpaces()) {
            for (Resource pay : Resource.values()) {
                if (takes(space, pay)) {
                    reason(side, space, pay, seas, state)
                            .ifPresent(why -> refusals.add(new Refusal(deal(space, pay, state), why)));
                }
            }
            for (Resource pay : Resource.values()) {
                if (!takes(space, pay)) {
                    refusals.add(new Refusal(deal(space, pay, state), new NotAccepted(space, pay)));
                }
            }
        }
    }

    private Optional<Reason> reason(Side side, TradeSpace space, Resource pay, int seas, PolisState state) {
        if (!holdsCommercialPolis(side, state)) {
            return Optional.of(new NoCommercialPolis());
        }
        if (state.commerce().merchantsInPort(side) == 0) {
            return Optional.of(new NoMerchant());
        }
        if (state.commerce().isCovered(space.index())) {
            return Optional.of(new NotYetOpen(space));
        }
        if (event.shuts(space, state)) {
            return Optional.of(new ShutByEvent(space));
        }
        if (!state.commerce().isFree(space.index())) {
            return Optional.of(new Occupied(space));
        }
        if (!ways.reaches(space.market(), seas, side, state)) {
            return Optional.of(new NoRoute(space.market()));
        }
        int price = deal(space, pay, state).price();
        return state.stock(side, pay) >= price
                ? Optional.empty()
                : Optional.of(new Barred.TooPoor(state.stock(side, pay), price, pay, "trade/prices"));
    }

    @Override
    public void carryOut(Deal deal, Side side, Play<PolisState> play) {
        TradeSpace space = deal.space();
        play.state().commerce().sendMerchant(side, space.index());
        play.report(() -> new Traded(side, space, deal.price(), deal.pay()));
        boards.spend(side, deal.pay(), deal.price(), play);
        boards.gain(side, space.receives(), space.value(), play);
        if (deal.pay().isGood()) {
            fall(deal.pay(), play);
        } else {
            for (int i = 0; i < Resource.GOODS; i++) {
                if (space.accepts(Resource.at(i))) {
                    rise(Resource.at(i), play);
                }
            }
        }
    }

    /** "Roll the die twice and move the cube to the right by the lowest of the results." */
    private void fall(Resource good, Play<PolisState> play) {
        int first = play.roll(data.components().dieSides(), "roll.demand-falls");
        int second = play.roll(data.components().dieSides(), "roll.demand-falls");
        shift(good, Math.min(first, second), play);
    }

    /** "Roll the die once for each of the Resources they could have used and move the cubes to the left." */
    private void rise(Resource good, Play<PolisState> play) {
        shift(good, -play.roll(data.components().dieSides(), "roll.demand-rises"), play);
    }

    private void shift(Resource good, int boxes, Play<PolisState> play) {
        int from = play.state().commerce().priceBox(good);
        int to = Math.max(0, Math.min(data.lastBox(), from + boxes));
        play.state().commerce().setPriceBox(good, to);
        if (to == from) {
            play.report(() -> new PriceStayed(good, to + 1));
        } else {
            play.report(() -> new PriceMoved(good, from + 1, to + 1));
        }
    }
}

package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * 9. Trade: one Merchant goes from the Commercial Port all the way to an open, empty space of a Foreign Market and hands
 * over a good at its Market Value, or, for Wheat, as much Silver. Goods handed over lose value, goods spared gain it.
 */
@Cites({"trade", "trade/prices", "trade/silver"})
public class Trade implements Action<Trade.Deal> {

    public record Deal(TradeSpace space, Resource pay, int price) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.TRADE;
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind(), Things.stall(space.id()), Things.button(pay));
        }
    }

    public record Traded(Side side, TradeSpace space, int price, Resource pay) implements GameEvent {}

    /** A good's cube moved in the Market Area; boxes are counted from 1. */
    @Cites("trade/prices")
    public record PriceMoved(Resource good, int from, int to) implements GameEvent {}

    /** A good's cube could not move: it is at the end of the Market Area. */
    @Cites("trade/prices")
    public record PriceStayed(Resource good, int box) implements GameEvent {}

    /** The player holds none of their own Commercial Poleis. */
    public record NoCommercialPolis() implements Reason {}

    public record NoMerchant() implements Reason {}

    /** The space is not yet open in this round. */
    public record NotYetOpen(TradeSpace space) implements Reason {}

    public record Occupied(TradeSpace space) implements Reason {}

    @Cites("concepts/events")
    public record ShutByEvent(TradeSpace space) implements Reason {}

    /** No way to the market is free. */
    @Cites("trade/routes")
    public record NoRoute(Market market) implements Reason {}

    /** The space does not take that. */
    public record NotAccepted(TradeSpace space, Resource pay) implements Reason {}

    // Bots meet these all the time and never look at them, so they are made once.
    private static final Optional<Reason> NO_COMMERCIAL_POLIS = Optional.of(new NoCommercialPolis());
    private static final Optional<Reason> NO_MERCHANT = Optional.of(new NoMerchant());
    private static final List<Optional<Reason>> NO_ROUTE = Stream.of(Market.values())
            .map(market -> Optional.<Reason>of(new NoRoute(market)))
            .toList();

    private final PolisData data;
    private final Ways ways;
    private final EventInForce event;
    private final PersonalBoards boards;

    /** By trade space and what is paid, for every price that a personal board can pay. */
    private final Deal[][][] deals;

    @Inject
    public Trade(PolisData data, Ways ways, EventInForce event, PersonalBoards boards) {
        this.data = data;
        this.ways = ways;
        this.event = event;
        this.boards = boards;
        deals = new Deal[data.tradeSpaces().size()][Resource.COUNT][];
        for (TradeSpace space : data.tradeSpaces()) {
            for (Resource pay : Resource.values()) {
                Deal[] all = new Deal[data.most(pay) + 1];
                Arrays.setAll(all, price -> new Deal(space, pay, price));
                deals[space.index()][pay.index()] = all;
            }
        }
    }

    /** What must be handed over there: a good at its Market Value, or as much Silver as Wheat is received. */
    protected int price(TradeSpace space, Resource pay, PolisState state) {
        return pay.isGood() ? data.price(space.value(), state.commerce().priceBox(pay)) : space.value();
    }

    /** Goods the space accepts, or Silver where Wheat is received. */
    protected boolean takes(TradeSpace space, Resource pay) {
        return pay.isGood() ? space.accepts(pay) : pay == Resource.SILVER && space.takesSilver();
    }

    protected int dieSides() {
        return data.components().dieSides();
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Deal> moves) {
        if (standstill(side, state).isPresent()) {
            return;
        }
        IndexSet seas = ways.merchantSeas(side, state);
        for (int i = 0; i < data.tradeSpaces().size(); i++) {
            TradeSpace space = data.tradeSpaces().get(i);
            if (isOpen(space, state) && obstacle(side, space, seas, state).isEmpty()) {
                for (int pay = 0; pay < Resource.COUNT; pay++) {
                    Resource resource = Resource.at(pay);
                    if (takes(space, resource)) {
                        int price = price(space, resource, state);
                        if (state.stock(side, resource) >= price) {
                            moves.add(deals[i][pay][price]);
                        }
                    }
                }
            }
        }
    }

    private Deal deal(TradeSpace space, Resource pay, PolisState state) {
        return new Deal(space, pay, price(space, pay, state));
    }

    private boolean holdsCommercialPolis(Side side, PolisState state) {
        IndexSet own = state.owned(side);
        for (int polis = own.first(); polis >= 0; polis = own.after(polis)) {
            if (data.polis(Polis.at(polis)).isCommercialFor(side)) {
                return true;
            }
        }
        return false;
    }

    /** What a space takes comes first: a player asks why that cannot be given. */
    @Override
    public void refuse(Side side, PolisState state, Refusals refusals) {
        Optional<Reason> standstill = standstill(side, state);
        IndexSet seas = ways.merchantSeas(side, state);
        for (TradeSpace space : data.tradeSpaces()) {
            for (Resource pay : Resource.values()) {
                if (takes(space, pay)) {
                    refusals.move(
                            deal(space, pay, state),
                            standstill
                                    .or(() -> obstacle(side, space, seas, state))
                                    .or(() -> tooPoor(side, deal(space, pay, state), state)));
                }
            }
            for (Resource pay : Resource.values()) {
                if (!takes(space, pay)) {
                    refusals.move(deal(space, pay, state), new NotAccepted(space, pay));
                }
            }
        }
    }

    /** What keeps the side from trading anywhere, if anything does. */
    protected Optional<Reason> standstill(Side side, PolisState state) {
        if (!holdsCommercialPolis(side, state)) {
            return NO_COMMERCIAL_POLIS;
        }
        return state.commerce().merchantsInPort(side) > 0 ? Optional.empty() : NO_MERCHANT;
    }

    /** Whether anybody can trade there now. */
    protected boolean isOpen(TradeSpace space, PolisState state) {
        return state.commerce().isFree(space.index())
                && !state.commerce().isCovered(space.index())
                && !event.shuts(space, state);
    }

    /** What keeps the side from trading there, whatever it pays; the seas are those its Merchants can get to. */
    protected Optional<Reason> obstacle(Side side, TradeSpace space, IndexSet seas, PolisState state) {
        if (!isOpen(space, state)) {
            return Optional.of(
                    state.commerce().isCovered(space.index())
                            ? new NotYetOpen(space)
                            : event.shuts(space, state) ? new ShutByEvent(space) : new Occupied(space));
        }
        return ways.reaches(space.market(), seas, side, state)
                ? Optional.empty()
                : NO_ROUTE.get(space.market().index());
    }

    private static Optional<Reason> tooPoor(Side side, Deal deal, PolisState state) {
        int has = state.stock(side, deal.pay());
        return has >= deal.price()
                ? Optional.empty()
                : Optional.of(new Barred.TooPoor(has, deal.price(), deal.pay(), "trade/prices"));
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
    protected void fall(Resource good, Play<PolisState> play) {
        int lowest = dieSides();
        for (int i = 0; i < data.figures().demandDice(); i++) {
            lowest = Math.min(lowest, play.roll(dieSides(), "roll.demand-falls"));
        }
        shift(good, lowest, play);
    }

    /** "Roll the die once for each of the Resources they could have used and move the cubes to the left." */
    protected void rise(Resource good, Play<PolisState> play) {
        shift(good, -play.roll(dieSides(), "roll.demand-rises"), play);
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

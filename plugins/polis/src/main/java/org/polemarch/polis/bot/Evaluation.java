package org.polemarch.polis.bot;

import jakarta.inject.Inject;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.polis.data.PolisCard;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.ProjectTile;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.data.TributeRow;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.actions.CivilWar;
import org.polemarch.polis.rules.actions.CollectTribute;
import org.polemarch.polis.rules.actions.LaySiege;
import org.polemarch.polis.rules.actions.Ways;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.Stacking;
import org.polemarch.polis.rules.round.Blockade;

/**
 * How good a position is for a side, in points of the final score: points already scored, the value of stores, and, at
 * a discount, what can still be won this round, so that doing it is better than being able to.
 */
public class Evaluation {

    private final PolisData data;
    private final Weights weights;

    /** What one of each Resource is worth beyond its use for food. */
    private final double[] store;

    /** What it costs to have so little Prestige: some may have to be lost. */
    private final double[] disgrace;

    private final Blockade blockade;
    private final Ways ways;
    private final Stacking stacking;
    private final Leagues leagues;
    private final LaySiege siege;
    private final CollectTribute tribute;
    private final CivilWar civilWar;

    @Inject
    public Evaluation(
            PolisData data,
            Weights weights,
            Blockade blockade,
            Ways ways,
            Stacking stacking,
            Leagues leagues,
            LaySiege siege,
            CollectTribute tribute,
            CivilWar civilWar) {
        this.data = data;
        this.weights = weights;
        store = weights.stores();
        disgrace = weights.disgrace().stream().mapToDouble(Double::doubleValue).toArray();
        this.blockade = blockade;
        this.ways = ways;
        this.stacking = stacking;
        this.leagues = leagues;
        this.siege = siege;
        this.tribute = tribute;
        this.civilWar = civilWar;
    }

    public double of(PolisState state, Side side) {
        double[] parts = new double[Part.ALL.size()];
        count(state, side, 1, parts);
        count(state, side.other(), -1, parts);
        double lead = 0;
        for (double part : parts) {
            lead += part;
        }
        return 1 / (1 + Math.exp(-lead / weights.spread()));
    }

    /** The parts whose sum is squashed. */
    public Appraisal appraise(PolisState state, Side side) {
        double[] own = new double[Part.ALL.size()];
        double[] rival = new double[Part.ALL.size()];
        count(state, side, 1, own);
        count(state, side.other(), 1, rival);
        return Appraisal.of(Part.ALL, own, rival);
    }

    private void count(PolisState state, Side side, int sign, double[] parts) {
        int population = state.population(side);
        boolean last = state.course().round().isLast();
        parts[Part.POPULATION.ordinal()] += sign * population;
        parts[Part.PRESTIGE.ordinal()] += sign * prestige(state, side, population);
        parts[Part.PROJECTS.ordinal()] += sign * projects(state, side);
        parts[Part.GOODS.ordinal()] += sign * goods(state, side) * (last ? weights.goodsAtLast() : 1);
        parts[Part.FOOD.ordinal()] += sign * food(state, side, population);
        double unit = last ? weights.unitsAtLast() : 1;
        parts[Part.HOPLITES.ordinal()] += sign * weights.hoplite() * unit * units(state, side, 0, Space.TERRITORIES);
        parts[Part.GALLEYS.ordinal()] +=
                sign * weights.galley() * unit * units(state, side, Space.TERRITORIES, Space.COUNT);
        parts[Part.MERCHANTS.ordinal()] += sign * merchants(state, side) * (last ? weights.merchantsAtLast() : 1);
        parts[Part.PROXENOS.ordinal()] -= state.isCaptive(side)
                ? sign * weights.captive() * data.figures().ransom()
                : 0;
        if (!state.course().hasPassed(side)) {
            double chance = sign * weights.chance();
            parts[Part.TRIBUTE.ordinal()] += chance * tribute(state, side);
            parts[Part.SIEGES.ordinal()] += chance * sieges(state, side);
            parts[Part.TRADE.ordinal()] += chance * trade(state, side, population);
            parts[Part.CIVIL_WAR.ordinal()] += chance * civilWar(state, side);
        }
    }

    /** Prestige, what threatens it, and what it costs to have too little. */
    private double prestige(PolisState state, Side side, int population) {
        int prestige = state.prestige(side);
        boolean passed = state.course().hasPassed(side);
        double worth = passed ? prestige : prestige - weights.turnsToCome() * blockade.penalty(side, state);
        // After passing, a side needs Prestige only at the end of the round, when Projects are completed first.
        int honoured = prestige + (passed ? running(state, side) : 0);
        if (honoured < disgrace.length) {
            worth -= disgrace[honoured];
        }
        int hungry = Math.max(0, population - state.stock(side, Resource.WHEAT));
        if (honoured - hungry < 1) {
            worth -= weights.famine() * Math.min(weights.worstFamine(), hungry - honoured + 1);
        }
        return worth;
    }

    private double goods(PolisState state, Side side) {
        double worth = 0;
        for (int i = 0; i < Resource.WHEAT.index(); i++) {
            worth += store[i] * Math.min(weights.enoughGoods(), state.stock(side, Resource.at(i)));
        }
        return worth;
    }

    /** Merchants in port and abroad: those abroad come back. */
    private double merchants(PolisState state, Side side) {
        int active = data.components().merchantsPerPlayer() - state.commerce().merchantsInReserve(side);
        return weights.merchant() * Math.min(weights.enoughMerchants(), active);
    }

    private double projects(PolisState state, Side side) {
        double worth = 0;
        for (int i = 0; i < data.projects().size(); i++) {
            ProjectTile tile = data.projects().get(i);
            for (int polis = 0; polis < Polis.COUNT; polis++) {
                if (state.owns(side, polis) && state.tiles().isAt(tile.project(), Polis.at(polis))) {
                    worth += tile.endGame()
                            + (state.tiles().isRunning(tile.project()) ? weights.project() * tile.prestige() : 0);
                }
            }
        }
        return worth;
    }

    /** The Prestige that the Projects being developed will bring at the end of the round. */
    private int running(PolisState state, Side side) {
        int prestige = 0;
        for (int i = 0; i < data.projects().size(); i++) {
            ProjectTile tile = data.projects().get(i);
            if (state.tiles().isRunning(tile.project())
                    && state.owns(side, state.tiles().site(tile.project()).orElseThrow())) {
                prestige += tile.prestige();
            }
        }
        return prestige;
    }

    /** Wheat saves Prestige as long as somebody is hungry, then lets poleis grow. */
    private double food(PolisState state, Side side, int population) {
        int wheat = state.stock(side, Resource.WHEAT);
        if (wheat < population) {
            return -weights.hunger() * (population - wheat);
        }
        int room = 0;
        for (int i = 0; i < Polis.COUNT; i++) {
            if (state.owns(side, i)) {
                PolisCard card = data.polis(Polis.at(i));
                room += Math.min(card.growth(), card.most() - state.population(card.polis()));
            }
        }
        int left = wheat - population;
        int growing = Math.min(left, room);
        return weights.growth() * growing + store[Resource.WHEAT.index()] * (left - growing);
    }

    private static int units(PolisState state, Side side, int from, int to) {
        int units = 0;
        for (int space = from; space < to; space++) {
            units += state.units(side, space);
        }
        return units;
    }

    /** Tribute that could be collected before passing. */
    private double tribute(PolisState state, Side side) {
        double worth = 0;
        for (int i = 0; i < Space.TERRITORIES; i++) {
            Space territory = Space.at(i);
            int hoplites = state.units(side, i);
            if (hoplites > 0 && !state.tribute().isShut(territory)) {
                TributeRow row = data.tribute(territory);
                int cost = tribute.cost(side, row);
                double gain = best(row, hoplites) - cost;
                if (gain > 0 && (cost == 0 || state.prestige(side) > cost) && tribute.holdsPolis(side, row, state)) {
                    worth += gain;
                }
            }
        }
        if (state.tribute().levy().isPresent() && state.course().active() == side) {
            worth += rest(data.tribute(state.tribute().levy().get()), state, side) / weights.chance();
        }
        return worth;
    }

    /** What the Hoplites not yet laid can add to the Tribute being collected. */
    private double rest(TributeRow row, PolisState state, Side side) {
        int left = state.units(side, row.territory()) - state.tribute().laid();
        double best = 0;
        for (int i = 0; i < Resource.COUNT; i++) {
            Resource column = Resource.at(i);
            int laid = state.tribute().laid(column);
            int more = Math.min(left, row.length(column) - laid);
            if (more > 0) {
                int gain = row.gives(column, laid + more) - row.gives(column, laid);
                best = Math.max(best, gain * (column == Resource.WHEAT ? weights.wheatCollected() : store[i]));
            }
        }
        return best;
    }

    private double best(TributeRow row, int hoplites) {
        double best = 0;
        for (int i = 0; i < Resource.COUNT; i++) {
            Resource column = Resource.at(i);
            int used = Math.min(hoplites, row.length(column));
            if (used > 0) {
                best = Math.max(
                        best,
                        row.gives(column, used) * (column == Resource.WHEAT ? weights.wheatCollected() : store[i]));
            }
        }
        return best;
    }

    private double sieges(PolisState state, Side side) {
        int cost = data.figures().siegeCost();
        if (state.prestige(side) <= cost) {
            return 0;
        }
        double worth = 0;
        for (int i = 0; i < Polis.COUNT; i++) {
            PolisCard card = data.polis(Polis.at(i));
            if (siege.isTarget(side, card, state)) {
                Space territory = card.territory().orElseThrow();
                int own = state.units(side, territory) + followers(territory, state, side);
                if (own > 0) {
                    int wall = card.fortification();
                    double prize = wall * weights.siege() - cost;
                    boolean ready = own >= wall && own > state.units(side.other(), territory);
                    worth += ready
                            ? prize * siege.odds(side, card, state)
                            : weights.siegeBegun() * prize * Math.min(1, own / (double) wall);
                }
            }
        }
        return worth;
    }

    /** How many Hoplites may still come, while they are moving to that territory. */
    private int followers(Space territory, PolisState state, Side side) {
        if (state.gathering().isEmpty()
                || state.gathering().get() != territory
                || state.course().active() != side) {
            return 0;
        }
        int others = -state.units(side, territory);
        for (int i = 0; i < Space.TERRITORIES; i++) {
            others += state.units(side, i);
        }
        return Math.max(0, Math.min(others, stacking.room(side, territory, state)));
    }

    private double trade(PolisState state, Side side, int population) {
        if (state.commerce().merchantsInPort(side) == 0) {
            return 0;
        }
        IndexSet seas = ways.merchantSeas(side, state);
        int hungry = Math.max(0, population - state.stock(side, Resource.WHEAT));
        double best = 0;
        for (int i = 0; i < data.tradeSpaces().size(); i++) {
            TradeSpace space = data.tradeSpaces().get(i);
            if (state.commerce().isFree(i)
                    && !state.commerce().isCovered(i)
                    && seas.has(data.sea(space.market()).index())
                    && ways.reaches(space.market(), seas, side, state)) {
                best = Math.max(best, bargain(space, hungry, state, side));
            }
        }
        return best;
    }

    private double bargain(TradeSpace space, int hungry, PolisState state, Side side) {
        double gain = space.receives() == Resource.SILVER
                ? space.value() * store[Resource.SILVER.index()]
                : Math.min(hungry, space.value()) * weights.hunger()
                        + Math.max(0, space.value() - hungry) * weights.wheatBought();
        double best = 0;
        for (int i = 0; i < Resource.GOODS; i++) {
            Resource good = Resource.at(i);
            if (space.accepts(good)) {
                int price = data.price(space.value(), state.commerce().priceBox(good));
                if (state.stock(side, good) >= price) {
                    best = Math.max(best, gain - price * store[i]);
                }
            }
        }
        return best;
    }

    private double civilWar(PolisState state, Side side) {
        if (state.isCaptive(side)) {
            return 0;
        }
        Polis polis = state.proxenos(side).orElseThrow();
        if (state.owns(side, polis) || data.polis(polis).isCapital()) {
            return 0;
        }
        int cost = civilWar.bribe(polis, state);
        double prize = weights.civilWar()
                * leagues.population(polis, state)
                * (state.isNeutral(polis) ? 1 : weights.fromEnemy());
        int silver = state.stock(side, Resource.SILVER);
        return silver >= cost
                ? Math.max(0, prize - cost * store[Resource.SILVER.index()])
                : weights.bribeBegun() * prize * silver / cost;
    }
}

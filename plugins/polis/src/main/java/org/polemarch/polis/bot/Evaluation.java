package org.polemarch.polis.bot;

import jakarta.inject.Inject;
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
 * How well a position stands for a side, in points of the final score: what is scored already, what stores are good for,
 * and what could still be won in this round, at a discount, so that doing it is better than being able to.
 */
public class Evaluation {

    private static final double SPREAD = 9;

    /** What one of each Resource is worth beyond its use for food. */
    private static final double[] STORE = {0.22, 0.24, 0.16, 0.5, 0.35};

    private static final double HUNGER = 0.85;
    private static final double GROWTH = 0.9;
    private static final double HOPLITE = 0.75;
    private static final double GALLEY = 0.55;
    private static final double MERCHANT = 0.7;
    private static final double CHANCE = 0.55;

    /** What ends a turn now is likely to end that many of them. */
    private static final double TURNS_TO_COME = 6;

    /** What it costs to have so little Prestige: some may have to be lost. */
    private static final double[] DISGRACE = {9, 4, 2, 0.8};

    private final PolisData data;
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
            Blockade blockade,
            Ways ways,
            Stacking stacking,
            Leagues leagues,
            LaySiege siege,
            CollectTribute tribute,
            CivilWar civilWar) {
        this.data = data;
        this.blockade = blockade;
        this.ways = ways;
        this.stacking = stacking;
        this.leagues = leagues;
        this.siege = siege;
        this.tribute = tribute;
        this.civilWar = civilWar;
    }

    public double of(PolisState state, Side side) {
        return 1 / (1 + Math.exp((worth(state, side.other()) - worth(state, side)) / SPREAD));
    }

    private double worth(PolisState state, Side side) {
        int population = state.population(side);
        int prestige = state.prestige(side);
        boolean last = state.course().round().isLast();
        double worth = population + prestige + projects(state, side);
        for (int i = 0; i < Resource.WHEAT.index(); i++) {
            worth += STORE[i] * Math.min(12, state.stock(side, Resource.at(i))) * (last ? 0.5 : 1);
        }
        worth += food(state, side, population);
        worth += units(state, side) * (last ? 0.6 : 1);
        worth += MERCHANT * Math.min(4, merchants(state, side)) * (last ? 0.3 : 1);
        if (state.isCaptive(side)) {
            worth -= 1.5;
        }
        if (!state.course().hasPassed(side)) {
            worth += CHANCE * chances(state, side, population);
            worth -= TURNS_TO_COME * blockade.penalty(side, state);
        }
        // Whoever has passed needs Prestige only at the end of the round, where Projects are completed first.
        int honoured = prestige + (state.course().hasPassed(side) ? running(state, side) : 0);
        if (honoured < DISGRACE.length) {
            worth -= DISGRACE[honoured];
        }
        int hungry = Math.max(0, population - state.stock(side, Resource.WHEAT));
        if (honoured - hungry < 1) {
            worth -= 0.5 * Math.min(6, hungry - honoured + 1);
        }
        return worth;
    }

    /** Merchants in port and abroad: those abroad come back. */
    private int merchants(PolisState state, Side side) {
        return data.components().merchantsPerPlayer() - state.commerce().merchantsInReserve(side);
    }

    private double projects(PolisState state, Side side) {
        double worth = 0;
        for (int i = 0; i < data.projects().size(); i++) {
            ProjectTile tile = data.projects().get(i);
            for (int polis = 0; polis < Polis.COUNT; polis++) {
                if (state.owns(side, polis) && state.tiles().isAt(tile.project(), Polis.at(polis))) {
                    worth += tile.endGame() + (state.tiles().isRunning(tile.project()) ? 0.95 * tile.prestige() : 0);
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
            return -HUNGER * (population - wheat);
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
        return GROWTH * growing + STORE[Resource.WHEAT.index()] * (left - growing);
    }

    private static double units(PolisState state, Side side) {
        double worth = 0;
        for (int space = 0; space < Space.COUNT; space++) {
            worth += state.units(side, space) * (space < Space.TERRITORIES ? HOPLITE : GALLEY);
        }
        return worth;
    }

    /** What could be won before passing: Tribute, sieges, trade and a civil war. */
    private double chances(PolisState state, Side side, int population) {
        return tribute(state, side) + sieges(state, side) + trade(state, side, population) + intrigue(state, side);
    }

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
            worth += rest(data.tribute(state.tribute().levy().get()), state, side) / CHANCE;
        }
        return worth;
    }

    /** What the Hoplites not yet laid can add to the Tribute being collected. */
    private static double rest(TributeRow row, PolisState state, Side side) {
        int left = state.units(side, row.territory()) - state.tribute().laid();
        double best = 0;
        for (int i = 0; i < Resource.COUNT; i++) {
            Resource column = Resource.at(i);
            int laid = state.tribute().laid(column);
            int more = Math.min(left, row.length(column) - laid);
            if (more > 0) {
                int gain = row.gives(column, laid + more) - row.gives(column, laid);
                best = Math.max(best, gain * (column == Resource.WHEAT ? 0.8 : STORE[i]));
            }
        }
        return best;
    }

    private static double best(TributeRow row, int hoplites) {
        double best = 0;
        for (int i = 0; i < Resource.COUNT; i++) {
            Resource column = Resource.at(i);
            int used = Math.min(hoplites, row.length(column));
            if (used > 0) {
                best = Math.max(best, row.gives(column, used) * (column == Resource.WHEAT ? 0.8 : STORE[i]));
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
                    double prize = wall * 1.6 - cost;
                    boolean ready = own >= wall && own > state.units(side.other(), territory);
                    worth += ready
                            ? prize * siege.odds(side, card, state)
                            : 0.12 * prize * Math.min(1, own / (double) wall);
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
                ? space.value() * STORE[Resource.SILVER.index()]
                : Math.min(hungry, space.value()) * HUNGER + Math.max(0, space.value() - hungry) * 0.5;
        double best = 0;
        for (int i = 0; i < Resource.GOODS; i++) {
            Resource good = Resource.at(i);
            if (space.accepts(good)) {
                int price = data.price(space.value(), state.commerce().priceBox(good));
                if (state.stock(side, good) >= price) {
                    best = Math.max(best, gain - price * STORE[i]);
                }
            }
        }
        return best;
    }

    private double intrigue(PolisState state, Side side) {
        if (state.isCaptive(side)) {
            return 0;
        }
        Polis polis = state.proxenos(side).orElseThrow();
        if (state.owns(side, polis) || data.polis(polis).isCapital()) {
            return 0;
        }
        int cost = civilWar.bribe(polis, state);
        double prize = 1.7 * leagues.population(polis, state) * (state.isNeutral(polis) ? 1 : 1.5);
        int silver = state.stock(side, Resource.SILVER);
        return silver >= cost
                ? Math.max(0, prize - cost * STORE[Resource.SILVER.index()])
                : 0.1 * prize * silver / cost;
    }
}

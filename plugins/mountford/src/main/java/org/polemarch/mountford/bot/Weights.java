package org.polemarch.mountford.bot;

import java.util.Map;
import org.polemarch.api.data.DataPack;
import org.polemarch.mountford.model.Effect;

/** How much the evaluation makes of each thing, in points of bellicosity. */
public record Weights(Politics politics, Territory territory, Forces forces, Treasury treasury) {

    public static final Weights SHIPPED =
            DataPack.of(Weights.class, "/org/polemarch/mountford/bot").document("weights", Weights.class);

    /**
     * The tracks, and what the next political phases will do to them.
     *
     * @param scale a lead of this many points wins about three games out of four
     * @param athens what a point of Athenian bellicosity is worth; so for the League's
     * @param athensExpected what Athens must have to be even
     * @param urgency what a point of Athenian bellicosity gains in worth with each turn
     * @param lowWill a track below this is worth less by despair for each point it lacks
     * @param turnsToCome a rebellion is taken to last this many turns at most
     * @param spartanRest what an armistice gains Sparta in each turn
     * @param shortTreasury what each tile costs that Sparta lacks to be a reserve above the armistice limit (7.3)
     * @param dictated what it costs to be at that limit
     * @param persia what Persia at war costs Athens; so for Persia that joins in the next political phase (9.3.3)
     */
    public record Politics(
            double scale,
            double athens,
            double athensExpected,
            double sparta,
            double urgency,
            int lowWill,
            double despair,
            double atticaRavaged,
            double laconiaRavaged,
            double ravaged,
            double rebelArea,
            int turnsToCome,
            double armistice,
            double armisticeTurn,
            double spartanRest,
            double shortTreasury,
            int reserve,
            double dictated,
            double corinthDictated,
            double spartanHostages,
            double athenianHostages,
            double persia,
            double persiaToCome,
            double tribute,
            double athenianConfidence,
            double spartanConfidence) {}

    /**
     * Spaces and sieges.
     *
     * @param cities what the great cities are worth
     * @param rebel what a space in rebellion costs Athens
     * @param siege the share of a prize that siege points count for
     */
    public record Territory(
            double space,
            double fortress,
            double inArea,
            Map<String, Double> cities,
            double rebel,
            double siege,
            double siegeBonus) {
        public Territory {
            cities = Map.copyOf(cities);
        }
    }

    /**
     * Strength points.
     *
     * @param homeGuard the share of its worth that a home guard counts
     * @param abroad what a point not brought home will cost (6.1)
     */
    public record Forces(
            double naval, double hoplite, double spartiate, double other, double homeGuard, double abroad) {}

    /**
     * Tiles in a treasury.
     *
     * @param leadership what a leader's points add
     * @param doubt within this many tiles it is open whether income exceeds what there is to draw (8.1)
     */
    public record Treasury(
            double leader,
            double leadership,
            double reinforcement,
            Map<Effect, Double> events,
            double otherEvent,
            double doubt) {
        public Treasury {
            events = Map.copyOf(events);
        }
    }
}

package org.polemarch.perikles.bot;

import org.polemarch.api.data.DataPack;

/**
 * How much the evaluation makes of each thing, in points of the final score.
 *
 * @param lead a lead of this many points wins about three games out of four
 * @param armies what more strength than anybody can send is worth
 * @param enoughArmy the strength of which about two thirds of that are worth
 * @param reserve what a point of strength is worth that can still be sent
 * @param defeat how likely a city is defeated once before its statues count
 * @param permission what it is worth to a leader under attack to have allowed help
 * @param doubtPerTile how much each influence tile yet to be taken blurs an election
 * @param leastDoubt how blurred it is without any
 * @param steepness how much a cube more decides an election in doubt
 * @param tieForAlpha what the tie is worth to the first candidate, in cubes
 */
public record Weights(
        double lead,
        double armies,
        double enoughArmy,
        double reserve,
        double defeat,
        double permission,
        double doubtPerTile,
        double leastDoubt,
        double steepness,
        double tieForAlpha) {

    public static final Weights SHIPPED =
            DataPack.of(Weights.class, "/org/polemarch/perikles/bot").document("weights", Weights.class);
}

package org.polemarch.victory.bot;

import org.polemarch.api.data.DataPack;

/**
 * How much the evaluation makes of each thing, in Victory Points.
 *
 * @param scale a lead of this many points wins about three games out of four
 * @param running the most that a game still running can be worth
 * @param over what a lost game is worth that is over
 * @param sure how far the points of the next Scoring Round may still change at its very end
 * @param unsure how much more for each card that may be played before it
 * @param tie how far a tie is from a lead
 */
public record Weights(
        double scale,
        double running,
        double over,
        double sure,
        double unsure,
        double tie,
        Means means,
        Cards cards,
        Liberty liberty) {

    public static final Weights SHIPPED =
            DataPack.of(Weights.class, "/org/polemarch/victory/bot").document("weights", Weights.class);

    /**
     * What a team has.
     *
     * @param cityKept how likely a City stays from one Scoring Round to the next; so for a Status card
     * @param exposedCity the share of the points for removing a City that counts while one is within reach
     * @param unsupplied what a piece out of supply is worth, and in its owner's Supply step
     * @param shortage what each round without a card to play costs
     * @param preparedShare the share of a card's worth that counts while it is prepared; so for one in hand
     */
    public record Means(
            double cityKept,
            double statusKept,
            double hoplite,
            double trireme,
            double unsupplied,
            double lostAtOnce,
            double defendedCity,
            double exposedCity,
            double statusOnTable,
            double prepared,
            double preparedShare,
            double hand,
            double handShare,
            double card,
            double shortage,
            double fetching,
            double bowl,
            double token) {}

    /**
     * What the effects of cards are about worth.
     *
     * @param share the share of it that counts while the card is in use
     */
    public record Cards(
            double city,
            double piece,
            double battle,
            double removal,
            double redeployment,
            double safety,
            double peace,
            double discard,
            double token,
            double scoringStatus,
            double share,
            double kill) {}

    /** What it costs to do something beside the question asked. */
    public record Liberty(double trouble, double card, double recall, double lift) {}
}

package org.polemarch.victory.bot;

import jakarta.inject.Inject;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.scoring.Scoring;

/** How good an imagined game is for a team: what it has and may hope for, and whether the next Scoring Round ends it. */
public class Evaluation {

    /** Keeps the odds of a value finite. */
    private static final double NEARLY_SURE = 1e-9;

    private final Weights weights;
    private final Means means;
    private final Reckoning reckoning;
    private final LibertyWorth liberties;
    private final Scoring scoring;

    @Inject
    public Evaluation(Weights weights, Means means, Reckoning reckoning, LibertyWorth liberties, Scoring scoring) {
        this.weights = weights;
        this.scoring = scoring;
        this.means = means;
        this.reckoning = reckoning;
        this.liberties = liberties;
    }

    /**
     * The value for a power, from 0 (lost) to 1 (won). A lost game that is over counts a little more than one that is
     * as good as lost, so that nobody spends cards on putting off the end.
     */
    public double of(VictoryState state, int power) {
        int team = Power.team(power);
        if (state.ending() != Ending.RUNNING) {
            return scoring.winner(state).ordinal() == team ? 1 : weights.over();
        }
        double[] parts = new double[Part.ALL.size()];
        means.count(state, team, 1, parts);
        means.count(state, team ^ 1, -1, parts);
        parts[Part.TOKENS.ordinal()] += liberty(state, power);
        double lead = 0;
        for (double part : parts) {
            lead += part;
        }
        double value = weights.running() * chance(lead / weights.scale());
        int turns = reckoning.turnsBefore(state);
        double scored = withScoring(value, turns, state, team);
        // A liberty gains no time: what the end of the turn will make of the game is counted already.
        return state.liberty() == 0
                ? scored
                : Math.min(scored, withScoring(value, Math.max(0, turns - 1), state, team));
    }

    /** The parts; they add up to the odds of {@link #of}, on its scale. What the next Scoring Round makes of the rest is one. */
    public Appraisal appraise(VictoryState state, int power) {
        int team = Power.team(power);
        double[] own = new double[Part.ALL.size()];
        double[] rivals = new double[own.length];
        means.count(state, team, 1, own);
        means.count(state, team ^ 1, 1, rivals);
        own[Part.TOKENS.ordinal()] += liberty(state, power);
        double value = Math.max(NEARLY_SURE, Math.min(1 - NEARLY_SURE, of(state, power)));
        double odds = weights.scale() * Math.log(value / (1 - value));
        own[Part.SCORING.ordinal()] = odds - Appraisal.of(Part.ALL, own, rivals).sum();
        return Appraisal.of(Part.ALL, own, rivals);
    }

    private double liberty(VictoryState state, int power) {
        return state.liberty() == 0 ? 0 : liberties.of(state, power);
    }

    /**
     * The game may end with the next Scoring Round: the nearer it is, the more it counts and the surer its outcome. All of
     * it changes little from turn to turn, so that nobody gains by staying.
     */
    private double withScoring(double value, int turns, VictoryState state, int team) {
        double near = 1 - (double) turns / reckoning.turnsBetween(state);
        return (1 - near) * value + near * atScoring(value, turns, state, team);
    }

    private double atScoring(double value, int turns, VictoryState state, int team) {
        double lead = reckoning.lead(state) * (team == 0 ? 1 : -1);
        double spread = weights.sure() + turns * weights.unsure();
        if (reckoning.last(state)) {
            // A tie is the Demos'.
            double tie = team == 0 ? -weights.tie() : weights.tie();
            return certain(chance((lead + tie) / spread), value);
        }
        double enough = state.data().game().suddenVictoryLead() - weights.tie();
        double won = chance((lead - enough) / spread);
        double lost = chance((-lead - enough) / spread);
        return certain(won + (1 - won - lost) * value, value);
    }

    /** However sure the outcome, the rest still settles between equals. */
    private double certain(double won, double value) {
        return (weights.running() - weights.over()) * won + value * weights.over() / 2;
    }

    private static double chance(double lead) {
        return 1 / (1 + Math.exp(-lead));
    }
}

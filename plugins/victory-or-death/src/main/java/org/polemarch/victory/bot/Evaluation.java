package org.polemarch.victory.bot;

import jakarta.inject.Inject;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.scoring.Scoring;

/** How good an imagined game is for a team: what it has and may hope for, and whether the next Scoring Round ends it. */
public class Evaluation {

    private static final double SCALE = 7;
    private static final double RUNNING = 0.99;
    private static final double OVER = 0.02;
    private static final double SURE = 0.1;
    private static final double UNSURE = 0.9;
    private static final double TIE = 0.5;

    private final Means means;
    private final Reckoning reckoning;
    private final LibertyWorth liberties;
    private final Scoring scoring;

    @Inject
    public Evaluation(Means means, Reckoning reckoning, LibertyWorth liberties, Scoring scoring) {
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
            return scoring.winner(state).ordinal() == team ? 1 : OVER;
        }
        double hurdle = state.liberty() == 0 ? 0 : liberties.of(state, power);
        double lead = means.of(state, team) - means.of(state, team ^ 1) + hurdle;
        double value = RUNNING * chance(lead / SCALE);
        int turns = reckoning.turnsBefore(state);
        double scored = withScoring(value, turns, state, team);
        // A liberty gains no time: what the end of the turn will make of the game is counted already.
        return state.liberty() == 0
                ? scored
                : Math.min(scored, withScoring(value, Math.max(0, turns - 1), state, team));
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
        double spread = SURE + turns * UNSURE;
        if (reckoning.last(state)) {
            // A tie is the Demos'.
            double tie = team == 0 ? -TIE : TIE;
            return certain(chance((lead + tie) / spread), value);
        }
        double enough = state.data().game().suddenVictoryLead() - TIE;
        double won = chance((lead - enough) / spread);
        double lost = chance((-lead - enough) / spread);
        return certain(won + (1 - won - lost) * value, value);
    }

    /** However sure the outcome, the rest still settles between equals. */
    private static double certain(double won, double value) {
        return (RUNNING - OVER) * won + value * OVER / 2;
    }

    private static double chance(double lead) {
        return 1 / (1 + Math.exp(-lead));
    }
}

package org.polemarch.pericles.bot;

import java.util.Map;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.pericles.model.Issue;

/**
 * How much the evaluation makes of each thing, in points of Honor.
 *
 * @param scale a lead of this many points wins about three games out of four
 * @param rivalry the share that counts of a lead over the compatriot
 * @param contested the share that counts of a Theater where the enemy is present
 * @param home what it costs to lose one's home
 * @param guard what strength is worth beside bases, at home and where the enemy is, up to so much of it
 * @param unlike how much more with each Theater, so that places are not all alike
 * @param hunger what it costs Athens if its granaries don't feed it
 * @param nearly from this share of an Honor victory (11.11) on a Side is near it
 * @param safe a lead this small may turn in the final scoring
 * @param mostOfWar the most that the question of War and Peace can be worth, and once Peace ends the scenario
 * @param warBefore the share of a lead that it is worth before
 * @param warUndecided how likely an Assembly decides on it that has it in the centre, or on a half
 * @param undecided the share that counts of an issue in the centre
 * @param idleIssue what an issue is worth that can't be used now
 * @param issues what an issue on the display promises its Side
 */
public record Weights(
        double scale,
        double rivalry,
        double oration,
        double issueWon,
        double token,
        double card,
        double theater,
        double contested,
        double home,
        double base,
        double unit,
        double guard,
        double unlike,
        double homeGuard,
        int enoughGuards,
        double front,
        int enoughAtFront,
        double treachery,
        double hostages,
        double hunger,
        double persianWar,
        double persianBase,
        double will,
        double triumph,
        double triumphToCome,
        double nearly,
        double nearTriumph,
        double safe,
        double mostOfWar,
        double mostAtEnd,
        double warBefore,
        double warUndecided,
        double warDebated,
        double warPerSpace,
        double decisiveSpace,
        double handInAssembly,
        double undecided,
        double idleIssue,
        double oracle,
        double leagueBase,
        double leagueFull,
        double leagueAgain,
        double persianGold,
        double envoy,
        double idleEnvoy,
        double envoyToNeutrals,
        double treason,
        double treasonLeast,
        double armyAtHome,
        double armyAbroad,
        double idleArmy,
        double raid,
        double attack,
        double attackOdds,
        int worstOdds,
        int bestOdds,
        double battle,
        double unitInBattle,
        int enoughInBattle,
        double mostOfBattle,
        Map<Issue, Double> issues) {

    public static final Weights SHIPPED =
            DataPack.of(Weights.class, "/org/polemarch/pericles/bot").document("weights", Weights.class);

    public Weights {
        issues = Map.copyOf(issues);
        for (Issue issue : Issue.values()) {
            if (!issues.containsKey(issue)) {
                throw new DataFault("weights/issues has no " + issue);
            }
        }
    }

    /** What an issue promises, by issue. */
    double[] promised() {
        double[] promised = new double[Issue.count()];
        for (Issue issue : Issue.values()) {
            promised[issue.index()] = issues.get(issue);
        }
        return promised;
    }
}

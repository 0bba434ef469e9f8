package org.polemarch.mountford.view;

import java.util.List;
import java.util.Map;
import org.polemarch.api.teach.Whereabouts;

/**
 * What a seat may know of a position: all of the map, its own treasury tile by tile, the other treasury by the backs of
 * its tiles, and those tiles that were seen to enter it and have not left it since. Spaces, areas, tiles and kinds of SP are named by their ids, powers and seats in lower case.
 */
public record MountfordView(
        String viewer,
        int turn,
        String years,
        String phase,
        String ending,
        Tracks tracks,
        List<SpaceView> spaces,
        List<Stack> stacks,
        List<String> ravaged,
        Diplomacy diplomacy,
        List<String> treasury,
        List<String> enemyTilesKnown,
        Map<String, Integer> athenianTiles,
        Map<String, Integer> peloponnesianTiles,
        List<String> situationBox,
        List<String> discards,
        List<String> removed,
        OperationView operation,
        BattleView battle,
        LastCombat lastCombat,
        Overlays overlays,
        Chart chart)
        implements Whereabouts {

    public MountfordView {
        spaces = List.copyOf(spaces);
        stacks = List.copyOf(stacks);
        ravaged = List.copyOf(ravaged);
        treasury = List.copyOf(treasury);
        enemyTilesKnown = List.copyOf(enemyTilesKnown);
        situationBox = List.copyOf(situationBox);
        discards = List.copyOf(discards);
        removed = List.copyOf(removed);
    }

    @Override
    public String whereabouts() {
        if (!ending.equals("running")) {
            return "over";
        }
        if (!battle.space().isEmpty()) {
            return "battle";
        }
        boolean onTheMove =
                operation.sort().equals("moving") || operation.sort().equals("continuing");
        return onTheMove ? operation.sort() : phase;
    }

    /** The tracks around the map. */
    public record Tracks(int athens, int peloponnese, int tributeRate, boolean emergencyFundUsed) {}

    /** A space: who controls it, and the markers in it. The besieger is empty without siege. */
    public record SpaceView(
            String id,
            String owner,
            boolean garrison,
            boolean rebellion,
            boolean fortress,
            boolean colony,
            String besieger,
            int siegePoints) {}

    public record Sps(String kind, int count) {}

    /** An army with its leader, or the unactivated SPs of a space (leader empty). */
    public record Stack(
            String space,
            String leader,
            String seat,
            String power,
            int hoplites,
            int cavalry,
            int naval,
            int homeGuard,
            List<Sps> sps) {
        public Stack {
            sps = List.copyOf(sps);
        }
    }

    /** Who is at war, who has an armistice and until when (0 for none), who holds hostages. */
    public record Diplomacy(
            int spartaUntil,
            int corinthUntil,
            int thebesUntil,
            String argos,
            String syracuse,
            boolean persiaAtWar,
            String macedon,
            boolean spartanHostages,
            boolean athenianHostages) {}

    /**
     * The operation in progress, the tile played for it and its battles so far; the sort is "none" between operations. Absent
     * ids are empty.
     */
    public record OperationView(
            String sort,
            String seat,
            String power,
            String objective,
            String leader,
            String tile,
            boolean neutralsUnfriendly,
            boolean thessalyNeutral,
            boolean battleOffered,
            boolean battleOfferedAtPiraeus,
            boolean battleLost,
            boolean battleRefused,
            boolean landBattleCalledOff) {}

    /** The battle in progress; the space is empty if there is none. Strengths are the SPs in the lines as they stand; so much is added to the dice. */
    public record BattleView(
            String space,
            String cause,
            boolean naval,
            String activeSeat,
            List<String> activeLine,
            List<String> otherLine,
            int activeStrength,
            int otherStrength,
            int activeAdds,
            int otherAdds,
            boolean cavalryBattle) {
        public BattleView {
            activeLine = List.copyOf(activeLine);
            otherLine = List.copyOf(otherLine);
        }
    }

    /** What is remembered of the last combat, even once it is over: who came to it, with how many SPs at a time, and who avoided it. */
    public record LastCombat(
            String space,
            List<String> joined,
            List<Integer> joinedSps,
            boolean athensAvoidedAtSea,
            boolean leagueAvoidedAtSea,
            boolean athensAvoidedOnLand,
            boolean leagueAvoidedOnLand,
            boolean calledOff,
            boolean cavalryBattle,
            List<String> putToSea) {
        public LastCombat {
            joined = List.copyOf(joined);
            joinedSps = List.copyOf(joinedSps);
            putToSea = List.copyOf(putToSea);
        }
    }

    /** What can be laid over the map: zones of influence, trade routes, and the ways of the leader who is about to move. */
    public record Overlays(
            List<String> athenianLandZone,
            List<String> athenianNavalZone,
            List<String> peloponnesianLandZone,
            List<String> peloponnesianNavalZone,
            List<TradeRoute> tradeRoutes,
            List<Way> ways) {
        public Overlays {
            athenianLandZone = List.copyOf(athenianLandZone);
            athenianNavalZone = List.copyOf(athenianNavalZone);
            peloponnesianLandZone = List.copyOf(peloponnesianLandZone);
            peloponnesianNavalZone = List.copyOf(peloponnesianNavalZone);
            tradeRoutes = List.copyOf(tradeRoutes);
            ways = List.copyOf(ways);
        }
    }

    /** A trade route and its spaces; none if it is shut. */
    public record TradeRoute(String owner, String from, String to, int tiles, List<String> spaces) {
        public TradeRoute {
            spaces = List.copyOf(spaces);
        }
    }

    /**
     * A legal way to an objective, by land or by sea, with what threatens on it.
     *
     * @param caughtFrom the die with which an interception succeeds
     * @param lossFrom the die from which unfamiliar country costs the leader an SP, and from which two
     * @param others the other legal ways that part from this one somewhere, each from its first space on
     */
    public record Way(
            String from,
            String target,
            boolean bySea,
            int caughtFrom,
            int lossFrom,
            int lossTwoFrom,
            List<Step> steps,
            List<List<String>> others) {
        public Way {
            steps = List.copyOf(steps);
            others = others.stream().map(List::copyOf).toList();
        }
    }

    /**
     * One space of a way: whether it is entered over a pass, demands a roll for losses, or may see an interception, and
     * the land and naval SPs that could come to it then.
     */
    public record Step(
            String space, boolean pass, boolean lossRoll, boolean interception, int landThreat, int navalThreat) {}
}

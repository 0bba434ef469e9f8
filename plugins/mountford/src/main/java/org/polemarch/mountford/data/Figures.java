package org.polemarch.mountford.data;

import java.util.List;

/** The numbers of the rules: die results, limits, lengths. */
public record Figures(
        int interceptedFrom,
        int stormFrom,
        int unfamiliarOneFrom,
        int unfamiliarTwoFrom,
        int unfamiliarRange,
        List<Integer> battleLosses,
        List<Integer> siegePoints,
        int siegeFortress,
        int siegeOther,
        int upkeepFree,
        int upkeepPer,
        int command,
        int bellicosityMost,
        int tributeMost,
        int armisticeTurns,
        int argosTurn,
        int syracuseTurn,
        int combatTile,
        int phantomCavalry,
        int thebanRange,
        int corinthianRange,
        int ambraciotRange,
        int macedonRange,
        int armisticeAthenian,
        int armisticeSpartan,
        int armisticeCorinthian,
        int heavyLosses,
        int tributeRebellions,
        int fullTreasuryBellicosity,
        int emergencyTiles,
        int emergencyRebelAreas,
        int helotTiles,
        int helotBellicosity,
        int markersSuppressed,
        int syracusanGarrisons) {
    public Figures {
        battleLosses = List.copyOf(battleLosses);
        siegePoints = List.copyOf(siegePoints);
    }
}

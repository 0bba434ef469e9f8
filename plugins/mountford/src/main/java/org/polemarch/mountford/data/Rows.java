package org.polemarch.mountford.data;

import java.util.List;

/** The records of the data pack, as in its files. */
final class Rows {

    private Rows() {}

    record SpaceRow(
            String id,
            String name,
            String type,
            boolean fortress,
            boolean fortifiedHarbor,
            String area,
            String region,
            String initialControl,
            double lat,
            double lon) {}

    record PathRow(String id, String a, String b, String type, boolean pass) {}

    record SpecialPathRow(String id, String a, String b, String kind) {}

    record AreaRow(String id, String name, List<String> spaces, List<Integer> tribute, boolean ravageable) {}

    record IncomeRow(
            String id, String nation, String kind, int tiles, String area, String from, String to, int fromTurn) {}

    record GroupRow(String id, List<String> spaces) {}

    record NationalityRow(String id, String player, String tileSet, String power, boolean allied) {}

    record LeaderRow(
            String id,
            String set,
            String name,
            boolean rated,
            int land,
            int naval,
            boolean headOfState,
            boolean king,
            boolean anyNationality,
            int earliestTurn,
            List<String> only,
            List<String> never) {}

    record ReinforcementRow(
            String id,
            String set,
            String name,
            String type,
            String nationality,
            String space,
            boolean orPersia,
            String war) {}

    record EventRow(String id, String set, String name, String play, String effect, String war) {}

    record ForceRow(
            String id, String nationality, String space, int hoplite, int cavalry, int naval, boolean homeGuard) {}

    record SetupRow(
            List<String> rebellionMarkers,
            int bellicosityAthens,
            int bellicosityPeloponnese,
            int tributeRate,
            List<String> situationBox,
            List<String> treasurySets) {}

    record TurnRow(String id, int turn, String years, int yearBc) {}
}

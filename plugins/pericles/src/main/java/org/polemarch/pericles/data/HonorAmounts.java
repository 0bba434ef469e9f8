package org.polemarch.pericles.data;

import org.polemarch.api.data.Table;

/** What is worth how much Honor (10.12). */
public final class HonorAmounts {

    public final int peaceDeclared;
    public final int orationAtMost;
    public final int ostracism;
    public final int favorHeld;
    public final int gamesAtPeace;
    public final int citizenship;
    public final int colony;
    public final int diplomaticConversion;
    public final int diplomaticLoss;
    public final int leagueBase;
    public final int leagueConversion;
    public final int persianBase;
    public final int oracle;
    public final int oracleRemoval;
    public final int raid;
    public final int generalPerPiece;
    public final int compatriotPerPiece;
    public final int defenderPerPiece;
    public final int hostages;
    public final int loserPerPiece;
    public final int majorDefeat;
    public final int willMet;
    public final int willFailed;
    public final int noPresenceInTheEast;
    public final int endControlling;
    public final int endOpposition;
    public final int endPerBase;
    public final int endPerTheaterAthens;
    public final int endPerTheaterSparta;

    HonorAmounts(Table<Amounts.Amount> table) {
        table.expect(29);
        peaceDeclared = of(table, "peaceDeclared");
        orationAtMost = of(table, "orationAtMost");
        ostracism = of(table, "ostracism");
        favorHeld = of(table, "favorHeld");
        gamesAtPeace = of(table, "gamesAtPeace");
        citizenship = of(table, "citizenship");
        colony = of(table, "colony");
        diplomaticConversion = of(table, "diplomaticConversion");
        diplomaticLoss = of(table, "diplomaticLoss");
        leagueBase = of(table, "leagueBase");
        leagueConversion = of(table, "leagueConversion");
        persianBase = of(table, "persianBase");
        oracle = of(table, "oracle");
        oracleRemoval = of(table, "oracleRemoval");
        raid = of(table, "raid");
        generalPerPiece = of(table, "generalPerPiece");
        compatriotPerPiece = of(table, "compatriotPerPiece");
        defenderPerPiece = of(table, "defenderPerPiece");
        hostages = of(table, "hostages");
        loserPerPiece = of(table, "loserPerPiece");
        majorDefeat = of(table, "majorDefeat");
        willMet = of(table, "willMet");
        willFailed = of(table, "willFailed");
        noPresenceInTheEast = of(table, "noPresenceInTheEast");
        endControlling = of(table, "endControlling");
        endOpposition = of(table, "endOpposition");
        endPerBase = of(table, "endPerBase");
        endPerTheaterAthens = of(table, "endPerTheaterAthens");
        endPerTheaterSparta = of(table, "endPerTheaterSparta");
    }

    private static int of(Table<Amounts.Amount> table, String id) {
        return table.get(id, "the rules").amount();
    }
}

package org.polemarch.pericles.data;

import org.polemarch.api.data.Table;

/** The figures of the rulebook that are not Honor: costs, limits and counts. */
public final class Amounts {

    /** One figure. */
    record Amount(int amount) {}

    public final int strategos;
    public final int treachery;
    public final int persianBases;
    public final int rumors;
    public final int strategyBoard;
    public final int hand;
    public final int entourage;
    public final int handAfterBrainTrust;
    public final int capture;
    public final int debates;
    public final int gamesAtWar;
    public final int citizenshipPoints;
    public final int colonyPoints;
    public final int krypteia;
    public final int agoge;
    public final int basesPerTheater;
    public final int diplomaticCommitment;
    public final int neutralCommitment;
    public final int neutralOpposition;
    public final int leagueBaseCost;
    public final int leagueConversionCost;
    public final int persianBaseCost;
    public final int oracleTreachery;
    public final int capital;
    public final int buildPointsPerBase;
    public final int goldSpartanNaval;
    public final int goldIonianLand;
    public final int goldAegeanNaval;
    public final int raidCost;
    public final int generalCommitment;
    public final int otherCommitment;
    public final int pointsPerBaseLost;
    public final int honorVictoryMultiple;
    public final int upkeepPerBase;
    public final int unitsPerTheater;
    public final int willTokens;
    public final int argos;

    Amounts(Table<Amount> table) {
        table.expect(37);
        strategos = of(table, "strategos");
        treachery = of(table, "treachery");
        persianBases = of(table, "persianBases");
        rumors = of(table, "rumors");
        strategyBoard = of(table, "strategyBoard");
        hand = of(table, "hand");
        entourage = of(table, "entourage");
        handAfterBrainTrust = of(table, "handAfterBrainTrust");
        capture = of(table, "capture");
        debates = of(table, "debates");
        gamesAtWar = of(table, "gamesAtWar");
        citizenshipPoints = of(table, "citizenshipPoints");
        colonyPoints = of(table, "colonyPoints");
        krypteia = of(table, "krypteia");
        agoge = of(table, "agoge");
        basesPerTheater = of(table, "basesPerTheater");
        diplomaticCommitment = of(table, "diplomaticCommitment");
        neutralCommitment = of(table, "neutralCommitment");
        neutralOpposition = of(table, "neutralOpposition");
        leagueBaseCost = of(table, "leagueBaseCost");
        leagueConversionCost = of(table, "leagueConversionCost");
        persianBaseCost = of(table, "persianBaseCost");
        oracleTreachery = of(table, "oracleTreachery");
        capital = of(table, "capital");
        buildPointsPerBase = of(table, "buildPointsPerBase");
        goldSpartanNaval = of(table, "goldSpartanNaval");
        goldIonianLand = of(table, "goldIonianLand");
        goldAegeanNaval = of(table, "goldAegeanNaval");
        raidCost = of(table, "raidCost");
        generalCommitment = of(table, "generalCommitment");
        otherCommitment = of(table, "otherCommitment");
        pointsPerBaseLost = of(table, "pointsPerBaseLost");
        honorVictoryMultiple = of(table, "honorVictoryMultiple");
        upkeepPerBase = of(table, "upkeepPerBase");
        unitsPerTheater = of(table, "unitsPerTheater");
        willTokens = of(table, "willTokens");
        argos = of(table, "argos");
    }

    private static int of(Table<Amount> table, String id) {
        return table.get(id, "the rules").amount();
    }
}

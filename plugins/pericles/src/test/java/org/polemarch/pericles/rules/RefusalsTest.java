package org.polemarch.pericles.rules;

import static org.polemarch.pericles.PericlesTable.peace;
import static org.polemarch.pericles.PericlesTable.war;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.Aftermath;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Exit;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.aristophanes.CardUnits;
import org.polemarch.pericles.rules.aristophanes.PlagueLosses;
import org.polemarch.pericles.rules.assembly.DebateIssue;
import org.polemarch.pericles.rules.end.Maintenance;
import org.polemarch.pericles.rules.end.PeaceOfCallias;
import org.polemarch.pericles.rules.military.Battle;
import org.polemarch.pericles.rules.military.Casualty;
import org.polemarch.pericles.rules.military.CityBuild;
import org.polemarch.pericles.rules.military.HeldUnits;
import org.polemarch.pericles.rules.military.LoserLosses;
import org.polemarch.pericles.rules.military.Movement;
import org.polemarch.pericles.rules.military.PersianGold;
import org.polemarch.pericles.rules.military.WinnerLosses;
import org.polemarch.pericles.rules.political.Agoge;
import org.polemarch.pericles.rules.political.Citizenship;
import org.polemarch.pericles.rules.political.Colony;
import org.polemarch.pericles.rules.political.Krypteia;
import org.polemarch.pericles.rules.political.MarkerLoan;
import org.polemarch.pericles.rules.theater.DiplomaticIssue;
import org.polemarch.pericles.rules.theater.LeagueIssue;
import org.polemarch.pericles.rules.theater.LeagueUnits;
import org.polemarch.pericles.rules.theater.MarkerPlacement;
import org.polemarch.pericles.rules.theater.NeutralDiplomacy;
import org.polemarch.pericles.rules.theater.OracleIssue;
import org.polemarch.pericles.rules.theater.OracleTreachery;
import org.polemarch.pericles.rules.theater.TreacheryRemoval;

/** Who cannot do what he would expect to do is told the reason with its rule. */
@Cites("9.32")
class RefusalsTest {

    private static final Battle.Fight FIGHT = new Battle.Fight(Faction.AGIAD, Theater.BOEOTIA, Arm.LAND, false);

    @Test
    void lossesComeFromOneRow() {
        war().at(Theater.BOEOTIA, "9 athens-land, 2 sparta-land, 1 the-300, 3 peloponnesian-land, 1 sparta-naval")
                .run(new LoserLosses.Suffer(FIGHT, new Battle.Result(Side.ATHENS, 2)))
                .refuses("kill sparta-naval", new Casualty.NotInThisBattle(Piece.SPARTA_NAVAL, Arm.LAND))
                .choose("kill sparta-land")
                .refuses("kill peloponnesian-land", new Casualty.OneRow(Piece.PELOPONNESIAN_LAND, "9.44"));
    }

    @Test
    void theWinnersLossesComeFromOneRowToo() {
        PericlesTable table = war().at(
                        Theater.BOEOTIA,
                        "8 athens-land, 3 sparta-land, 1 the-300, 3 peloponnesian-land, 1 sparta-naval");
        for (int i = 0; i < 8; i++) {
            table.state().board().fall(Theater.BOEOTIA, Piece.ATHENS_LAND);
        }
        table.run(new WinnerLosses.Suffer(FIGHT, new Battle.Result(Side.SPARTA, 8)))
                .refuses("kill sparta-naval", new Casualty.NotInThisBattle(Piece.SPARTA_NAVAL, Arm.LAND))
                .choose("kill sparta-land")
                .refuses("kill peloponnesian-land", new Casualty.OneRow(Piece.PELOPONNESIAN_LAND, "9.45"));
    }

    @Test
    void aUnitMayPassButNotStopWhereNothingHoldsIt() {
        war().at(Theater.SPARTA, "1 sparta-base, 2 sparta-land")
                .at(Theater.BOEOTIA, "1 delian-land")
                .run(new Movement.March(Faction.AGIAD, Theater.BOEOTIA, 1))
                .refuses(
                        "move sparta-land sparta isthmus",
                        new HeldUnits.MayNotStop(Piece.SPARTA_LAND, Theater.ISTHMUS));
    }

    @Test
    void theVeryLineIsExplained() {
        war().at(Theater.ISTHMUS, "1 athens-naval")
                .run(new Movement.March(Faction.ARISTOCRAT, Theater.SICILY, 1))
                .refuses(
                        "move athens-naval isthmus naupactus",
                        new HeldUnits.BaseMissing(Piece.ATHENS_NAVAL, Theater.ISTHMUS))
                .refuses(
                        "move athens-naval isthmus boeotia",
                        new HeldUnits.NotByThatLine(Piece.ATHENS_NAVAL, Theater.ISTHMUS, Theater.BOEOTIA));
        war().at(Theater.ATHENS, "1 athens-base, 2 athens-land, 3 athens-naval, 4 sparta-land")
                .run(new Movement.March(Faction.ARISTOCRAT, Theater.SAMOS, 1))
                .refuses(
                        "move athens-land athens isthmus",
                        new HeldUnits.Held(Piece.ATHENS_LAND, Theater.ATHENS, Exit.A, 3, 8));
    }

    @Test
    void peaceOnTheWayIsBlamedOnPeace() {
        peace().at(Theater.SPARTA, "1 sparta-base, 1 sparta-land")
                .at(Theater.ISTHMUS, "1 athens-land")
                .at(Theater.ATHENS, "1 athens-naval")
                .at(Theater.BOEOTIA, "1 delian-land")
                .run(new Movement.March(Faction.AGIAD, Theater.BOEOTIA, 1))
                .refuses(
                        "move sparta-land sparta boeotia",
                        new HeldUnits.PeaceOnTheWay(Piece.SPARTA_LAND, Theater.SPARTA, Theater.BOEOTIA));
    }

    @Test
    void openSeaIsLeftByTestD() {
        war().at(Theater.CYCLADES, "1 athens-naval, 2 peloponnesian-naval")
                .run(new Movement.March(Faction.ARISTOCRAT, Theater.SAMOS, 1))
                .refuses(
                        "move athens-naval cyclades samos",
                        new HeldUnits.Held(Piece.ATHENS_NAVAL, Theater.CYCLADES, Exit.D, 0, 2));
    }

    @Test
    void leagueIssuesSayWhatIsMissing() {
        war().at(Theater.BOEOTIA, "1 athens-base")
                .run(new LeagueIssue.Resolve(Faction.ARISTOCRAT, Theater.BOEOTIA))
                .refuses("raise-argos 1", new LeagueIssue.ArgosOnlyInSparta())
                .refuses("expose-treachery sparta", new LeagueIssue.NoTreacheryThere(Side.SPARTA, Theater.BOEOTIA));
        war().at(Theater.SPARTA, "1 athens-base")
                .run(new LeagueIssue.Resolve(Faction.ARISTOCRAT, Theater.SPARTA))
                .refuses("raise-argos 1", new LeagueIssue.NoLeagueBase(Theater.SPARTA));
        PericlesTable persia = war().tokens(Faction.AGIAD, 9);
        for (int i = 0; i < 3; i++) {
            persia.state().board().buildPersianBase();
        }
        persia.run(new LeagueIssue.Resolve(Faction.AGIAD, Theater.PERSIA))
                .refuses("build-base", new LeagueIssue.OnlyPersianBases())
                .refuses("build-persian-base", new LeagueIssue.PersianBasesBuilt(3));
        war().at(Theater.BOEOTIA, "1 sparta-base")
                .run(new LeagueIssue.Resolve(Faction.AGIAD, Theater.BOEOTIA))
                .refuses("build-persian-base", new LeagueIssue.NotInPersia(Theater.BOEOTIA));
    }

    @Test
    void unitsThatCannotBeRaised() {
        war().run(new LeagueUnits.Raise(Faction.AGIAD, Theater.BOEOTIA, 2))
                .refuses("raise peloponnesian-naval", new LeagueUnits.NotEnoughPoints(Piece.PELOPONNESIAN_NAVAL, 2));
        war().at(Theater.SPARTA, "1 sparta-base")
                .run(new CityBuild.Raise(Faction.AGIAD, 2))
                .refuses("build peloponnesian-land", new CityBuild.NotOfTheCity(Piece.PELOPONNESIAN_LAND))
                .refuses("build sparta-naval", new PersianGold.GoldSpent(Piece.SPARTA_NAVAL, 2));
        war().at(Theater.SPARTA, "1 sparta-base")
                .run(new PersianGold.Pay(Faction.AGIAD, 20, 3, 0, 0))
                .refuses("hire sparta-naval sparta", new PersianGold.GoldLimit(Piece.SPARTA_NAVAL, 3))
                .refuses("hire peloponnesian-land ionia", new PersianGold.NoBaseForGold(Theater.IONIA));
        war().at(Theater.SPARTA, "1 sparta-base")
                .run(new PersianGold.Pay(Faction.AGIAD, 2, 0, 0, 0)) // just enough for hoplites
                .refuses("hire peloponnesian-land ionia", new PersianGold.NoBaseForGold(Theater.IONIA))
                .refuses("hire sparta-naval sparta", new PersianGold.GoldSpent(Piece.SPARTA_NAVAL, 2));
    }

    @Test
    void uniqueIssues() {
        war().at(Theater.SAMOS, "1 athens-base")
                .run(new Citizenship.Grant(Faction.ARISTOCRAT))
                .refuses("enfranchise samos land", new Citizenship.NoDelianBase(Theater.SAMOS));
        PericlesTable none = peace().at(Theater.SAMOS, "1 athens-naval");
        while (none.state().board().supply(Piece.DELIAN_BASE) > 0) {
            none.state().board().build(Theater.IONIA, Piece.DELIAN_BASE, 1);
        }
        none.run(new Colony.Found(Faction.ARISTOCRAT)).refuses("settle samos land", new NotInSupply(Piece.DELIAN_BASE));
        war().treachery(Side.ATHENS, Theater.SPARTA, 1)
                .run(new Krypteia.Hunt(Faction.AGIAD, 3))
                .refuses("hunt-down samos", new Krypteia.NoTraitors(Theater.SAMOS));
        war().at(Theater.SPARTA, "1 the-300")
                .run(new Agoge.Muster(Faction.AGIAD, 2))
                .refuses("call-up the-300", new NotInSupply(Piece.THE_300));
    }

    @Test
    void envoysAndOracles() {
        war().tokens(1)
                .at(Theater.IONIA, "1 peloponnesian-base")
                .treachery(Side.ATHENS, Theater.IONIA, 1)
                .run(new DiplomaticIssue.Resolve(Faction.AGIAD, Theater.IONIA))
                .refuses("spend 0", new DiplomaticIssue.AtLeastOne(Theater.IONIA));
        war().run(new OracleTreachery.Sow(Faction.AGIAD, 3, IndexSet.EMPTY))
                .refuses("sow-in eastern-mediterranean", new PlayArea.NoPersianWar());
        war().tokens(1)
                .at(Theater.IONIA, "1 delian-base")
                .run(new DiplomaticIssue.Resolve(Faction.AGIAD, Theater.IONIA))
                .refuses("negotiate", new DiplomaticIssue.NotNeutral(Theater.IONIA));
        war().tokens(1)
                .run(new DiplomaticIssue.Resolve(Faction.AGIAD, Theater.IONIA))
                .refuses("spend 1", new DiplomaticIssue.NeutralAsksEnvoys(Theater.IONIA));
        war().tokens(1)
                .run(new NeutralDiplomacy.Negotiation(Faction.AGIAD, Theater.IONIA))
                .refuses("offer 2", new NeutralDiplomacy.BidLimit(1));
        war().treachery(Side.SPARTA, Theater.SAMOS, 10)
                .at(Theater.SAMOS, "1 athens-naval")
                .run(new OracleIssue.Consult(Faction.AGIAD))
                .refuses("sow-treachery", new OracleIssue.NoTreacheryLeft())
                .refuses("dismiss athens-naval samos", new OracleIssue.NotLeague(Piece.ATHENS_NAVAL));
    }

    @Test
    void markersStayInThePlayArea() {
        PericlesTable table = PericlesTable.opening("14.1.01A");
        table.state().queues().give(Faction.AGIAD, Faction.AGIAD, Marker.LEAGUE, 1);
        table.state().setOrder(0, Faction.AGIAD);
        table.run(new MarkerPlacement.Place(0))
                .refuses("place league of agiads in samos", new PlayArea.OutsideTheScenario(Theater.SAMOS));
    }

    @Test
    void unitsOfACardComeToTheirBases() {
        war().at(Theater.ATHENS, "1 athens-base")
                .run(new CardUnits.Where(Side.ATHENS, Piece.ATHENS_LAND, true, 1))
                .refuses("at samos", new CardUnits.NoBaseForThem(Piece.ATHENS_LAND, Theater.SAMOS));
        war().at(Theater.ATHENS, "1 athens-land")
                .run(new CardUnits.Where(Side.ATHENS, Piece.ATHENS_LAND, false, 1))
                .refuses("at samos", new CardUnits.NoneThere(Piece.ATHENS_LAND, Theater.SAMOS));
    }

    @Test
    void upkeepIsSavedOnOwnUnits() {
        war().at(Theater.SPARTA, "1 sparta-base, 3 sparta-land, 1 peloponnesian-land")
                .at(Theater.SAMOS, "1 athens-land")
                .run(new Maintenance.Keep(Side.SPARTA))
                .refuses("disband sparta-base sparta", new Maintenance.BasesStay())
                .refuses("disband athens-land samos", new Maintenance.OfTheOtherSide(Piece.ATHENS_LAND, Side.SPARTA));
    }

    @Test
    void thePlagueTakesUnitsOfOneKindAndSide() {
        war().at(Theater.ATHENS, "1 athens-base, 3 athens-land, 1 delian-land, 2 athens-naval, 1 sparta-land")
                .run(new PlagueLosses.Losses(Side.ATHENS, Theater.ATHENS, Arm.LAND, 1))
                .refuses("lose athens-base", new PlagueLosses.BasesSpared())
                .refuses("lose athens-naval", new PlagueLosses.OtherKind(Piece.ATHENS_NAVAL, Arm.LAND))
                .refuses("lose sparta-land", new PlagueLosses.OfTheOtherSide(Piece.SPARTA_LAND, Side.ATHENS))
                .refuses("lose argos-land", new PlagueLosses.NoneThere(Piece.ARGOS_LAND, Theater.ATHENS));
    }

    @Test
    void onlyMarkersOfOnesOwnAreLent() {
        PericlesTable table = war();
        table.state().queues().give(Faction.AGIAD, Faction.AGIAD, Marker.LEAGUE, 1);
        table.state().queues().give(Faction.AGIAD, Faction.AGIAD, Marker.MILITARY, 1);
        table.state().queues().give(Faction.AGIAD, Faction.EURYPONTID, Marker.ORACLE, 1);
        table.run(new MarkerLoan.Lend(Faction.AGIAD, 1))
                .refuses("lend oracle", new MarkerLoan.NoneToLend(Faction.AGIAD, Marker.ORACLE));
    }

    @Test
    void treacheryIsExposedWhereItIs() {
        war().treachery(Side.ATHENS, Theater.SAMOS, 1)
                .run(new TreacheryRemoval.Clear(Faction.ARISTOCRAT, Theater.SAMOS, 1))
                .refuses("expose sparta", new TreacheryRemoval.NoneThere(Side.SPARTA, Theater.SAMOS));
    }

    @Test
    void onlyBasesOfTheLoserFall() {
        war().at(Theater.BOEOTIA, "2 athens-land, 1 athens-base, 1 sparta-base, 1 peloponnesian-base, 1 sparta-naval")
                .run(Aftermath.base(FIGHT, new Battle.Result(Side.ATHENS, 4)))
                .refuses("kill sparta-naval", new Casualty.OnlyBasesOfTheLoser(Side.SPARTA))
                .refuses("kill athens-base", new Casualty.OnlyBasesOfTheLoser(Side.SPARTA));
    }

    @Test
    void thePeaceOfCalliasCostsShipsThatAreThere() {
        war().at(Theater.ATHENS, "1 athens-naval")
                .at(Theater.SAMOS, "1 delian-naval")
                .run(new PeaceOfCallias.Offer())
                .refuses("make-peace samos", new PeaceOfCallias.NoFleetThere(Theater.SAMOS))
                .refuses("make-peace-without-fleet", new PeaceOfCallias.CostsAFleet());
        war().run(new PeaceOfCallias.Offer())
                .offersOnly("fight-persia", "make-peace-without-fleet")
                .refuses("make-peace athens", new PeaceOfCallias.NoFleetThere(Theater.ATHENS));
    }

    @Test
    void distantTheatersAreExplainedToo() {
        war().at(Theater.ATHENS, "1 athens-base, 2 athens-naval")
                .run(new Movement.March(Faction.ARISTOCRAT, Theater.IONIA, 1))
                .refuses("move athens-naval athens chios", new HeldUnits.MayNotStop(Piece.ATHENS_NAVAL, Theater.CHIOS));
        war().at(Theater.ATHENS, "1 athens-base, 2 athens-naval")
                .run(new Movement.March(Faction.ARISTOCRAT, Theater.CORCYRA, 1))
                .refuses(
                        "move athens-naval athens sicily",
                        new HeldUnits.BeyondTheExpedition(Piece.ATHENS_NAVAL, Theater.CORCYRA, Theater.SICILY));
        war().at(Theater.ATHENS, "1 athens-base, 2 athens-naval")
                .at(Theater.CORCYRA, "3 peloponnesian-naval")
                .run(new Movement.March(Faction.ARISTOCRAT, Theater.IONIA, 1))
                .refuses(
                        "move athens-naval athens sicily",
                        new HeldUnits.NoPath(Piece.ATHENS_NAVAL, Theater.ATHENS, Theater.SICILY));
    }

    @Test
    void onlyProposedIssuesAreDebated() {
        war().issue(Side.ATHENS, Issue.GAMES, 0)
                .run(new DebateIssue.Select(Side.ATHENS, 1))
                .offersOnly("debate games centre")
                .refuses("debate oracle centre", new DebateIssue.NotProposed(Issue.ORACLE, Side.ATHENS))
                .refuses("debate oracle demagogue-2", new DebateIssue.NotProposed(Issue.ORACLE, Side.ATHENS))
                .refuses("debate krypteia centre", new DebateIssue.NotProposed(Issue.KRYPTEIA, Side.ATHENS));
    }
}

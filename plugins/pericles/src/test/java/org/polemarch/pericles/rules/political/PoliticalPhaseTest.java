package org.polemarch.pericles.rules.political;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.Display;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Queues;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

@Cites({
    "7.0", "7.1", "7.2", "7.3", "7.4", "7.41", "7.42", "7.43", "7.44", "7.45", "7.5", "7.51", "6.16", "8.2", "10.1",
    "10.12", "9.81", "12.4"
})
class PoliticalPhaseTest {

    private static int slot(PericlesTable table, Side side, Issue issue) {
        for (int slot = 0; slot < PericlesData.ISSUES; slot++) {
            if (table.state().data().issue(side, slot) == issue) {
                return slot;
            }
        }
        throw new AssertionError(issue);
    }

    /** The example of 7.1: 4+3+1 against 2+1+1+1+1, so two Honor move, and yet the Demagogues take over. */
    @Test
    @Covers({"7.1a", "7.1c", "7.1d", "7.2b", "7.2d", "6.16a"})
    void theExampleOfOration() {
        PericlesTable table = PericlesTable.war()
                .honor(Faction.ARISTOCRAT, 10)
                .honor(Faction.DEMAGOGUE, 10)
                .issue(Side.ATHENS, Issue.MILITARY, -4)
                .issue(Side.ATHENS, Issue.MILITARY, -3)
                .issue(Side.ATHENS, Issue.LEAGUE, -1)
                .issue(Side.ATHENS, Issue.MILITARY, 2)
                .issue(Side.ATHENS, Issue.MILITARY, 1)
                .issue(Side.ATHENS, Issue.MILITARY, 1)
                .issue(Side.ATHENS, Issue.LEAGUE, 1)
                .issue(Side.ATHENS, Issue.DIPLOMATIC, 1);
        table.run(Oration.COUNT, ControllingFaction.DETERMINE).asksNobody();
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(12);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(8);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(10);
        assertThat(table.state().controlling(Side.ATHENS)).isEqualTo(Faction.DEMAGOGUE);
        assertThat(table.state().favor(Side.ATHENS)).isEqualTo(1);
    }

    @Test
    @Covers({"6.16b", "7.1f"})
    void issuesInTheCentreAreWonByNobody() {
        PericlesTable table = PericlesTable.war()
                .issue(Side.ATHENS, Issue.GAMES, 0)
                .issue(Side.ATHENS, Issue.OSTRACISM, 0)
                .issue(Side.ATHENS, Issue.LEAGUE, 2)
                .issue(Side.ATHENS, Issue.MILITARY, -2);
        table.run(Oration.COUNT).asksNobody();
        assertThat(table.state().display().space(Side.ATHENS, slot(table, Side.ATHENS, Issue.GAMES)))
                .isEqualTo(Display.POOL);
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(10);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(10);
    }

    @Test
    @Covers({"7.1c", "7.1d", "6.15b"})
    void aCapturedIssueCountsSevenAndThreeIsTheMost() {
        PericlesTable table =
                PericlesTable.war().issue(Side.SPARTA, Issue.GAMES, 7).issue(Side.SPARTA, Issue.LEAGUE, -2);
        Table<PericlesState> run = table.run(Oration.COUNT);
        assertThat(run.last(Oration.OrationCompared.class).secondValue()).isEqualTo(7);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(13);
        assertThat(table.honor(Faction.EURYPONTID)).isEqualTo(7);
    }

    @Test
    @Covers({"7.1e", "3.12f"})
    void theGainIsCutToWhatWasLost() {
        PericlesTable table = PericlesTable.war().honor(Faction.EURYPONTID, 1).issue(Side.SPARTA, Issue.GAMES, 5);
        table.run(Oration.COUNT).asksNobody();
        assertThat(table.honor(Faction.EURYPONTID)).isZero();
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(11);
    }

    @Test
    @Covers({"7.1b", "7.2a", "7.2c"})
    void ostracismGivesThreeHonorControlAndTheFavor() {
        PericlesTable table = PericlesTable.war()
                .honor(Faction.ARISTOCRAT, 1)
                .issue(Side.ATHENS, Issue.OSTRACISM, 1)
                .issue(Side.ATHENS, Issue.LEAGUE, -6)
                .issue(Side.ATHENS, Issue.MILITARY, -6);
        table.state().setFavor(Side.ATHENS, -1);
        table.run(Oration.COUNT, ControllingFaction.DETERMINE).asksNobody();
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(13); // the full three, though only one was lost
        assertThat(table.honor(Faction.ARISTOCRAT)).isZero();
        assertThat(table.state().controlling(Side.ATHENS)).isEqualTo(Faction.DEMAGOGUE);
        assertThat(table.state().favor(Side.ATHENS)).isEqualTo(1);
    }

    @Test
    @Covers({"7.1b", "5.32f"})
    void ostracismWonIsBackInThePoolAndCountsOnce() {
        PericlesTable table = PericlesTable.war().issue(Side.ATHENS, Issue.OSTRACISM, 2);
        table.run(Oration.COUNT, ControllingFaction.DETERMINE).asksNobody();
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(13);
        assertThat(table.state().display().onDisplay(Side.ATHENS, Issue.OSTRACISM))
                .isNegative();
        assertThat(table.state().display().inPool(Side.ATHENS, Issue.OSTRACISM)).isNotNegative();
        table.run(Oration.COUNT, ControllingFaction.DETERMINE).asksNobody();
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(13);
    }

    @Test
    @Covers({"7.2d", "7.2e"})
    void favorMovesOneBoxAndIsWorthAnHonorWhenHeld() {
        PericlesTable table = PericlesTable.war().issue(Side.SPARTA, Issue.GAMES, -1);
        table.state().setFavor(Side.SPARTA, 1);
        table.run(ControllingFaction.DETERMINE);
        assertThat(table.state().favor(Side.SPARTA)).isZero();
        assertThat(table.honor(Faction.EURYPONTID)).isEqualTo(10);
        PericlesTable held = PericlesTable.war().issue(Side.SPARTA, Issue.GAMES, -1);
        held.state().setFavor(Side.SPARTA, -1);
        held.run(ControllingFaction.DETERMINE);
        assertThat(held.state().favor(Side.SPARTA)).isEqualTo(-1);
        assertThat(held.honor(Faction.EURYPONTID)).isEqualTo(11);
        assertThat(held.honor(Faction.AGIAD)).isEqualTo(9);
    }

    @Test
    @Covers({"7.2f", "7.2g", "7.2h", "7.2i"})
    void aTieGoesToTheFavorThenToOrationThenToTheGovernment() {
        PericlesTable favor = PericlesTable.war().controlling(Faction.ARISTOCRAT);
        favor.state().setFavor(Side.ATHENS, 1);
        favor.state().setOration(Side.ATHENS, -1);
        favor.run(ControllingFaction.DETERMINE);
        assertThat(favor.state().controlling(Side.ATHENS)).isEqualTo(Faction.DEMAGOGUE);
        assertThat(favor.state().favor(Side.ATHENS)).isEqualTo(1);
        PericlesTable oration = PericlesTable.war()
                .controlling(Faction.ARISTOCRAT)
                .issue(Side.ATHENS, Issue.GAMES, 3)
                .issue(Side.ATHENS, Issue.LEAGUE, -1);
        oration.run(Oration.COUNT, ControllingFaction.DETERMINE);
        assertThat(oration.state().controlling(Side.ATHENS)).isEqualTo(Faction.DEMAGOGUE);
        // The rival has no Honor to lose, so none is won, and the government stays.
        PericlesTable poor = PericlesTable.war()
                .controlling(Faction.ARISTOCRAT)
                .honor(Faction.ARISTOCRAT, 0)
                .issue(Side.ATHENS, Issue.GAMES, 3)
                .issue(Side.ATHENS, Issue.LEAGUE, -1);
        poor.run(Oration.COUNT, ControllingFaction.DETERMINE);
        assertThat(poor.state().controlling(Side.ATHENS)).isEqualTo(Faction.ARISTOCRAT);
        PericlesTable neither = PericlesTable.war().controlling(Faction.AGIAD);
        neither.run(Oration.COUNT, ControllingFaction.DETERMINE);
        assertThat(neither.state().controlling(Side.SPARTA)).isEqualTo(Faction.AGIAD);
    }

    private static PericlesTable sevenths(String aristocrat, String demagogue, String eurypontid, String agiad) {
        PericlesTable table = PericlesTable.war()
                .controlling(Faction.ARISTOCRAT, Faction.EURYPONTID)
                .hand(Faction.ARISTOCRAT, aristocrat)
                .hand(Faction.DEMAGOGUE, demagogue)
                .hand(Faction.EURYPONTID, eurypontid)
                .hand(Faction.AGIAD, agiad);
        table.state().treasury().fillBoard(Side.ATHENS, 5);
        table.state().treasury().fillBoard(Side.SPARTA, 5);
        return table;
    }

    @Test
    @Covers({"7.3a", "7.3b", "7.3c", "7.3e", "3.13i"})
    void theSeventhCardEarnsFromTheStrategyBoard() {
        PericlesTable before = sevenths("A31", "A30", "S01", "S32");
        before.run(StrategyBoard.OPEN).asksNobody();
        assertThat(before.held(Faction.ARISTOCRAT)).isEqualTo(4);
        assertThat(before.held(Faction.DEMAGOGUE)).isEqualTo(1);
        assertThat(before.held(Faction.EURYPONTID)).isEqualTo(1);
        assertThat(before.held(Faction.AGIAD)).isEqualTo(2); // the Agiad Leader before the Plague
        assertThat(before.state().treasury().board(Side.SPARTA)).isZero();
        assertThat(before.state().treasury().stock(Side.SPARTA)).isEqualTo(23);
        PericlesTable after = sevenths("A31", "A32", "S31", "S32");
        after.state().setPostPlague();
        after.run(StrategyBoard.OPEN);
        assertThat(after.held(Faction.ARISTOCRAT)).isEqualTo(2);
        assertThat(after.held(Faction.DEMAGOGUE)).isEqualTo(3); // four are due, three are left
        assertThat(after.held(Faction.EURYPONTID)).isEqualTo(2);
        assertThat(after.held(Faction.AGIAD)).isEqualTo(3);
    }

    @Test
    @Covers("7.3d")
    void theControllingFactionIsServedInFull() {
        PericlesTable table = sevenths("A31", "A32", "S31", "S32").controlling(Faction.DEMAGOGUE);
        table.run(StrategyBoard.OPEN);
        assertThat(table.held(Faction.DEMAGOGUE)).isEqualTo(2);
        assertThat(table.held(Faction.ARISTOCRAT)).isEqualTo(3); // four are due, three are left
    }

    @Test
    @Covers({"7.41a", "7.42a"})
    void oneWinnerIsEnoughForWar() {
        PericlesTable table = PericlesTable.peace().issue(Side.SPARTA, Issue.WAR_PEACE, 3);
        table.run(WarAndPeace.RESOLVE).asksNobody();
        assertThat(table.state().war()).isTrue();
        assertThat(table.state().display().space(Side.SPARTA, slot(table, Side.SPARTA, Issue.WAR_PEACE)))
                .isEqualTo(Display.POOL);
    }

    @Test
    @Covers({"7.41b", "7.41g"})
    void peaceTakesBothSides() {
        PericlesTable one = PericlesTable.war().issue(Side.SPARTA, Issue.WAR_PEACE, 3);
        one.run(WarAndPeace.RESOLVE).asksNobody();
        assertThat(one.state().war()).isTrue();
        assertThat(one.honor(Faction.AGIAD)).isEqualTo(10);
    }

    @Test
    @Covers({"7.41b", "7.41c", "7.41e", "7.41f"})
    void peaceHonorsItsMakersAndSendsTheCityStatesHome() {
        PericlesTable table = PericlesTable.war()
                .controlling(Faction.DEMAGOGUE, Faction.AGIAD)
                .at(Theater.ATHENS, "1 athens-base")
                .at(Theater.NAUPACTUS, "1 athens-base, 1 athens-naval")
                .at(Theater.SAMOS, "1 delian-base, 2 athens-naval, 1 delian-naval")
                .at(Theater.SPARTA, "1 sparta-base")
                .at(Theater.BOEOTIA, "2 sparta-land, 1 the-300, 3 peloponnesian-land, 1 delian-land")
                .issue(Side.ATHENS, Issue.WAR_PEACE, -1)
                .issue(Side.SPARTA, Issue.WAR_PEACE, 1);
        table.run(WarAndPeace.RESOLVE)
                .asks("demagogues", SendHome.Homeward.class)
                .offersOnly("return athens-naval samos athens", "return athens-naval samos naupactus")
                .refuses("all-home", new SendHome.SomeAreAbroad(Side.ATHENS))
                .refuses("return athens-naval naupactus athens", new SendHome.SomeAreAbroad(Side.ATHENS))
                .refuses(
                        "return athens-naval naupactus samos", // a League base does not take them
                        new SendHome.NoCityBase(Piece.ATHENS_NAVAL, Theater.SAMOS))
                .choose("return athens-naval samos athens", "return athens-naval samos naupactus")
                .offersOnly("all-home", "return athens-naval naupactus athens") // the fleet there may stay or go home
                .choose("all-home")
                .asksNobody();
        assertThat(table.state().board().unmoved(Theater.ATHENS, Piece.ATHENS_NAVAL))
                .isEqualTo(1); // all may march again
        assertThat(table.state().war()).isFalse();
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(20);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(20);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(10);
        assertThat(table.count(Theater.NAUPACTUS, Piece.ATHENS_NAVAL)).isEqualTo(2);
        assertThat(table.count(Theater.ATHENS, Piece.ATHENS_NAVAL)).isEqualTo(1);
        assertThat(table.count(Theater.SAMOS, Piece.DELIAN_NAVAL)).isEqualTo(1);
        assertThat(table.count(Theater.SPARTA, Piece.SPARTA_LAND)).isEqualTo(2);
        assertThat(table.count(Theater.SPARTA, Piece.THE_300)).isEqualTo(1);
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isEqualTo(3);
    }

    @Test
    @Covers({"7.41d", "14.3a", "14.2a"})
    void wherePeaceEndsTheScenarioItIsScoredAtOnce() {
        PericlesTable table = PericlesTable.war()
                .at(Theater.SAMOS, "1 delian-base, 2 athens-naval")
                .issue(Side.ATHENS, Issue.WAR_PEACE, -1)
                .issue(Side.SPARTA, Issue.WAR_PEACE, 1);
        table.state().advanceTurn();
        table.state().advanceTurn(); // turn 8
        table.run(WarAndPeace.RESOLVE).asksNobody();
        assertThat(table.state().ending()).isEqualTo(Ending.PEACE_DECLARED);
        assertThat(table.count(Theater.SAMOS, Piece.ATHENS_NAVAL)).isEqualTo(2); // nobody went home any more
        // 10 + 10 for Peace, +5 for control, 2 of 3 for the base and 2 of 3 for Samos
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(29);
        PericlesTable early =
                PericlesTable.war().issue(Side.ATHENS, Issue.WAR_PEACE, -1).issue(Side.SPARTA, Issue.WAR_PEACE, 1);
        early.state().advanceTurn(); // turn 7
        early.run(WarAndPeace.RESOLVE);
        assertThat(early.state().ending()).isEqualTo(Ending.RUNNING);
    }

    @Test
    @Covers({"7.43a", "7.43b"})
    void gamesGiveHonorAtPeaceAndTokensAtWar() {
        PericlesTable peace = PericlesTable.peace().issue(Side.ATHENS, Issue.GAMES, 1);
        peace.run(Games.RESOLVE);
        assertThat(peace.honor(Faction.DEMAGOGUE)).isEqualTo(13);
        PericlesTable war = PericlesTable.war().issue(Side.SPARTA, Issue.GAMES, -1);
        war.state().treasury().takeOut(Side.SPARTA, 24);
        war.run(Games.RESOLVE);
        assertThat(war.honor(Faction.EURYPONTID)).isEqualTo(10);
        assertThat(war.held(Faction.EURYPONTID)).isEqualTo(2); // three are due, the stock has two
    }

    @Test
    @Covers({"7.44a", "7.44b", "7.44c"})
    void citizenshipMakesADelianBaseAthenian() {
        PericlesTable table = PericlesTable.war()
                .at(Theater.SAMOS, "1 delian-base")
                .at(Theater.SPARTA, "1 sparta-base")
                .issue(Side.ATHENS, Issue.CITIZENSHIP, 2);
        table.run(UniqueIssues.RESOLVE)
                .asks("demagogues", Citizenship.Grant.class)
                .offersOnly("grant-to-nobody", "enfranchise samos naval", "enfranchise samos land")
                .choose("enfranchise samos land")
                .asksNobody();
        assertThat(table.count(Theater.SAMOS, Piece.ATHENS_BASE)).isEqualTo(1);
        assertThat(table.count(Theater.SAMOS, Piece.DELIAN_BASE)).isZero();
        assertThat(table.count(Theater.SAMOS, Piece.ATHENS_LAND)).isEqualTo(2);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(12);
        assertThat(table.state().display().space(Side.ATHENS, slot(table, Side.ATHENS, Issue.CITIZENSHIP)))
                .isEqualTo(Display.REMOVED);
        PericlesTable unused =
                PericlesTable.peace().at(Theater.SAMOS, "1 delian-base").issue(Side.ATHENS, Issue.CITIZENSHIP, 2);
        unused.run(UniqueIssues.RESOLVE).choose("grant-to-nobody");
        assertThat(unused.state().display().space(Side.ATHENS, slot(unused, Side.ATHENS, Issue.CITIZENSHIP)))
                .isEqualTo(Display.REMOVED);
    }

    @Test
    @Covers({"7.44b", "3.1a"})
    void citizenshipRaisesOneNavalUnitAsFarAsTheSupplyReaches() {
        PericlesTable table = PericlesTable.war()
                .at(Theater.SAMOS, "1 delian-base")
                .at(Theater.CHIOS, "1 delian-base")
                .at(Theater.ATHENS, "12 athens-naval")
                .issue(Side.ATHENS, Issue.CITIZENSHIP, 2);
        table.run(UniqueIssues.RESOLVE).choose("enfranchise chios naval").asksNobody();
        assertThat(table.count(Theater.CHIOS, Piece.ATHENS_NAVAL)).isZero();
        assertThat(table.count(Theater.CHIOS, Piece.ATHENS_BASE)).isEqualTo(1);
    }

    @Test
    @Covers({"7.44d", "7.44e", "7.44f", "8.2a"})
    void aColonyIsFoundedAtPeaceWhereAthensIs() {
        PericlesTable table = PericlesTable.peace()
                .at(Theater.SICILY, "1 delian-land, 1 peloponnesian-base")
                .at(Theater.BOEOTIA, "1 delian-base, 2 peloponnesian-base")
                .at(Theater.IONIA, "1 peloponnesian-land")
                .issue(Side.ATHENS, Issue.COLONY, -1);
        table.run(UniqueIssues.RESOLVE)
                .asks("aristocrats", Colony.Found.class)
                .offersOnly("settle-nowhere", "settle sicily naval", "settle sicily land")
                .refuses("settle boeotia land", new Colony.TheaterFull(Theater.BOEOTIA))
                .refuses("settle ionia land", new Colony.NotHeld(Theater.IONIA))
                .choose("settle sicily naval")
                .asksNobody();
        assertThat(table.count(Theater.SICILY, Piece.DELIAN_BASE)).isEqualTo(1);
        assertThat(table.count(Theater.SICILY, Piece.DELIAN_NAVAL)).isEqualTo(1);
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(12);
        assertThat(table.state().display().space(Side.ATHENS, slot(table, Side.ATHENS, Issue.COLONY)))
                .isEqualTo(Display.REMOVED);
    }

    @Test
    @Covers({"7.42f", "7.44f"})
    void anIssueWhosePeaceOrWarIsOverIsCancelled() {
        PericlesTable war =
                PericlesTable.war().at(Theater.SICILY, "1 delian-land").issue(Side.ATHENS, Issue.COLONY, -1);
        Table<PericlesState> run = war.run(UniqueIssues.RESOLVE).asksNobody();
        assertThat(run.last(UniqueIssues.IssueCancelled.class).issue()).isEqualTo(Issue.COLONY);
        assertThat(war.state().display().space(Side.ATHENS, slot(war, Side.ATHENS, Issue.COLONY)))
                .isEqualTo(Display.REMOVED);
        PericlesTable peace = PericlesTable.peace().issue(Side.SPARTA, Issue.AGOGE, -1);
        peace.run(UniqueIssues.RESOLVE).asksNobody();
        assertThat(peace.state().display().space(Side.SPARTA, slot(peace, Side.SPARTA, Issue.AGOGE)))
                .isEqualTo(Display.REMOVED);
    }

    @Test
    @Covers({"7.45a", "9.81a"})
    void theKrypteiaFindsUpToSixTraitors() {
        PericlesTable table = PericlesTable.peace()
                .treachery(Side.ATHENS, Theater.SPARTA, 4)
                .treachery(Side.ATHENS, Theater.ISTHMUS, 4)
                .treachery(Side.SPARTA, Theater.ISTHMUS, 1)
                .issue(Side.SPARTA, Issue.KRYPTEIA, 1);
        table.run(UniqueIssues.RESOLVE)
                .asks("agiads", Krypteia.Hunt.class)
                .offersOnly("call-off", "hunt-down sparta", "hunt-down isthmus")
                .choose("hunt-down sparta", "hunt-down sparta", "hunt-down sparta", "hunt-down sparta")
                .offersOnly("call-off", "hunt-down isthmus")
                .choose("hunt-down isthmus", "hunt-down isthmus")
                .asksNobody();
        assertThat(table.state().board().treacheryOnMap(Side.ATHENS)).isEqualTo(2);
        assertThat(table.state().board().treacheryOnMap(Side.SPARTA)).isEqualTo(1);
        assertThat(table.state().display().space(Side.SPARTA, slot(table, Side.SPARTA, Issue.KRYPTEIA)))
                .isEqualTo(Display.REMOVED);
    }

    @Test
    @Covers({"7.45b", "12.4d"})
    void theAgogeMustersUpToThreeAtWar() {
        PericlesTable table = PericlesTable.war().issue(Side.SPARTA, Issue.AGOGE, -1);
        table.run(UniqueIssues.RESOLVE)
                .asks("eurypontids", Agoge.Muster.class)
                .choose("call-up sparta-land", "call-up the-300")
                .offersOnly("enough-men", "call-up sparta-land")
                .choose("call-up sparta-land")
                .asksNobody();
        assertThat(table.count(Theater.SPARTA, Piece.SPARTA_LAND)).isEqualTo(2);
        assertThat(table.count(Theater.SPARTA, Piece.THE_300)).isEqualTo(1);
        assertThat(table.state().display().space(Side.SPARTA, slot(table, Side.SPARTA, Issue.AGOGE)))
                .isEqualTo(Display.REMOVED);
    }

    @Test
    @Covers("7.4a")
    void politicalIssuesAreResolvedInTheOrderOfTheBook() {
        PericlesTable table = PericlesTable.peace()
                .at(Theater.SAMOS, "1 delian-base")
                .treachery(Side.ATHENS, Theater.SPARTA, 1)
                .issue(Side.ATHENS, Issue.CITIZENSHIP, 2)
                .issue(Side.ATHENS, Issue.COLONY, 2)
                .issue(Side.SPARTA, Issue.KRYPTEIA, 2)
                .issue(Side.SPARTA, Issue.AGOGE, 2)
                .issue(Side.SPARTA, Issue.GAMES, 2)
                .issue(Side.SPARTA, Issue.WAR_PEACE, 2);
        // War is declared first: the Colony is cancelled, the Agoge is not, and the Games earn tokens.
        table.run(WarAndPeace.RESOLVE, Games.RESOLVE, UniqueIssues.RESOLVE)
                .asks("demagogues", Citizenship.Grant.class)
                .choose("grant-to-nobody")
                .asks("agiads", Krypteia.Hunt.class)
                .choose("call-off")
                .asks("agiads", Agoge.Muster.class)
                .choose("enough-men")
                .asksNobody();
        assertThat(table.held(Faction.AGIAD)).isEqualTo(3);
    }

    @Test
    @Covers({"7.5a", "7.5b", "7.51a", "7.51b", "7.51c", "4.1c"})
    void wonIssuesBecomeMarkersAndTheRicherFactionLends() {
        PericlesTable table = PericlesTable.war()
                .issue(Side.ATHENS, Issue.MILITARY, -1)
                .issue(Side.ATHENS, Issue.MILITARY, -2)
                .issue(Side.ATHENS, Issue.LEAGUE, -7)
                .issue(Side.ATHENS, Issue.ORACLE, -1)
                .issue(Side.ATHENS, Issue.DIPLOMATIC, -1)
                .issue(Side.ATHENS, Issue.GAMES, -1)
                .issue(Side.SPARTA, Issue.MILITARY, 1);
        Queues queues = table.state().queues();
        // 5 and 2 Rumors against 2 Rumors: nine in all, the Aristocrats keep five and lend two.
        table.run(IssueAward.AWARD)
                .asks("aristocrats", MarkerLoan.Lend.class)
                .offersOnly("lend military", "lend league", "lend oracle", "lend diplomatic", "lend rumor")
                .choose("lend military", "lend rumor")
                .asksNobody();
        assertThat(queues.held(Faction.ARISTOCRAT)).isEqualTo(5);
        assertThat(queues.held(Faction.DEMAGOGUE)).isEqualTo(4);
        assertThat(queues.held(Faction.DEMAGOGUE, Faction.ARISTOCRAT, Marker.MILITARY))
                .isEqualTo(1);
        assertThat(queues.held(Faction.DEMAGOGUE, Faction.ARISTOCRAT, Marker.RUMOR))
                .isEqualTo(1);
        assertThat(queues.held(Faction.DEMAGOGUE, Faction.DEMAGOGUE, Marker.RUMOR))
                .isEqualTo(2);
        // Sparta has three and two: the odd one stays where it is.
        assertThat(queues.held(Faction.AGIAD)).isEqualTo(3);
        assertThat(queues.held(Faction.EURYPONTID)).isEqualTo(2);
        assertThat(table.spaces(Side.ATHENS, Issue.MILITARY)).isEmpty();
        assertThat(table.spaces(Side.ATHENS, Issue.GAMES)).containsExactly(-1);
    }

    @Test
    @Covers("7.51a")
    void onlyMarkersInHandAreLent() {
        PericlesTable table = PericlesTable.war();
        Queues queues = table.state().queues();
        queues.give(Faction.AGIAD, Faction.AGIAD, Marker.MILITARY, 1);
        queues.give(Faction.AGIAD, Faction.AGIAD, Marker.RUMOR, 2);
        queues.give(Faction.AGIAD, Faction.EURYPONTID, Marker.LEAGUE, 1); // another's, only lent
        table.run(new MarkerLoan.Lend(Faction.AGIAD, 2))
                .offersOnly("lend military", "lend rumor")
                .choose("lend military")
                .offersOnly("lend rumor")
                .choose("lend rumor")
                .asksNobody();
    }
}

package org.polemarch.pericles.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.PericlesTable.war;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.core.engine.Game;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.military.Commitment;
import org.polemarch.pericles.rules.political.Citizenship;
import org.polemarch.pericles.rules.political.ControllingFaction;
import org.polemarch.pericles.rules.political.UniqueIssues;
import org.polemarch.pericles.rules.political.WarAndPeace;
import org.polemarch.pericles.rules.theater.DiplomaticIssue;
import org.polemarch.pericles.rules.theater.MarkerPlacement;
import org.polemarch.pericles.rules.theater.OracleIssue;
import org.polemarch.pericles.rules.theater.PoliticalCapital;
import org.polemarch.testkit.Table;

/** What changes the game is told to those who may know it. */
@Cites("10.1")
class ToldTest {

    @Test
    void theFavorOfTheAssembly() {
        Table<PericlesState> table = war().issue(Side.ATHENS, Issue.GAMES, -2).run(ControllingFaction.DETERMINE);
        assertThat(table.last(ControllingFaction.FavorMoved.class))
                .isEqualTo(new ControllingFaction.FavorMoved(Side.ATHENS, Faction.ARISTOCRAT));
    }

    @Test
    void aCallForPeaceThatStaysAlone() {
        Table<PericlesState> table =
                war().issue(Side.SPARTA, Issue.WAR_PEACE, 1).run(WarAndPeace.RESOLVE);
        assertThat(table.last(WarAndPeace.NoPeace.class)).isEqualTo(new WarAndPeace.NoPeace(Faction.AGIAD));
    }

    @Test
    void treacheryThatGoesWithTheBaseItWon() {
        Table<PericlesState> table = war().tokens(Faction.AGIAD, 3)
                .treachery(Side.SPARTA, Theater.IONIA, 2)
                .at(Theater.IONIA, "1 delian-base")
                .run(new DiplomaticIssue.Resolve(Faction.AGIAD, Theater.IONIA))
                .choose("spend 1");
        assertThat(table.last(Treachery.TreacheryReturned.class))
                .isEqualTo(new Treachery.TreacheryReturned(Side.SPARTA, Theater.IONIA, 2, "9.82"));
    }

    @Test
    void issuesOfWhichNoUseIsMade() {
        Table<PericlesState> nobody =
                war().run(new Citizenship.Grant(Faction.ARISTOCRAT)).choose("grant-to-nobody");
        assertThat(nobody.last(UniqueIssues.IssueUnused.class))
                .isEqualTo(new UniqueIssues.IssueUnused(Faction.ARISTOCRAT, Issue.CITIZENSHIP));
        Table<PericlesState> oracle =
                war().run(new OracleIssue.Consult(Faction.AGIAD)).choose("stay-away");
        assertThat(oracle.last(OracleIssue.OracleUnasked.class))
                .isEqualTo(new OracleIssue.OracleUnasked(Faction.AGIAD));
    }

    @Test
    void theCommitmentsOfABattleScenarioAndItsEnd() {
        List<Object> told = new ArrayList<>();
        Game<PericlesState> game = PericlesTable.game("14.1.08B", 1, told::add);
        while (!game.over()) {
            game.play(0);
        }
        assertThat(told).hasAtLeastOneElementOfType(Commitment.HandOpened.class);
        assertThat(told)
                .contains(new FinalScoring.GameEnded("ending.battleFought", "14.0"))
                .hasAtLeastOneElementOfType(FinalScoring.GameWon.class);
    }

    @Test
    void aMarkerFaceDownIsKnownToItsPlacerAndToACompatriotWhoIsShown() {
        for (boolean shown : new boolean[] {true, false}) {
            MarkerPlacement.MarkerPlaced placed = new MarkerPlacement.MarkerPlaced(
                    Faction.ARISTOCRAT, Marker.ORACLE, Faction.ARISTOCRAT, Theater.SAMOS, shown);
            for (Faction faction : Faction.values()) {
                boolean knows = faction == Faction.ARISTOCRAT || (shown && faction == Faction.DEMAGOGUE);
                assertThat(placed.seenBy(faction.seat()).orElseThrow())
                        .as("%s, shown %s", faction, shown)
                        .isEqualTo(
                                knows ? placed : new MarkerPlacement.FaceDownPlaced(Faction.ARISTOCRAT, Theater.SAMOS));
            }
        }
    }

    @Test
    void tokensGivenBackAreKnownBehindTheShield() {
        for (boolean shown : new boolean[] {true, false}) {
            PoliticalCapital.TokensReturned returned = new PoliticalCapital.TokensReturned(Faction.AGIAD, 4, shown);
            for (Faction faction : Faction.values()) {
                boolean knows = faction == Faction.AGIAD || (shown && faction == Faction.EURYPONTID);
                assertThat(returned.seenBy(faction.seat()).orElseThrow())
                        .as("%s, shown %s", faction, shown)
                        .isEqualTo(knows ? returned : new PoliticalCapital.ShieldLifted(Faction.AGIAD));
            }
        }
    }

    @Test
    void whySuccessBringsNothing() {
        Table<PericlesState> table = war().tokens(Faction.AGIAD, 3)
                .at(Theater.IONIA, "1 delian-land")
                .run(new DiplomaticIssue.Resolve(Faction.AGIAD, Theater.IONIA))
                .choose("spend 2");
        assertThat(table.last(DiplomaticIssue.TokensSpent.class))
                .isEqualTo(new DiplomaticIssue.TokensSpent(Faction.AGIAD, 2, Theater.IONIA));
        assertThat(table.all(DiplomaticIssue.NothingToWin.class))
                .containsExactly(new DiplomaticIssue.NothingToWin(Faction.AGIAD, Theater.IONIA));
    }

    @Test
    void shipsResistDiplomacyAsHoplitesDo() {
        Table<PericlesState> table = war().tokens(Faction.AGIAD, 3)
                .at(Theater.IONIA, "1 delian-base, 1 delian-naval, 1 delian-land")
                .run(new DiplomaticIssue.Resolve(Faction.AGIAD, Theater.IONIA))
                .choose("spend 3");
        assertThat(table.last(DiplomaticIssue.TreacherySown.class))
                .isEqualTo(new DiplomaticIssue.TreacherySown(Faction.AGIAD, Theater.IONIA, 3, 3, 4));
    }
}

package org.polemarch.pericles.rules.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.core.engine.Game;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Spot;
import org.polemarch.pericles.rules.aristophanes.Deal;
import org.polemarch.pericles.rules.boule.Boule;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

@Cites({"6.0", "6.1", "6.11", "6.12", "6.13", "6.14", "6.15", "6.2", "6.21", "6.22", "6.3", "6.31", "3.12"})
class AssemblyTest {

    /** One Assembly, of Athens, the Aristocrats controlling. */
    private static PericlesTable athens() {
        return PericlesTable.opening("14.1.01B");
    }

    /** A debate on an issue with these cards. */
    private static Table<PericlesState> debate(PericlesTable table, Issue issue, String aristocrat, String demagogue) {
        int space = table.spaces(Side.ATHENS, issue).get(0);
        table.hand(Faction.ARISTOCRAT, aristocrat, "A25").hand(Faction.DEMAGOGUE, demagogue, "A24");
        return table.run(new AssemblyRound.Round(6))
                .asks("demagogues", DebateIssue.Select.class)
                .choose("debate " + issue.id() + " " + Spot.of(Side.ATHENS, space))
                .asks("aristocrats", DebateCards.Speak.class)
                .choose("play " + aristocrat)
                .asks("demagogues", DebateCards.Speak.class)
                .choose("play " + demagogue);
    }

    @Test
    @Covers({"6.13a", "6.12a", "6.13c"})
    void theHigherValueMovesTheIssueByTheFullDifference() {
        PericlesTable table = athens().issue(Side.ATHENS, Issue.GAMES, 2);
        // A28 is worth 5; A03 is worth 1 to the Demagogues, whose half speaks of War/Peace.
        debate(table, Issue.GAMES, "A28", "A03").asksNobody();
        assertThat(table.spaces(Side.ATHENS, Issue.GAMES)).containsExactly(-2);
        PericlesState state = table.state();
        assertThat(state.cards().debateDiscards(Side.ATHENS)).isEqualTo(IndexSet.of(27, 2));
        assertThat(state.cards().hand(Faction.ARISTOCRAT)).isEqualTo(IndexSet.of(24));
    }

    @Test
    @Covers("6.13b")
    void equalValuesMoveNothing() {
        PericlesTable table = athens().issue(Side.ATHENS, Issue.GAMES, 2);
        debate(table, Issue.GAMES, "A28", "A29").asksNobody();
        assertThat(table.spaces(Side.ATHENS, Issue.GAMES)).containsExactly(2);
    }

    @Test
    @Covers("6.14a")
    void warPeaceThatLeavesTheCentreDoesNotCrossIt() {
        PericlesTable table = athens().issue(Side.ATHENS, Issue.WAR_PEACE, 0);
        debate(table, Issue.WAR_PEACE, "A28", "A01").asksNobody();
        assertThat(table.spaces(Side.ATHENS, Issue.WAR_PEACE)).doesNotContain(0).hasSize(1);
    }

    @Test
    @Covers({"6.14a", "6.14b"})
    void warPeaceMayBeStoppedInTheCentreItWouldCross() {
        PericlesTable stopped = athens().issue(Side.ATHENS, Issue.WAR_PEACE, 2);
        debate(stopped, Issue.WAR_PEACE, "A28", "A01")
                .asks("aristocrats", CentreStop.Offer.class)
                .offersOnly("stop-in-centre", "go-on")
                .choose("stop-in-centre")
                .asksNobody();
        assertThat(stopped.spaces(Side.ATHENS, Issue.WAR_PEACE)).containsExactly(0);
        PericlesTable moved = athens().issue(Side.ATHENS, Issue.WAR_PEACE, 2);
        debate(moved, Issue.WAR_PEACE, "A28", "A01").choose("go-on").asksNobody();
        assertThat(moved.spaces(Side.ATHENS, Issue.WAR_PEACE)).containsExactly(-2);
        // Another issue is not stopped.
        PericlesTable other = athens().issue(Side.ATHENS, Issue.LEAGUE, 2);
        debate(other, Issue.LEAGUE, "A28", "A01").asksNobody();
        assertThat(other.spaces(Side.ATHENS, Issue.LEAGUE)).containsExactly(-2);
    }

    @Test
    @Covers("6.14c")
    void warPeaceThatDoesNotCrossTheCentreMovesTheFullDistance() {
        PericlesTable away = athens().issue(Side.ATHENS, Issue.WAR_PEACE, -1);
        debate(away, Issue.WAR_PEACE, "A28", "A01").asksNobody();
        assertThat(away.spaces(Side.ATHENS, Issue.WAR_PEACE)).containsExactly(-5);
        PericlesTable ontoIt = athens().issue(Side.ATHENS, Issue.WAR_PEACE, 4);
        debate(ontoIt, Issue.WAR_PEACE, "A28", "A01").asksNobody();
        assertThat(ontoIt.spaces(Side.ATHENS, Issue.WAR_PEACE)).containsExactly(0);
    }

    @Test
    @Covers({"6.15a", "6.15b", "6.11b", "3.12g"})
    void onTheSeventhSpaceAnIssueIsCapturedAndOutOfDebate() {
        PericlesTable table = athens().issue(Side.ATHENS, Issue.GAMES, -5);
        debate(table, Issue.GAMES, "A28", "A03").asksNobody();
        assertThat(table.spaces(Side.ATHENS, Issue.GAMES)).containsExactly(-7);
        PericlesTable next = athens().issue(Side.ATHENS, Issue.GAMES, -7).issue(Side.ATHENS, Issue.ORACLE, 6);
        next.run(new AssemblyRound.Round(1))
                .asks("aristocrats", DebateIssue.Select.class)
                .offersOnly("debate oracle demagogue-6")
                .refuses("debate games aristocrat-7", new DebateIssue.Captured(Issue.GAMES));
    }

    @Test
    @Covers({"6.1a", "6.11a", "6.11c"})
    void sixDebatesSelectedByTurnsTheSameIssueAgainAndAgain() {
        PericlesTable table = PericlesTable.opening("14.2");
        Game<PericlesState> game = table.play(3, Deal.DEAL, Boule.OPEN, AssemblyRound.FIRST);
        StringBuilder selectors = new StringBuilder();
        int cards = 0;
        while (!game.over()) {
            if (game.question().frame() instanceof DebateIssue.Select select && select.side() == Side.ATHENS) {
                selectors.append(game.toAct().id().charAt(0));
            }
            cards += game.question().frame() instanceof DebateCards.Speak ? 1 : 0;
            game.play(0);
        }
        assertThat(selectors.toString()).isEqualTo("adadad");
        assertThat(cards).isEqualTo(24);
        for (Faction faction : Faction.values()) {
            assertThat(table.state().cards().hand(faction).size()).isEqualTo(1);
        }
    }

    @Test
    @Covers({"6.1a", "4.0b"})
    void athensSelectsFirstThenSpartaThenAllPlayCards() {
        PericlesTable table = PericlesTable.opening("14.2")
                .issue(Side.ATHENS, Issue.GAMES, 0)
                .issue(Side.SPARTA, Issue.GAMES, 0)
                .hand(Faction.ARISTOCRAT, "A01", "A02")
                .hand(Faction.DEMAGOGUE, "A05", "A06")
                .hand(Faction.EURYPONTID, "S01", "S02")
                .hand(Faction.AGIAD, "S05", "S06");
        table.run(new AssemblyRound.Round(6))
                .asks("demagogues", DebateIssue.Select.class)
                .choose("debate games centre")
                .asks("eurypontids", DebateIssue.Select.class)
                .choose("debate games centre")
                .asks("aristocrats", DebateCards.Speak.class)
                .choose("play A01", "play A05")
                .asks("agiads", DebateCards.Speak.class)
                .choose("play S05", "play S01")
                .asksNobody();
    }

    @Test
    @Covers({"6.21a", "6.21b"})
    void anAlignedCardEarnsTokensThoughItLoses() {
        PericlesTable table = athens().issue(Side.ATHENS, Issue.MILITARY, 0);
        // A08: 2, Military +3 with 2 tokens. A28 of the Demagogues: 5, Military +1 with 1 token. 5 against 6.
        debate(table, Issue.MILITARY, "A08", "A28").asksNobody();
        assertThat(table.spaces(Side.ATHENS, Issue.MILITARY)).containsExactly(1);
        assertThat(table.held(Faction.ARISTOCRAT)).isEqualTo(2);
        assertThat(table.held(Faction.DEMAGOGUE)).isEqualTo(1);
        PericlesTable other = athens().issue(Side.ATHENS, Issue.GAMES, 0);
        debate(other, Issue.GAMES, "A08", "A28").asksNobody();
        assertThat(other.held(Faction.ARISTOCRAT) + other.held(Faction.DEMAGOGUE))
                .isZero();
    }

    @Test
    @Covers("6.22a")
    void aShortStockIsSharedOneByOneTheControllingFactionFirst() {
        PericlesTable table = athens().issue(Side.ATHENS, Issue.MILITARY, 0);
        table.state().treasury().takeOut(Side.ATHENS, 23); // three left; A12 wants 3, A13 wants 3
        debate(table, Issue.MILITARY, "A12", "A13").asksNobody();
        assertThat(table.held(Faction.ARISTOCRAT)).isEqualTo(2);
        assertThat(table.held(Faction.DEMAGOGUE)).isEqualTo(1);
        PericlesTable uneven = athens().issue(Side.ATHENS, Issue.MILITARY, 0);
        uneven.state().treasury().takeOut(Side.ATHENS, 23); // A28 wants 1, A13 wants 3
        debate(uneven, Issue.MILITARY, "A28", "A13").asksNobody();
        assertThat(uneven.held(Faction.ARISTOCRAT)).isEqualTo(1);
        assertThat(uneven.held(Faction.DEMAGOGUE)).isEqualTo(2);
    }

    @Test
    @Covers({"6.3a", "6.31a", "6.31b", "6.31c", "6.31d", "6.31e"})
    void theBrainTrustAddsThePrintedValueOfARandomCard() {
        PericlesTable table =
                athens().issue(Side.ATHENS, Issue.MILITARY, 0).entourage(Faction.ARISTOCRAT, "A21", "A22", "A30");
        // The Leader: 3, +2 and 1 token on anything but Ostracism. The third card of the Entourage is worth 5 more;
        // its own Military line does not count. The Demagogues play 5 with +1.
        table.table().lots(2);
        Table<PericlesState> run = debate(table, Issue.MILITARY, "A31", "A28")
                .asks("aristocrats", BrainTrust.Offer.class)
                .offersOnly("call-brain-trust", "speak-alone")
                .choose("call-brain-trust")
                .asksNobody();
        DebateTally.DebateTallied tally = run.last(DebateTally.DebateTallied.class);
        assertThat(List.of(tally.firstValue(), tally.secondValue())).containsExactly(10, 6);
        assertThat(table.held(Faction.ARISTOCRAT)).isEqualTo(1);
        assertThat(table.state().cards().faceUp(Faction.ARISTOCRAT)).isTrue();
        assertThat(table.state().brainTrust(Faction.ARISTOCRAT)).isZero();
    }

    @Test
    @Covers({"6.31a", "6.31b"})
    void noBrainTrustAgainstALeaderNorASecondTimeNorWithoutAnEntourage() {
        PericlesTable leaders =
                athens().issue(Side.ATHENS, Issue.MILITARY, 0).entourage(Faction.ARISTOCRAT, "A21", "A22", "A30");
        debate(leaders, Issue.MILITARY, "A31", "A32").asksNobody();
        PericlesTable used =
                athens().issue(Side.ATHENS, Issue.MILITARY, 0).entourage(Faction.ARISTOCRAT, "A21", "A22", "A30");
        used.state().cards().turnUp(Faction.ARISTOCRAT, 0);
        debate(used, Issue.MILITARY, "A31", "A28").asksNobody();
        PericlesTable none = athens().issue(Side.ATHENS, Issue.MILITARY, 0);
        debate(none, Issue.MILITARY, "A31", "A28").asksNobody();
        PericlesTable noLeader =
                athens().issue(Side.ATHENS, Issue.MILITARY, 0).entourage(Faction.ARISTOCRAT, "A21", "A22", "A30");
        debate(noLeader, Issue.MILITARY, "A29", "A28").asksNobody();
    }
}

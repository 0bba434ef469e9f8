package org.polemarch.pericles.rules.political;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Display;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 7.1 and 7.2: oration, ostracism and the Controlling Faction. */
@Cites({"7.0", "7.1", "7.2", "6.16", "10.1", "10.12"})
class OrationTest {

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
        assertThat(table.state().display().space(Side.ATHENS, table.slot(Side.ATHENS, Issue.GAMES)))
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
        PericlesTable sparta = PericlesTable.war()
                .controlling(Faction.AGIAD)
                .issue(Side.SPARTA, Issue.OSTRACISM, -1)
                .issue(Side.SPARTA, Issue.LEAGUE, 6)
                .issue(Side.SPARTA, Issue.MILITARY, 6);
        sparta.run(Oration.COUNT, ControllingFaction.DETERMINE).asksNobody();
        assertThat(sparta.state().controlling(Side.SPARTA)).isEqualTo(Faction.EURYPONTID);
        assertThat(sparta.state().favor(Side.SPARTA)).isEqualTo(-1);
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
}

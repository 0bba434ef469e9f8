package org.polemarch.pericles.rules.political;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.Queues;
import org.polemarch.pericles.model.Side;
import org.polemarch.testkit.Covers;

/** 7.5 Won issues become markers, and the richer Faction lends. */
@Cites({"7.5", "7.51"})
class MarkerLoanTest {

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

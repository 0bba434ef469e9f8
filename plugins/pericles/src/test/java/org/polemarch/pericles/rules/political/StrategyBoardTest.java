package org.polemarch.pericles.rules.political;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesPlugin;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.text.PericlesTextBoard;
import org.polemarch.pericles.view.PericlesView;
import org.polemarch.testkit.Covers;

/** 7.3 What the seventh card earns. */
@Cites("7.3")
class StrategyBoardTest {

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

    /** 3.13: what a Leader earns as the seventh card is printed on it, and changes with the Plague. */
    @Test
    @Covers("3.13i")
    void theAwardOfALeaderIsShown() {
        PericlesTable table = sevenths("A31", "A30", "S01", "S32");
        assertThat(drawn(table)).contains("S32").contains("; Strategy Board 2");
        table.state().setPostPlague();
        assertThat(drawn(table)).contains("; Strategy Board 4");
    }

    private static String drawn(PericlesTable table) {
        PericlesView view = (PericlesView) table.rules().game().project(table.state(), Faction.AGIAD.seat());
        return String.join("\n", new PericlesTextBoard().draw(view, new PericlesPlugin().words()));
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
}

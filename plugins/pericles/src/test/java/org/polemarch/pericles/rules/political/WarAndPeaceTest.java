package org.polemarch.pericles.rules.political;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Display;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;

/** 7.41 and 7.42: War and Peace. */
@Cites({"7.41", "7.42"})
class WarAndPeaceTest {

    @Test
    @Covers({"7.41a", "7.42a"})
    void oneWinnerIsEnoughForWar() {
        PericlesTable table = PericlesTable.peace().issue(Side.SPARTA, Issue.WAR_PEACE, 3);
        table.run(WarAndPeace.RESOLVE).asksNobody();
        assertThat(table.state().war()).isTrue();
        assertThat(table.state().display().space(Side.SPARTA, table.slot(Side.SPARTA, Issue.WAR_PEACE)))
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
                .at(Theater.LESBOS, "1 sparta-naval, 1 peloponnesian-naval")
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
        assertThat(table.count(Theater.SPARTA, Piece.SPARTA_NAVAL)).isEqualTo(1);
        assertThat(table.count(Theater.LESBOS, Piece.PELOPONNESIAN_NAVAL)).isEqualTo(1);
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
}

package org.polemarch.pericles.rules.end;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.rules.end.LateInTheTurn.inTurn;
import static org.polemarch.pericles.rules.end.LateInTheTurn.war;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.aristophanes.AristophanesCard;
import org.polemarch.pericles.rules.turn.BeginTurn;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 11.4 What the Assembly wanted, and whether it was done. */
@Cites({"11.4", "11.41", "11.42"})
class WillOfTheAssemblyTest {

    private static PericlesTable will(String play) {
        PericlesTable table = war();
        table.state().cards().setCurrentPlay(table.state().data().playIndex(play));
        return table;
    }

    private static PericlesTable judged(PericlesTable table) {
        table.play(1, WillOfTheAssembly.JUDGE, BeginTurn.TURN);
        return table;
    }

    @Test
    @Covers({"11.4a", "11.4b", "11.42b", "5.12b"})
    void theWillIsJudgedForEachSide() {
        // Wasps A: Athens is to control the Hellespont, Sparta to control or contest it.
        PericlesTable table = judged(will("WAS-A"));
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(15);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(15);
        assertThat(table.honor(Faction.EURYPONTID)).isEqualTo(5);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(5);
        // Five Spartan tokens are out for the turn that began, and back in the one after.
        int out = table.state().treasury().out(Side.SPARTA);
        int byCard = -table.state()
                .data()
                .play(table.state().cards().currentPlay())
                .sparta()
                .stock();
        assertThat(out - Math.max(0, byCard)).isEqualTo(5);
        assertThat(table.state().willFailed(Side.SPARTA)).isFalse();
        PericlesTable later = war();
        later.state().treasury().takeOut(Side.SPARTA, 5);
        later.play(2, BeginTurn.TURN);
        int next = -later.state()
                .data()
                .play(later.state().cards().currentPlay())
                .sparta()
                .stock();
        assertThat(later.state().treasury().out(Side.SPARTA)).isEqualTo(Math.max(0, next));
    }

    @Test
    @Covers({"11.42a", "11.42b"})
    void contestingIsEnoughOnlyWhereTheCardSaysSo() {
        PericlesTable contested = will("WAS-A").at(Theater.HELLESPONT, "1 peloponnesian-naval");
        judged(contested);
        assertThat(contested.honor(Faction.ARISTOCRAT)).isEqualTo(5); // control is asked of Athens
        assertThat(contested.honor(Faction.AGIAD)).isEqualTo(15);
        PericlesTable controlled = will("WAS-C").at(Theater.BOEOTIA, "1 athens-land");
        judged(controlled);
        assertThat(controlled.honor(Faction.ARISTOCRAT)).isEqualTo(15); // control meets a goal to contest
    }

    @Test
    @Covers("3.2h")
    void theAegeanGoalCountsTheaters() {
        PericlesTable two = will("FRO-B").at(Theater.LESBOS, "1 delian-base").at(Theater.CHIOS, "1 athens-naval");
        judged(two);
        assertThat(two.honor(Faction.DEMAGOGUE)).isEqualTo(5);
        PericlesTable three = will("FRO-B")
                .at(Theater.LESBOS, "1 delian-base")
                .at(Theater.CHIOS, "1 athens-naval")
                .at(Theater.SPORADES, "1 delian-land")
                .at(Theater.SAMOS, "1 peloponnesian-land, 1 delian-land");
        judged(three);
        assertThat(three.honor(Faction.DEMAGOGUE)).isEqualTo(15);
        assertThat(three.honor(Faction.AGIAD)).isEqualTo(15);
    }

    @Test
    @Covers({"11.41a", "11.41b"})
    void aBaseGoalNeedsABaseBuiltThisTurnThatStillStands() {
        // Lysistrata C: Athens is to build in Macedonia, Sparta in Thessalia.
        PericlesTable built =
                will("LYS-C").at(Theater.MACEDONIA, "1 delian-base").at(Theater.THESSALIA, "1 peloponnesian-base");
        built.state().markBuilt(Side.ATHENS, Theater.MACEDONIA);
        judged(built);
        assertThat(built.honor(Faction.ARISTOCRAT)).isEqualTo(15);
        assertThat(built.honor(Faction.AGIAD)).isEqualTo(5); // an old base does not count
        PericlesTable lost = will("LYS-C");
        lost.state().markBuilt(Side.ATHENS, Theater.MACEDONIA);
        judged(lost);
        assertThat(lost.honor(Faction.ARISTOCRAT)).isEqualTo(5);
        PericlesTable ignored = will("LYS-C");
        ignored.state().setIgnoresWill(Side.ATHENS, true);
        judged(ignored);
        assertThat(ignored.honor(Faction.ARISTOCRAT)).isEqualTo(10);
    }

    @Test
    @Covers("11.41b")
    void aGoalIsIgnoredWhenNoBaseIsLeftToBuild() {
        PericlesTable table = PericlesTable.war();
        Theater[] theaters = {
            Theater.LESBOS, Theater.CHIOS, Theater.SAMOS, Theater.CYCLADES, Theater.SPORADES, Theater.SICILY
        };
        for (int i = 0; i < 4; i++) {
            table.at(theaters[i], "3 delian-base");
        }
        table.at(theaters[4], "3 athens-base").at(theaters[5], "3 athens-base").at(Theater.ATHENS, "2 athens-base");
        table.state().cards().plays().toTop(table.state().data().playIndex("LYS-C"));
        table.run(AristophanesCard.DRAW);
        assertThat(table.state().ignoresWill(Side.ATHENS)).isTrue();
        assertThat(table.state().ignoresWill(Side.SPARTA)).isFalse();
        // While either colour is left in supply, the Will can be done.
        PericlesTable half = PericlesTable.war();
        for (int i = 0; i < 4; i++) {
            half.at(theaters[i], "3 delian-base");
        }
        half.state().cards().plays().toTop(half.state().data().playIndex("LYS-C"));
        half.run(AristophanesCard.DRAW);
        assertThat(half.state().ignoresWill(Side.ATHENS)).isFalse();
    }

    @Test
    @Covers("11.4c")
    void onTheLastTurnTheWillIsNotJudged() {
        PericlesTable table = inTurn(PericlesTable.opening("14.1.08A"), 8);
        table.state().cards().setCurrentPlay(table.state().data().playIndex("KNI-B"));
        Table<PericlesState> run = table.run(EndPhase.BEGIN);
        assertThat(table.state().ending()).isEqualTo(Ending.LAST_TURN);
        assertThat(run.all(WillOfTheAssembly.WillJudged.class)).isEmpty();
    }
}

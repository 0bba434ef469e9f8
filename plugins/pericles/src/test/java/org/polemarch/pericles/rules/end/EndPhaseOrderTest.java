package org.polemarch.pericles.rules.end;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.Schedule;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;

/** 11.0 The End Phase in its order. */
@Cites("11.0")
class EndPhaseOrderTest {

    @Test
    @Covers({"11.0a", "13.22a"})
    void thePersianWarIsCountedBeforeVictory() {
        Schedule schedule = new Schedule(PericlesTable.war().state());
        PericlesTable.book("14.2").game().rules().stream()
                .filter(EndPhase.class::isInstance)
                .map(EndPhase.class::cast)
                .forEach(rule -> rule.run(EndPhase.BEGIN, schedule));
        assertThat(schedule.frames())
                .containsExactly(
                        PersianWar.COUNT,
                        Victory.DETERMINE,
                        Upkeep.BEGIN,
                        Redeployment.DELIAN,
                        Redeployment.ATHENIAN,
                        Redeployment.PELOPONNESIAN,
                        Redeployment.SPARTAN,
                        WillOfTheAssembly.JUDGE);
    }

    @Test
    @Covers("11.3b")
    void peaceDoesNotKeepUnitsFromRedeploying() {
        PericlesTable.peace()
                .at(Theater.SAMOS, "1 athens-base, 1 sparta-land")
                .at(Theater.ATHENS, "1 athens-base, 2 athens-naval")
                .run(Redeployment.ATHENIAN)
                .offers("redeploy athens-naval athens samos");
    }

    @Test
    @Covers("11.11b")
    void anHonorVictoryTowersOverBothEnemies() {
        assertThat(overwhelming(5, 25)).isEqualTo(Ending.RUNNING);
        assertThat(overwhelming(25, 5)).isEqualTo(Ending.RUNNING);
        assertThat(overwhelming(5, 5)).isEqualTo(Ending.HONOR_VICTORY);
    }

    private static Ending overwhelming(int aristocrats, int demagogues) {
        PericlesTable table = PericlesTable.war()
                .controlling(Faction.ARISTOCRAT, Faction.AGIAD)
                .at(Theater.ATHENS, "1 athens-base")
                .at(Theater.SPARTA, "1 sparta-base")
                .at(Theater.HELLESPONT, "1 delian-base")
                .honor(Faction.ARISTOCRAT, aristocrats)
                .honor(Faction.DEMAGOGUE, demagogues)
                .honor(Faction.EURYPONTID, 10)
                .honor(Faction.AGIAD, 40);
        while (table.state().turn() < table.state().scenario().honorVictoryFrom()) {
            table.state().advanceTurn();
        }
        table.run(Victory.DETERMINE);
        return table.state().ending();
    }
}

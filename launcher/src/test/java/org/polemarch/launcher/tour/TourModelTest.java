package org.polemarch.launcher.tour;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.play.Target;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.table.Adviser;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.tour.TourModel.Step;

/** Each step of the tour in the game it is made for: done by what it asks for, and by nothing else. */
class TourModelTest {

    @TempDir
    private Path folder;

    private static void letBotsAnswer(TableModel table) {
        while (table.stage() == Stage.BOT) {
            table.session().play(table.session().ponder(() -> false).think());
        }
    }

    @Test
    void everyStepIsDoneByWhatItAsksFor() {
        try (TestTable tables = TestTable.installed(folder)) {
            TableModel table = new TableModel(tables.session("polis", true, "Ann", "random"));
            letBotsAnswer(table);
            TourModel tour = new TourModel(table);
            assertThat(tour.check()).isFalse();
            assertThat(tour.step()).isEqualTo(Step.LOOK);
            tour.goOn();
            assertThat(tour.step()).isEqualTo(Step.CHOOSE);
            assertThat(tour.check()).isFalse();
            table.choose(table.choices("").get(0).move());
            assertThat(tour.check()).isTrue();
            letBotsAnswer(table);
            assertThat(tour.step()).isEqualTo(Step.WHY_NOT);
            assertThat(tour.check()).isFalse();
            table.pick(Target.space("no-such-place"));
            assertThat(tour.check()).isTrue();
            assertThat(tour.step()).isEqualTo(Step.RULE);
            assertThat(tour.check()).isFalse();
            tour.ruleOpened();
            assertThat(tour.step()).isEqualTo(Step.HINT);
            assertThat(tour.check()).isFalse();
            Adviser adviser = new Adviser();
            table.advised(table.session().hint(adviser, () -> false).think(), adviser);
            assertThat(tour.check()).isTrue();
            assertThat(tour.step()).isEqualTo(Step.UNDO);
            table.undo();
            assertThat(table.notice().text()).as("it can be taken back").isEmpty();
            assertThat(tour.check()).isTrue();
            letBotsAnswer(table);
            assertThat(tour.step()).isEqualTo(Step.PALETTE);
            tour.paletteOpened();
            assertThat(tour.step()).isEqualTo(Step.PLAY_ON);
            table.choose(table.choices("").get(0).move());
            letBotsAnswer(table);
            table.choose(table.choices("").get(0).move());
            assertThat(tour.check()).isTrue();
            assertThat(tour.finished()).isTrue();
            assertThat(tour.text()).startsWith("Well done.");
        }
    }
}

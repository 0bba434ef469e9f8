package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.play.Target;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Pondering;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;

class TableModelTest extends TableTest {

    @Test
    void onePersonIsAskedAtOnce() {
        TableModel model = table("Ann", "random");
        assertThat(model.stage()).isEqualTo(Stage.ASKED);
        assertThat(model.hidden()).isFalse();
        assertThat(model.prompt().text()).isEqualTo("Cleon, write a number on your tablet");
        assertThat(model.prompt().cites()).isEqualTo("1");
        assertThat(model.choices("")).extracting(Choice::text).containsExactly("Write 1", "Write 2", "Write 3");
        choose(model, "3");
        assertThat(model.stage()).isEqualTo(Stage.BOT);
        assertThat(model.prompt().text()).isEqualTo("Nicias: a bot is thinking.");
        assertThat(model.viewer().id()).as("the person goes on looking").isEqualTo("cleon");
        letBotsAnswer(model);
        assertThat(model.stage()).isEqualTo(Stage.ASKED);
        assertThat(log(model)).containsExactly("Cleon wrote the number 3.", "Nicias wrote something.");
    }

    @Test
    void theCurtainHidesEverythingUntilThePersonIsThere() {
        TableModel model = table("Ann", "Bob");
        assertThat(model.stage()).isEqualTo(Stage.CURTAIN);
        assertHidden(model);
        assertThat(model.prompt().text()).isEqualTo("Pass the screen to Ann (Cleon).");
        model.liftCurtain();
        assertThat(model.viewer().id()).isEqualTo("cleon");
        choose(model, "3");
        assertHidden(model);
        assertThat(model.prompt().text()).isEqualTo("Pass the screen to Bob (Nicias).");
        model.liftCurtain();
        assertThat(model.viewer().id()).isEqualTo("nicias");
        assertThat(log(model)).containsExactly("Cleon wrote something.");
        assertThat(model.situation().view().toString()).contains("mine=0");
    }

    private static void assertHidden(TableModel model) {
        assertThat(model.hidden()).isTrue();
        assertThat(model.log()).isEmpty();
        assertThat(model.scores()).isEmpty();
        assertThat(model.choices("")).isEmpty();
        assertThat(model.notice().text()).isEmpty();
        assertThatThrownBy(model::situation).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(model::viewer).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void whileBotsBeginNobodyOfSeveralPersonsIsShown() {
        try (TestTable perikles = TestTable.installed(folder.resolve("installed"))) {
            Session<?> session = perikles.session("perikles", "Ann", "random", "Bob");
            session.setup().seats().forEach(seat -> session.seat(seat, new Holder.Person("Person " + seat)));
            session.seat(
                    session.toAct(),
                    new Holder.BotSeat("random", perikles.library().bot("perikles", "random")));
            TableModel model = new TableModel(session);
            assertThat(model.stage()).isEqualTo(Stage.BOT);
            assertHidden(model);
        }
    }

    @Test
    void adviceDoesNotReachTheNextPerson() {
        TableModel model = table("Ann", "Bob");
        model.liftCurtain();
        Adviser adviser = new Adviser();
        Pondering.Answer late = model.session().hint(adviser, () -> false).think();
        model.advised(late, adviser);
        assertThat(model.notice().text()).startsWith("A bot would: Write ");
        assertThat(model.notice().advised())
                .as("what shines on the board")
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(late.move().targets());
        choose(model, "3");
        model.advised(late, adviser);
        assertThat(model.notice()).isEqualTo(Notice.NONE);
        model.liftCurtain();
        assertThat(model.notice().text()).isEmpty();
        model.advised(late, adviser);
        assertThat(model.notice().text()).as("too late, and for other eyes").isEmpty();
    }

    @Test
    void whatWasToldOnePersonIsGoneAfterUndo() {
        TableModel model = table("Ann", "Bob");
        model.liftCurtain();
        choose(model, "3");
        model.liftCurtain();
        Adviser adviser = new Adviser();
        model.advised(model.session().hint(adviser, () -> false).think(), adviser);
        assertThat(model.notice().text()).isNotEmpty();
        model.undo();
        assertHidden(model);
        assertThat(model.prompt().text()).isEqualTo("Pass the screen to Ann (Cleon).");
        model.liftCurtain();
        assertThat(model.notice().text()).isEmpty();
    }

    /** Nobody knows who clicks while the curtain is down. */
    @Test
    void undoAtTheCurtainDrawsAnotherCurtain() {
        TableModel model = table("Ann", "Bob");
        model.liftCurtain();
        choose(model, "3");
        model.undo();
        assertThat(model.session().decisions()).isZero();
        assertHidden(model);
        model.liftCurtain();
        model.undo();
        assertThat(model.notice().text()).isEqualTo("No person has decided anything yet.");
        model.redo();
        assertThat(model.session().decisions()).isEqualTo(1);
    }

    @Test
    void undoAtABarrierTellsWhy() {
        TableModel model = table("Ann", "Ann");
        choose(model, "3");
        choose(model, "1");
        choose(model, "cast");
        model.undo();
        assertThat(model.notice().text()).startsWith("Move 3 can't be taken back: ");
        assertThat(model.session().decisions()).isEqualTo(3);
    }

    @Test
    void newsAreWhatTheViewerHasNotSeenYet() {
        TableModel model = table("Ann", "Bob");
        model.liftCurtain();
        choose(model, "3");
        model.liftCurtain();
        assertThat(model.situation().news()).hasSize(1);
        choose(model, "1");
        model.liftCurtain();
        assertThat(model.situation().news()).extracting(Object::toString).hasSize(2);
        model.tell(Notice.of("something"));
        assertThat(model.situation().news()).as("only the position brings news").isEmpty();
    }

    @Test
    void aWarningStaysUntilAPersonActs() {
        TableModel model = table("Ann", "random");
        choose(model, "3");
        model.warned("the disk is full");
        letBotsAnswer(model);
        assertThat(model.notice().text()).isEqualTo("The disk is full");
        choose(model, "quiet");
        assertThat(model.notice().text()).isEmpty();
    }

    @Test
    void aRuleThatFailsIsToldAndTheGameIsAsItWas() {
        TableModel model = tableOf(TestJar.tablets()
                .whenWriting("if (number.number() == 2) throw new IllegalStateException(\"no twos\");"));
        choose(model, "2");
        assertThat(model.notice().text()).contains("'cleon: number 2'").contains("no twos");
        assertThat(model.stage()).isEqualTo(Stage.ASKED);
        choose(model, "3");
        assertThat(model.session().decisions()).isEqualTo(1);
    }

    @Test
    void atTheEndEverythingIsOpen() {
        TableModel model = table("Ann", "Bob");
        model.liftCurtain();
        choose(model, "3");
        model.liftCurtain();
        choose(model, "1");
        model.liftCurtain();
        choose(model, "quiet");
        model.liftCurtain();
        choose(model, "quiet");
        assertThat(model.stage()).isEqualTo(Stage.OVER);
        assertThat(model.prompt().text()).isEqualTo("The tablets were opened. Victory for Cleon.");
        assertThat(log(model)).contains("Cleon wrote the number 3.", "Nicias wrote the number 1.");
        assertThat(model.hidden()).isFalse();
    }

    /** Whole games between people: each sees only their own view, and those who aren't asked are behind the curtain. */
    @ParameterizedTest
    @CsvSource({"polis, 2", "perikles, 3"})
    void wholeGamesByClicks(String game, int seats) {
        try (TestTable installed = TestTable.installed(folder.resolve("installed"))) {
            String[] names = new String[seats];
            Arrays.setAll(names, i -> "Person" + i);
            TableModel model = new TableModel(installed.session(game, names));
            Chance chance = Chance.seeded(5);
            while (model.stage() != Stage.OVER) {
                if (model.stage() == Stage.CURTAIN) {
                    assertThat(model.hidden()).isTrue();
                    model.liftCurtain();
                }
                assertThat(model.viewer()).isEqualTo(model.session().toAct());
                if (model.session().decisions() % 25 == 0) {
                    assertThat(log(model))
                            .isEqualTo(model.session().log(model.viewer()).stream()
                                    .map(entry -> model.words().say(entry.event()))
                                    .toList());
                }
                clickOrChoose(model, chance);
            }
            assertThat(model.prompt().text()).containsPattern("Victory for|share the victory\\.");
        }
    }

    private static void clickOrChoose(TableModel model, Chance chance) {
        int before = model.session().decisions();
        List<Target> lit = new ArrayList<>(model.situation().lit());
        for (int i = 0; i < 3 && !lit.isEmpty() && model.session().decisions() == before; i++) {
            model.pick(lit.get(chance.below(lit.size())));
            lit = model.session().decisions() == before
                    ? new ArrayList<>(model.situation().lit())
                    : List.of();
        }
        if (model.session().decisions() == before) {
            List<Choice> left = model.choices("");
            model.choose(left.get(chance.below(left.size())).move());
        }
    }
}

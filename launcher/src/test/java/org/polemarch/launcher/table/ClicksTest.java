package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Target;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;

/** What a click on the board does: it narrows the answers, gives one, or tells why it is none. */
class ClicksTest extends TableTest {

    /** In Polis an action is picked first and its place after it. */
    @Test
    void whatCanBeDoneNowhereTellsAReasonOfEachKind() {
        try (TestTable nowhere = TestTable.of(
                folder.resolve("nowhere"),
                TestJar.tablets()
                        .replace(
                                "Tablets.java",
                                "new Refusal(new Number(4), new TooLarge(\"1\"))",
                                "Refusal.of(List.of(Target.button(\"siege\"), Target.space(\"a\")), new TooLarge(\"1\")),"
                                        + "Refusal.of(List.of(Target.button(\"siege\"), Target.space(\"b\")), new TooLarge(\"2\")),"
                                        + "Refusal.of(List.of(Target.button(\"siege\"), Target.space(\"c\")), new TooLate(\"2\"))")
                        .replace(
                                "Tablets.java",
                                "public record TooLarge(String cites) implements Reason {}",
                                "public record TooLarge(String cites) implements Reason {}\n"
                                        + "public record TooLate(String cites) implements Reason {}"))) {
            TableModel model = new TableModel(nowhere.session("tablets", "Ann", "random"));
            model.pick(Target.button("siege"));
            assertThat(model.notice().text())
                    .startsWith("No number above three fits on a tablet. ")
                    .containsOnlyOnce("No number above three")
                    .hasSizeGreaterThan("No number above three fits on a tablet. ".length());
            assertThat(model.notice().cites()).isEqualTo("1");
        }
    }

    /** A click on the tablet names the answer only in part if there is but one; what cannot be taken back waits. */
    @Test
    void oneClickIsNotEnoughForWhatWasNamedInPartAndCannotBeTakenBack() {
        try (TestTable hasty = TestTable.of(
                folder.resolve("hasty"),
                TestJar.tablets()
                        .replace(
                                "Tablets.java",
                                "List.of(new Number(1), new Number(2), new Number(3))",
                                "List.of(new Number(1))")
                        .whenWriting("play.reveal();"))) {
            TableModel model = new TableModel(hasty.session("tablets", "Ann", "random"));
            model.pick(Target.card("tablet"));
            assertThat(model.session().decisions()).isZero();
            assertThat(model.notice().text())
                    .startsWith("Click on, or choose it in the list")
                    .contains("Write 1");
            model.pick(Target.button("number-1"));
            assertThat(model.session().decisions()).isEqualTo(1);
        }
    }

    /** A word about the very thing that was clicked beats what can be said of all that might be done with it. */
    @Test
    void aReasonForJustTheClickedThingIsToldAlone() {
        try (TestTable strict = TestTable.of(
                folder.resolve("strict"),
                TestJar.tablets()
                        .replace(
                                "Tablets.java",
                                "new Refusal(new Number(4), new TooLarge(\"1\"))",
                                "new Refusal(new Number(4), new TooLarge(\"1\")),"
                                        + " Refusal.of(List.of(Target.button(\"number-4\")), new TooLate(\"2\"))")
                        .replace(
                                "Tablets.java",
                                "public record TooLarge(String cites) implements Reason {}",
                                "public record TooLarge(String cites) implements Reason {}\n"
                                        + "public record TooLate(String cites) implements Reason {}"))) {
            TableModel model = new TableModel(strict.session("tablets", "Ann", "random"));
            model.pick(Target.button("number-4"));
            assertThat(model.notice().cites()).isEqualTo("2");
            assertThat(model.notice().text()).doesNotContain("No number above three");
        }
    }

    /** What is picked before does not matter to a thing that no answer names. */
    @Test
    void aThingNoAnswerNamesTellsItsOwnReasonWhateverIsPicked() {
        try (TestTable strict = TestTable.of(
                folder.resolve("strict"),
                TestJar.tablets()
                        .replace(
                                "Tablets.java",
                                "new Refusal(new Number(4), new TooLarge(\"1\"))",
                                "Refusal.of(List.of(Target.space(\"thebes\")), new TooLarge(\"2\"))"))) {
            TableModel model = new TableModel(strict.session("tablets", "Ann", "random"));
            model.pick(Target.card("tablet"));
            model.pick(Target.space("thebes"));
            assertThat(model.notice().cites()).isEqualTo("2");
        }
    }

    @Test
    void aClickOnNothingThatAnswersTellsWhy() {
        TableModel model = table("Ann", "random");
        model.pick(Target.button("number-4"));
        assertThat(model.notice().text()).isEqualTo("No number above three fits on a tablet.");
        assertThat(model.notice().cites()).isEqualTo("1");
        model.pick(Target.space("thebes"));
        assertThat(model.notice().text()).startsWith("That is no answer to this question.");
    }

    @Test
    void aThingThatIsNoPartOfAnyMoveTellsItsReason() {
        try (TestTable foreign = TestTable.of(
                folder.resolve("foreign"),
                TestJar.tablets()
                        .replace(
                                "Tablets.java",
                                "new Refusal(new Number(4), new TooLarge(\"1\"))",
                                "Refusal.of(List.of(Target.space(\"thebes\")), new TooLarge(\"1\"))"))) {
            TableModel model = new TableModel(foreign.session("tablets", "Ann", "random"));
            model.pick(Target.space("thebes"));
            assertThat(model.notice().text()).isEqualTo("No number above three fits on a tablet.");
            model.pick(Target.space("corinth"));
            assertThat(model.notice().text()).startsWith("That is no answer to this question.");
            model.pick(Target.card("tablet"));
            model.pick(Target.space("thebes"));
            assertThat(model.notice().text())
                    .as("whatever was picked")
                    .isEqualTo("No number above three fits on a tablet.");
        }
    }

    @Test
    void whatCannotBeClickedOnTheBoardIsOfferedByItselfBesideALongList() {
        try (TestTable many = TestTable.of(
                folder.resolve("many"),
                oddNumber3()
                        .replace(
                                "Tablets.java",
                                "List.of(new Number(1), new Number(2), new Number(3))",
                                "java.util.stream.IntStream.range(1, 20).mapToObj(Number::new).toList()"))) {
            TableModel model = new TableModel(many.session("tablets", "Ann", "random"));
            assertThat(model.unseen()).extracting(Choice::text).containsExactly("Write 3");
        }
        try (TestTable few = TestTable.of(folder.resolve("few"), oddNumber3())) {
            TableModel model = new TableModel(few.session("tablets", "Ann", "random"));
            assertThat(model.unseen()).as("seen in the list").isEmpty();
        }
    }

    @Test
    void whatDoesNotGoWithWhatWasPickedSaysSo() {
        try (TestTable odd = TestTable.of(folder.resolve("odd"), oddNumber3())) {
            TableModel model = new TableModel(odd.session("tablets", "Ann", "random"));
            model.pick(Target.card("tablet"));
            model.pick(Target.button("third"));
            assertThat(model.notice().text())
                    .isEqualTo("That does not go with what was picked before. Esc puts it back.");
        }
    }

    /** The number 3 stands on no tablet. */
    private static TestJar oddNumber3() {
        return TestJar.tablets()
                .replace(
                        "Tablets.java",
                        "return List.of(Target.card(\"tablet\"), ",
                        "return number == 3 ? List.of(Target.button(\"third\")) : List.of(Target.card(\"tablet\"), ");
    }

    @Test
    void clicksNarrowTheAnswersUntilOneIsLeft() {
        TableModel model = table("Ann", "random");
        model.pick(Target.card("tablet"));
        assertThat(model.situation().picked()).containsExactly(Target.card("tablet"));
        assertThat(model.situation().lit())
                .doesNotContain(Target.card("tablet"))
                .hasSize(3);
        model.clearPicks();
        assertThat(model.situation().picked()).isEmpty();
        model.pick(Target.card("tablet"));
        model.pick(Target.button("number-2"));
        assertThat(model.session().decisions()).isEqualTo(1);
    }
}

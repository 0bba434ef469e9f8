package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.launcher.TestJar;

/** What a click on the board does: it narrows the answers, gives one, or tells why it is none. */
class ClicksTest extends TableTest {

    private static final String TOO_LARGE = "No number above three fits on a tablet.";

    /** Tablets in which other things than a four are refused, as too large or as too late. */
    private static TestJar refusing(String... refusals) {
        return TestJar.tablets()
                .replace("Tablets.java", "new Refusal(new Number(4), new TooLarge(\"1\"))", String.join(", ", refusals))
                .replace(
                        "Tablets.java",
                        "public record TooLarge(String cites) implements Reason {}",
                        "public record TooLarge(String cites) implements Reason {}\n"
                                + "public record TooLate(String cites) implements Reason {}");
    }

    /** Tablets in which the number 3 stands on no tablet. */
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

    /** Tablets in which whatever is written comes out at once. */
    private static TestJar telling() {
        return TestJar.tablets().whenWriting("play.reveal();");
    }

    @Test
    void whatCannotBeTakenBackWaitsUntilItIsConfirmed() {
        TableModel model = tableOf(telling());
        model.askFirst(true);
        model.pick(Target.card("tablet"));
        model.pick(Target.button("number-1"));
        assertThat(model.session().decisions()).isZero();
        assertThat(model.doubtful()).isPresent();
        assertThat(model.situation().lit())
                .as("whatever could be picked instead stays lit")
                .contains(Target.button("number-2"));
        model.confirm(true);
        assertThat(model.session().decisions()).isPositive();
    }

    @Test
    void aClickOnSomethingElseSwitchesToItAndASecondClickOnTheSameConfirmsNothing() {
        TableModel model = tableOf(telling());
        model.askFirst(true);
        model.pick(Target.card("tablet"));
        model.pick(Target.button("number-1"));
        model.pick(Target.button("number-2"));
        assertThat(model.doubtful()).map(Move::notation).contains("number 2");
        model.choose(model.doubtful().orElseThrow());
        assertThat(model.session().decisions()).isZero();
    }

    @Test
    void cancelGoesBackStepByStep() {
        TableModel model = tableOf(telling());
        model.askFirst(true);
        model.pick(Target.card("tablet"));
        model.pick(Target.button("number-1"));
        model.stepBack();
        assertThat(model.doubtful()).isEmpty();
        assertThat(model.situation().picked()).containsExactly(Target.card("tablet"));
        model.stepBack();
        assertThat(model.situation().picked()).isEmpty();
        assertThat(model.picking()).isFalse();
    }

    @Test
    void whoeverWantsItSoGivesEveryAnswerByOneClick() {
        TableModel model = tableOf(telling());
        model.askFirst(false);
        model.pick(Target.card("tablet"));
        model.pick(Target.button("number-1"));
        assertThat(model.session().decisions()).isPositive();
    }

    @Test
    void aClickOnNothingThatAnswersTellsWhy() {
        TableModel model = table("Ann", "random");
        model.pick(Target.button("number-4"));
        assertThat(model.notice()).isEqualTo(new Notice(TOO_LARGE, "1"));
        model.pick(Target.space("thebes"));
        assertThat(model.notice().text()).startsWith("That isn't an answer to this question.");
    }

    @Test
    void aThingThatIsNoPartOfAnyMoveTellsItsReasonWhateverWasPicked() {
        TableModel model = tableOf(refusing("Refusal.of(List.of(Target.space(\"thebes\")), new TooLarge(\"2\"))"));
        model.pick(Target.space("thebes"));
        assertThat(model.notice()).isEqualTo(new Notice(TOO_LARGE, "2"));
        model.pick(Target.space("corinth"));
        assertThat(model.notice().text()).startsWith("That isn't an answer to this question.");
        model.pick(Target.card("tablet"));
        model.pick(Target.space("thebes"));
        assertThat(model.notice()).isEqualTo(new Notice(TOO_LARGE, "2"));
    }

    /** A word about the very thing that was clicked beats what can be said of all that might be done with it. */
    @Test
    void aReasonForJustTheClickedThingIsToldAlone() {
        TableModel model = tableOf(refusing(
                "new Refusal(new Number(4), new TooLarge(\"1\"))",
                "Refusal.of(List.of(Target.button(\"number-4\")), new TooLate(\"2\"))"));
        model.pick(Target.button("number-4"));
        assertThat(model.notice().cites()).isEqualTo("2");
        assertThat(model.notice().text()).doesNotContain(TOO_LARGE);
    }

    /** In Polis an action is picked first and its place after it. */
    @Test
    void whatCanBeDoneNowhereTellsAReasonOfEachKind() {
        TableModel model = tableOf(refusing(
                "Refusal.of(List.of(Target.button(\"siege\"), Target.space(\"a\")), new TooLarge(\"1\"))",
                "Refusal.of(List.of(Target.button(\"siege\"), Target.space(\"b\")), new TooLarge(\"2\"))",
                "Refusal.of(List.of(Target.button(\"siege\"), Target.space(\"c\")), new TooLate(\"2\"))"));
        model.pick(Target.button("siege"));
        assertThat(model.notice().text())
                .startsWith(TOO_LARGE + " ")
                .containsOnlyOnce(TOO_LARGE)
                .hasSizeGreaterThan(TOO_LARGE.length() + 1);
        assertThat(model.notice().cites()).isEqualTo("1");
    }

    @Test
    void aClickOnWhatDoesNotGoWithWhatWasPickedSwitchesToIt() {
        TableModel model = tableOf(oddNumber3());
        model.pick(Target.card("tablet"));
        model.pick(Target.button("third"));
        assertThat(model.session().history().get(0).move().notation()).isEqualTo("number 3");
    }

    @Test
    void answersOfWhichTheBoardShowsNothingAreOfferedBesideIt() {
        TableModel model = tableOf(oddNumber3());
        assertThat(model.offers().beyond(Set.of(Target.card("tablet"))))
                .extracting(Choice::text)
                .containsExactly("Write 3");
        assertThat(model.offers().beyond(Set.of(Target.card("tablet"), Target.button("third"))))
                .isEmpty();
    }

    /** The board leaves its button to the table, which has a place for it. */
    @Test
    void whatEndsSomethingIsNotLitOnTheBoard() {
        TableModel model = tableOf(TestJar.tablets()
                .replace("Tablets.java", "record Quiet() implements Move", "record Quiet() implements Move.Ending"));
        choose(model, "Write 2");
        letBotsAnswer(model);
        assertThat(model.offers().endings())
                .extracting(choice -> choice.move().notation())
                .containsExactly("quiet");
        assertThat(model.situation().lit()).containsExactly(Target.button("throw"));
    }
}

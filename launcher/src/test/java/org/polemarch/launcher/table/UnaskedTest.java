package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.core.session.Played;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;

/** Nobody is asked what has one answer, unless others would learn from it that it has. */
class UnaskedTest extends TableTest {

    private static TestJar oneNumber() {
        return TestJar.tablets()
                .replace(
                        "Tablets.java",
                        "List.of(new Number(1), new Number(2), new Number(3))",
                        "List.of(new Number(1))");
    }

    /** Tablets in which casting is an offer that can be declined. */
    private static TestJar offer(String thrown) {
        return oneNumber()
                .replace("Tablets.java", "record Quiet() implements Move", "record Quiet() implements Move.Declining")
                .replace("Tablets.java", "record Throw() implements Move", "record Throw() implements " + thrown);
    }

    private TableModel table(TestJar jar, String... holders) {
        tables.close();
        tables = TestTable.of(folder, jar);
        return table(holders);
    }

    @Test
    void onePersonIsNotAskedWhatHasOneAnswer() {
        TableModel model = table(oneNumber(), "Ann", "Ann");
        assertThat(model.session().history()).isNotEmpty().allMatch(Played::follows);
        assertThat(model.session().question().moves()).hasSizeGreaterThan(1);
    }

    @Test
    void undoPassesOverWhatHadOneAnswer() {
        TableModel model = table(oneNumber(), "Ann", "Ann");
        assertThat(model.session().canUndo().allowed()).isFalse();
    }

    @Test
    void wherePeopleShareAScreenASecretIsAskedAboutAndItSaysWhy() {
        TableModel model = table(oneNumber(), "Ann", "Ben");
        assertThat(model.stage()).isEqualTo(Stage.CURTAIN);
        model.liftCurtain();
        assertThat(model.stage()).isEqualTo(Stage.ASKED);
        assertThat(model.unasked().isForShow()).isTrue();
    }

    @Test
    void anOfferIsMadeWhileSomethingCanBeUsed() {
        TableModel model = table(offer("Move"), "Ann", "Ann");
        assertThat(model.stage()).isEqualTo(Stage.ASKED);
        assertThat(model.unasked().canDecline()).isTrue();
        int before = model.session().decisions();
        model.ask(AskMe.NEVER);
        assertThat(model.session().decisions()).isGreaterThan(before);
        assertThat(model.session().history().get(before).move().notation()).isEqualTo("quiet");
    }

    /** It is asked as long as nobody says otherwise: the liberties may be what the question is for. */
    @Test
    void aQuestionBesideWhichThereAreOnlyLibertiesCanBePassedFromNowOn() {
        TestJar jar = oneNumber()
                .replace("Tablets.java", "record Quiet() implements Move", "record Quiet() implements Move.Ending")
                .replace("Tablets.java", "record Throw() implements Move", "record Throw() implements Move.Aside");
        TableModel model = table(jar, "Ann", "Ann");
        assertThat(model.stage()).isEqualTo(Stage.ASKED);
        assertThat(model.unasked().canDecline()).isTrue();
        int before = model.session().decisions();
        model.ask(AskMe.NEVER);
        assertThat(model.session().history().get(before).move().notation()).isEqualTo("quiet");
        assertThat(table(offer("Move"), "Ann", "Ann").unasked().canDecline()).isTrue();
        assertThat(table(
                                oneNumber()
                                        .replace(
                                                "Tablets.java",
                                                "record Quiet() implements Move",
                                                "record Quiet() implements Move.Ending"),
                                "Ann",
                                "Ann")
                        .unasked()
                        .canDecline())
                .as("there is something to decide")
                .isFalse();
    }

    @Test
    void anOfferThatCannotBeUsedGoesByUnlessThePlayerWantsToSeeAll() {
        TableModel model = table(offer("Move.Aside"), "Ann", "Ann");
        assertThat(model.session().history())
                .anyMatch(played -> played.move().notation().equals("quiet"));
    }
}

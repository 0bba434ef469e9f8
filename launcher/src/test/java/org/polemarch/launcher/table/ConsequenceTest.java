package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.polemarch.core.session.Session;

class ConsequenceTest extends TableTest {

    private TableModel model;

    @BeforeEach
    void sit() {
        model = table("Ann", "Ann");
    }

    private Consequence of(String typed) {
        return Consequence.of(model.session(), model.choices(typed).get(0).move());
    }

    @Test
    void whatIsCertainIsTold() {
        Consequence writing = of("2");
        assertThat(writing.certain()).isTrue();
        assertThat(writing.text()).isEqualTo("Cleon wrote the number 2.");
        assertThat(model.session().decisions()).as("nothing happened").isZero();
    }

    @Test
    void ofChanceAndSecretsNothingIsTold() {
        choose(model, "2");
        choose(model, "3");
        Consequence casting = of("cast");
        assertThat(casting.certain()).isFalse();
        assertThat(casting.lines()).isEmpty();
        assertThat(casting.text()).startsWith("This rolls dice.");
        assertThat(of("quiet").certain()).isTrue();
        choose(model, "quiet");
        assertThat(of("quiet").certain()).as("the tablets would be opened").isFalse();
    }

    @Test
    void anUncertainAnswerMayHaveToBeConfirmed() {
        model.askFirst(true);
        choose(model, "2");
        assertThat(model.session().decisions()).as("it can be taken back").isEqualTo(1);
        choose(model, "3");
        choose(model, "cast");
        assertThat(model.session().decisions()).isEqualTo(2);
        assertThat(model.doubtful()).isPresent();
        model.confirm(false);
        assertThat(model.doubtful()).isEmpty();
        choose(model, "cast");
        model.confirm(true);
        assertThat(model.session().decisions()).isEqualTo(3);
    }

    /** What follows could be taken back, but not for long. */
    @Test
    void whoLeavesTheOthersToPlayOnIsAsked() {
        model = tableOf(jar().replace(
                        "Tablets.java", "record Quiet() implements Move", "record Quiet() implements Move.Leaving"));
        model.askFirst(true);
        choose(model, "2");
        letBotsAnswer(model);
        choose(model, "quiet");
        assertThat(model.doubtful()).isPresent();
        assertThat(Consequence.of(model.session(), model.doubtful().orElseThrow())
                        .text())
                .startsWith("Your opponents play on without you.");
    }

    @Test
    void theScoreAndWhatFallsDueAreTold() {
        model = tableOf(
                jar().replace("Tablets.java", "int mine = state.open ?", "int mine = state.open || seat.index() == 0 ?")
                        .replace(
                                "Tablets.java",
                                "private final Setup setup;",
                                "private final Setup setup;\n"
                                        + "public record Due(int number) {}\n"
                                        + "@Override public List<Due> due(State state, Seat seat) {"
                                        + " return List.of(new Due(state.written[seat.index()])); }")
                        .words("Tablets.Due = Pay {number}."));
        assertThat(model.due()).containsExactly("Pay 0.");
        assertThat(of("2").text())
                .isEqualTo("Cleon wrote the number 2. Score: Cleon 0 → 2. Due when the round ends: Pay 2.");
    }

    @Test
    void theHistoryOfTheScoreGoesFromStartToEnd() {
        for (String typed : new String[] {"2", "3", "quiet", "quiet"}) {
            choose(model, typed);
        }
        Session<?> over = model.session();
        ScoreHistory history = ScoreHistory.of(over);
        assertThat(history.points()).hasSize(5);
        assertThat(history.points().get(0).scores()).containsExactly(0, 0);
        assertThat(history.points().get(4)).isEqualTo(new ScoreHistory.Point(4, List.of(2, 3)));
    }
}

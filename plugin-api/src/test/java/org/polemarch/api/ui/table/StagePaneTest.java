package org.polemarch.api.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Question;
import org.polemarch.api.ui.Fx;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.piece.SideColour;

class StagePaneTest {

    private static final Seat SEAT = new Seat(0, "athens");

    private record Ask(int number) implements Frame {}

    private record Fell() implements GameEvent {}

    private record Rained() implements GameEvent {}

    private record Nothing() {}

    private static Situation asked(int question, GameEvent... news) {
        return new Situation(
                SEAT,
                new Nothing(),
                Optional.of(new Question(SEAT, new Ask(question), "1", List.of())),
                Set.of(),
                List.of(),
                List.of(news),
                new Outcome(List.of(), Outcome.RUNNING));
    }

    private static Optional<Contest> tell(GameEvent event) {
        return event instanceof Fell
                ? Optional.of(Contest.of(
                        "Siege of Thebes",
                        "Thebes falls.",
                        Contest.Party.of("Sparta", SideColour.RED)
                                .rolling(3)
                                .with("for Siege disks", 1)
                                .total(4)))
                : Optional.empty();
    }

    @Test
    void aContestIsStagedUntilTheNextQuestion() {
        Fx.run(() -> {
            StagePane stage = new StagePane();
            stage.show(asked(1, new Rained()), StagePaneTest::tell);
            assertThat(stage.isVisible()).isFalse();
            stage.show(asked(1, new Fell()), StagePaneTest::tell);
            assertThat(stage.isVisible()).isTrue();
            Fx.scene(stage, 600, 200);
            assertThat(stage.lookupAll(".label"))
                    .extracting(node -> ((Labeled) node).getText())
                    .contains("Siege of Thebes", "+1 for Siege disks", "= 4", "Thebes falls.");
            stage.show(asked(1), StagePaneTest::tell);
            assertThat(stage.isVisible()).as("while something is picked").isTrue();
            stage.show(asked(2), StagePaneTest::tell);
            assertThat(stage.isVisible()).isFalse();
        });
    }
}

package org.polemarch.launcher.tour;

import java.util.Optional;
import org.polemarch.api.play.Move;
import org.polemarch.api.teach.Guide.Done;
import org.polemarch.api.teach.Guide.Step;
import org.polemarch.launcher.table.Adviser;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;

/** Somebody who does what a guide suggests, and nothing else. */
public final class GuidePlayer {

    private final GuideModel guide;
    private final TableModel table;

    public GuidePlayer(GuideModel guide, TableModel table) {
        this.guide = guide;
        this.table = table;
    }

    /** Does the next thing for the step that is shown; says what is wrong if nothing it suggests can be done. */
    public Optional<String> next() {
        Step step = guide.step().orElseThrow();
        if (table.stage() == Stage.BOT) {
            table.session().botMove();
            guide.check();
            return Optional.empty();
        }
        if (step.done().isEmpty()) {
            guide.goOn();
            return Optional.empty();
        }
        Optional<String> command = step.done().flatMap(Done::command);
        if (command.isPresent()) {
            use(command.get(), step);
            return Optional.empty();
        }
        Optional<Move> move = guide.suggestion();
        if (move.isEmpty()) {
            return Optional.of("step '" + step.id() + "' suggests nothing that can be answered to: "
                    + table.prompt().text());
        }
        table.session().play(move.get());
        guide.check();
        return Optional.empty();
    }

    private void use(String command, Step step) {
        switch (command) {
            case "undo" -> table.undo();
            case "why-not" -> table.pick(step.points().get(0).target().orElseThrow());
            case "hint" -> {
                Adviser adviser = new Adviser();
                table.advised(table.session().hint(adviser, () -> false).think(), adviser);
            }
            default -> guide.used(command);
        }
        guide.check();
    }
}

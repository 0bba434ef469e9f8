package org.polemarch.launcher.window.table;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Pondering;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.prefs.BotPace;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.words.Complaint;

/** Lets the bots of a table think beside the window and move at the pace the player likes. */
final class BotRunner {

    private final TableModel model;
    private final Thinker thinker;
    private final Supplier<BotPace> pace;
    private final PauseTransition rest = new PauseTransition();
    private Optional<Pondering.Answer> ready = Optional.empty();
    private Optional<Asked> thinking = Optional.empty();
    private Optional<Asked> failed = Optional.empty();
    private boolean skipping;
    private boolean paused;

    /** The player wants the move of the bot that still thinks. */
    private boolean wanted;

    private record Asked(int decisions, Holder bot) {}

    BotRunner(TableModel model, Thinker thinker, Supplier<BotPace> pace) {
        this.model = model;
        this.thinker = thinker;
        this.pace = () -> paused ? BotPace.STEP : pace.get();
        rest.setOnFinished(event -> step());
    }

    void look() {
        if (ready.isPresent() && !model.session().isCurrent(ready.get())) {
            rest.stop();
            ready = Optional.empty();
        }
        Optional<Asked> asked = asked();
        if (thinking.isPresent() && !thinking.equals(asked)) {
            thinking = Optional.empty();
            thinker.drop(); // it was taken back, or somebody else has the seat now
        }
        if (!failed.equals(asked)) {
            failed = Optional.empty();
        }
        if (asked.isEmpty()) {
            skipping = false;
        } else if (thinking.isEmpty() && ready.isEmpty() && failed.isEmpty()) {
            thinking = asked;
            wanted = false;
            thinker.think(model.session()::ponder, this::thought, this::failed);
        }
    }

    private Optional<Asked> asked() {
        Session<?> session = model.session();
        return model.stage() == Stage.BOT
                ? Optional.of(new Asked(session.decisions(), session.holder(session.toAct())))
                : Optional.empty();
    }

    /** Whether bots move in a row that nobody watches. */
    boolean unwatched() {
        return model.stage() == Stage.BOT && (skipping || pace.get() == BotPace.AT_ONCE) && failed.isEmpty();
    }

    private void thought(Pondering.Answer answer) {
        thinking = Optional.empty();
        if (!model.session().isCurrent(answer)) {
            look();
            return;
        }
        ready = Optional.of(answer);
        BotPace now = pace.get();
        if (skipping || wanted || now == BotPace.AT_ONCE) {
            step();
        } else if (now != BotPace.STEP) {
            rest.setDuration(Duration.millis(now.millis()));
            rest.playFromStart();
        }
    }

    private void failed(String line) {
        thinking = Optional.empty();
        failed = asked();
        model.warned(line);
    }

    void step() {
        rest.stop();
        wanted = false;
        if (ready.isPresent()) {
            Pondering.Answer answer = ready.get();
            ready = Optional.empty();
            try {
                model.session().play(answer);
            } catch (RuntimeException e) {
                failed(Complaint.of(e));
            }
            look();
        } else if (failed.isPresent()) {
            failed = Optional.empty(); // perhaps it can now
            look();
        } else if (thinking.isPresent()) {
            wanted = true;
            thinker.hurry();
        }
    }

    /** Bots move without a rest until a person is asked; whoever thinks answers at once. */
    void skip() {
        paused = false;
        skipping = model.stage() == Stage.BOT;
        step();
    }

    void pause() {
        paused = !paused;
        skipping = false;
        rest.stop();
        if (!paused && ready.isPresent()) {
            step();
        }
        model.lookAgain();
    }

    boolean paused() {
        return paused;
    }

    boolean stepped() {
        return pace.get() == BotPace.STEP;
    }

    void leave() {
        rest.stop();
        ready = Optional.empty();
    }
}

package org.polemarch.launcher.window.table;

import static org.polemarch.launcher.window.frame.Command.Place.PLAY;

import java.util.List;
import javafx.scene.Node;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.api.ui.Tip;
import org.polemarch.launcher.table.Adviser;
import org.polemarch.launcher.table.LogLine;
import org.polemarch.launcher.table.Notice;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.table.Why;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.words.Say;

/** What a player asks the table: what a bot would do, and what something is. */
record Advice(TableModel model, Thinker thinker, Node page, Navigation navigation) {

    List<Command> commands() {
        return List.of(
                new Command("hint", PLAY, Feather.HELP_CIRCLE, "F2", this::hint, () -> model.stage() == Stage.ASKED),
                new Command("why", PLAY, Feather.CORNER_DOWN_LEFT, "Shortcut+F2", this::why, () -> !model.hidden()),
                Command.of("explain", PLAY, Feather.MESSAGE_CIRCLE, "Shift+F2", this::explain));
    }

    private void hint() {
        Adviser adviser = new Adviser();
        thinker.think(
                interrupted -> model.session().hint(adviser, interrupted),
                answer -> model.advised(answer, adviser),
                failure -> model.tell(Notice.of(failure)));
    }

    private void why() {
        model.tell(Notice.of(new Why(model.session()).last(model.ownEyes())));
    }

    /** Why the bot did what a line of the log reports. */
    void why(LogLine line) {
        if (!model.hidden() && line.decision() > 0) {
            model.tell(Notice.of(new Why(model.session()).about(line.decision(), model.ownEyes())));
        }
    }

    /** What has the focus is explained: what the mouse would tell, by keyboard. */
    private void explain() {
        Node focused = page.getScene() == null ? null : page.getScene().getFocusOwner();
        if (focused == null || !Tip.explain(focused)) {
            model.tell(Notice.of(Say.of("explain.nothing")));
        }
        navigation.used("explain");
    }
}

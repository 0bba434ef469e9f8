package org.polemarch.launcher.window;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import javafx.scene.control.Button;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.Say;
import org.polemarch.launcher.table.ScoreHistory;
import org.polemarch.launcher.table.TableModel;

/** What can be done after the end of a game: look at it again, play another, go home. */
final class EndButtons {

    private final Navigation navigation;
    private final InstalledGame game;
    private final Runnable replay;

    EndButtons(Navigation navigation, InstalledGame game, Runnable replay) {
        this.navigation = navigation;
        this.game = game;
        this.replay = replay;
    }

    /** The sheet of the end with these buttons. */
    ScoreSheet sheet(TableModel model, Optional<ScoreHistory> history) {
        Button again = button("again", () -> navigation.setUp(game));
        again.getStyleClass().add(Styles.ACCENT);
        return new ScoreSheet(
                model.session(),
                model.words(),
                history,
                button("replay", replay),
                again,
                button("library", navigation::library));
    }

    private Button button(String what, Runnable run) {
        Button button = new Button(Say.of("end." + what));
        button.setId("end-" + what);
        button.setOnAction(event -> {
            navigation.sheets().closeAll();
            run.run();
        });
        return button;
    }
}

package org.polemarch.launcher.window.score;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.scene.control.Button;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.table.Measure;
import org.polemarch.launcher.table.ScoreHistory;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.analysis.Analysing;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.words.Say;

/** Shows the score of a table when it is asked for, and the end of the game with what can be done then. */
public final class Scoring {

    private final Navigation navigation;
    private final InstalledGame game;
    private final TableModel model;
    private final IntConsumer replay;
    private final IntConsumer branch;
    private boolean endShown;

    /**
     * Of a game that was over when it was opened the end is shown only if somebody asks.
     *
     * @param replay looks at the game again from a move
     * @param branch plays on from a move
     */
    public Scoring(
            Navigation navigation, InstalledGame game, TableModel model, IntConsumer replay, IntConsumer branch) {
        this.navigation = navigation;
        this.game = game;
        this.model = model;
        this.replay = replay;
        this.branch = branch;
        this.endShown = model.session().over();
    }

    public void look() {
        if (model.stage() == Stage.OVER && !endShown) {
            endShown = true;
            show();
        }
    }

    public void show() {
        if (model.stage() != Stage.OVER) {
            ScoreSheet sheet = new ScoreSheet(model.session(), model.words());
            navigation.sheets().lay("score", Measure.of(model.words()), sheet, ScoreSheet.EMS);
            return;
        }
        Session<?> copy = model.session().branchAt(model.session().decisions());
        Background.run(
                () -> ScoreHistory.of(copy),
                history -> showEnd(Optional.of(history)),
                failure -> showEnd(Optional.empty()));
    }

    private void showEnd(Optional<ScoreHistory> history) {
        if (model.stage() != Stage.OVER) {
            return; // it was taken back meanwhile
        }
        Button again = button("again", () -> navigation.setUpAgain(model.session()));
        again.getStyleClass().add(Styles.ACCENT);
        ScoreSheet sheet = new ScoreSheet(
                model.session(),
                model.words(),
                colours(),
                history,
                button("replay", () -> replay.accept(model.session().decisions())),
                button("analyse", this::analyse),
                again,
                button("library", navigation::library));
        navigation.sheets().lay("end", Say.of("end.heading"), sheet, ScoreSheet.END_EMS);
    }

    private void analyse() {
        new Analysing(model.session(), navigation.sheets(), replay, branch).of(model.viewer());
    }

    private SeatColours colours() {
        return SeatColours.of(
                model.session().setup().seats(), seat -> game.view().flatMap(view -> view.colour(seat)));
    }

    private Button button(String what, Runnable run) {
        return Controls.button("end-" + what, Say.of("end." + what), () -> {
            navigation.sheets().closeAll();
            run.run();
        });
    }
}

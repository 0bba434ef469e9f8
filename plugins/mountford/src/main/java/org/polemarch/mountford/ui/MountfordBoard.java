package org.polemarch.mountford.ui;

import java.util.Objects;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.table.StagePane;
import org.polemarch.api.ui.table.TableFrame;
import org.polemarch.mountford.view.Glossary;
import org.polemarch.mountford.view.MountfordView;

/** The table: answers and overlays above, the map in the middle, tracks and situation beside it, own tiles below. */
final class MountfordBoard implements BoardView {

    private static final double SIDE = 21;

    private final Words words;
    private final Targets targets;
    private final WarMap map;
    private final AnswerBar answers;
    private final OverlayBar overlays;
    private final Treasury treasury;
    private final RoutePanel route;
    private final BattlePanel battle;
    private final TrackPanel tracks;
    private final SituationPanels situation;
    private final StagePane stage = new StagePane();
    private final Contests contests;
    private final TableFrame frame;
    private Glossary glossary;
    private Situation shown;

    MountfordBoard(BoardHost host, Words words) {
        this.words = words;
        contests = new Contests(words);
        targets = new Targets(host);
        answers = new AnswerBar(targets, words);
        overlays = new OverlayBar(words, this::showAgain);
        map = new WarMap(targets, words);
        treasury = new Treasury(targets, words);
        route = new RoutePanel(words);
        battle = new BattlePanel(words);
        tracks = new TrackPanel(targets, words);
        situation = new SituationPanels(words);
        HBox above = new HBox(answers, overlays);
        HBox.setHgrow(answers, Priority.ALWAYS);
        VBox below = new VBox(map.pointed(), treasury);
        above.getStyleClass().add("mf-above");
        below.getStyleClass().add("mf-below");
        frame = new TableFrame(map.pane())
                .side(
                        SIDE,
                        tracks,
                        battle,
                        route,
                        situation.diplomacy(),
                        situation.treasuries(),
                        situation.trade(),
                        situation.tiles())
                .above(above)
                .below(below)
                .over(stage);
        frame.getStylesheets()
                .add(Objects.requireNonNull(MountfordBoard.class.getResource("mountford.css"))
                        .toExternalForm());
    }

    /** Which nodes stand for which targets. */
    Targets targets() {
        return targets;
    }

    WarMap map() {
        return map;
    }

    OverlayBar overlays() {
        return overlays;
    }

    @Override
    public Region node() {
        return frame;
    }

    @Override
    public void show(Situation now) {
        shown = now;
        MountfordView view = (MountfordView) now.view();
        if (glossary == null) {
            glossary = new Glossary(view.chart(), words);
        }
        Planned planned = Planned.of(view, now.picked());
        map.show(view, glossary, planned, overlays);
        treasury.show(view, glossary, now);
        answers.show(now);
        route.show(view, glossary, planned);
        battle.show(view, glossary);
        tracks.show(view);
        situation.show(view, glossary);
        map.pane().attend(now);
        stage.show(now, contests::of);
        targets.show(now);
    }

    private void showAgain() {
        if (shown != null) {
            show(shown);
        }
    }
}

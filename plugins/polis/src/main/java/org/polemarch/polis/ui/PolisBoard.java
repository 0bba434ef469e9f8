package org.polemarch.polis.ui;

import java.util.Objects;
import java.util.Set;
import javafx.scene.layout.Region;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.table.StagePane;
import org.polemarch.api.ui.table.TableFrame;
import org.polemarch.polis.view.PolisView;

/** The table of Polis: actions above, the map in the middle, boards and markets beside it, a battle over the map. */
final class PolisBoard implements BoardView {

    private static final double SIDE = 22;

    private final ActionFirst clicks;
    private final Targets targets;
    private final ActionBar actions;
    private final PolisMap map;
    private final SidePanels panels;
    private final BattlePane battle;
    private final StagePane stage = new StagePane();
    private final Contests contests;
    private final TableFrame frame;
    private boolean tilesShone;

    PolisBoard(BoardHost host, Words words) {
        clicks = new ActionFirst(host);
        contests = new Contests(words);
        targets = new Targets(clicks);
        actions = new ActionBar(targets, words);
        map = new PolisMap(targets, words);
        panels = new SidePanels(targets, words);
        battle = new BattlePane(targets, words);
        frame = new TableFrame(map.pane())
                .side(SIDE, panels.nodes(map.aside()))
                .above(actions)
                .over(battle)
                .over(stage);
        frame.getStylesheets()
                .add(Objects.requireNonNull(PolisBoard.class.getResource("polis.css"))
                        .toExternalForm());
    }

    Targets targets() {
        return targets;
    }

    @Override
    public Region node() {
        return frame;
    }

    @Override
    public void show(Situation situation) {
        PolisView view = (PolisView) situation.view();
        clicks.show(situation);
        actions.show(view, situation);
        map.show(view);
        panels.show(view);
        battle.show(view.battle(), view.viewer());
        stage.show(situation, contests::of);
        Set<Target> lit = actions.lit(situation);
        targets.show(lit, situation.picked());
        boolean tiles = lit.stream().anyMatch(target -> target.kind() == Target.Kind.CARD);
        if (tiles && !tilesShone && view.battle().isEmpty()) {
            frame.reveal(panels.projects());
        }
        tilesShone = tiles;
    }
}

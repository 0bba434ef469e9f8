package org.polemarch.launcher.window.table;

import java.util.Optional;
import java.util.Set;
import javafx.scene.layout.Pane;
import org.polemarch.api.play.Target;

/** Where a guide for a first game sits, over the whole table. What lies under an empty place can be clicked. */
final class GuideLayer extends Pane {

    private Optional<TableGuide> guide = Optional.empty();

    GuideLayer() {
        setPickOnBounds(false);
        setMinSize(0, 0);
    }

    void begin(TableGuide guiding) {
        guide = Optional.of(guiding);
        getChildren().setAll(guiding.nodes());
    }

    void end() {
        guide = Optional.empty();
        getChildren().clear();
    }

    void refresh() {
        guide.ifPresent(TableGuide::refresh);
    }

    Set<Target> advised() {
        return guide.<Set<Target>>map(guiding -> Set.copyOf(guiding.advised())).orElse(Set.of());
    }
}

package org.polemarch.launcher.window.board;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Region;
import org.polemarch.api.plugin.BoardPart;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.TableFrame;

/** A board, and what variants show beside it: in its column of panels, or in a column of their own if it has none. */
final class PartsBeside implements BoardView {

    private static final double WIDE = 16;

    private record Shown(BoardPart part, Panel panel, FactTable facts) {}

    private final BoardView board;
    private final Words words;
    private final List<Shown> parts = new ArrayList<>();
    private final Region node;

    PartsBeside(BoardView board, List<BoardPart> parts, Words words) {
        this.board = board;
        this.words = words;
        for (BoardPart part : parts) {
            FactTable facts = new FactTable();
            this.parts.add(new Shown(part, new Panel(part.title(words), facts), facts));
        }
        Panel[] panels = this.parts.stream().map(Shown::panel).toArray(Panel[]::new);
        node = board.node() instanceof TableFrame frame && frame.hasSide()
                ? frame.alsoBeside(panels)
                : new TableFrame(board.node()).side(WIDE, panels);
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show(Situation situation) {
        board.show(situation);
        for (Shown each : parts) {
            List<BoardPart.Line> lines = each.part().lines(situation.view(), words);
            each.facts()
                    .show(lines.stream()
                            .map(line -> List.of(line.name(), line.value()))
                            .toList());
            each.panel().setVisible(!lines.isEmpty());
            each.panel().setManaged(!lines.isEmpty());
        }
    }
}

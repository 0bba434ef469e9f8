package org.polemarch.launcher.window.board;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.motion.Pace;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.window.kit.Texts;

/** The part of a page that shows the board, or a curtain in its place, and above it what is wrong with its view. */
public final class BoardArea extends VBox {

    private static final double SHARE = 0.74;

    private final StackPane middle = new StackPane();
    private final BoardPane board;

    public BoardArea(InstalledGame game, BoardHost host, PreparedGame<?> prepared, Node... below) {
        Label fault = Texts.notice("board-fault");
        board = new BoardPane(game, host, prepared, line -> Texts.tell(fault, line));
        VBox.setVgrow(middle, Priority.ALWAYS);
        getChildren().addAll(fault, middle);
        getChildren().addAll(below);
    }

    /** Does something when the board has shown its first situation, which takes a while. */
    public void onShown(Runnable shown) {
        board.onShown(shown);
    }

    public SplitPane beside(Region side) {
        return beside(this, side);
    }

    /** The board fills most of the page; the panel beside it shrinks if the text is large. */
    public static SplitPane beside(Region main, Region side) {
        SplitPane split = new SplitPane(main, side);
        share(split);
        split.setMinSize(0, 0);
        SplitPane.setResizableWithParent(side, false);
        return split;
    }

    public static void share(SplitPane split) {
        split.setDividerPositions(SHARE);
    }

    /** Pieces move about as fast as bots do. */
    public void pace(Pace pieces) {
        board.pace(pieces);
    }

    public void show(Situation situation) {
        board.show(situation);
        if (!middle.getChildren().contains(board)) {
            middle.getChildren().setAll(board);
        }
    }

    public void hide(Curtain curtain) {
        middle.getChildren().setAll(curtain);
    }

    /** Where something can be laid over the board. */
    public StackPane middle() {
        return middle;
    }

    /** Something threw in the page; returns whether a plugin did, so that a plain board takes the place of its view. */
    public boolean failed(Throwable failure) {
        if (!Culprit.isPlugin(failure)) {
            return false;
        }
        board.failed(failure);
        return true;
    }
}

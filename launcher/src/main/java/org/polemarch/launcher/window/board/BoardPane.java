package org.polemarch.launcher.window.board;

import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.motion.Motion;
import org.polemarch.api.ui.motion.Pace;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.window.kit.Later;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/**
 * Isolates a game's view from the rest of the window: if it throws while being created, shown, laid out or clicked, a
 * plain view replaces it, the player is told, and the game continues.
 */
public final class BoardPane extends Region {

    private static final int MOST_REFITS = 8;

    private final InstalledGame game;
    private final BoardHost host;
    private final PreparedGame<?> prepared;
    private final Consumer<String> tell;
    private final Scale shrink = new Scale(1, 1);
    private final Motion motion = new Motion();
    private BoardView view;
    private boolean plain;
    private int refits;
    private Situation last;
    private Runnable shown = () -> {};
    private boolean sameEyes;

    public BoardPane(InstalledGame game, BoardHost host, PreparedGame<?> prepared, Consumer<String> tell) {
        this.game = game;
        this.host = host;
        this.prepared = prepared;
        this.tell = tell;
        setId("board");
        setMinSize(0, 0);
        setPrefSize(0, 0);
    }

    public void pace(Pace wanted) {
        motion.setPace(wanted);
    }

    public void show(Situation situation) {
        boolean first = last == null;
        sameEyes = !first && last.viewer().equals(situation.viewer());
        last = situation;
        if (first) {
            Label setting = Texts.soft(Say.of("board.setting"));
            setting.getStyleClass().add("setting");
            getChildren().setAll(setting);
            Later.after(this::setUp); // else nothing would be seen while a map is drawn for the first time
        } else if (view != null) {
            draw();
        }
    }

    void onShown(Runnable listener) {
        shown = listener;
    }

    private void setUp() {
        try {
            take(Boards.of(game, host, prepared));
            draw();
            shown.run();
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            failed(e);
        }
    }

    private void draw() {
        try {
            motion.show(view.node(), sameEyes, () -> view.show(last));
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            failed(e);
        }
    }

    private void take(BoardView made) {
        Node node = made.node();
        view = made;
        node.getTransforms().setAll(shrink);
        motion.finish();
        getChildren().setAll(node, motion);
    }

    /** The view threw. If it was already the plain one, there is nothing left to replace it with. */
    public void failed(Throwable failure) {
        if (plain) {
            tell.accept(Say.of("board.cannot", game.info().title(), Complaint.of(failure)));
            return;
        }
        plain = true;
        tell.accept(Say.of("board.replaced", game.info().title(), Complaint.of(failure)));
        try {
            take(Boards.plain(host, prepared));
            view.show(last);
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            failed(e);
        }
        requestLayout();
    }

    /**
     * Lays out the whole view here, where exceptions can be caught. A view that needs more room than there is gets
     * scaled down.
     */
    @Override
    protected void layoutChildren() {
        for (Node child : getChildren()) {
            try {
                if (child != motion && child instanceof Region region) {
                    fit(region);
                }
            } catch (RuntimeException | LinkageError | StackOverflowError e) {
                Platform.runLater(() -> failed(e)); // not while the children are laid out
            }
        }
    }

    private void fit(Region board) {
        if (getWidth() <= 0 || getHeight() <= 0) {
            return; // where there is no room, a board would be asked to fill an endless one
        }
        double wide = Math.max(getWidth(), board.minWidth(-1));
        double high = Math.max(getHeight(), board.minHeight(-1));
        double factor = Math.min(getWidth() / wide, getHeight() / high);
        shrink.setX(factor);
        shrink.setY(factor);
        board.resizeRelocate(0, 0, getWidth() / factor, getHeight() / factor);
        board.layout();
        fitAgain(board.minWidth(-1) > wide || board.minHeight(-1) > high);
    }

    /** A board that needs more room than it was just given, because it was given more, is fitted again; not for ever. */
    private void fitAgain(boolean tooSmall) {
        if (!tooSmall) {
            refits = 0;
        } else if (refits < MOST_REFITS) {
            refits++;
            Platform.runLater(this::requestLayout); // not while it is laid out: nobody would notice
        }
    }
}

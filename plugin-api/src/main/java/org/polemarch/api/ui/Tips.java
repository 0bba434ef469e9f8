package org.polemarch.api.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.polemarch.api.teach.Glossary.Term;

/**
 * The explanation cards over a scene: one for what the mouse rests on, and another for each term opened from there.
 * They close when the mouse has left them all; cards that were clicked, or opened by keyboard, stay until Escape or a
 * click elsewhere.
 */
final class Tips {

    private static final Object KEY = new Object();
    private static final Duration REST = Duration.millis(400);
    private static final Duration GRACE = Duration.millis(350);
    private static final double OFF = 12;

    /** The mouse may move this far: a hand that has clicked isn't perfectly still. */
    private static final double STILL = 6;

    private final Pane root;
    private final List<TipCard> cards = new ArrayList<>();
    private final PauseTransition opening = new PauseTransition(REST);
    private final PauseTransition closing = new PauseTransition(GRACE);
    private Optional<Node> over = Optional.empty();
    private Optional<Node> back = Optional.empty();
    private double mouseX;
    private double mouseY;
    private boolean pinned;

    /**
     * Where the mouse was pressed, while it stays there: the player hasn't pointed at whatever has appeared under it
     * since.
     */
    private Optional<Point2D> pressed = Optional.empty();

    private Tips(Scene scene, Pane root) {
        this.root = root;
        opening.setOnFinished(event -> over.ifPresent(this::show));
        closing.setOnFinished(event -> {
            if (!pinned) {
                closeFrom(0);
            }
        });
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            opening.stop();
            pressed = Optional.of(new Point2D(event.getSceneX(), event.getSceneY()));
            if (!(event.getTarget() instanceof Node hit && isOnCard(hit))) {
                closeFrom(0);
            } else {
                pinned = true;
            }
        });
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && !cards.isEmpty()) {
                closeFrom(cards.size() - 1);
                event.consume();
            }
        });
    }

    /** The tips of a node's scene; empty if there is nothing to put a card on. */
    static Optional<Tips> at(Node node) {
        Scene scene = node.getScene();
        if (scene == null || !(scene.getRoot() instanceof Pane root)) {
            return Optional.empty();
        }
        Object kept = root.getProperties().get(KEY);
        if (kept instanceof Tips tips) {
            return Optional.of(tips);
        }
        Tips made = new Tips(scene, root);
        root.getProperties().put(KEY, made);
        return Optional.of(made);
    }

    /** Whether a card appears when the mouse rests. */
    boolean opens() {
        return opening.getStatus() == Animation.Status.RUNNING;
    }

    List<TipCard> cards() {
        return List.copyOf(cards);
    }

    private boolean isOnCard(Node node) {
        Node each = node;
        while (each != null && !(each instanceof TipCard)) {
            each = each.getParent();
        }
        return each != null;
    }

    void enter(Node node, double x, double y) {
        mouseX = x;
        mouseY = y;
        boolean same = over.filter(node::equals).isPresent() && !cards.isEmpty();
        over = Optional.of(node);
        closing.stop();
        if (!same && !pinned && !rests(x, y)) {
            opening.playFromStart();
        }
    }

    void move(Node node, MouseEvent event) {
        if (cards.isEmpty() && over.filter(node::equals).isPresent()) {
            mouseX = event.getSceneX();
            mouseY = event.getSceneY();
            if (pressed.isPresent() && !rests(mouseX, mouseY) && !pinned) {
                pressed = Optional.empty();
                opening.playFromStart();
            }
        }
    }

    private boolean rests(double x, double y) {
        return pressed.filter(at -> at.distance(x, y) < STILL).isPresent();
    }

    /** An enclosing node may have an explanation, too. */
    void leave(Node node) {
        opening.stop();
        closing.playFromStart();
        over = Optional.empty();
        for (Node each = node.getParent(); each != null && over.isEmpty(); each = each.getParent()) {
            if (each.isHover() && Tip.of(each).isPresent()) {
                enter(each, mouseX, mouseY);
            }
        }
    }

    /** Updates a text that is being read; one that isn't open yet will be up to date anyway. */
    void changed(Node node) {
        if (!cards.isEmpty() && !pinned && over.filter(node::equals).isPresent()) {
            show(node);
        }
    }

    /** Shows a node's explanation at once. */
    void show(Node node) {
        closeFrom(0);
        Tip.of(node).ifPresent(text -> {
            TipCard card = new TipCard(this, text, Optional.empty(), Tip.lore(node));
            lay(card, mouseX + OFF, mouseY + OFF, mouseY - OFF);
        });
    }

    void explain(Node node, String text) {
        closeFrom(0);
        pinned = true;
        back = Optional.ofNullable(node.getScene().getFocusOwner());
        TipCard card = new TipCard(this, text, Optional.empty(), Tip.lore(node));
        beside(card, node);
        card.focusFirst();
    }

    /** Opens a term of a card and closes whatever was opened from that card before. */
    void open(TipCard from, Term term, Node word, Tip.Lore lore, boolean byKey) {
        closeFrom(cards.indexOf(from) + 1);
        pinned |= byKey;
        TipCard card = new TipCard(this, term.text(), Optional.of(term), lore);
        beside(card, word);
        if (byKey) {
            card.focusFirst();
        }
    }

    private void beside(TipCard card, Node node) {
        Bounds at = node.localToScene(node.getBoundsInLocal());
        lay(card, at.getMinX() + OFF, at.getMaxY() + 2, at.getMinY() - 2);
    }

    /** Places a card below an area, or above it if there is no room, always within the scene. */
    private void lay(TipCard card, double x, double below, double above) {
        card.setManaged(false);
        cards.add(card);
        root.getChildren().add(card);
        card.setOnMouseEntered(event -> closing.stop());
        card.setOnMouseExited(event -> closing.playFromStart());
        card.applyCss();
        double width = Math.min(Math.min(Math.ceil(card.prefWidth(-1)), card.maxWidth(-1)), root.getWidth());
        double height = card.prefHeight(width);
        boolean fits = below + height <= root.getHeight();
        double y = fits ? below : Math.max(0, above - height);
        card.resizeRelocate(Math.max(0, Math.min(x, root.getWidth() - width)), y, width, height);
    }

    private void closeFrom(int first) {
        while (cards.size() > first) {
            root.getChildren().remove(cards.remove(cards.size() - 1));
        }
        if (cards.isEmpty()) {
            pinned = false;
            back.filter(node -> node.getScene() == root.getScene()).ifPresent(Node::requestFocus);
            back = Optional.empty();
        } else if (back.isPresent()) {
            cards.get(cards.size() - 1).focusFirst();
        }
    }

    void close() {
        closeFrom(0);
    }
}

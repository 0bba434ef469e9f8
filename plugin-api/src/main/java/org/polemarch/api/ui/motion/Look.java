package org.polemarch.api.ui.motion;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.Token;
import org.polemarch.api.ui.table.CardNode;
import org.polemarch.api.ui.table.DicePane;

/** What was visible on a board at one moment: its pieces, cards, dice and numbers, and their positions. */
final class Look {

    private static final int LONGEST_NUMBER = 12;

    /** Numbers no farther apart than this, in pixels, count as the same one. */
    private static final double SAME_PLACE = 4;

    final Map<Token, Seen> tokens = new LinkedHashMap<>();
    final Map<CardNode, Bounds> cards = new LinkedHashMap<>();
    final Map<DicePane, String> dice = new LinkedHashMap<>();
    final Map<Point2D, Figure> numbers = new LinkedHashMap<>();

    record Seen(Piece piece, Node box, Bounds where) {}

    record Figure(String text, Bounds where) {}

    static Look at(Node board) {
        Look look = new Look();
        look.add(board);
        return look;
    }

    private void add(Node node) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof Token token) {
            tokens.put(token, new Seen(token.piece(), token.getParent(), inScene(token)));
        } else if (node instanceof DicePane pane) {
            dice.put(pane, String.valueOf(pane.getAccessibleText()));
        } else if (node instanceof Labeled label) {
            number(label);
        } else if (node instanceof Parent parent) {
            if (node instanceof CardNode card) {
                cards.put(card, inScene(card));
            }
            parent.getChildrenUnmodifiable().forEach(this::add);
        }
    }

    private void number(Labeled label) {
        String text = label.getText();
        if (text != null
                && text.length() <= LONGEST_NUMBER
                && text.chars().anyMatch(Character::isDigit)
                && label.getWidth() > 0) {
            Bounds where = inScene(label);
            numbers.put(
                    new Point2D(Math.rint(where.getMinX() / SAME_PLACE), Math.rint(where.getMinY() / SAME_PLACE)),
                    new Figure(text, where));
        }
    }

    static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}

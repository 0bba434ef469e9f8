package org.polemarch.api.ui.piece;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.polemarch.api.ui.Children;
import org.polemarch.api.ui.Targets;

/**
 * Pieces side by side in rows: a stack on the map, a pool in a panel, a queue of markers. Showing the same pieces again
 * keeps their nodes, even if their targets have changed. After {@link #setColumns columns} pieces, a new row begins.
 * With an overlap they lie like shingles, and the one that is under the mouse or has the focus comes to the front.
 */
public final class PieceBox extends Region {

    private static final double CROWDED = 0.45;
    private static final double OWN_SIZE = 0.001;

    private final Targets targets;
    private final List<Token> tokens = new ArrayList<>();
    private List<Piece> shown = List.of();
    private int columns = 4;
    private boolean centred;
    private boolean kept;
    private int crowd = Integer.MAX_VALUE;
    private double overlap = -0.04;

    /** An empty box; its pieces are registered with the targets. */
    public PieceBox(Targets targets) {
        this.targets = targets;
        getStyleClass().add("pm-pieces");
        setPickOnBounds(false);
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        hoverProperty().addListener(changed -> requestLayout());
    }

    public PieceBox(Targets targets, List<Piece> pieces) {
        this(targets);
        show(pieces);
    }

    /** Sets how many pieces there are in a row; the default is four. */
    public PieceBox setColumns(int perRow) {
        columns = Math.max(1, perRow);
        requestLayout();
        return this;
    }

    /** Sets how much of the previous piece's width a piece covers; negative for a gap. */
    public PieceBox setOverlap(double part) {
        overlap = part;
        requestLayout();
        return this;
    }

    /**
     * Sets the number above which pieces lie close together like shingles and spread out while the mouse is on them.
     */
    public PieceBox setCrowd(int pieces) {
        crowd = pieces;
        requestLayout();
        return this;
    }

    private double overlap() {
        return tokens.size() > crowd && !isHover() ? Math.max(CROWDED, overlap) : overlap;
    }

    /** Sets whether short rows are centred; by default, they are at the left. */
    public PieceBox setCentred(boolean middle) {
        centred = middle;
        requestLayout();
        return this;
    }

    /**
     * Sets whether pictures of the pieces are cached, which makes painting many of them faster. Use it only for a box
     * aligned to whole screen pixels; otherwise, the pictures are blurred. For the same reason, none are cached while
     * the whole table is scaled down.
     */
    public PieceBox setKept(boolean pictures) {
        kept = pictures;
        return this;
    }

    private boolean isOfOwnSize() {
        return getParent() == null
                || Math.abs(getParent().getLocalToSceneTransform().getMxx() - 1) < OWN_SIZE;
    }

    public List<Piece> pieces() {
        return shown;
    }

    /** Shows these pieces; those that were there already keep their nodes. */
    public void show(List<Piece> pieces) {
        if (shown.equals(pieces)) {
            return;
        }
        shown = List.copyOf(pieces);
        List<Token> spare = new ArrayList<>(tokens);
        tokens.clear();
        for (Piece piece : shown) {
            tokens.add(Children.taken(spare, token -> token.piece().equals(piece)));
        }
        for (int i = 0; i < shown.size(); i++) {
            if (tokens.get(i) == null) {
                tokens.set(i, renamed(shown.get(i), spare));
            }
        }
        spare.forEach(targets::remove);
        Children.set(getChildren(), tokens);
        setAccessibleText(tokens.stream().map(Token::getAccessibleText).collect(Collectors.joining(", ")));
        requestLayout();
    }

    /** The node of a piece that looks the same but had another target or none; or a new node. */
    private Token renamed(Piece piece, List<Token> spare) {
        Token alike = Children.taken(spare, token -> piece.looksLike(token.piece()));
        Token token = alike == null ? drawn(piece) : alike;
        token.become(piece);
        piece.target()
                .ifPresentOrElse(
                        target -> targets.add(token, target, token.getAccessibleText()), () -> standsForNothing(token));
        return token;
    }

    private void standsForNothing(Token token) {
        targets.remove(token);
        token.getStyleClass().remove("pm-target");
        token.setFocusTraversable(false);
        token.setAccessibleRole(AccessibleRole.NODE);
    }

    private Token drawn(Piece piece) {
        Token token = new Token(piece);
        token.hoverProperty().addListener(changed -> raise(token));
        token.focusedProperty().addListener(changed -> raise(token));
        return token;
    }

    private static void raise(Token token) {
        token.setViewOrder(token.isHover() ? -2 : token.isFocused() ? -1 : 0);
    }

    private double rowWidth(int from, int to) {
        double width = 0;
        for (int i = from; i < to; i++) {
            double own = tokens.get(i).prefWidth(-1);
            width += i + 1 < to ? own * (1 - overlap()) : own;
        }
        return width;
    }

    private double rowHeight(int from, int to) {
        double height = 0;
        for (int i = from; i < to; i++) {
            height = Math.max(height, tokens.get(i).prefHeight(-1));
        }
        return height;
    }

    @Override
    protected double computePrefWidth(double height) {
        double width = 0;
        for (int from = 0; from < tokens.size(); from += columns) {
            width = Math.max(width, rowWidth(from, Math.min(tokens.size(), from + columns)));
        }
        return width + getInsets().getLeft() + getInsets().getRight();
    }

    @Override
    protected double computePrefHeight(double width) {
        double height = 0;
        for (int from = 0; from < tokens.size(); from += columns) {
            height += rowHeight(from, Math.min(tokens.size(), from + columns));
        }
        return height + getInsets().getTop() + getInsets().getBottom();
    }

    @Override
    protected void layoutChildren() {
        boolean pictures = kept && isOfOwnSize();
        tokens.forEach(token -> token.keep(pictures));
        double inner = getWidth() - getInsets().getLeft() - getInsets().getRight();
        double y = getInsets().getTop();
        for (int from = 0; from < tokens.size(); from += columns) {
            int to = Math.min(tokens.size(), from + columns);
            double x = getInsets().getLeft() + (centred ? Math.max(0, (inner - rowWidth(from, to)) / 2) : 0);
            double height = rowHeight(from, to);
            for (int i = from; i < to; i++) {
                Node token = tokens.get(i);
                double own = token.prefWidth(-1);
                double tall = token.prefHeight(-1);
                token.resizeRelocate(
                        snapPositionX(x * getScaleX()) / getScaleX(),
                        snapPositionY((y + (height - tall) / 2) * getScaleY()) / getScaleY(),
                        own,
                        tall);
                x += own * (1 - overlap());
            }
            y += height;
        }
    }
}

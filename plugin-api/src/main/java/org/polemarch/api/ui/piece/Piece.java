package org.polemarch.api.ui.piece;

import java.util.Objects;
import java.util.Optional;
import org.polemarch.api.play.Target;

/**
 * The look of a piece, or of several identical ones, on the table. It is plain data: equal pieces look equal, and the
 * kit keeps the node of a piece that hasn't changed.
 *
 * <pre>{@code
 * Piece.of(PieceShape.HOPLITE, SideColour.RED).marked("3").target(Target.piece("h7")).called("Spartan hoplite 3")
 * }</pre>
 *
 * @param text a letter or number on it; may be empty
 * @param count how many there are; more than one gets a badge
 * @param faceDown whether only its back is visible
 * @param spent whether it is used up, and so drawn pale and struck through
 * @param target its target, if it can be clicked
 * @param spoken the text for the tooltip and the screen reader
 * @param size its height relative to that of an ordinary piece
 */
public record Piece(
        PieceShape shape,
        SideColour colour,
        String text,
        int count,
        boolean faceDown,
        boolean spent,
        Optional<Target> target,
        String spoken,
        double size) {
    public Piece {
        Objects.requireNonNull(shape);
        Objects.requireNonNull(colour);
        Objects.requireNonNull(text);
        Objects.requireNonNull(target);
        Objects.requireNonNull(spoken);
        if (count < 1) {
            throw new IllegalArgumentException("a piece shown " + count + " times");
        }
    }

    public static Piece of(PieceShape shape, SideColour colour) {
        return new Piece(shape, colour, "", 1, false, false, Optional.empty(), colour.name() + " " + shape.spoken, 1);
    }

    public Piece marked(String letter) {
        return new Piece(shape, colour, letter, count, faceDown, spent, target, spoken, size);
    }

    public Piece times(int many) {
        return new Piece(shape, colour, text, many, faceDown, spent, target, spoken, size);
    }

    public Piece down() {
        return new Piece(shape, colour, text, count, true, spent, target, spoken, size);
    }

    public Piece usedUp() {
        return new Piece(shape, colour, text, count, faceDown, true, target, spoken, size);
    }

    public Piece target(Target clicked) {
        return new Piece(shape, colour, text, count, faceDown, spent, Optional.of(clicked), spoken, size);
    }

    /** Whether it differs from another, if at all, only in its target. */
    boolean looksLike(Piece other) {
        return equals(new Piece(
                other.shape,
                other.colour,
                other.text,
                other.count,
                other.faceDown,
                other.spent,
                target,
                other.spoken,
                other.size));
    }

    public Piece called(String words) {
        return new Piece(shape, colour, text, count, faceDown, spent, target, words, size);
    }

    public Piece sized(double factor) {
        return new Piece(shape, colour, text, count, faceDown, spent, target, spoken, factor);
    }
}

package org.polemarch.api.play;

import java.util.Objects;

/**
 * Something on the table that can be clicked. The id is unique among the targets of its kind. Views give their nodes
 * the same kind and id, and light up the targets of legal moves.
 */
public record Target(Kind kind, String id) {

    /** The kinds of things that can be clicked. */
    public enum Kind {
        SPACE,
        CARD,
        PIECE,
        BUTTON
    }

    public Target {
        Objects.requireNonNull(kind);
        Objects.requireNonNull(id);
    }

    public static Target space(String id) {
        return new Target(Kind.SPACE, id);
    }

    /** A card or tile. */
    public static Target card(String id) {
        return new Target(Kind.CARD, id);
    }

    public static Target piece(String id) {
        return new Target(Kind.PIECE, id);
    }

    /** A button beside the board. */
    public static Target button(String id) {
        return new Target(Kind.BUTTON, id);
    }
}

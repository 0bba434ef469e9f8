package org.polemarch.api.ui.table;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.piece.SideColour;

/**
 * What a card or tile shows. It is plain data: a hand that is shown again keeps the nodes of unchanged cards.
 *
 * @param id unique among the cards on the table
 * @param kind a word above the title; may be empty
 * @param body the text; may be empty
 * @param footer a line at the bottom; may be empty
 * @param stripe the colour of the head
 * @param corners short values in the head, from left to right
 * @param faceDown whether only the back is visible; for a card that the view may not know, use {@link #back}
 * @param target its target
 */
public record Card(
        String id,
        String kind,
        String title,
        String body,
        String footer,
        SideColour stripe,
        List<String> corners,
        boolean faceDown,
        Optional<Target> target) {
    public Card {
        Objects.requireNonNull(id);
        Objects.requireNonNull(kind);
        Objects.requireNonNull(title);
        Objects.requireNonNull(body);
        Objects.requireNonNull(footer);
        Objects.requireNonNull(stripe);
        Objects.requireNonNull(target);
        corners = List.copyOf(corners);
    }

    /** A card that is {@code Target.card(id)} when clicked. */
    public static Card of(String id, String title, String body, SideColour stripe) {
        return new Card(id, "", title, body, "", stripe, List.of(), false, Optional.of(Target.card(id)));
    }

    /** The back of a card whose face the viewer may not know; it is no target. */
    public static Card back(String id, String title, SideColour stripe) {
        return new Card(id, "", title, "", "", stripe, List.of(), true, Optional.empty());
    }

    /**
     * Whether both are face up, equally clickable, and have the same parts, so that one can be written over the other.
     */
    boolean hasPartsOf(Card other) {
        return !faceDown
                && !other.faceDown
                && kind.isEmpty() == other.kind.isEmpty()
                && footer.isEmpty() == other.footer.isEmpty()
                && corners.size() == other.corners.size()
                && target.isPresent() == other.target.isPresent();
    }

    public Card kind(String word) {
        return new Card(id, word, title, body, footer, stripe, corners, faceDown, target);
    }

    public Card footer(String line) {
        return new Card(id, kind, title, body, line, stripe, corners, faceDown, target);
    }

    public Card corners(String... values) {
        return new Card(id, kind, title, body, footer, stripe, List.of(values), faceDown, target);
    }

    public Card target(Target clicked) {
        return new Card(id, kind, title, body, footer, stripe, corners, faceDown, Optional.of(clicked));
    }
}

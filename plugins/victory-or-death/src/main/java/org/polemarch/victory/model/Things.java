package org.polemarch.victory.model;

import java.util.List;
import org.polemarch.api.play.Target;

/** What can be clicked, named in one place for answers and boards. */
public final class Things {

    /** Declares a piece on the board the mustered one. */
    public static final Target IN_PLACE = Target.button("in-place");

    public static final Target NAME = Target.button("name");

    private Things() {}

    public static Target card(CardName card) {
        return Target.card(card.id());
    }

    public static Target space(Space space) {
        return Target.space(space.id());
    }

    public static Target piece(PieceAt piece) {
        return Target.piece(piece.toString());
    }

    public static Target sort(Sort sort) {
        return Target.button(sort.id());
    }

    public static List<Target> spaces(List<Space> spaces) {
        return spaces.stream().map(Things::space).toList();
    }
}

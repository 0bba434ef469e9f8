package org.polemarch.victory.cards;

import org.polemarch.api.data.DataFault;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.Use;

/** A piece or space that the trigger or an earlier effect of the same card named. */
public enum Reference {
    TRIGGER_PIECE,
    TRIGGER_SPACE,
    TRIGGER_INITIATOR,
    BOUND;

    static Reference of(String id) {
        return switch (id) {
            case "trigger.piece" -> TRIGGER_PIECE;
            case "trigger.space" -> TRIGGER_SPACE;
            case "trigger.initiator" -> TRIGGER_INITIATOR;
            default -> {
                if (!id.matches("[a-z](\\.space)?")) {
                    throw new DataFault("there is no reference '" + id + "'");
                }
                yield BOUND;
            }
        };
    }

    /** The code of the piece, {@link PieceAt#NONE} if there is none. */
    public int piece(Use use) {
        return switch (this) {
            case TRIGGER_PIECE -> use.trigger().piece();
            case TRIGGER_INITIATOR -> use.trigger().initiator();
            case BOUND -> use.bound();
            case TRIGGER_SPACE -> PieceAt.NONE;
        };
    }

    /** The space as a set, empty if there is none. */
    public long space(Use use) {
        if (this == TRIGGER_SPACE) {
            return use.trigger().space() < 0 ? 0 : Spaces.of(use.trigger().space());
        }
        int piece = piece(use);
        return piece == PieceAt.NONE ? 0 : Spaces.of(PieceAt.space(piece));
    }
}

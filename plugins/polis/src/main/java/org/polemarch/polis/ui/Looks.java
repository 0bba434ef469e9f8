package org.polemarch.polis.ui;

import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;

/** The colours and small texts that several parts of the board share. */
final class Looks {

    private Looks() {}

    static SideColour of(Side side) {
        return side == Side.ATHENS ? SideColour.BLUE : SideColour.RED;
    }

    /** Resources are distinguished by letters, never by colour alone. */
    static SideColour of(Resource resource) {
        switch (resource) {
            case IRON:
                return SideColour.BLACK;
            case WOOD:
                return SideColour.GREEN;
            case WINE:
                return SideColour.PURPLE;
            case SILVER:
                return SideColour.NEUTRAL;
            default:
                return SideColour.GOLD;
        }
    }
}

package org.polemarch.victory.ui;

import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Team;

/** What powers and pieces look like: colour and letter tell the power, the shape the sort; towers are Oligarch Cities. */
final class Looks {

    private static final String LETTERS = "CDSA";

    private Looks() {}

    static SideColour of(Power power) {
        return switch (power) {
            case CORINTH -> SideColour.GOLD;
            case DELIAN -> SideColour.GREEN;
            case SPARTA -> SideColour.RED;
            case ATHENS -> SideColour.BLUE;
        };
    }

    static SideColour of(Team team) {
        return team == Team.OLIGARCHS ? SideColour.RED : SideColour.BLUE;
    }

    static String letter(Power power) {
        return LETTERS.substring(power.ordinal(), power.ordinal() + 1);
    }

    static PieceShape shape(Power power, Sort sort) {
        return switch (sort) {
            case HOPLITE -> PieceShape.HOPLITE;
            case TRIREME -> PieceShape.TRIREME;
            case CITY -> power.team() == Team.OLIGARCHS ? PieceShape.TOWER : PieceShape.TEMPLE;
        };
    }
}

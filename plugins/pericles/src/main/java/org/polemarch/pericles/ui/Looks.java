package org.polemarch.pericles.ui;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.paint.Color;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Colour;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.view.PericlesView;

/** Colours, shapes and letters of the pieces; a letter always goes with a colour. */
final class Looks {

    private static final SideColour TAN = SideColour.of("tan", Color.web("#c19a6b"));

    private Looks() {}

    static SideColour of(Side side) {
        return side == Side.ATHENS ? SideColour.BLUE : SideColour.RED;
    }

    static SideColour of(Faction faction) {
        return switch (faction) {
            case ARISTOCRAT -> SideColour.BLUE;
            case DEMAGOGUE -> SideColour.GREEN;
            case EURYPONTID -> SideColour.RED;
            case AGIAD -> SideColour.PURPLE;
        };
    }

    static SideColour of(Colour colour) {
        return switch (colour) {
            case ATHENS -> SideColour.BLUE;
            case DELIAN -> SideColour.IVORY;
            case ARGOS -> TAN;
            case SPARTA -> SideColour.RED;
            case PELOPONNESIAN -> SideColour.GOLD;
        };
    }

    static SideColour of(PericlesView.Control control) {
        return switch (control) {
            case ATHENS -> SideColour.BLUE;
            case SPARTA -> SideColour.RED;
            case CONTESTED -> SideColour.GOLD;
            case NEUTRAL -> SideColour.NEUTRAL;
        };
    }

    /** A text in the ink of the table. */
    static Label text(String words) {
        Label label = new Label(words);
        label.getStyleClass().add("pm-text");
        return label;
    }

    /**
     * The title of a card without anything in parentheses; for a Leader, only his office, because the rest is known.
     */
    static String title(PericlesView.CardView card) {
        int bracket = card.title().indexOf(" (");
        String title = bracket < 0 ? card.title() : card.title().substring(0, bracket);
        return card.leader() ? title.substring(title.lastIndexOf(' ') + 1) : title;
    }

    /** Shows a node and gives it room, or neither. */
    static void shown(Node node, boolean visible) {
        node.setVisible(visible);
        node.setManaged(visible);
    }

    /**
     * Adds or removes a style class, but only if that changes anything: the toolkit restyles the node even if it
     * doesn't.
     */
    static void styled(Node node, String style, boolean wanted) {
        if (wanted == node.getStyleClass().contains(style)) {
            return;
        }
        if (wanted) {
            node.getStyleClass().add(style);
        } else {
            node.getStyleClass().remove(style);
        }
    }

    static PieceShape shape(Piece piece) {
        if (piece == Piece.THE_300) {
            return PieceShape.LEADER;
        }
        return piece.arm() == Arm.LAND
                ? PieceShape.HOPLITE
                : piece.arm() == Arm.NAVAL ? PieceShape.TRIREME : PieceShape.TOWER;
    }

    /** What an issue, or a marker on the map, is good for: what follows its name. */
    static String meaning(Enum<?> issue, Words words) {
        return ": " + words.text("ui.issue." + issue.name());
    }

    static String letter(Issue issue) {
        return switch (issue) {
            case MILITARY -> "M";
            case LEAGUE -> "L";
            case DIPLOMATIC -> "D";
            case ORACLE -> "O";
            case GAMES -> "G";
            case OSTRACISM -> "X";
            case WAR_PEACE -> "W";
            case CITIZENSHIP -> "C";
            case COLONY -> "K";
            case KRYPTEIA -> "Y";
            case AGOGE -> "A";
        };
    }

    static String letter(Marker marker) {
        return switch (marker) {
            case MILITARY -> "M";
            case LEAGUE -> "L";
            case DIPLOMATIC -> "D";
            case ORACLE -> "O";
            case RUMOR -> "R";
        };
    }
}

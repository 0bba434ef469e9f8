package org.polemarch.mountford.ui;

import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;

/** The colours, letters and small texts that several parts of the board share. */
final class Looks {

    private Looks() {}

    /** Whether a city is itself a power of the war, as Athens is and Piraeus is not. */
    static boolean isPower(String city) {
        return !letter(city).isEmpty();
    }

    static SideColour power(String id) {
        return switch (id) {
            case "athens" -> SideColour.BLUE;
            case "argos" -> SideColour.GREEN;
            case "sparta" -> SideColour.RED;
            case "corinth" -> SideColour.PURPLE;
            case "thebes" -> SideColour.GOLD;
            case "syracuse" -> SideColour.ROSE;
            case "macedon", "rebel" -> SideColour.BLACK;
            default -> SideColour.NEUTRAL;
        };
    }

    /** Powers are told apart by letters too, never by colour alone. */
    static String letter(String power) {
        return switch (power) {
            case "athens" -> "A";
            case "argos" -> "G";
            case "sparta" -> "S";
            case "corinth" -> "C";
            case "thebes" -> "T";
            case "syracuse" -> "Y";
            case "macedon" -> "M";
            case "rebel" -> "R";
            default -> "";
        };
    }

    static SideColour seat(String id) {
        return id.equals("athens") ? SideColour.BLUE : SideColour.RED;
    }

    static SideColour set(String id) {
        return switch (id) {
            case "athenian" -> SideColour.BLUE;
            case "argive" -> SideColour.GREEN;
            case "spartan" -> SideColour.RED;
            case "corinthian" -> SideColour.PURPLE;
            case "theban" -> SideColour.GOLD;
            case "syracusan" -> SideColour.ROSE;
            default -> SideColour.BLACK;
        };
    }

    static PieceShape shape(String type) {
        return switch (type) {
            case "naval" -> PieceShape.TRIREME;
            case "cavalry" -> PieceShape.MARKER;
            default -> PieceShape.HOPLITE;
        };
    }

    /** The kit has no horse, so cavalry are square counters with a letter; home guards have one too. */
    static String mark(String type, boolean homeGuard) {
        return type.equals("cavalry") ? (homeGuard ? "Cg" : "C") : homeGuard ? "g" : "";
    }
}

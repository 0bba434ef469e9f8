package org.polemarch.api.ui.piece;

import org.polemarch.api.ui.KitWords;

/**
 * The shapes of pieces, drawn in a box of 100 by 100. Each has its own silhouette, so that no piece is told apart by
 * colour alone.
 */
public enum PieceShape {
    /** A round shield before a spear. */
    HOPLITE(
            "M50 10 A40 40 0 1 1 49.9 10 Z M76 19 L93 1 L99 7 L81 24 Z M24 81 L8 98 L2 92 L19 76 Z",
            "M50 18 A32 32 0 1 1 49.9 18 Z",
            50,
            50,
            44),
    /** A galley under sail. */
    TRIREME(
            "M30 8 H74 C80 22 80 34 75 47 H31 C36 34 36 22 30 8 Z M50 46 H55 V58 H50 Z"
                    + " M1 60 L9 54 L14 60 H82 C89 58 91 50 88 40 C97 44 101 54 98 64 C94 81 84 90 68 90 H30 C17 90 8 80 1 60 Z",
            "M14 71 H92 M26 90 L22 98 M40 90 L36 98 M54 90 L50 98 M68 90 L64 98 M15 64 A2.5 2.5 0 1 1 14.9 64 Z",
            54,
            28,
            34),
    /** A merchantman: a round hull with one broad sail and no oars. */
    MERCHANT(
            "M50 4 L54 4 V12 C76 16 84 36 80 54 L54 58 V62 H97 C94 82 80 94 50 94 C20 94 6 82 3 62 H48 V58 L20 54 C16 36 26 16 48 12 V4 Z",
            "M8 72 H92",
            51,
            36,
            34),
    TEMPLE(
            "M50 4 L97 33 V43 H91 V82 H98 V95 H2 V82 H9 V43 H3 V33 Z",
            "M4 43 H96 M9 82 H91 M22 44 V81 M78 44 V81 M50 13 L76 31 H24 Z",
            50,
            62,
            38),
    TOWER("M12 95 L19 42 H10 V7 H27 V18 H41 V7 H59 V18 H73 V7 H90 V42 H81 L88 95 Z", "M19 42 H81", 50, 64, 40),
    CUBE("M50 4 L92 26 V74 L50 96 L8 74 V26 Z", "M8 26 L50 48 L92 26 M50 48 V96", 50, 62, 40),
    DISK("M3 42 A47 30 0 0 1 97 42 V60 A47 30 0 0 1 3 60 Z", "M3 42 A47 30 0 0 0 97 42", 50, 42, 36),
    /** A crested helmet. */
    LEADER(
            "M50 14 C22 14 12 34 13 56 L19 95 L40 97 L44 68 H56 L60 97 L81 95 L87 56 C88 34 78 14 50 14 Z"
                    + " M14 24 C22 -2 78 -2 86 24 C70 8 30 8 14 24 Z",
            "M23 53 L44 57 V63 L29 64 Z M77 53 L56 57 V63 L71 64 Z",
            50,
            37,
            30),
    /** A square counter. */
    MARKER("M14 5 H86 A9 9 0 0 1 95 14 V86 A9 9 0 0 1 86 95 H14 A9 9 0 0 1 5 86 V14 A9 9 0 0 1 14 5 Z", "", 50, 50, 46),
    STATUE(
            "M50 3 A11 11 0 0 1 56 24 C70 26 74 36 72 50 L66 52 L68 74 H82 V96 H18 V74 H32 L34 52 L28 50 C26 36 30 26 44 24 A11 11 0 0 1 50 3 Z",
            "M32 74 H68 M44 34 L40 72 M56 34 L60 72",
            50,
            85,
            20),
    /** A gravestone: the fallen, a defeat. */
    DEFEAT("M20 96 V34 C20 -4 80 -4 80 34 V96 Z", "M36 28 L64 60 M64 28 L36 60 M28 78 H72 M28 86 H72", 50, 70, 28),
    COIN(
            "M50 5 A45 45 0 1 1 49.9 5 Z",
            "M50 13 A37 37 0 1 1 49.9 13 Z M50 17 V13 M50 87 V83 M13 50 H17 M83 50 H87 M24 24 L27 27 M73 73 L76 76 M24 76 L27 73 M73 27 L76 24",
            50,
            50,
            44),
    AMPHORA(
            "M38 4 H62 V14 C76 12 82 22 76 34 C84 46 80 66 60 86 L62 96 H38 L40 86 C20 66 16 46 24 34 C18 22 24 12 38 14 Z",
            "M26 40 H74 M40 86 H60",
            50,
            57,
            32),
    BANNER("M10 3 H18 V10 L94 10 L78 34 L94 58 H18 V97 H10 Z", "", 46, 34, 38);

    final String outline;
    final String detail;
    final double textX;
    final double textY;
    final double textSize;
    final String spoken;

    PieceShape(String outline, String detail, double textX, double textY, double textSize) {
        this.outline = outline;
        this.detail = detail;
        this.textX = textX;
        this.textY = textY;
        this.textSize = textSize;
        this.spoken = KitWords.text("PieceShape." + name());
    }
}

package org.polemarch.pericles.model;

import java.util.List;
import java.util.stream.Stream;
import org.polemarch.api.play.Target;

/** What lies on the table as moves point at it and boards draw it: the one place that knows the ids. */
public final class Things {

    /** The tokens behind the viewer's own shield. */
    public static final Target STRATEGOS = Target.piece("strategos");

    public static final List<Target> TOKENS = List.of(STRATEGOS);

    public static final List<Target> THEATERS =
            Stream.of(Theater.values()).map(Things::theater).toList();

    /** Every issue as it lies in the viewer's pool. */
    public static final List<Target> POOL =
            Stream.of(Issue.values()).map(Things::pool).toList();

    private static final String IN = "@";

    private Things() {}

    public static Target theater(Theater theater) {
        return Target.space(theater.id());
    }

    /** A kind of piece, wherever it stands. */
    public static Target piece(Piece piece) {
        return Target.piece(piece.id());
    }

    public static Target piece(Piece piece, Theater theater) {
        return Target.piece(piece.id() + IN + theater.id());
    }

    public static boolean isPieceInTheater(Target target) {
        return target.kind() == Target.Kind.PIECE && target.id().contains(IN);
    }

    /** A piece is clicked in its Theater. */
    public static List<Target> pieceIn(Piece piece, Theater theater) {
        return List.of(theater(theater), piece(piece, theater));
    }

    /** A piece is clicked in its Theater, then where it goes. */
    public static List<Target> pieceFrom(Piece piece, Theater from, Theater to) {
        return List.of(theater(from), piece(piece, from), theater(to));
    }

    public static Target card(CardId card) {
        return Target.card(card.value());
    }

    public static Target pool(Issue issue) {
        return Target.piece("pool-" + issue.id());
    }

    /** An issue on the viewer's display. */
    public static Target issue(Issue issue, Spot spot) {
        return Target.piece("issue-" + issue.id() + "-" + spot);
    }

    /** An issue of the pool or display of the other city-state. */
    public static Target abroad(Side side, Target issue) {
        return Target.piece(side.id() + "-" + issue.id());
    }

    public static Target marker(Marker marker, Faction owner) {
        return Target.piece("marker-" + marker.id() + "-" + owner.seat().id());
    }

    /** Land or naval units come with something. */
    public static Target arm(Arm arm) {
        return Target.button(arm.id());
    }
}

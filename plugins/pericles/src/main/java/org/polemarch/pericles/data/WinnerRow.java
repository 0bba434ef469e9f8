package org.polemarch.pericles.data;

import java.util.List;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Piece;

/** A row of the Battle Winner Loss Table: each complete set of lost units costs the winner a set of his own (9.45). */
public record WinnerRow(String id, Arm battle, List<Piece> lost, int lostCount, List<Piece> remove, int removeCount) {
    public WinnerRow {
        lost = List.copyOf(lost);
        remove = List.copyOf(remove);
    }
}

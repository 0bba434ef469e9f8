package org.polemarch.pericles.data;

import java.util.List;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Piece;

/** A row of the Battle Loser Loss Table: for each {@code victimValue} of winning units one of the victims goes (9.44). */
public record LoserRow(String id, Arm battle, List<Piece> victims, int victimValue) {
    public LoserRow {
        victims = List.copyOf(victims);
    }
}

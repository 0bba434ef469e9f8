package org.polemarch.pericles.rules.end;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/** 11.2 The Maintenance Segment begins; Argos without a Delian base in Sparta is cut to one unit first (12.1). */
@Cites({"11.2", "12.1"})
public class Upkeep implements Procedure<PericlesState, Upkeep.Begin> {

    public record Begin() implements Frame {}

    @Cites("12.1")
    public record ArgosWentHome(int units) implements GameEvent {}

    static final Begin BEGIN = new Begin();

    private final Maintenance maintenance;

    @Inject
    public Upkeep(Maintenance maintenance) {
        this.maintenance = maintenance;
    }

    @Override
    public void run(Begin frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        int argos = state.board().count(Theater.SPARTA, Piece.ARGOS_LAND);
        if (argos > 1 && state.board().count(Theater.SPARTA, Piece.DELIAN_BASE) == 0) {
            for (int i = 1; i < argos; i++) {
                state.board().eliminate(Theater.SPARTA, Piece.ARGOS_LAND);
            }
            play.report(() -> new ArgosWentHome(argos - 1));
        }
        for (int i = 1; i >= 0; i--) {
            if (maintenance.isShort(Side.of(i), state)) {
                play.next(new Maintenance.Keep(Side.of(i)));
            }
        }
    }
}

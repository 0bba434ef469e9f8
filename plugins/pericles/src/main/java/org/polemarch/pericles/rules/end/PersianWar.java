package org.polemarch.pericles.rules.end;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.Honors;

/** 13.22 During the Persian War, the Athenian Controlling Faction loses more Honor every turn. */
@Cites({"13.22", "13.2"})
public class PersianWar implements Procedure<PericlesState, PersianWar.Count> {

    public record Count() implements Frame {}

    static final Count COUNT = new Count();

    private final Honors honors;

    @Inject
    public PersianWar(Honors honors) {
        this.honors = honors;
    }

    @Override
    public void run(Count frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        if (!state.persianWar()) {
            return;
        }
        Faction controlling = state.controlling(Side.ATHENS);
        honors.change(play, controlling, -cost(state), "why.persianWar", "13.22");
        Theater east = Theater.EASTERN_MEDITERRANEAN;
        if (state.board().status(Side.ATHENS, east) != Status.FRIENDLY
                && state.board().count(east, Piece.ATHENS_NAVAL) == 0) {
            honors.change(play, controlling, -state.data().honor().noPresenceInTheEast(), "why.noPresence", "13.22");
        }
    }

    /** One in the first turn of the scenario, and one more every turn. */
    protected int cost(PericlesState state) {
        return state.turn() - state.scenario().firstTurn() + 1;
    }
}

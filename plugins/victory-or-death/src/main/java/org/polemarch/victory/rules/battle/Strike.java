package org.polemarch.victory.rules.battle;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;

/**
 * The battle is fought: the piece named falls unless something keeps it. If it is saved the attacker names no other; the
 * attacker loses nothing, and a battle once declared goes on whatever becomes of its initiator.
 */
@Cites("battle")
public class Strike implements Procedure<VictoryState, Strike.Resolve> {

    /** The battle was answered and is resolved. */
    public record Resolve(Use use, int index, int initiator, int victim) implements Frame {}

    private final Protection protection;

    @Inject
    public Strike(Protection protection) {
        this.protection = protection;
    }

    @Override
    public void run(Resolve frame, Play<VictoryState> play) {
        VictoryState state = play.state();
        int victim = frame.victim();
        AfterBattle.Over saved = new AfterBattle.Over(frame.use(), frame.index(), frame.initiator(), victim);
        if (!protection.mayFall(victim, Loss.BATTLE, state)) {
            if (state.board().has(victim)) {
                PieceAt piece = state.atlas().piece(victim);
                play.report(() -> new Fall.PieceSaved(piece));
            }
            play.next(saved);
            return;
        }
        AfterBattle.Over removed =
                new AfterBattle.Over(frame.use().withRemoval(), frame.index(), frame.initiator(), victim);
        play.next(new Removal.Begin(victim, Loss.BATTLE, PieceAt.power(frame.initiator()), removed, saved));
    }
}

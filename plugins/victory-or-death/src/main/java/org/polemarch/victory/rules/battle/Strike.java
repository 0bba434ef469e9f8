package org.polemarch.victory.rules.battle;

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

    @Override
    public void run(Resolve frame, Play<VictoryState> play) {
        AfterBattle.Over saved = new AfterBattle.Over(frame.use(), frame.index(), frame.initiator(), frame.victim());
        if (!Removal.possible(frame.victim(), Loss.BATTLE, play.state())) {
            if (play.state().board().has(frame.victim())) {
                PieceAt victim = play.state().atlas().piece(frame.victim());
                play.report(() -> new Fall.PieceSaved(victim));
            }
            play.next(saved);
            return;
        }
        AfterBattle.Over removed =
                new AfterBattle.Over(frame.use().withRemoval(), frame.index(), frame.initiator(), frame.victim());
        play.next(new Removal.Begin(frame.victim(), Loss.BATTLE, PieceAt.power(frame.initiator()), removed, saved));
    }
}

package org.polemarch.perikles.rules.common;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.perikles.model.Ending;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;

/** 6 The war is decided when Athens or Sparta has suffered four defeats; other cities decide nothing. */
@Cites("6/end")
public class DecisiveDefeat {

    /** The game ended; the reason is a key of the message bundle. */
    public record GameEnded(String why) implements GameEvent {}

    /** Why the game ends with the present defeats, or {@link Ending#RUNNING}. */
    public Ending ending(PeriklesState state) {
        boolean athens = isBeaten(Power.ATHENS, state);
        boolean sparta = isBeaten(Power.SPARTA, state);
        if (athens && sparta) {
            return Ending.BOTH_DEFEATED;
        }
        if (athens) {
            return Ending.ATHENS_DEFEATED;
        }
        return sparta ? Ending.SPARTA_DEFEATED : Ending.RUNNING;
    }

    protected boolean isBeaten(Power city, PeriklesState state) {
        return state.cities().defeats(city.index()) >= state.data().decisiveDefeats(city.index());
    }

    public void end(Ending ending, Play<PeriklesState> play) {
        play.state().setEnding(ending);
        play.report(() -> new GameEnded("Ending." + ending.name()));
        play.end();
    }
}

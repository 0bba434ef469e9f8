package org.polemarch.mountford.rules.control;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.components.Relations;

/**
 * 9.3.2 Syracuse is neutral until turn six, until an Athenian army ends its movement on its ground, or until the Congress
 * of Gela; captured by Athens, it leaves the game.
 */
@Cites("9.3.2")
public class Syracuse {

    public record DeclaredWar() implements GameEvent {}

    public record Fell() implements GameEvent {}

    private final Relations relations;
    private final Removal removal;

    @Inject
    public Syracuse(Relations relations, Removal removal) {
        this.relations = relations;
        this.removal = removal;
    }

    /** Syracuse enters the war, if it is still neutral. */
    public void declareWar(Play<MountfordState> play) {
        MountfordState state = play.state();
        if (state.syracuse() == Entry.NEUTRAL) {
            state.setSyracuse(Entry.AT_WAR);
            relations.refresh(state);
            play.report(DeclaredWar::new);
        }
    }

    public void fall(Play<MountfordState> play) {
        play.state().setSyracuse(Entry.REMOVED);
        play.report(Fell::new);
        removal.remove(play, Power.SYRACUSE, Nationality.SYRACUSAN, TileSet.SYRACUSAN);
        relations.refresh(play.state());
    }
}

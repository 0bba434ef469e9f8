package org.polemarch.mountford.rules.control;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Relations;

/**
 * 9.3.4 Argos is neutral and closed until turn four; then it is Sparta's enemy and the Athenian player holds its tiles. If
 * the Peloponnesian side takes the city, Argos leaves the game.
 */
@Cites("9.3.4")
public class Argos extends Rule {

    public record Entered() implements GameEvent {}

    public record Fell() implements GameEvent {}

    private final Relations relations;
    private final Removal removal;

    @Inject
    public Argos(MountfordData data, Relations relations, Removal removal) {
        super(data);
        this.relations = relations;
        this.removal = removal;
    }

    /** Argos enters the war, if it is still neutral. */
    public void enter(Play<MountfordState> play) {
        MountfordState state = play.state();
        if (state.argos() == Entry.NEUTRAL) {
            state.setArgos(Entry.AT_WAR);
            IndexSet argive = tiles.of(TileSet.ARGIVE);
            for (int tile = argive.first(); tile >= 0; tile = argive.after(tile)) {
                state.chest().toTreasury(tile);
            }
            relations.refresh(state);
            play.report(Entered::new);
        }
    }

    public void fall(Play<MountfordState> play) {
        play.state().setArgos(Entry.REMOVED);
        play.report(Fell::new);
        removal.remove(play, Power.ARGOS, Nationality.ARGIVE, TileSet.ARGIVE);
        relations.refresh(play.state());
        play.next(new ArgiveSpoils.Ask());
    }
}

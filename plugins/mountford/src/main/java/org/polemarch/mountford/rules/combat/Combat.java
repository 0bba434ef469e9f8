package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Tile;

/**
 * 4 Combat: first a naval battle, if both sides have naval SPs that fight, then a land battle. Supporters fight from where
 * they stand.
 */
@Cites("4")
public class Combat implements Procedure<MountfordState, Combat.Begin> {

    public record Begin(Battle.Call call) implements Frame {}

    public record End() implements Frame {}

    public record Begun(Space space, Battle.Cause cause) implements GameEvent {}

    /** There was no battle (4.3). */
    @Cites("4.3")
    public record NoBattle(Space space) implements GameEvent {}

    /** A moving army lost and turns for home. */
    @Cites("3.5")
    public record SentHome(Tile leader) implements GameEvent {}

    private final Lines lines;

    @Inject
    public Combat(Lines lines) {
        this.lines = lines;
    }

    @Override
    public void run(Begin frame, Play<MountfordState> play) {
        Battle.Call call = frame.call();
        play.state().battle().begin(call);
        play.report(() -> new Begun(call.space(), call.cause()));
        play.next(NavalBattle.MUSTER, LandBattle.MUSTER, new End());
    }

    /** Whether anybody of the two sides could fight a land battle in the combat at hand. */
    public boolean landBattlePossible(MountfordState state) {
        Battle battle = state.battle();
        if (battle.navalOnly()) {
            return false;
        }
        // As the land battle will find it: whoever sailed, or stayed in harbour, may still have hoplites ashore.
        Battle atSea = battle.copy();
        battle.muster(false);
        boolean possible = lines.potential(state, 0) && lines.potential(state, 1);
        battle.restoreLines(atSea);
        return possible;
    }
}

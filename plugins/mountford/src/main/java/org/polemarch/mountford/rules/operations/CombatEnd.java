package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.combat.Combat;

/**
 * 4.3 and 3.5: what the combat meant for the operation is remembered. A moving army that lost either battle goes home at
 * once; who put to sea, or had no part in the battle that was lost, goes on (4.2.3).
 */
@Cites({"4.3", "3.5"})
public class CombatEnd extends Rule implements Procedure<MountfordState, Combat.End> {

    private final Armies armies;

    @Inject
    public CombatEnd(MountfordData data, Armies armies) {
        super(data);
        this.armies = armies;
    }

    @Override
    public void run(Combat.End frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        Battle battle = state.battle();
        if (!battle.fought()) {
            Space space = atlas.space(battle.space());
            play.report(() -> new Combat.NoBattle(space));
        }
        if (battle.cause() == Battle.Cause.CONTINUING) {
            state.op().conclude(battle);
        }
        battle.end();
        armies.dismissStranded(play);
        IndexSet beaten = battle.homeward() ? IndexSet.EMPTY : battle.beaten();
        for (int army = beaten.first(); army >= 0; army = beaten.after(army)) {
            if (state.armySpace(army) >= 0) {
                int leader = army;
                play.report(() -> new Combat.SentHome(tiles.tile(leader)));
                play.next(new HomeReturn.Begin(army));
            }
        }
    }
}

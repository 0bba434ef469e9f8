package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.armies.Armies;

/**
 * 4.2 Land battles: who takes part is settled, the attacker's or interceptor's side first. The winner at sea may have
 * called the battle off (4.2.1); an intercepted army that its ships can carry may put to sea (4.2.3).
 */
@Cites({"4.2", "4.2.1", "4.2.2", "4.2.3"})
public class LandBattle implements Procedure<MountfordState, LandBattle.Muster> {

    public record Muster() implements Frame {}

    static final Muster MUSTER = new Muster();

    private final Lines lines;
    private final Shelter shelter;
    private final Armies armies;

    @Inject
    public LandBattle(Lines lines, Shelter shelter, Armies armies) {
        this.lines = lines;
        this.shelter = shelter;
        this.armies = armies;
    }

    @Override
    public void run(Muster frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        Battle battle = state.battle();
        if (battle.calledOff() || battle.navalOnly()) {
            return;
        }
        battle.muster(false);
        battle.chooseGround(false);
        if (!lines.potential(state, 0) || !lines.potential(state, 1)) {
            return;
        }
        int first = battle.attacker();
        play.next(new Support.Ask(first), new Support.Ask(1 - first), BattleDice.READY);
        if (battle.cause() == Battle.Cause.INTERCEPTION) {
            IndexSet movers = battle.movers();
            for (int army = movers.first(); army >= 0; army = movers.after(army)) {
                if (state.armyLand(army) > 0 && armies.transports(state, army)) {
                    play.next(new PuttingToSea.Ask(army));
                }
            }
        }
        if (shelter.offered(state, 1 - first)) {
            play.next(new Shelter.Ask(1 - first));
        }
        if (shelter.offered(state, first)) {
            play.next(new Shelter.Ask(first));
        }
    }
}

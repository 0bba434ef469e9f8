package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.MountfordState;

/** 4.1 Naval battles: who takes part is settled, the attacker's or interceptor's side first. */
@Cites({"4.1", "4.1.1"})
public class NavalBattle implements Procedure<MountfordState, NavalBattle.Muster> {

    public record Muster() implements Frame {}

    static final Muster MUSTER = new Muster();

    private final Lines lines;
    private final Shelter shelter;

    @Inject
    public NavalBattle(Lines lines, Shelter shelter) {
        this.lines = lines;
        this.shelter = shelter;
    }

    @Override
    public void run(Muster frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        Battle battle = state.battle();
        battle.muster(true);
        if (!lines.potential(state, 0) || !lines.potential(state, 1)) {
            return;
        }
        int first = battle.attacker();
        play.next(new Support.Ask(first), new Support.Ask(1 - first), BattleDice.READY);
        if (shelter.offered(state, 1 - first)) {
            play.next(new Shelter.Ask(1 - first));
        }
        if (shelter.offered(state, first)) {
            play.next(new Shelter.Ask(first));
        }
    }
}

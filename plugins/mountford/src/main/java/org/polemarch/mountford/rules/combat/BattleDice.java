package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;

/** 4.1.2, 4.2.4: if both lines have SPs there is a battle; ground and tiles are chosen before the dice. */
@Cites({"4.1.2", "4.2.4", "4.3"})
public class BattleDice implements Procedure<MountfordState, BattleDice.Ready> {

    public record Ready() implements Frame {}

    static final Ready READY = new Ready();

    private final Lines lines;
    private final CombatTiles tiles;
    private final CavalryBattle cavalry;

    @Inject
    public BattleDice(Lines lines, CombatTiles tiles, CavalryBattle cavalry) {
        this.lines = lines;
        this.tiles = tiles;
        this.cavalry = cavalry;
    }

    @Override
    public void run(Ready frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        if (lines.count(state, 0) == 0 || lines.count(state, 1) == 0) {
            return;
        }
        play.next(BattleResult.ROLL);
        for (int side = 0; side < 2; side++) {
            if (tiles.offered(state, side)) {
                play.next(new CombatTiles.Ask(side));
            }
        }
        for (int side = 0; side < 2; side++) {
            if (!state.battle().naval() && cavalry.offered(state, side)) {
                play.next(new CavalryBattle.Ask(side));
            }
        }
    }
}

package org.polemarch.mountford.rules.economy;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Phase;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.Rule;

/**
 * 8: discards go back to their pools, Persian tiles come or go, tribute rate and emergency fund are settled, tiles are
 * drawn.
 */
@Cites({"8", "8.2"})
public class EconomicPhase extends Rule implements Procedure<MountfordState, EconomicPhase.Begin> {

    public record Begin() implements Frame {}

    /** All Persian tiles changed hands (9.3.3). */
    @Cites("9.3.3")
    public record PersianGold(boolean given) implements GameEvent {}

    private final TributeRate tribute;
    private final EmergencyFund fund;

    @Inject
    public EconomicPhase(MountfordData data, TributeRate tribute, EmergencyFund fund) {
        super(data);
        this.tribute = tribute;
        this.fund = fund;
    }

    @Override
    public void run(Begin frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        state.enter(Phase.ECONOMIC);
        state.chest().discardsToPools();
        boolean before = state.held(TileSet.PERSIAN) > 0;
        boolean given = state.persiaAtWar();
        if (before || given) {
            play.report(() -> new PersianGold(given));
        }
        IndexSet persian = tiles.of(TileSet.PERSIAN);
        for (int tile = persian.first(); tile >= 0; tile = persian.after(tile)) {
            if (state.persiaAtWar()) {
                state.chest().toTreasury(tile);
            } else {
                state.chest().toDiscard(tile);
            }
        }
        play.next(fund.opening(), new Income.Draw());
        if (tribute.offered(state)) {
            play.next(new TributeRate.Ask());
        }
    }
}

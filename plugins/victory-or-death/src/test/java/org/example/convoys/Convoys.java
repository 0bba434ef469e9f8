package org.example.convoys;

import java.util.List;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.supply.SupplyLines;

/** Another supply rule: a friendly Trireme keeps its Sea space open, whether or not a port is near. */
public final class Convoys implements VariantPlugin {

    public static class Escorted extends SupplyLines {
        @Override
        protected long lanes(long ports, int team, VictoryState state) {
            return super.lanes(ports, team, state) | state.board().teamPieces(team, Sort.TRIREME.ordinal());
        }
    }

    @Override
    public VariantInfo info() {
        return new VariantInfo("convoys", "victory-or-death", "Convoys", "Triremes escort supplies.", List.of());
    }

    @Override
    public void change(Variation game) {
        game.replace(SupplyLines.class).with(Escorted.class);
    }
}

package org.polemarch.mountford;

import java.util.List;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.contract.GameContract;
import org.polemarch.core.contract.Rigour;
import org.polemarch.mountford.ui.MountfordBoardPlugin;

/** Mountford's variant keeps the contract, from the usual start, with Persia at war and with the war at Sparta's door. */
class MountfordContractTest extends GameContract {

    /** These games happen upon every question of the game twice, the fall of Argos and the rising of the helots included. */
    private static final long FIRST_SEED = 44;

    private static final int GAMES = 12;

    MountfordContractTest() {
        super(new MountfordPlugin(), new MountfordBoardPlugin());
    }

    @Override
    protected Rigour rigour() {
        return super.rigour()
                .withFirstSeed(Long.getLong("contract.seed", FIRST_SEED))
                .withGames(Integer.getInteger("contract.games", GAMES));
    }

    @Override
    protected List<VariantPlugin> variants() {
        return List.of(new WarInAsia(), new WarAtHome());
    }
}

package org.polemarch.mountford;

import java.util.Set;
import org.polemarch.contract.GameContract;
import org.polemarch.core.contract.Rigour;

/** Mountford's variant keeps the contract. */
class MountfordContractTest extends GameContract {

    /** These games happen upon every question of the game, the fall of Argos and the rising of the helots included. */
    private static final long FIRST_SEED = 128;

    private static final int GAMES = 18;

    MountfordContractTest() {
        super(new MountfordPlugin());
    }

    @Override
    protected Rigour rigour() {
        return super.rigour()
                .withFirstSeed(Long.getLong("contract.seed", FIRST_SEED))
                .withGames(Integer.getInteger("contract.games", GAMES));
    }

    /** It needs Persia at war and an army that goes home there, which random play seldom meets; WayHomeTest asks it. */
    @Override
    protected Set<String> rarelyAsked() {
        return Set.of("PersianHomeChoice");
    }
}

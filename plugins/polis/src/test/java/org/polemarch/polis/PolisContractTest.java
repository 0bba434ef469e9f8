package org.polemarch.polis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.contract.GameContract;
import org.polemarch.core.contract.SetupCase;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.ui.PolisBoardPlugin;

/** The usual set-up, and war from the first turn on, so that every promise is also kept in battles. */
class PolisContractTest extends GameContract {
    PolisContractTest() {
        super(new PolisPlugin(), new PolisBoardPlugin());
    }

    @Override
    protected List<VariantPlugin> variants() {
        return List.of(new War());
    }

    /** It belongs to one of the Events of Epsilon; its own test asks it. */
    @Override
    protected Set<String> rarelyAsked() {
        return Set.of("SendGalleysAway");
    }

    /** War as well: most of the board moves in battles. */
    @Override
    protected List<SetupCase> shownSetups() {
        return setups();
    }

    @Test
    void warIsFullOfBattles() {
        PreparedGame<PolisState> war = War.prepare();
        int inBattle = 0;
        for (int seed = 0; seed < 20; seed++) {
            Game<PolisState> game = war.start(seed);
            Chance chance = Chance.seeded(seed);
            while (!game.over()) {
                inBattle += game.state().combat().isOn() ? 1 : 0;
                game.play(chance.below(game.moves().size()));
            }
        }
        assertThat(inBattle).as("decisions in battles of 20 games").isGreaterThan(400);
    }
}

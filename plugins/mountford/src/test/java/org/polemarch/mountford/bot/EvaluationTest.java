package org.polemarch.mountford.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.mountford.MountfordPlugin;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.testkit.Appraisals;

class EvaluationTest {

    private static final MountfordPlugin PLUGIN = new MountfordPlugin();

    @Test
    void thePartsAddUpAndHaveWords() {
        Appraisals.check(PLUGIN, Weights.SHIPPED.politics().scale());
    }

    @Test
    void eachPartIsWhatItIsCalled() {
        assertThat(changes(state -> state.setBellicosity(0, state.bellicosity(0) - 2)))
                .containsExactly("-bellicosity");
        assertThat(changes(state -> state.setPersiaAtWar(!state.persiaAtWar()))).containsExactly("-persia");
    }

    @SuppressWarnings("unchecked") // the plugin's own state
    private static List<String> changes(Consumer<MountfordState> change) {
        PreparedGame<MountfordState> game = (PreparedGame<MountfordState>)
                PreparedGame.of(PLUGIN, List.of(), PLUGIN.info().defaultSetup(), Optional.empty());
        MountfordState before = game.start(1).state();
        MountfordState after = before.copy();
        change.accept(after);
        return Appraisals.changes(
                game.book().game(), before, after, game.setup().seats().get(0));
    }
}

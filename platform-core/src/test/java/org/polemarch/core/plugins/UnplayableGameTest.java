package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupFault;

/** A game that is installed and still cannot be played says why when it is asked for. */
class UnplayableGameTest extends BesidePebbles {

    @Test
    void anEndlessRule() {
        PluginJar jar = PluginJar.pebbles().with("Plugin-Id", "endless");
        jar.replace("org/example/pebbles/PebblesPlugin.java", "\"pebbles\"", "\"endless\"");
        jar.replace("org/example/pebbles/Beginning.java", "play.next(new Taking.Turn(first))", "play.next(frame)");
        jar.as(bundled("endless.jar"));
        program.start();
        InstalledGame game = program.catalog().game("endless");
        PreparedGame<?> prepared = game.prepare(game.setup().build(), Optional.empty());
        assertThatThrownBy(() -> prepared.start(1))
                .isInstanceOf(RuleFault.class)
                .hasMessage("Beginning runs away: 100000 rules ran without a question; it schedules work without end");
        theOthersWork();
    }

    @Test
    void aGameWithoutItsData() {
        PluginJar jar = PluginJar.pebbles().with("Plugin-Id", "odd").drop("org/example/pebbles/data/heap.json");
        jar.replace("org/example/pebbles/PebblesPlugin.java", "\"pebbles\"", "\"odd\"");
        jar.as(bundled("odd.jar"));
        program.start();
        InstalledGame game = program.catalog().game("odd");
        assertThatThrownBy(() -> game.prepare(game.setup().build(), Optional.empty()))
                .isInstanceOf(SetupFault.class)
                .hasMessage("the data of Pebbles is wrong: "
                        + "no data/heap.json beside org.example.pebbles.PebblesPlugin");
    }

    @Test
    void whoAsksForTheGameOfABrokenPluginIsToldWhatIsWrongWithIt() {
        odd("return null;").as(bundled("odd.jar"));
        program.start();
        assertThatThrownBy(() -> program.catalog().game("odd"))
                .isInstanceOf(SetupFault.class)
                .hasMessage("game 'odd' cannot be played; plugin odd 1.0.0 (odd.jar): "
                        + "info() of org.example.odd.Odd returns null");
    }
}

package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.polemarch.core.plugins.PluginStatus.State;

/** The first to use a name keeps it; the other is told to choose another. */
class TakenNameTest extends BesidePebbles {

    @Test
    void anIdThatIsTaken() {
        odd(GOOD_INFO).with("Plugin-Id", "pebbles").as(bundled("zebra.jar"));
        program.start();
        PluginStatus second = program.host().plugins().get(1);
        assertThat(second.line())
                .isEqualTo("pebbles 1.0.0 (zebra.jar): the id 'pebbles' is taken by " + bundled("pebbles.jar")
                        + "; remove one of the two, or give this one another Plugin-Id");
        assertThat(second.state()).isEqualTo(State.BROKEN);
        theOthersWork();
    }

    @Test
    void aPlayersPluginDoesNotTakeTheIdOfABundledOne() {
        Path mine = odd(GOOD_INFO).with("Plugin-Id", "pebbles").as(program.user("a.jar"));
        program.start();
        program.folder().trust(mine.toString());
        program.start();
        assertThat(program.host().plugins().get(1).file()).isEqualTo(mine);
        assertThat(program.host().plugins().get(1).problem()).startsWith("the id 'pebbles' is taken by ");
        theOthersWork();
    }

    @Test
    void aGameThatAnotherPluginBrings() {
        PluginJar.pebbles().with("Plugin-Id", "zebra").as(bundled("zebra.jar"));
        assertThat(problemOf("zebra"))
                .isEqualTo("its game 'pebbles' already comes from plugin 'pebbles'; give it another id");
    }

    @Test
    void aVariantThatAnotherPluginBrings() {
        odd(GOOD_INFO).as(bundled("odd.jar"));
        odd(GOOD_INFO).with("Plugin-Id", "zebra").as(bundled("zebra.jar"));
        assertThat(problemOf("zebra"))
                .isEqualTo("its variant 'odd' of pebbles already comes from plugin 'odd'; give it another id");
        assertThat(problemOf("odd")).isEmpty();
    }

    @Test
    void aBotWithTheNameOfABuiltInOne() {
        PluginJar.of("even", "org.example.even.Even", evenBot("greedy")).as(bundled("even.jar"));
        assertThat(problemOf("even")).isEqualTo("its bot 'greedy' is one of the platform's; give it another id");
    }
}

package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.game.VariantInfo;

/** A plugin that needs another plugin, or a game, which is not there is named with what it lacks. */
class UnmetDependencyTest extends BesidePebbles {

    @Test
    void aMissingDependency() {
        odd(GOOD_INFO).with("Plugin-Dependencies", "sandals").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("it needs plugin 'sandals', which is not installed or not trusted");
    }

    @Test
    void aDependencyOfAnotherVersion() {
        odd(GOOD_INFO).with("Plugin-Dependencies", "pebbles@>=2.0.0").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("it needs plugin 'pebbles' >=2.0.0, but 1.0.0 is installed");
    }

    @Test
    void aDependencyThatIsBrokenItself() {
        odd("return null;").as(bundled("odd.jar"));
        PluginJar.plugin("even", "1.0.0")
                .with("Plugin-Dependencies", "odd")
                .source("org.example.even.Even", evenBot("even"))
                .index("org.example.even.Even")
                .as(bundled("even.jar"));
        assertThat(problemOf("even")).isEqualTo("it needs plugin 'odd', which is broken");
    }

    @Test
    void anOptionalDependencyMayBeMissing() {
        odd(GOOD_INFO).with("Plugin-Dependencies", "sandals?").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEmpty();
    }

    @Test
    void whatItBringsForAGameItCanDoWithoutIsLeftOut() {
        String sandals = VARIANT.replace("class Odd", "class Strange")
                .formatted("", GOOD_INFO.replace("pebbles", "sandals").replace("\"odd\"", "\"strange\""));
        PluginJar.plugin("odd", "1.0.0")
                .with("Plugin-Dependencies", "pebbles?, sandals?")
                .source("org.example.odd.Odd", VARIANT.formatted("", GOOD_INFO))
                .source("org.example.odd.Strange", sandals)
                .index("org.example.odd.Odd", "org.example.odd.Strange")
                .as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEmpty();
        assertThat(program.catalog().game("pebbles").variantInfos())
                .extracting(VariantInfo::id)
                .contains("odd")
                .doesNotContain("strange");
    }

    @Test
    void aPluginWithoutAnyOfItsGamesIsNamed() {
        odd(GOOD_INFO.replace("pebbles", "sandals"))
                .with("Plugin-Dependencies", "sandals?")
                .as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("none of the games it changes is installed");
    }

    /** It is in the memory of the program by then, and must not be found there. */
    @Test
    void whatABrokenPluginHasIsNotLentToOthers() {
        odd("return null;").as(bundled("odd.jar"));
        String borrowing = evenBot("even")
                .replace("public String id()", "final Object odd = new org.example.odd.Odd(); public String id()");
        PluginJar.of("even", "org.example.even.Even", borrowing)
                .against(bundled("odd.jar"))
                .with("Plugin-Dependencies", "odd?")
                .as(bundled("even.jar"));
        assertThat(problemOf("even"))
                .isEqualTo("its extension org.example.even.Even can't be created: it needs class org.example.odd.Odd, "
                        + "which neither the plugin nor the API has");
    }

    @Test
    void aCircleOfDependencies() {
        odd(GOOD_INFO).with("Plugin-Dependencies", "even").as(bundled("odd.jar"));
        PluginJar.of("even", "org.example.even.Even", evenBot("even"))
                .with("Plugin-Dependencies", "odd")
                .as(bundled("even.jar"));
        assertThat(problemOf("odd")).isEqualTo("it depends on itself through even, odd");
    }

    @Test
    void besideACircleAVariantOfAGameNobodyBringsIsStillNamed() {
        odd(GOOD_INFO.replace("pebbles", "sandals")).as(bundled("odd.jar"));
        PluginJar.of("even", "org.example.even.Even", evenBot("even"))
                .with("Plugin-Dependencies", "even")
                .as(bundled("even.jar"));
        assertThat(problemOf("odd")).isEqualTo("its variant 'odd' is for game 'sandals', which is not installed");
    }

    @Test
    void aVariantOfAGameNobodyBrings() {
        odd(GOOD_INFO.replace("pebbles", "sandals")).as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("its variant 'odd' is for game 'sandals', which is not installed");
    }

    @Test
    void everyVariantOfAGameNobodyBringsIsNamed() {
        odd(GOOD_INFO.replace("pebbles", "sandals")).as(bundled("odd.jar"));
        String info = GOOD_INFO.replace("pebbles", "sandals").replace("\"odd\"", "\"strange\"");
        String source =
                VARIANT.replace("org.example.odd", "org.example.strange").formatted("", info);
        PluginJar.of("strange", "org.example.strange.Odd", source).as(bundled("strange.jar"));
        assertThat(problemOf("odd")).startsWith("its variant 'odd' is for game 'sandals'");
        assertThat(problemOf("strange")).startsWith("its variant 'strange' is for game 'sandals'");
    }
}

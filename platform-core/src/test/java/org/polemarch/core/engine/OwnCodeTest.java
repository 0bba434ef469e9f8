package org.polemarch.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** An author is led to the line of his own that the platform was called from, not to the platform. */
class OwnCodeTest {

    private static StackTraceElement in(String type) {
        return new StackTraceElement(type, "run", "Some.java", 7);
    }

    @Test
    void theTopmostLineThatIsNeitherJavasNorThePlatformsIsTold() {
        StackTraceElement[] stack = {
            in("java.util.ArrayList"),
            in("jdk.internal.util.Preconditions"),
            in("tools.jackson.databind.ObjectMapper"),
            in("org.pf4j.PluginClassLoader"),
            in("org.polemarch.core.engine.Game"),
            in("org.polemarch.api.kit.Deck"),
            in("org.example.pebbles.Taking"),
            in("org.example.pebbles.Beginning"),
            in("org.polemarch.core.engine.Game"),
        };
        assertThat(OwnCode.in(stack)).contains(in("org.example.pebbles.Taking"));
    }

    @Test
    void theGamesThatComeWithThePlatformHaveCodeOfTheirOwnToo() {
        assertThat(OwnCode.in(new StackTraceElement[] {in("org.polemarch.perikles.rules.Battle")}))
                .contains(in("org.polemarch.perikles.rules.Battle"));
    }

    @Test
    void wherePlatformAndJavaAreAmongThemselvesNobodyIsNamed() {
        assertThat(OwnCode.in(new StackTraceElement[] {in("java.lang.Thread"), in("org.polemarch.core.engine.Game")}))
                .isEmpty();
    }
}

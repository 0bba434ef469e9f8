package org.polemarch.whatif;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A change of one rule is a short file, imports and all; the tests of each game play these. */
class ShortVariantsTest {

    private static final int LONGEST = 40;

    @ParameterizedTest
    @CsvSource({
        "polis, engines/GreatEngines",
        "pericles, pericles/HardRout",
        "mountford, mountford/WatchfulFleets",
        "perikles, steeptable/SteepTable",
        "victory-or-death, convoys/Convoys"
    })
    void oneRuleReplacedTakesFortyLines(String game, String variant) throws IOException {
        List<String> lines = Files.readAllLines(Path.of("..", game, "src/test/java/org/example", variant + ".java"));
        assertThat(lines).hasSizeLessThanOrEqualTo(LONGEST).noneMatch(line -> line.contains("java.lang.reflect"));
        assertThat(lines).anyMatch(line -> line.contains(".replace("));
    }
}

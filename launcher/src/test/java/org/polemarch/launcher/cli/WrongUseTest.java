package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

/** Wrong use is reported in one line that names what was wrong and where to read more; exit code 2. */
class WrongUseTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "conquer                                    | 'conquer'",
                "games --loud                               | '--loud'",
                "play                                       | 'GAME'",
                "play polis --seed dawn                     | 'dawn'",
                "play polis --seat athens                   | seat 'athens' must be written SEAT=WHO",
                "play polis --option fast                   | option 'fast' must be written OPTION=VALUE",
                "simulate polis --threads 0                 | --threads is 1 to 1024, not 0",
                "simulate polis --games 0                   | --games is 1 or more, not 0",
                "simulate polis --players 0                 | --players is 1 or more, not 0",
                "compare polis perikles --threads 0         | --threads is 1 to 1024, not 0",
                "compare polis perikles --games 0           | --games is 1 or more, not 0",
                "experiment resume x.jsonl --threads 0      | --threads is 1 to 1024, not 0",
                "replay x.json --to -1                      | --to is 0 or more, not -1",
                "render polis --out x.png --move -1         | --move is 0 or more, not -1",
                "render polis --out x.png --percent 0       | --percent is 80 to 200, not 0",
                "render polis --out x.png --size 1x1        | --size is WIDTHxHEIGHT",
                "render polis --out x.png --size 00x00      | --size is at least 16x16",
                "simulate polis --games many                | 'many' isn't a whole number",
                "simulate polis --games 99999999999999999999 | '99999999999999999999' is too large",
                "render polis --out x.png --move 99999999999 | '99999999999' is too large",
                "simulate polis --bench --bench-seconds 0   | --bench-seconds is 1 or more",
                "check polis --games 0                      | --games is 1 or more",
                "replay                                     | 'SAVE'",
                "render polis                               | --out=FILE.png",
                "render polis --out x.png --size huge       | --size is WIDTHxHEIGHT, such as 1280x800, not huge",
                "render polis --out x.png --size 9999x9999  | --size is at most 8192x8192",
                "plugins                                    | list, new, check, install, update, trust, remove or doctor",
                "plugins dance                              | 'dance'",
                "games --lang=                              | polemarch: '' isn't a language; give a tag",
                "games --lang=@                             | polemarch: '@' isn't a language; give a tag",
                "render polis --out=                        | the path of a file",
                "compare polis --games 2 --report=          | the path of a file"
            })
    void isToldInOneLine(String line, String named) {
        Result result = TestProgram.installed(folder).run(line.strip().split(" +"));
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.complaint())
                .startsWith("polemarch: ")
                .contains(named)
                .contains(" --help)")
                .doesNotContain("Exception");
        assertThat(result.out()).isEmpty();
    }

    @Test
    void aPathThatIsEmptyIsNotThisFolder() {
        Result result = TestProgram.installed(folder).run("resume", "");
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.complaint()).contains("'' isn't the path of a file");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "games --help",
                "play --help",
                "resume --help",
                "simulate --help",
                "check --help",
                "replay --help",
                "render --help",
                "rules --help",
                "plugins --help",
                "plugins install --help"
            })
    void everyCommandHasHelp(String line) {
        Result result = TestProgram.installed(folder).run(line.split(" "));
        assertThat(result.code()).isZero();
        assertThat(result.out()).startsWith("Usage: polemarch");
        assertThat(result.err()).isEmpty();
    }

    @Test
    void theVersionIsThatOfTheBuild() {
        Result result = TestProgram.installed(folder).run("--version");
        assertThat(result.out().strip()).matches("polemarch \\d+\\.\\d+\\.\\d+");
    }
}

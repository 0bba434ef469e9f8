package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

/** What does not exist is named in one line, with what there is; exit code 1, and nothing is written. */
class UnknownNamesTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "play pollis --text                          | 'pollis'   | polis",
                "simulate pollis                             | 'pollis'   | polis",
                "check pollis                                | 'pollis'   | polis",
                "render pollis --out x.png                   | 'pollis'   | polis",
                "rules pollis                                | 'pollis'   | polis",
                "play polis --text --seat thebes=human       | 'thebes'   | athens",
                "play polis --text --seat athens=oracle      | 'oracle'   | greedy",
                "play polis --text --scenario long           | 'long'     | standard",
                "play polis --text --variant misere          | 'misere'   | no variant",
                "play perikles --text --option end=now       | 'end'      | earlyEnd",
                "play perikles --text --option earlyEnd=now  | 'now'      | immediate",
                "play perikles --text --players 9            | 9          | 5",
                "play polis --text --data none.json          | none.json  | JSON",
                "play polis --text --seat athens=human --seat athens=human | 'athens' | twice",
                "simulate polis --bots oracle                | 'oracle'   | random",
                "simulate polis --seat athens=human          | 'human'    | random",
                "render polis --out x.png --seat thebes      | 'thebes'   | athens",
                "resume none.json --text                     | none.json  | save",
                "replay none.json                            | none.json  | save",
                "check none.jar                              | none.jar   | a game, a variant, or the file",
                "plugins install none.jar                    | none.jar   | jar",
                "plugins trust nobody                        | nobody     | plugin",
                "plugins remove nobody                       | nobody     | plugin"
            })
    void areToldInOneLineWithWhatThereIs(String line, String wrong, String right) {
        TestProgram program = TestProgram.installed(folder);
        Result result = program.run(line.strip().split(" +"));
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint())
                .startsWith("polemarch ")
                .contains(wrong)
                .contains(right)
                .doesNotContain("Exception")
                .doesNotContain("at org.");
        assertThat(program.home().user().resolve("saves")).doesNotExist();
        assertThat(Files.exists(Path.of("x.png"))).isFalse();
    }
}

package org.polemarch.launcher.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

/** What the README tells a stranger to type works. The build itself is the proof of its Maven commands. */
class ReadmeTest {

    private static final Path PAGE = Path.of("../README.md");

    private static final Pattern COMMAND = Pattern.compile("(?m)^ {4}polemarch (.+)$|`polemarch ([^`]+)`");

    @TempDir
    private Path folder;

    static Stream<String> commands() throws IOException {
        return COMMAND.matcher(Files.readString(PAGE))
                .results()
                .map(found -> found.group(found.group(1) == null ? 2 : 1));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void runs(String command) {
        // There is no display here, so games open in the terminal; the player leaves them again.
        Result result = TestProgram.installed(folder)
                .typing("quit\n", here(command.strip().split("\\s+")));
        assertThat(result.code()).as(result.err()).isZero();
        assertThat(result.out().isBlank()).as("it says something, or writes it").isEqualTo(command.contains("--json"));
    }

    /** The same with what it writes in a folder of the test, and with few games. */
    private String[] here(String... words) {
        List<String> args = new ArrayList<>(List.of(words));
        for (int at = 1; at < words.length; at++) {
            switch (words[at - 1]) {
                case "--report", "--json" ->
                    args.set(at, folder.resolve(words[at]).toString());
                case "--games" -> args.set(at, "2");
                default -> {}
            }
        }
        if (words.length > 3 && words[1].equals("new")) {
            args.set(3, folder.resolve(args.get(3)).toString());
        }
        return args.toArray(String[]::new);
    }

    @Test
    void showsEachOfTheFourThingsToDo() throws IOException {
        assertThat(commands().map(command -> command.split(" ")[0]).toList())
                .contains("play", "rules", "atlas", "plugins", "compare", "games", "simulate");
    }

    @Test
    void staysShort() throws IOException {
        assertThat(Files.readAllLines(PAGE)).hasSizeLessThan(150);
    }
}

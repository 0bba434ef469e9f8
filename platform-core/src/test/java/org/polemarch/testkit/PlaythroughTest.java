package org.polemarch.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.contract.broken.BrokenWords;
import org.polemarch.contract.broken.Ostraka;

/** A recorded game comes out verbatim, and a changed rule or word shows. */
class PlaythroughTest {

    @TempDir
    private Path folder;

    private static Playthrough playthrough() {
        return Playthrough.of(new Ostraka()).seats(2).option("storm", "none").seed(7);
    }

    @Test
    void aRecordedGameReadsLikeOne() {
        Playthrough.of(new Ostraka()).seats(2).seed(3).verify("ostraka-two-seats");
    }

    @Test
    void aGameThatWasNotRecordedSaysHowToRecordIt() {
        assertThatThrownBy(() -> playthrough().verify(folder.resolve("none.txt")))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("-Dplaythrough.record=true");
    }

    @Test
    void aChangedWordShows() throws IOException {
        Path file = folder.resolve("changed.txt");
        Files.writeString(
                file,
                Files.readString(Path.of("src/test/resources/playthroughs/ostraka-two-seats.txt"))
                        .replace("begins", "starts"));
        assertThatThrownBy(() -> Playthrough.of(new Ostraka()).seats(2).seed(3).verify(file))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("record it with");
    }

    @Test
    void aChangedRuleShows() {
        assertThatThrownBy(() -> Playthrough.of(new Ostraka(BrokenWords.MissingMessage::new))
                        .seats(2)
                        .seed(3)
                        .verify("ostraka-two-seats"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("played again");
    }

    @Test
    void aMoveThatIsNoLongerLegalEndsTheText() throws IOException {
        Path file = folder.resolve("illegal.txt");
        Files.writeString(file, "1. Athens: Lay or bury a card – Lay 99  «lay 99»\n");
        assertThatThrownBy(() -> playthrough().verify(file))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Here it ends")
                .hasMessageContaining("'lay 99' is no answer");
    }

    /** Whoever changes one word or rule wants to read that difference, and not what bots play since they have learnt. */
    @Test
    void whatCanBePlayedAgainIsRecordedAgain() throws IOException {
        Path golden = Path.of("src/test/resources/playthroughs/ostraka-two-seats.txt");
        Path file = Files.copy(golden, folder.resolve("again.txt"));
        Playthrough.of(new Ostraka()).seats(2).seed(3).random().record(file);
        assertThat(file).hasSameTextualContentAs(golden);
    }

    @Test
    void fromAMoveThatCannotBePlayedTheBotsPlayOn() throws IOException {
        Path golden = Path.of("src/test/resources/playthroughs/ostraka-two-seats.txt");
        Path file = folder.resolve("other.txt");
        Files.writeString(file, Files.readString(golden).replaceFirst("(?m)^3\\. (.*)«.*»$", "3. $1«lay 99»"));
        Playthrough recorded = Playthrough.of(new Ostraka()).seats(2).seed(3);
        recorded.record(file);
        assertThat(Files.readString(file))
                .contains(Files.readString(golden)
                        .lines()
                        .filter(line -> line.startsWith("2. "))
                        .findFirst()
                        .orElseThrow())
                .contains("The rounds are over.")
                .doesNotContain("Here it ends");
        recorded.verify(file);
    }

    @Test
    void theRecordTellsSetupMovesAndScore() throws IOException {
        String text = Files.readString(Path.of("src/test/resources/playthroughs/ostraka-two-seats.txt"));
        assertThat(text)
                .startsWith("Ostraka\nscenario: usual\nseats: Athens, Sparta\noption storm: card\nseed: 3\n")
                .contains("Round 1 begins.", "1. Athens: Lay or bury a card [4] – ", "«", "The rounds are over.")
                .containsPattern("1\\. (Athens|Sparta)  \\d+  \\(coins \\d+, row \\d+, buried \\d+\\)")
                .containsPattern("digest: [0-9a-f]{24}\n$");
    }
}

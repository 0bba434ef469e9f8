package org.polemarch.core.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a killed program leaves behind, and files that are not what they seem. */
class LeftoversTest {

    /** No system gives a process such a number. */
    private static final String DEAD = "game~99999999~1.tmp";

    @TempDir
    private Path folder;

    private final SaveFiles files = new SaveFiles();

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private Path leftover(String content, Instant when) throws IOException {
        Path file = Files.writeString(folder.resolve(DEAD), content);
        return Files.setLastModifiedTime(file, FileTime.from(when));
    }

    @Test
    void halfASaveIsCleared() throws IOException {
        Path save = SampleSave.writtenTo(folder);
        leftover(Files.readString(save).substring(0, 40), Instant.now());
        assertThat(files.sweep(folder)).isEmpty();
        assertThat(names()).containsExactly("game.json");
    }

    @Test
    void aWholeSaveOlderThanTheOneThatIsThereIsCleared() throws IOException {
        Path save = SampleSave.writtenTo(folder);
        leftover(Files.readString(save), Instant.now().minusSeconds(60));
        assertThat(files.sweep(folder)).isEmpty();
        assertThat(names()).containsExactly("game.json");
    }

    @Test
    void aWholeSaveNewerThanTheOneThatIsThereIsRescued() throws IOException {
        Path save = SampleSave.writtenTo(folder);
        Files.setLastModifiedTime(save, FileTime.from(Instant.now().minusSeconds(60)));
        leftover(Files.readString(save), Instant.now());
        assertThat(files.sweep(folder)).containsExactly(folder.resolve("game-rescued.json"));
        assertThat(names()).containsExactly("game-rescued.json", "game.json");
        assertThat(files.read(folder.resolve("game-rescued.json"))).isEqualTo(SampleSave.SAVE);
    }

    @Test
    void theFileOfAProgramThatRunsIsLeftAlone() throws IOException {
        Files.writeString(folder.resolve(Leftovers.prefix("game") + "1.tmp"), "half");
        Files.writeString(folder.resolve("notes.tmp"), "not ours");
        assertThat(files.sweep(folder)).isEmpty();
        assertThat(names()).hasSize(2);
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path real = Files.createDirectory(folder.resolve("real"));
        Path save = SampleSave.writtenTo(real);
        Path link = Files.createSymbolicLink(folder.resolve("link.json"), save);
        Files.setLastModifiedTime(save, FileTime.from(Instant.EPOCH));
        assertThat(files.write(link, SampleSave.SAVE).note()).isEmpty();
        assertThat(link).isSymbolicLink();
        assertThat(Files.getLastModifiedTime(save).toInstant()).isAfter(Instant.EPOCH);
    }

    @Test
    void aPipeIsRefusedAtOnce() throws Exception {
        Path pipe = folder.resolve("pipe.json");
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "no pipes here");
        assertTimeoutPreemptively(Duration.ofMinutes(5), () -> {
            assertThatThrownBy(() -> files.read(pipe))
                    .isInstanceOf(SaveFault.class)
                    .hasMessage(pipe + ": is a device or a pipe; give the path of a save");
            assertThat(files.list(folder))
                    .hasSize(1)
                    .allMatch(listed -> listed.fault().isPresent());
            assertThat(files.write(pipe, SampleSave.SAVE).file()).isEqualTo(folder.resolve("pipe-2.json"));
        });
        assertThat(Files.isRegularFile(pipe)).isFalse();
    }
}

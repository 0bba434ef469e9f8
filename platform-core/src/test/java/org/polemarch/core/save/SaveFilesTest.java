package org.polemarch.core.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.AdditionalAnswers.delegatesTo;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.polemarch.core.save.SampleSave.SAVE;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.core.disk.Storage;
import org.polemarch.core.disk.WholeFile;
import org.polemarch.core.wiring.Overlay;
import org.polemarch.testkit.Saves;

/** Saves are written without losing what was there before, and are distinguished from other files. */
class SaveFilesTest {

    @TempDir
    private Path folder;

    private final SaveFiles files = new SaveFiles();

    @Test
    void whatIsWrittenIsRead() {
        assertThat(files.read(SampleSave.writtenTo(folder))).isEqualTo(SAVE);
    }

    @Test
    void whatIsNotThereIsNamed() {
        Path missing = folder.resolve("missing.json");
        assertThatThrownBy(() -> files.read(missing))
                .isInstanceOf(SaveFault.class)
                .hasMessage(missing + ": there is no such file; give the path of a save");
        assertThatThrownBy(() -> files.read(folder))
                .isInstanceOf(SaveFault.class)
                .hasMessage(folder + ": is a folder; give the path of a save");
        assertThatThrownBy(() -> files.write(folder, SAVE))
                .isInstanceOf(SaveFault.class)
                .hasMessage(folder + ": is a folder; give the path of a file in it");
    }

    @Test
    void aSaveOfTheSameGameIsReplaced() throws IOException {
        Path file = SampleSave.writtenTo(folder);
        SaveFiles.Written again = files.write(file, SAVE);
        assertThat(again.file()).isEqualTo(file);
        assertThat(again.note()).isEmpty();
        assertThat(names()).containsExactly("game.json");
    }

    @Test
    void aDamagedFileIsNeverReplaced() throws IOException {
        Path file = folder.resolve("game.json");
        Files.writeString(file, "precious");
        Files.writeString(folder.resolve("game-2.json"), "precious too");
        SaveFiles.Written written = files.write(file, SAVE);
        assertThat(written.file()).isEqualTo(folder.resolve("game-3.json"));
        assertThat(written.note().orElseThrow())
                .startsWith(file + ": line 1, column 1: this is no proper JSON")
                .endsWith("it was left as it is, and the game was saved as " + written.file());
        assertThat(Files.readString(file)).isEqualTo("precious");
        assertThat(Files.readString(folder.resolve("game-2.json"))).isEqualTo("precious too");
        assertThat(files.read(written.file())).isEqualTo(SAVE);
    }

    @Test
    void aSaveOfAnotherGameIsNeverReplaced() {
        Path file = SampleSave.writtenTo(folder);
        SaveFiles.Written other = files.write(file, SampleSave.of("other"));
        assertThat(other.note().orElseThrow())
                .startsWith(file + " is a save of tiny, not of other; it was left as it is");
        assertThat(files.read(file).game()).isEqualTo("tiny");
        assertThat(files.read(other.file()).game()).isEqualTo("other");
    }

    @Test
    void aSaveThatCouldNotBeReadAgainIsNotWritten() {
        SaveGame large = Saves.withOverlay(SAVE, new Overlay("huge", "x".repeat(SaveFiles.LARGEST)));
        Path file = SampleSave.writtenTo(folder);
        assertThatThrownBy(() -> files.write(file, large))
                .isInstanceOf(SaveFault.class)
                .hasMessageContaining("more than can be read again");
        assertThat(files.read(file)).isEqualTo(SAVE);
    }

    /** A disk that is full after the first byte. */
    private static final class FullDisk implements Storage {
        @Override
        public void write(Path file, WholeFile.Content content) throws IOException {
            Storage.DISK.write(file, out -> out.write('{'));
            throw new IOException("No space left on device");
        }

        @Override
        public void rename(Path from, Path to) {
            throw new AssertionError("half a file must not get the name");
        }
    }

    @Test
    void aFullDiskLosesNothing() throws IOException {
        Path file = SampleSave.writtenTo(folder);
        assertThatThrownBy(() -> new SaveFiles(new FullDisk()).write(file, SAVE))
                .isInstanceOf(SaveFault.class)
                .hasMessage(file + ": cannot be written: the disk is full; make room, or save to another disk");
        assertThat(files.read(file)).isEqualTo(SAVE);
        assertThat(names()).as("no half file is left").containsExactly("game.json");
    }

    @Test
    void aDiskThatCannotRenameLosesNothing() throws IOException {
        Path file = SampleSave.writtenTo(folder);
        Storage readOnly = mock(Storage.class, delegatesTo(Storage.DISK));
        doThrow(new AccessDeniedException(file.toString())).when(readOnly).rename(any(), eq(file));
        assertThatThrownBy(() -> new SaveFiles(readOnly).write(file, SAVE))
                .isInstanceOf(SaveFault.class)
                .hasMessage(file + ": cannot be written: you may not use it; choose a folder you may read and write");
        assertThat(files.read(file)).isEqualTo(SAVE);
        assertThat(names()).containsExactly("game.json");
    }

    @Test
    void aPathBelowAFileIsRefused() throws IOException {
        Path file = folder.resolve("note");
        Files.writeString(file, "a note");
        for (Path below : List.of(file.resolve("game.json"), file.resolve("deep/game.json"))) {
            assertThatThrownBy(() -> files.write(below, SAVE))
                    .isInstanceOf(SaveFault.class)
                    .hasMessage(
                            below + ": cannot be written: what should be its folder is a file; choose another folder");
        }
        assertThat(Files.readString(file)).isEqualTo("a note");
    }

    @Test
    void theListTellsSavesFromOtherFiles() throws IOException {
        SampleSave.writtenTo(folder);
        Files.writeString(folder.resolve("broken.json"), "{");
        Files.writeString(folder.resolve("notes.txt"), "no save");
        List<SaveFiles.Listed> all = files.list(folder);
        assertThat(all)
                .extracting(listed -> String.valueOf(listed.file().getFileName()))
                .containsExactly("broken.json", "game.json");
        assertThat(all.get(0).fault().orElseThrow()).contains("it was cut off");
        assertThat(all.get(1).save()).contains(SAVE);
        assertThat(files.list(folder.resolve("nowhere"))).isEmpty();
    }

    @Test
    void aFreeNameIsOneThatNothingHas() throws IOException {
        assertThat(files.free(folder, "a")).isEqualTo(folder.resolve("a.json"));
        Files.createFile(folder.resolve("a.json"));
        Files.createSymbolicLink(folder.resolve("a-2.json"), folder.resolve("nowhere"));
        assertThat(files.free(folder, "a")).isEqualTo(folder.resolve("a-3.json"));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(path -> String.valueOf(path.getFileName())).sorted().toList();
        }
    }
}

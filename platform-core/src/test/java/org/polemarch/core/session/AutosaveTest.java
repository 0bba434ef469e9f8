package org.polemarch.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.core.disk.Storage;
import org.polemarch.core.disk.WholeFile;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.save.SaveGame;

class AutosaveTest {

    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-01-02T03:04:05Z"), ZoneOffset.UTC);

    @TempDir
    private Path folder;

    private final FlakyDisk disk = new FlakyDisk();
    private final SaveFiles files = new SaveFiles(disk);
    private final List<String> warnings = new ArrayList<>();
    private Session<?> session;

    /** A disk that fails on command. */
    private static final class FlakyDisk implements Storage {
        private String failure = "";

        @Override
        public void write(Path file, WholeFile.Content content) throws IOException {
            if (!failure.isEmpty()) {
                throw new IOException(failure);
            }
            Storage.DISK.write(file, content);
        }

        @Override
        public void rename(Path from, Path to) throws IOException {
            Storage.DISK.rename(from, to);
        }
    }

    @BeforeEach
    void sitDown() {
        session = TinyTable.people(TinyTable.TERMS);
        session.listen(new SessionListener() {
            @Override
            public void changed(Session<?> changed, Change change) {
                assertThat(changed).isSameAs(session);
            }

            @Override
            public void warned(String line) {
                warnings.add(line);
            }
        });
    }

    private Autosave autosave(Path file) {
        Autosave autosave = new Autosave(files, file, CLOCK);
        session.listen(autosave);
        return autosave;
    }

    @Test
    void everyChangeIsOnTheDiskBeforePlayGoesOn() throws IOException {
        Path file = folder.resolve("saves/game.json");
        autosave(file);
        session.play("bid-for 1");
        assertThat(files.read(file).moves()).containsExactly(new SaveGame.SavedMove("athens", "bid-for 1"));
        assertThat(files.read(file).saved()).isEqualTo("2026-01-02T03:04:05Z");
        session.undo();
        assertThat(files.read(file).moves()).isEmpty();
        session.redo();
        session.play("bid-for 2");
        assertThat(Replay.resume("x", files.read(file), new TinyLibrary("1")).digest())
                .isEqualTo(session.digest());
        try (Stream<Path> all = Files.list(file.getParent())) {
            assertThat(all).containsExactly(file);
        }
        assertThat(warnings).isEmpty();
    }

    @Test
    void aFullDiskIsToldOnceAndTheNextMoveTriesAgain() {
        Path file = folder.resolve("game.json");
        autosave(file);
        session.play("bid-for 1");
        disk.failure = "No space left on device";
        session.play("bid-for 2");
        session.play(0);
        assertThat(session.decisions()).as("play goes on").isEqualTo(3);
        assertThat(warnings)
                .containsExactly("autosave failed, play goes on: " + file
                        + ": cannot be written: the disk is full; make room, or save to another disk");
        assertThat(files.read(file).moves()).as("the last good file stays").hasSize(1);
        disk.failure = "Read-only file system";
        session.play(0);
        assertThat(warnings.get(1)).contains("the disk is read-only; save to a folder you may write to");
        disk.failure = "";
        session.play(0);
        assertThat(warnings.get(2)).isEqualTo("autosave works again: " + file);
        assertThat(files.read(file).moves()).hasSize(5);
        assertThat(warnings).hasSize(3);
    }

    @Test
    void besidePlayTheNewestIsWrittenOnce() {
        Path file = folder.resolve("game.json");
        List<Runnable> writing = new ArrayList<>();
        List<Runnable> telling = new ArrayList<>();
        autosave(file).beside(writing::add, telling::add);
        disk.failure = "No space left on device";
        session.play("bid-for 1");
        session.play("bid-for 2");
        assertThat(file).as("play does not wait for the disk").doesNotExist();
        assertThat(writing).hasSize(1);
        writing.remove(0).run();
        assertThat(warnings).as("told on the session's thread").isEmpty();
        telling.remove(0).run();
        assertThat(warnings).hasSize(1);
        disk.failure = "";
        session.play(0);
        writing.remove(0).run();
        assertThat(files.read(file).moves()).hasSize(3);
    }

    @Test
    void besidePlayNothingIsLostOnLeaving() {
        Path file = folder.resolve("game.json");
        ExecutorService writer = Executors.newSingleThreadExecutor();
        CountDownLatch slow = new CountDownLatch(1);
        try {
            Autosave autosave = autosave(file);
            autosave.beside(writer, Runnable::run);
            writer.execute(() -> {
                try {
                    slow.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            session.play("bid-for 1");
            session.play("bid-for 2");
            slow.countDown();
            assertThat(autosave.save(session)).isTrue();
            assertThat(files.read(file).moves()).hasSize(2);
            assertThat(autosave.file()).isEqualTo(file);
            assertThat(warnings).isEmpty();
        } finally {
            writer.shutdownNow();
        }
    }

    @Test
    void aFolderThatIsAFileIsTold() throws IOException {
        Path note = Files.writeString(folder.resolve("note"), "a note");
        autosave(note.resolve("game.json"));
        session.play("bid-for 1");
        assertThat(warnings)
                .containsExactly("autosave failed, play goes on: " + note.resolve("game.json")
                        + ": cannot be written: what should be its folder is a file; choose another folder");
        assertThat(session.decisions()).isEqualTo(1);
        assertThat(Files.readString(note)).isEqualTo("a note");
    }

    @Test
    void aForeignFileIsLeftAndAnotherNameIsKept() throws IOException {
        Path file = Files.writeString(folder.resolve("game.json"), "not yours");
        Autosave autosave = autosave(file);
        session.play("bid-for 1");
        session.play("bid-for 1");
        assertThat(warnings).hasSize(1);
        assertThat(warnings.get(0)).contains("it was left as it is").contains("game-2.json");
        assertThat(autosave.file()).isEqualTo(folder.resolve("game-2.json"));
        assertThat(files.read(autosave.file()).moves()).hasSize(2);
        assertThat(Files.readString(file)).isEqualTo("not yours");
    }

    @Test
    void aSessionResumedGoesOnInItsFile() {
        Path file = folder.resolve("game.json");
        autosave(file);
        session.play("bid-for 1");
        SaveGame save = files.read(file);
        Session<?> again = Replay.resume("x", save, new TinyLibrary("1"));
        again.listen(new Autosave(files, file, CLOCK));
        again.play("bid-for 2");
        assertThat(files.read(file).moves()).hasSize(2);
    }

    @Test
    void theSameSaveResumedTwiceLosesNeitherGame() {
        Path file = folder.resolve("game.json");
        Autosave autosave = autosave(file);
        session.play("bid-for 1");
        SaveGame save = files.read(file);
        Session<?> other = Replay.resume("x", save, new TinyLibrary("1"));
        other.listen(new Autosave(files, file, CLOCK));
        other.play("bid-for 2");
        session.play("bid-for 0");
        assertThat(warnings).hasSize(1);
        assertThat(warnings.get(0)).startsWith(file + " was written by somebody else; it was left as it is");
        assertThat(files.read(file).moves().get(1).notation()).isEqualTo("bid-for 2");
        assertThat(files.read(autosave.file()).moves().get(1).notation()).isEqualTo("bid-for 0");
    }

    @Test
    void aNewSessionDoesNotReplaceAnEarlierOneOfTheSameGame() {
        Path file = folder.resolve("game.json");
        files.write(file, session.save(Instant.EPOCH));
        Autosave autosave = autosave(file);
        session.play("bid-for 1");
        assertThat(autosave.file()).isEqualTo(folder.resolve("game-2.json"));
        assertThat(files.read(file).moves()).isEmpty();
    }

    @Test
    void aFileDamagedDuringTheGameIsLeftToo() throws IOException {
        Path file = folder.resolve("game.json");
        Autosave autosave = autosave(file);
        session.play("bid-for 1");
        Files.writeString(file, "{\"polemarchSave\": 1,");
        session.play("bid-for 1");
        assertThat(Files.readString(file)).isEqualTo("{\"polemarchSave\": 1,");
        assertThat(files.read(autosave.file()).moves()).hasSize(2);
    }

    @Test
    void aSessionThatGotAnotherNameIsSavedUnderIt() {
        Path file = folder.resolve("game.json");
        Autosave autosave = autosave(file);
        session.play("bid-for 1");
        session.retitle("Our game");
        assertThat(autosave.saveAs(session, folder.resolve("Our game.json"))).isTrue();
        session.play("bid-for 1");
        assertThat(autosave.file()).isEqualTo(folder.resolve("Our game.json"));
        assertThat(files.read(autosave.file()).moves()).hasSize(2);
        assertThat(files.read(autosave.file()).title()).isEqualTo("Our game");
        assertThat(files.read(file).moves()).as("what was saved before stays").hasSize(1);
    }

    @Test
    void aSaveThatIsThereIsReplacedWhenAskedForButNothingElse() throws IOException {
        Path other = folder.resolve("other.json");
        files.write(other, session.save(Instant.EPOCH));
        Path letter = folder.resolve("letter.json");
        Files.writeString(letter, "Dear Ann");
        Autosave autosave = autosave(folder.resolve("game.json"));
        session.play("bid-for 1");
        assertThat(autosave.saveAs(session, other)).isTrue();
        assertThat(files.read(other).moves()).hasSize(1);
        assertThat(autosave.saveAs(session, letter)).isTrue();
        assertThat(Files.readString(letter)).isEqualTo("Dear Ann");
        assertThat(autosave.file()).isEqualTo(folder.resolve("letter-2.json"));
    }

    @Test
    void aNameThatCannotBeWrittenChangesNothing() throws IOException {
        Autosave autosave = autosave(folder.resolve("game.json"));
        session.play("bid-for 1");
        Path blocked = Files.createDirectory(folder.resolve("blocked.json"));
        assertThat(autosave.saveAs(session, blocked)).isFalse();
        session.play("bid-for 1");
        assertThat(autosave.file()).isEqualTo(folder.resolve("game.json"));
        assertThat(files.read(autosave.file()).moves()).hasSize(2);
    }
}

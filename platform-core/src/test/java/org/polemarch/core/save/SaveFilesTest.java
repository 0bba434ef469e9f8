package org.polemarch.core.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.core.save.SaveGame.Result;
import org.polemarch.core.save.SaveGame.SavedMove;
import org.polemarch.core.save.SaveGame.SavedSeat;
import org.polemarch.core.wiring.Overlay;

class SaveFilesTest {

    private static final String DIGEST = "0123456789abcdef01234567";

    @TempDir
    private Path folder;

    private final SaveFiles files = new SaveFiles();

    private static SaveGame save(String game) {
        TreeMap<Integer, String> digests = new TreeMap<>(Map.of(0, DIGEST, 3, DIGEST));
        return new SaveGame(
                "0.1",
                game,
                Map.of("b", "2", "a", "1"),
                "Ann \"and\" Βρασίδας",
                "1970-01-01T00:00:00Z",
                "short",
                Map.of("turns", "24"),
                List.of("fog"),
                Optional.of(new Overlay("mine", "{\n \"x\": 1}")),
                List.of(SavedSeat.person("athens", "Ann"), SavedSeat.bot("sparta", "mcts:500")),
                Long.MIN_VALUE,
                true,
                List.of(
                        new SavedMove("athens", "commit 3"),
                        new SavedMove("sparta", "say: no"),
                        new SavedMove("athens", "done")),
                digests,
                Optional.of(new Result("conquest", List.of("athens"))));
    }

    private Path written() {
        return files.write(folder.resolve("game.json"), save("tiny")).file();
    }

    @Test
    void whatIsWrittenIsRead() {
        assertThat(files.read(written())).isEqualTo(save("tiny"));
    }

    @Test
    void aFaultIsOneReadableLineWhateverTheFileHolds() {
        assertThat(new SaveFault("game.json", "a\nb\tc\u001b[31md\u202ee\u200bf"))
                .hasMessage("game.json: a b c [31md e f");
        assertThat(new SaveFault("game.json", "x".repeat(5_000)).getMessage())
                .hasSize(601)
                .endsWith("…");
    }

    @Test
    void theFileIsMeantToBeRead() throws IOException {
        assertThat(Files.readString(written())).isEqualTo("""
                        {
                          "polemarchSave": 1,
                          "program": "0.1",
                          "game": "tiny",
                          "plugins": {
                            "a": "1",
                            "b": "2"
                          },
                          "title": "Ann \\"and\\" Βρασίδας",
                          "saved": "1970-01-01T00:00:00Z",
                          "scenario": "short",
                          "options": {
                            "turns": "24"
                          },
                          "variants": [
                            "fog"
                          ],
                          "overlay": {
                            "name": "mine",
                            "patch": "{\\n \\"x\\": 1}"
                          },
                          "seats": [
                            {
                              "id": "athens",
                              "person": "Ann"
                            },
                            {
                              "id": "sparta",
                              "bot": "mcts:500"
                            }
                          ],
                          "seed": -9223372036854775808,
                          "casual": true,
                          "moves": [
                            "athens: commit 3",
                            "sparta: say: no",
                            "athens: done"
                          ],
                          "digests": {
                            "0": "0123456789abcdef01234567",
                            "3": "0123456789abcdef01234567"
                          },
                          "result": {
                            "ending": "conquest",
                            "winners": [
                              "athens"
                            ]
                          }
                        }
                        """);
    }

    /** Reads bytes as a file, which must be refused in one line that names it, and be left alone. */
    private String refusal(byte[] bytes) throws IOException {
        Path file = folder.resolve("bad.json");
        Files.write(file, bytes);
        Throwable thrown = catchThrowable(() -> files.read(file));
        assertThat(thrown).isInstanceOf(SaveFault.class);
        assertThat(thrown.getMessage()).doesNotContain("\n").startsWith(file + ": ");
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
        return thrown.getMessage().substring(file.toString().length() + 2);
    }

    private String refusal(String text) throws IOException {
        return refusal(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aFileCutOffAnywhereIsRefused() throws IOException {
        byte[] whole = Files.readAllBytes(written());
        for (int length = 1; length < whole.length - 1; length++) {
            byte[] part = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> SaveReader.read("memory", part))
                    .as("cut to " + length + " bytes")
                    .isInstanceOf(SaveFault.class)
                    .hasMessageMatching("memory: line \\d+, column \\d+: the file ends in the middle; it was cut off,"
                            + " so take an earlier copy");
            if (length % 7 == 0) {
                assertThat(refusal(part)).contains("it was cut off");
            }
        }
        assertThat(refusal(new byte[0])).startsWith("is empty; a save begins with {\"polemarchSave\": 1");
    }

    @Test
    void aFileWithAByteChangedIsReadOrRefusedButNeverBreaksAnything() throws IOException {
        byte[] whole = Files.readAllBytes(written());
        for (int i = 0; i < whole.length; i++) {
            for (int value : new int[] {0, '"', '{', '\\', 0xC3, 0xFF}) {
                byte[] changed = whole.clone();
                changed[i] = (byte) value;
                Throwable thrown = catchThrowable(() -> SaveReader.read("memory", changed));
                if (thrown != null) {
                    assertThat(thrown).as("byte " + i + " is " + value).isInstanceOf(SaveFault.class);
                    assertThat(thrown.getMessage()).startsWith("memory: ").doesNotContain("\n");
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"polemarchSave\": 1 | \"polemarchSave\": 2 | line 2, column 20: the save has format 2, written by a newer Polemarch; this one reads format 1, so use the newer one",
                "\"polemarchSave\": 1 | \"polemarchSave\": 0 | line 2, column 20: there is no format 0; a save begins with",
                "\"polemarchSave\": 1 | \"version\": 1 | line 2, column 3: this is no save of Polemarch; a save begins with {\"polemarchSave\": 1",
                "\"casual\": true | \"casual\": 1 | line 33, column 13: 'casual' must be true or false",
                "\"casual\": true | \"casual\": true, \"casual\": true | line 33, column 27: this is no proper JSON: Duplicate Object property \"casual\"",
                "\"casual\": true | \"casual\": true, \"cheat\": true | line 33, column 19: a save has no field 'cheat'; it was edited or comes from another version",
                "\"casual\": true, | '' | the field 'casual' is missing",
                "-9223372036854775808 | 9223372036854775808 | line 32, column 11: 'seed' must be a whole number from -9223372036854775808 to 9223372036854775807",
                "-9223372036854775808 | 1.5 | line 32, column 11: 'seed' must be a whole number",
                "-9223372036854775808 | null | line 32, column 11: 'seed' must be a whole number",
                "\"athens: commit 3\" | \"athens commit 3\" | line 35, column 5: move 1 is 'athens commit 3'; it must be 'seat: move'",
                "\"athens: commit 3\" | 3 | line 35, column 5: a move must be a text in quotes",
                "\"athens: commit 3\" | \"thebes: commit 3\" | move 1 of 3: there is no seat 'thebes'",
                "\"athens: commit 3\", | '' | the digest after move 2 is missing; the file was cut or edited",
                "\"3\": | \"9\": \"0123456789abcdef01234567\", \"3\": | there is a digest after move 9, but there are only 3 moves; the file was cut or edited",
                "\"athens: commit 3\" | \"athens: commit 3\", \"athens: x\" | the digest after move 4 is missing; the file was cut or edited",
                "\"0\": \"0123456789abcdef01234567\", | '' | the digest after move 0 is missing",
                "\"0\": | \"00\": | line 40, column 5: a digest stands under the number of moves before it, not under '00'",
                "\"0\": \"0123 | \"0\": \"x123 | line 40, column 10: digest 0 must be 24 digits 0-9 a-f",
                "\"person\": \"Ann\" | \"person\": \"Ann\", \"bot\": \"x\" | line 26, column 5: a seat must have an id and either a person or a bot",
                "\"name\": \"mine\" | \"title\": \"mine\" | line 21, column 3: 'overlay' must have the fields name and patch",
                "\"fog\" | [\"fog\"] | line 16, column 5: what 'variants' lists must be a text in quotes",
                "\"ending\": | \"end\": | line 44, column 5: a result has no field 'end'",
            })
    void anEditedFileIsRefusedWhereItIsWrong(String from, String to, String message) throws IOException {
        String text = Files.readString(written());
        assertThat(text).contains(from);
        assertThat(refusal(text.replace(from, to))).startsWith(message);
    }

    @Test
    void whatIsNoSaveAtAllIsRefused() throws IOException {
        assertThat(refusal("hello")).startsWith("line 1, column 1: this is no proper JSON: Unrecognized token 'hello'");
        assertThat(refusal("[]")).startsWith("line 1, column 1: this is no save of Polemarch");
        assertThat(refusal("   \n ")).contains("this is no save of Polemarch");
        assertThat(refusal("{\"tables\": [\"cities\"]}")).contains("this is no save of Polemarch");
        assertThat(refusal(new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10}))
                .startsWith("line 1");
        assertThat(refusal(Files.readString(written()) + "{}"))
                .contains("something follows the end of the save; remove it");
    }

    @Test
    void aFileNestedTenThousandLevelsDeepIsRefused() throws IOException {
        String deep = "[".repeat(10_000) + "]".repeat(10_000);
        assertThat(refusal(deep)).contains("this is no save of Polemarch");
        String whole = Files.readString(written());
        assertThat(refusal(whole.replace("\"fog\"", deep))).contains("must be a text in quotes");
        assertThat(refusal(whole.replace("\"program\"", "\"deep\": " + deep + ", \"program\"")))
                .contains("a save has no field 'deep'");
    }

    @Test
    void aFileOfAHundredMegabytesIsRefusedUnread() throws IOException {
        Path file = folder.resolve("large.json");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(100L * 1024 * 1024);
        }
        assertThatThrownBy(() -> files.read(file))
                .isInstanceOf(SaveFault.class)
                .hasMessage(
                        file + ": is 104857600 bytes large, which no save is; give a file of at most 16777216 bytes");
        assertThat(Files.size(file)).isEqualTo(104_857_600);
    }

    @Test
    void aSaveThatCouldNotBeReadAgainIsNotWritten() {
        SaveGame save = save("tiny");
        SaveGame large = new SaveGame(
                save.program(),
                save.game(),
                save.plugins(),
                save.title(),
                save.saved(),
                save.scenario(),
                save.options(),
                save.variants(),
                Optional.of(new Overlay("huge", "x".repeat(SaveFiles.LARGEST))),
                save.seats(),
                save.seed(),
                save.casual(),
                save.moves(),
                save.digests(),
                save.result());
        Path file = written();
        assertThatThrownBy(() -> files.write(file, large))
                .isInstanceOf(SaveFault.class)
                .hasMessageContaining("more than can be read again");
        assertThat(files.read(file)).isEqualTo(save);
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
        assertThatThrownBy(() -> files.write(folder, save("tiny")))
                .isInstanceOf(SaveFault.class)
                .hasMessage(folder + ": is a folder; give the path of a file in it");
    }

    @Test
    void aSaveOfTheSameGameIsReplaced() throws IOException {
        Path file = written();
        SaveFiles.Written again = files.write(file, save("tiny"));
        assertThat(again.file()).isEqualTo(file);
        assertThat(again.note()).isEmpty();
        assertThat(names()).containsExactly("game.json");
    }

    @Test
    void aDamagedFileIsNeverReplaced() throws IOException {
        Path file = folder.resolve("game.json");
        Files.writeString(file, "precious");
        Files.writeString(folder.resolve("game-2.json"), "precious too");
        SaveFiles.Written written = files.write(file, save("tiny"));
        assertThat(written.file()).isEqualTo(folder.resolve("game-3.json"));
        assertThat(written.note().orElseThrow())
                .startsWith(file + ": line 1, column 1: this is no proper JSON")
                .endsWith("it was left as it is, and the game was saved as " + written.file());
        assertThat(Files.readString(file)).isEqualTo("precious");
        assertThat(Files.readString(folder.resolve("game-2.json"))).isEqualTo("precious too");
        assertThat(files.read(written.file())).isEqualTo(save("tiny"));
    }

    @Test
    void aSaveOfAnotherGameIsNeverReplaced() {
        Path file = written();
        SaveFiles.Written other = files.write(file, save("other"));
        assertThat(other.note().orElseThrow())
                .startsWith(file + " is a save of tiny, not of other; it was left as it is");
        assertThat(files.read(file).game()).isEqualTo("tiny");
        assertThat(files.read(other.file()).game()).isEqualTo("other");
    }

    /** A disk that is full after half of what is written. */
    private static final class FullDisk implements Storage {
        @Override
        public void write(Path file, byte[] content) throws IOException {
            Storage.DISK.write(file, Arrays.copyOf(content, content.length / 2));
            throw new IOException("No space left on device");
        }

        @Override
        public void rename(Path from, Path to) {
            throw new AssertionError("half a file must not get the name");
        }
    }

    @Test
    void aFullDiskLosesNothing() throws IOException {
        Path file = written();
        assertThatThrownBy(() -> new SaveFiles(new FullDisk()).write(file, save("tiny")))
                .isInstanceOf(SaveFault.class)
                .hasMessage(file + ": cannot be written: the disk is full; make room, or save to another disk");
        assertThat(files.read(file)).isEqualTo(save("tiny"));
        assertThat(names()).as("no half file is left").containsExactly("game.json");
    }

    @Test
    void aDiskThatCannotRenameLosesNothing() throws IOException {
        Path file = written();
        Storage readOnly = new Storage() {
            @Override
            public void write(Path temporary, byte[] content) throws IOException {
                Storage.DISK.write(temporary, content);
            }

            @Override
            public void rename(Path from, Path to) throws IOException {
                throw new AccessDeniedException(to.toString());
            }
        };
        assertThatThrownBy(() -> new SaveFiles(readOnly).write(file, save("tiny")))
                .isInstanceOf(SaveFault.class)
                .hasMessage(file + ": cannot be written: you may not use it; choose a folder you may read and write");
        assertThat(files.read(file)).isEqualTo(save("tiny"));
        assertThat(names()).containsExactly("game.json");
    }

    @Test
    void aPathBelowAFileIsRefused() throws IOException {
        Path file = folder.resolve("note");
        Files.writeString(file, "a note");
        for (Path below : List.of(file.resolve("game.json"), file.resolve("deep/game.json"))) {
            assertThatThrownBy(() -> files.write(below, save("tiny")))
                    .isInstanceOf(SaveFault.class)
                    .hasMessage(
                            below + ": cannot be written: what should be its folder is a file; choose another folder");
        }
        assertThat(Files.readString(file)).isEqualTo("a note");
    }

    @Test
    void theListTellsSavesFromOtherFiles() throws IOException {
        written();
        Files.writeString(folder.resolve("broken.json"), "{");
        Files.writeString(folder.resolve("notes.txt"), "no save");
        List<SaveFiles.Listed> all = files.list(folder);
        assertThat(all)
                .extracting(listed -> String.valueOf(listed.file().getFileName()))
                .containsExactly("broken.json", "game.json");
        assertThat(all.get(0).fault().orElseThrow()).contains("it was cut off");
        assertThat(all.get(1).save()).contains(save("tiny"));
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

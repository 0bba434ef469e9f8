package org.polemarch.core.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a save looks like; whatever else is in a file is refused in one line that says where and what. */
class SaveFormatTest {

    @TempDir
    private Path folder;

    private final SaveFiles files = new SaveFiles();

    @Test
    void theFileIsMeantToBeRead() throws IOException {
        assertThat(Files.readString(SampleSave.writtenTo(folder))).isEqualTo("""
                        {
                          "polemarchSave": 2,
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
                          },
                          "seal": "f37669eb37b8832bf10c9367"
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
        byte[] whole = Files.readAllBytes(SampleSave.writtenTo(folder));
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
        assertThat(refusal(new byte[0])).startsWith("is empty; a save begins with {\"polemarchSave\": 2");
    }

    /** They look like a text in an encoding of four bytes a letter, in an order that no machine uses. */
    @Test
    void aFileThatIsNoTextIsRefused() throws IOException {
        assertThat(refusal(new byte[] {0, 0, (byte) 0xE2, 0, 0})).startsWith("this is no text: ");
        assertThat(refusal(new byte[] {0, 0, 0, 0, 0, 0})).isNotBlank();
    }

    @Test
    void aFileWithAByteChangedIsReadOrRefusedButNeverBreaksAnything() throws IOException {
        byte[] whole = Files.readAllBytes(SampleSave.writtenTo(folder));
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
                "\"polemarchSave\": 2 | \"polemarchSave\": 3 | line 2, column 20: the save has format 3, written by a newer Polemarch; this one reads format 2, so use the newer one",
                "\"polemarchSave\": 2 | \"polemarchSave\": 1 | line 2, column 20: the save was written before the first release",
                "\"polemarchSave\": 2 | \"polemarchSave\": 0 | line 2, column 20: there is no format 0; a save begins with",
                "\"polemarchSave\": 2 | \"version\": 1 | line 2, column 3: this is no save of Polemarch; a save begins with {\"polemarchSave\": 2",
                "\"casual\": true | \"casual\": 1 | line 33, column 13: 'casual' must be true or false",
                "\"casual\": true | \"casual\": true, \"casual\": true | line 33, column 27: this is no proper JSON: Duplicate Object property \"casual\"",
                "\"casual\": true | \"casual\": true, \"cheat\": true | line 33, column 19: a save has no field 'cheat'; it was edited or comes from another version",
                "\"casual\": true, | '' | the field 'casual' is missing",
                "-9223372036854775808 | 9223372036854775808 | line 32, column 11: 'seed' must be a whole number of 64 bits, or 32 hexadecimal digits in quotes",
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
        String text = Files.readString(SampleSave.writtenTo(folder));
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
        assertThat(refusal(Files.readString(SampleSave.writtenTo(folder)) + "{}"))
                .contains("something follows the end of the save; remove it");
    }

    @Test
    void aFileNestedTenThousandLevelsDeepIsRefused() throws IOException {
        String deep = "[".repeat(10_000) + "]".repeat(10_000);
        assertThat(refusal(deep)).contains("this is no save of Polemarch");
        String whole = Files.readString(SampleSave.writtenTo(folder));
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
    void aFaultIsOneReadableLineWhateverTheFileHolds() {
        assertThat(new SaveFault("game.json", "a\nb\tc\u001b[31md\u202ee\u200bf"))
                .hasMessage("game.json: a b c [31md e f");
        assertThat(new SaveFault("game.json", "x".repeat(5_000)).getMessage())
                .hasSize(601)
                .endsWith("…");
    }
}

package org.polemarch.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Holder.BotSeat;

/** A save whose moves no longer lead where they led is not lost, and one that was changed by hand is named as such. */
class OldSavesTest {

    @TempDir
    private Path folder;

    private final SaveFiles files = new SaveFiles();
    private Path file;
    private Session<?> played;

    @BeforeEach
    void playAndSave() {
        played = Session.start(
                TinyGame.prepared(),
                -5,
                List.of(new BotSeat("random", new RandomBot()), new BotSeat("random", new RandomBot())),
                new Terms("test", false, "1", Map.of("tiny", "1.0")));
        while (!played.over()) {
            played.botMove();
        }
        file = files.write(folder.resolve("game.json"), played.save(Instant.EPOCH))
                .file();
    }

    private Session<?> resume(String version) {
        return Replay.resume("game.json", files.read(file), new TinyLibrary(version));
    }

    private void edit(String from, String to) throws Exception {
        String text = Files.readString(file);
        assertThat(text).contains(from);
        Files.writeString(file, text.replace(from, to));
    }

    /** As other rules would leave it: the position after move 20 is another one. */
    private SaveDiffers differing() throws Exception {
        edit(played.save(Instant.EPOCH).digests().get(20), "0".repeat(24));
        return catchThrowableOfType(SaveDiffers.class, () -> resume("2.0"));
    }

    @Test
    void thePlayerIsToldWhereAndWhichRules() throws Exception {
        SaveDiffers fault = differing();
        assertThat(fault)
                .hasMessageContaining("move 20 of")
                .hasMessageContaining("the last position that fits is after move 10; rules asked since then: ")
                .hasMessageContaining("the rules changed since it was saved with tiny 1.0 (installed: tiny 2.0)");
        assertThat(fault.fits()).isEqualTo(10);
    }

    /** Nothing in its moves shows it, but from here on other rules may be played. */
    @Test
    void aSaveThatReplaysUnderAnotherVersionSaysSo() {
        Session<?> resumed = resume("2.0");
        assertThat(OtherBuild.since(resumed.origin().orElseThrow(), resumed.terms()))
                .containsExactly(new OtherBuild("tiny", "1.0", "2.0"));
        Session<?> same = resume("1.0");
        assertThat(OtherBuild.since(same.origin().orElseThrow(), same.terms())).isEmpty();
    }

    @Test
    void theGameCanBeTakenAsItStands() throws Exception {
        Session<?> now = differing().asItStands();
        assertThat(now.decisions()).isEqualTo(played.decisions());
        assertThat(now.digest()).isEqualTo(played.digest());
        assertThat(now.origin()).as("it must not replace the old save").isEmpty();
    }

    @Test
    void orAsItWasWhileItFitted() throws Exception {
        Session<?> before = differing().before();
        assertThat(before.decisions()).isEqualTo(10);
        assertThat(before.digest()).isEqualTo(played.replayTo(10).digest());
        assertThat(before.terms().title()).isEqualTo("test (from move 10)");
    }

    @Test
    void asItStandsEndsBeforeTheFirstMoveThatIsNoLongerLegal() throws Exception {
        String thirteenth = played.history().get(12).seat().id() + ": "
                + played.history().get(12).move().notation();
        SaveGame save = files.read(file);
        assertThat(save.moves().get(12)).hasToString(thirteenth);
        String text = Files.readString(file);
        int at = -1;
        for (int i = 0, from = text.indexOf("\"moves\""); i <= 12; i++) {
            at = text.indexOf("    \"", from);
            from = at + 1;
        }
        Files.writeString(file, text.substring(0, at) + text.substring(at).replaceFirst(": [^\"]+\"", ": lay 99\""));
        SaveDiffers fault = catchThrowableOfType(SaveDiffers.class, () -> resume("2.0"));
        assertThat(fault).hasMessageContaining("move 13 of").hasMessageContaining("lay 99' is not legal");
        assertThat(fault.asItStands().decisions()).isEqualTo(12);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"casual\": false | \"casual\": true",
                "\"tiny\": \"1.0\" | \"tiny\": \"1.1\"",
                "\"bot\": \"random\" | \"person\": \"Ann\"",
                "\"title\": \"test\" | \"title\": \"the real one\"",
                "\"seal\": \" | \"seal\": \"0",
            })
    void aSaveChangedByHandIsNamedAsEdited(String from, String to) throws Exception {
        assertThat(files.read(file).edited()).isFalse();
        edit(from, to);
        assertThat(files.read(file).edited()).isTrue();
        Session<?> session = resume("1.0");
        assertThat(session.terms().edited()).isTrue();
        Path again = files.write(folder.resolve("again.json"), session.save(Instant.EPOCH))
                .file();
        assertThat(files.read(again).edited()).as("it stays so").isTrue();
    }

    @Test
    void whatAGameOfASecretSeedSavesIsResumed() {
        Seed seed = Seed.fresh();
        Session<?> session = Session.start(TinyGame.prepared(), seed, TinyTable.PEOPLE, TinyTable.TERMS);
        session.play(0);
        SaveGame save = session.save(Instant.EPOCH);
        Path secret = files.write(folder.resolve("secret.json"), save).file();
        assertThat(files.read(secret)).isEqualTo(save);
        assertThat(Replay.resume("secret.json", files.read(secret), new TinyLibrary("1"))
                        .digest())
                .isEqualTo(session.digest());
    }
}

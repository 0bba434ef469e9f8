package org.polemarch.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.save.SaveFault;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Holder.BotSeat;
import org.polemarch.core.wiring.Overlay;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.testkit.Saves;

class ReplayTest {

    private static final Terms TERMS = new Terms("test", false, "1", Map.of("tiny", "1.0"));
    private static final TinyLibrary LIBRARY = new TinyLibrary("1.0");
    private static final int MOVES = 26;

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
                List.of(new BotSeat("greedy", new GreedyBot(3)), new BotSeat("random", new RandomBot())),
                TERMS);
        while (!played.over()) {
            played.botMove();
        }
        file = files.write(folder.resolve("game.json"), played.save(Instant.EPOCH))
                .file();
    }

    private Session<?> resume() {
        return Replay.resume("game.json", files.read(file), LIBRARY);
    }

    private void edit(String from, String to) throws Exception {
        String text = Files.readString(file);
        assertThat(text).contains(from);
        Files.writeString(file, text.replaceFirst(Pattern.quote(from), Matcher.quoteReplacement(to)));
    }

    @Test
    void aSaveGivesTheSameSessionAgain() {
        Session<?> again = resume();
        assertThat(again.digest()).isEqualTo(played.digest());
        assertThat(again.fullLog()).isEqualTo(played.fullLog());
        assertThat(again.history()).isEqualTo(played.history());
        assertThat(again.save(Instant.EPOCH)).isEqualTo(played.save(Instant.EPOCH));
        assertThat(again.holder(again.setup().seats().get(0)).name()).isEqualTo("greedy");
    }

    @Test
    void aGameResumedAtAnyMoveGoesOnAsItWould() {
        for (int n = 0; n <= MOVES; n++) {
            SaveGame save = played.branchAt(n).save(Instant.EPOCH);
            Session<?> again = Replay.resume("memory", save, LIBRARY);
            while (!again.over()) {
                again.botMove();
            }
            assertThat(again.history()).as("resumed at move " + n).isEqualTo(played.history());
            assertThat(again.digest()).isEqualTo(played.digest());
        }
    }

    @Test
    void anUndoneMoveIsNotInTheSave() {
        Session<?> session = Session.start(TinyGame.prepared(), 1, TinyTable.PEOPLE, TERMS);
        session.play("bid-for 1");
        session.play("bid-for 1");
        session.play(0);
        session.play(0);
        assertThat(session.save(Instant.EPOCH).moves()).hasSize(4);
        session.undo();
        SaveGame save = session.save(Instant.EPOCH);
        assertThat(save.moves()).hasSize(3);
        assertThat(Replay.resume("memory", save, LIBRARY).digest()).isEqualTo(session.digest());
    }

    @Test
    void aSaveAfterALongWayBackCanBeReadAgain() {
        Session<?> session = Session.start(
                TinyGame.prepared(), 1, TinyTable.PEOPLE, new Terms("test", true, "1", Map.of("tiny", "1.0")));
        while (session.decisions() < 25) {
            session.play(0);
        }
        while (session.decisions() > 17) {
            session.undo();
        }
        Path back = files.write(folder.resolve("back.json"), session.save(Instant.EPOCH))
                .file();
        assertThat(files.read(back).digests().keySet()).containsExactly(0, 10, 17);
        assertThat(Replay.resume("back.json", files.read(back), LIBRARY).digest())
                .isEqualTo(session.digest());
    }

    @Test
    void anIllegalMoveIsNamed() throws Exception {
        edit(played.history().get(11).move().notation() + "\"", "lay 99\"");
        assertThatThrownBy(this::resume)
                .isInstanceOf(SaveFault.class)
                .hasMessageMatching(
                        "game.json: move \\d+ of 26: '(athens|sparta): lay 99' is not legal \\[.+\\]; the file was"
                                + " edited by hand");
    }

    private void editTheFirstBid() throws Exception {
        String bid = played.history().get(0).move().notation();
        edit("athens: " + bid, bid.equals("bid-for 0") ? "athens: bid-for 1" : "athens: bid-for 0");
    }

    @Test
    void aMoveReplacedByAnotherLegalOneIsFoundAtTheNextDigest() throws Exception {
        editTheFirstBid();
        assertThatThrownBy(this::resume)
                .isInstanceOf(SaveFault.class)
                .hasMessageMatching("game.json: move 10 of 26: the position is not the one that was saved \\(the last"
                        + " position that fits is after move 0; rules asked since then: .+\\); the file was edited by"
                        + " hand");
    }

    @Test
    void aMoveOfTheWrongSeatIsNamed() throws Exception {
        edit("\"sparta: bid", "\"athens: bid");
        assertThatThrownBy(this::resume)
                .hasMessageContaining("move 2 of 26: 'athens: bid-for ")
                .hasMessageContaining("it is sparta that is asked");
    }

    @Test
    void aMoveAfterTheEndIsNamed() {
        SaveGame save = played.save(Instant.EPOCH);
        List<SaveGame.SavedMove> more = new ArrayList<>(save.moves());
        more.add(new SaveGame.SavedMove("athens", "roll"));
        assertThatThrownBy(() -> Replay.resume("memory", Saves.withMoves(save, more), LIBRARY))
                .hasMessageContaining("move 27 of 27: 'athens: roll' comes after the end of the game");
    }

    @Test
    void anEditedDigestIsFound() throws Exception {
        String digest = played.save(Instant.EPOCH).digests().get(20);
        edit(digest, "0".repeat(24));
        assertThatThrownBy(this::resume)
                .hasMessageContaining("move 20 of 26: the position is not the one that was saved")
                .hasMessageContaining("after move 10");
    }

    @Test
    void anotherSeedIsFoundAtTheStart() throws Exception {
        edit("\"seed\": -5", "\"seed\": 6");
        assertThatThrownBy(this::resume).hasMessageContaining("the start: the position is not the one that was saved");
    }

    @Test
    void rulesOfAnotherVersionAreSuspectedFirst() throws Exception {
        editTheFirstBid();
        assertThatThrownBy(() -> Replay.resume("game.json", files.read(file), new TinyLibrary("2.0")))
                .hasMessageContaining("the rules changed since it was saved with tiny 1.0 (installed: tiny 2.0)");
    }

    @Test
    void anotherBuildOfTheSameVersionIsSuspectedByItsHash() throws Exception {
        editTheFirstBid();
        String text = Files.readString(file);
        Files.writeString(file, text.replace("\"title\"", "\"sha256\": {\"tiny\": \"0a\"}, \"title\""));
        assertThat(files.read(file).sha256()).isEqualTo(Map.of("tiny", "0a"));
        assertThatThrownBy(() -> Replay.resume("game.json", files.read(file), new TinyLibrary("1.0", "0b")))
                .hasMessageContaining("it was saved with another build of tiny 1.0");
        assertThatThrownBy(() -> Replay.resume("game.json", files.read(file), new TinyLibrary("1.0", "0a")))
                .hasMessageContaining("the file was edited");
    }

    @Test
    void aSaveOfAnotherVersionThatStillReplaysIsFine() {
        Session<?> again = Replay.resume("game.json", files.read(file), new TinyLibrary("2.0"));
        assertThat(again.digest()).isEqualTo(played.digest());
        assertThat(again.terms().plugins()).isEqualTo(Map.of("tiny", "2.0"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"game\": \"tiny\" | \"game\": \"chess\" | the game 'chess' is not installed (the save was made with tiny 1.0); installed are tiny",
                "\"scenario\": \"short\" | \"scenario\": \"long\" | no scenario of Tiny 'long'; there are short, other",
                "\"turns\": \"24\" | \"turns\": \"25\" | no value of option turns '25'; did you mean 24 or 5? there are 24, 60, 100, 5",
                "\"turns\": \"24\" | \"speed\": \"24\" | no option of Tiny 'speed'; there are turns, trap",
                "\"variants\": [] | \"variants\": [\"fog\"] | the variant 'fog' of tiny is not installed",
                "\"bot\": \"greedy\" | \"bot\": \"oracle\" | seat 'athens' is held by bot 'oracle': there is no such bot; there are random, greedy",
                "\"bot\": \"greedy\" | \"person\": \" \" | seat 'athens' is held by a person without a name",
                "\"ending\": \"turns-over\" | \"ending\": \"by-lot\" | the save says the game ended by 'by-lot', but it ended by 'turns-over'",
            })
    void whatIsNotInstalledIsNamed(String from, String to, String message) throws Exception {
        edit(from, to);
        byte[] before = Files.readAllBytes(file);
        assertThatThrownBy(this::resume).isInstanceOf(SaveFault.class).hasMessageStartingWith("game.json: " + message);
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void anOptionThatIsNewSinceTheSaveHasItsDefault() throws Exception {
        edit(",\n    \"trap\": \"none\"", "");
        assertThat(resume().digest()).isEqualTo(played.digest());
    }

    @Test
    void tooManySeatsAreRefused() throws Exception {
        edit("\"seats\": [", "\"seats\": [{\"id\": \"corinth\", \"bot\": \"random\"},");
        assertThatThrownBy(this::resume).hasMessage("game.json: no seat of Tiny 'corinth'; there are athens, sparta");
    }

    @Test
    void seatsInAnotherOrderAreRefused() throws Exception {
        edit("\"id\": \"athens\"", "\"id\": \"x\"");
        edit("\"id\": \"sparta\"", "\"id\": \"athens\"");
        edit("\"id\": \"x\"", "\"id\": \"sparta\"");
        assertThatThrownBy(this::resume)
                .hasMessage("game.json: Tiny seats [athens, sparta] in this order, not [sparta, athens]");
    }

    @Test
    void aSaveWhoseBotIsMissingCanStillBeWatched() throws Exception {
        edit("\"bot\": \"greedy\"", "\"bot\": \"oracle\"");
        Session<?> watched = Replay.watch("game.json", files.read(file), LIBRARY);
        assertThat(watched.digest()).isEqualTo(played.digest());
    }

    @Test
    void theOverlayStandsInTheSave() {
        SaveGame save = played.save(Instant.EPOCH);
        assertThat(save.overlay()).isEqualTo(Optional.empty());
        String patch = "{\"figures\": {\"deck\": {\"source\": \"mine\"}}}";
        var prepared = PreparedGame.of(
                new TinyGame.Plugin(),
                List.of(),
                new TinyGame.Plugin().info().defaultSetup(),
                Optional.of(new Overlay("my figures", patch)));
        Session<?> session = start(prepared);
        files.write(file, session.save(Instant.EPOCH));
        Session<?> again = resume();
        assertThat(again.prepared().overlay().orElseThrow().patch()).isEqualTo(patch);
        assertThat(again.prepared().data().provenance().get(0).source()).isEqualTo("mine");
    }

    private static Session<?> start(PreparedGame<?> prepared) {
        return Session.start(prepared, 1, TinyTable.PEOPLE, TERMS);
    }

    @Test
    void anOverlayThatFitsNoLongerIsNamed() throws Exception {
        edit("\"seats\": [", "\"overlay\": {\"name\": \"mine\", \"patch\": \"{\\\"gone\\\": {}}\"},\n  \"seats\": [");
        assertThatThrownBy(this::resume)
                .isInstanceOf(SaveFault.class)
                .hasMessageContaining("mine changes table 'gone', which does not exist; there are figures");
    }

    @Test
    void otherWinnersAreFound() {
        SaveGame save = played.save(Instant.EPOCH);
        SaveGame.Result told = save.result().orElseThrow();
        List<String> others = told.winners().equals(List.of("athens")) ? List.of("sparta") : List.of("athens");
        assertThatThrownBy(() -> Replay.resume(
                        "memory", Saves.withResult(save, new SaveGame.Result(told.ending(), others)), LIBRARY))
                .isInstanceOf(SaveFault.class)
                .hasMessageContaining(
                        "the save says the game was won by " + others + ", but it was won by " + told.winners());
    }

    @Test
    void aGameThatFailsWhenItIsAskedIsASaveFaultLikeAnyOther() throws Exception {
        edit("\"trap\": \"none\"", "\"trap\": \"scales\"");
        assertThatThrownBy(this::resume)
                .isInstanceOf(SaveFault.class)
                .hasMessageContaining("game.json: after move 26 the game fails")
                .hasMessageContaining("the scales are broken");
    }
}

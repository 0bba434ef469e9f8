package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.core.contract.ContractCheck;
import org.polemarch.core.contract.Rigour;
import org.polemarch.core.plugins.PluginStatus.State;
import org.polemarch.core.session.Terms;
import org.polemarch.core.wiring.PreparedGame;

/** A variant that is one file without code: dropped in, used at once, and read as strictly as what a stranger sends. */
class VariantFileTest {

    private static final String LONG_GAME = """
            {
              "id": "long-game",
              "game": "pebbles",
              "version": "1.2.0",
              "fits": ">=1.0.0 & <2.0.0",
              "title": "The long game",
              "author": "Aspasia",
              "licence": "CC0-1.0",
              "homepage": "https://example.org/long",
              "summary": "Twenty pebbles lie on the heap.",
              "history": "Nobody counted them.",
              "conflicts": ["misere"],
              "after": ["big-heap"],
              "patch": {"heap": {"pebbles": 20}},
              "words": {"ending.last": "The long heap is gone"},
              "rules": {
                "2": {"heading": "Taking slowly", "summary": "As before, and longer."},
                "long/heap": {"heading": "The long heap", "status": "TABLE_TALK", "summary": "Twenty lie there.", "text": ["Count the heap first."], "example": "Twenty, not twelve.", "see": ["2"]}
              }
            }
            """;

    @TempDir
    private Path temp;

    private Installation program;

    @BeforeEach
    void start() {
        program = Installation.withPebbles(temp);
        program.start();
    }

    @AfterEach
    void stop() {
        program.close();
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(temp.resolve(name), text);
    }

    private PreparedGame<?> prepared(String... variants) {
        InstalledGame game = program.catalog().game("pebbles");
        var setup = game.setup();
        for (String variant : variants) {
            setup.variant(variant);
        }
        return game.prepare(setup.build(), Optional.empty());
    }

    @Test
    void itIsInstalledAndPlayedWithoutTrustAndWithoutARestart() throws IOException {
        Catalog before = program.catalog();
        PluginStatus status = program.folder().install(file("mine.variant.json", LONG_GAME));
        assertThat(status.state()).isEqualTo(State.LOADED);
        assertThat(status.line()).isEqualTo("long-game 1.2.0 (long-game.variant.json)");
        assertThat(program.host().plugins()).extracting(PluginStatus::id).containsExactly("pebbles", "long-game");
        VariantInfo info = before.game("pebbles").variant("long-game").info();
        assertThat(info)
                .isEqualTo(VariantInfo.of("long-game", "pebbles")
                        .fits(">=1.0.0 & <2.0.0")
                        .title("The long game")
                        .summary("Twenty pebbles lie on the heap.")
                        .history("Nobody counted them.")
                        .author("Aspasia")
                        .licence("CC0-1.0")
                        .homepage("https://example.org/long")
                        .after("big-heap")
                        .conflicts("misere"));
        PreparedGame<?> prepared = prepared("long-game");
        assertThat(prepared.title()).isEqualTo("Pebbles with The long game");
        assertThat(prepared.start(1)
                        .book()
                        .game()
                        .project(state(prepared), prepared.setup().seats().get(0)))
                .hasToString("PebblesView[heap=20, taken=0]");
        assertThat(prepared.words().text("ending.last")).isEqualTo("The long heap is gone");
        assertThat(prepared.ruleIndex().section("2").orElseThrow().heading()).isEqualTo("Taking slowly");
        Section heap = prepared.ruleIndex().section("long/heap").orElseThrow();
        assertThat(heap.text()).containsExactly("Count the heap first.");
        assertThat(heap.example()).contains("Twenty, not twelve.");
        assertThat(heap.see()).containsExactly("2");
        assertThat(prepared.ruleIndex().section("long/heap").flatMap(Section::variant))
                .contains("The long game");
        assertThat(new ContractCheck(Rigour.USUAL.withGames(2), List.of()).run(prepared))
                .isEmpty();
    }

    @SuppressWarnings("unchecked") // whatever the state of the game is, it is this game's
    private static <S extends org.polemarch.api.game.GameState<S>> S state(PreparedGame<?> prepared) {
        return (S) prepared.start(1).state();
    }

    @Test
    void itIsRemovedAtOnce() throws IOException {
        program.folder().install(file("mine.variant.json", LONG_GAME));
        program.folder().remove("long-game");
        assertThat(program.user("long-game.variant.json")).doesNotExist();
        assertThat(program.catalog().game("pebbles").variants()).isEmpty();
        assertThat(program.host().plugins()).extracting(PluginStatus::id).containsExactly("pebbles");
    }

    @Test
    void aFileThatWasDroppedInIsFoundAtTheNextStart() throws IOException {
        Files.createDirectories(program.folders().user());
        Files.writeString(program.user("anything.variant.json"), LONG_GAME);
        program.start();
        assertThat(program.status("long-game").state()).isEqualTo(State.LOADED);
        assertThat(prepared("long-game").variants()).extracting(VariantInfo::id).containsExactly("long-game");
    }

    @Test
    void aSaveNamesItsVersionAndItsBytes() throws IOException {
        program.folder().install(file("mine.variant.json", LONG_GAME));
        Terms terms = program.catalog().game("pebbles").terms(prepared("long-game"), false, "0.1.0");
        assertThat(terms.title()).isEqualTo("Pebbles with The long game");
        assertThat(terms.plugins()).isEqualTo(Map.of("pebbles", "1.0.0", "long-game", "1.2.0"));
        assertThat(terms.sha256())
                .containsOnlyKeys("pebbles", "long-game")
                .containsEntry("long-game", Sha256.of(LONG_GAME.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"title\": | \"titel\": | no field 'titel'; did you mean title? there are id, game, version, fits, title, author, licence, homepage, summary, history, conflicts, after, patch, words, rules",
                "\"summary\": \"Twenty pebbles lie on the heap.\", | '' | line 20, column 1: summary: it is missing",
                "\"patch\": {\"heap\": {\"pebbles\": 20}} | \"patch\": [20] | patch: it must be an object in braces, of table names",
                "\"after\": [\"big-heap\"] | \"after\": 7 | line 13, column 12: after: it must be a list in brackets, not a number",
                "\"TABLE_TALK\" | \"TALK\" | line 18, column 57: rules/long/heap/status: it must be one of ENFORCED, TABLE_TALK, NOT_APPLICABLE, not 'TALK'",
                "\"long-game\" | \"long game\" | variant id 'long game' must be made of letters, digits, dots and hyphens",
                "\"1.2.0\" | \"twelve\" | its version 'twelve' is not a version; write it as 1.0.0",
                "\">=1.0.0 & <2.0.0\" | \"all of them\" | it fits 'all of them', which is not a range; write it as >=1.0.0 & <2.0.0",
                "https://example.org/long | file:///etc/passwd | its homepage 'file:///etc/passwd' is not an address that begins with https://",
                "Aspasia | \\u001b[31mAspasia | a text in it has control characters: '?[31mAspasia'",
                "Aspasia | Aspasia\\n0 wins | its title, author and licence must each be one line",
                "\"author\": | \"id\": \"two\", \"author\": | line 7, column 7: 'id' appears twice",
            })
    void aFaultSaysWhereAndWhat(String from, String to, String fault) throws IOException {
        assertThat(LONG_GAME).contains(from);
        Path file = file("mine.variant.json", LONG_GAME.replace(from, to));
        assertThatThrownBy(() -> program.folder().install(file))
                .isInstanceOf(PluginFault.class)
                .hasMessage(file + " cannot be used: " + fault);
        assertThat(program.folders().user()).doesNotExist();
    }

    @Test
    void aFileThatWasCutOffSaysSoWhereverItWasCut() {
        for (int length = 1; length < LONG_GAME.length() - 2; length++) {
            String cut = LONG_GAME.substring(0, length);
            assertThatThrownBy(() -> VariantFile.of(cut.getBytes(java.nio.charset.StandardCharsets.UTF_8)))
                    .as(cut)
                    .isInstanceOf(PluginFault.class)
                    .hasMessageMatching("line \\d+, column \\d+: (.*: )?it ends in the middle; it was cut off");
        }
        assertThatThrownBy(() -> VariantFile.of(new byte[0])).hasMessageContaining("it is empty");
    }

    /** Whatever else is wrong after a misspelled field: the file is refused, and the program starts. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\": \"x\", \"gme\": 1}}",
                "{\"gme\": {\"a\": 1}}} trailing",
                "{\"gme\": 1, \"gme\": 2}",
                "{\"id\": \"x\", \"game\": \"polis\", \"gme\": [1, 2",
                "\u0000\u0000\u00e2\u0000",
            })
    void aFileWithSeveralFaultsIsRefused(String text) {
        assertThatThrownBy(() -> VariantFile.of(text.getBytes(StandardCharsets.ISO_8859_1)))
                .isInstanceOf(PluginFault.class);
    }

    @Test
    void aFileThatIsTooLargeOrTooDeepIsNotRead() throws IOException {
        Path large = file("large.variant.json", LONG_GAME.replace("Nobody", "N".repeat(1 << 20)));
        assertThatThrownBy(() -> program.folder().install(large))
                .hasMessageContaining("a variant file has at most 1048576");
        Path deep = file("deep.variant.json", LONG_GAME.replace("20}", "[".repeat(100) + "]".repeat(100) + "}"));
        assertThatThrownBy(() -> program.folder().install(deep)).hasMessageContaining("too large or too deeply nested");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"pebbles\", | \"marbles\", | it is for game 'marbles', which is not installed",
                ">=1.0.0 & <2.0.0 | >=2.0.0 | its variant 'long-game' needs pebbles >=2.0.0, but 1.0.0 is installed",
                "\"title\" | \"titel\" | no field 'titel'; did you mean title?",
            })
    void aFileThatCannotBeUsedIsListedWithTheCause(String from, String to, String problem) throws IOException {
        Files.createDirectories(program.folders().user());
        Files.writeString(program.user("long-game.variant.json"), LONG_GAME.replace(from, to));
        program.start();
        assertThat(program.status("long-game").state()).isEqualTo(State.BROKEN);
        assertThat(program.status("long-game").problem()).startsWith(problem);
        assertThat(program.catalog().game("pebbles").variants()).isEmpty();
    }

    @Test
    void aNameIsGivenOnce() throws IOException {
        program.folder().install(file("mine.variant.json", LONG_GAME));
        Path again = file("again.variant.json", LONG_GAME);
        assertThatThrownBy(() -> program.folder().install(again))
                .hasMessageContaining("plugin 'long-game' is already installed as");
        Files.writeString(program.user("z.variant.json"), LONG_GAME);
        program.host().rereadVariants();
        assertThat(program.host().plugins())
                .filteredOn(plugin -> plugin.state() == State.BROKEN)
                .extracting(PluginStatus::problem)
                .containsExactly(
                        "the variant 'long-game' of pebbles already comes from long-game.variant.json; remove one"
                                + " of the two, or give this one another id");
    }

    @Test
    void itNeedsNoTrust() throws IOException {
        program.folder().install(file("mine.variant.json", LONG_GAME));
        assertThatThrownBy(() -> program.folder().trust("long-game"))
                .hasMessage("variant 'long-game' has no code and needs no trust");
    }

    @Test
    void aPatchOfAFigureThereIsNotNamesTheVariant() throws IOException {
        program.folder().install(file("mine.variant.json", LONG_GAME.replace("\"pebbles\": 20", "\"pebbels\": 20")));
        assertThatThrownBy(() -> prepared("long-game"))
                .hasMessage("variant long-game changes heap/pebbels: there is no field"
                        + " 'pebbels'; there are most, pebbles");
    }
}

package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

class NewPluginCommandTest {

    @TempDir
    private Path folder;

    private TestProgram program;
    private Path target;

    @BeforeEach
    void install() {
        program = TestProgram.bundling(folder, TestProgram.built("polis"));
        target = folder.resolve("great-engines");
    }

    private Result variant(String... more) {
        String[] args = new String[6 + more.length];
        System.arraycopy(
                new String[] {"plugins", "new", "variant", target.toString(), "--for", "polis"}, 0, args, 0, 6);
        System.arraycopy(more, 0, args, 6, more.length);
        return program.run(args);
    }

    private String written(String file) throws IOException {
        return Files.readString(target.resolve(file));
    }

    @Test
    void aVariantIsNamedAfterItsFolder() throws IOException {
        Result result = variant("--rule", "laysiege", "--seam", "dieSides");
        assertThat(result.code()).as(result.err()).isZero();
        assertThat(result.out()).contains("a variant of Polis that overrides LaySiege.dieSides");
        assertThat(written("src/main/java/org/example/greatengines/GreatEnginesLaySiege.java"))
                .contains("package org.example.greatengines;")
                .contains("@Cites(\"great-engines\")")
                .contains("super(data, leagues, boards, control);")
                .contains("return super.dieSides() + MORE;");
        assertThat(written("src/main/java/org/example/greatengines/GreatEnginesVariant.java"))
                .contains("VariantInfo.of(\"great-engines\", \"polis\")")
                .contains(".title(\"Great engines\")");
        assertThat(written("pom.xml"))
                .contains("<groupId>org.polemarch.plugins</groupId>")
                .contains("<Plugin-Dependencies>polis</Plugin-Dependencies>")
                .contains("<artifactId>junit-jupiter</artifactId>")
                .doesNotContain("<parent>")
                .doesNotContain("{{");
        assertThat(written("src/main/resources/org/example/greatengines/messages.properties"))
                .contains("# LaySiege.Capital = ");
        assertThat(written("README.md")).contains("- `protected int prize(PolisCard card)`");
    }

    /** Names with quotation marks and the like stay what they are in Java and XML. */
    @Test
    void whatTheAuthorWritesStaysText() throws IOException {
        Result result = variant(
                "--rule",
                "LaySiege",
                "--id",
                "engines",
                "--title",
                "\"Great\" engines \\ & <more>",
                "--package",
                "com.example.mine",
                "--author",
                "Ann & Bob");
        assertThat(result.code()).as(result.err()).isZero();
        assertThat(written("src/main/java/com/example/mine/EnginesVariant.java"))
                .contains(".title(\"\\\"Great\\\" engines \\\\ & <more>\")")
                .contains(".author(\"Ann & Bob\")");
        assertThat(written("pom.xml"))
                .contains("<name>\"Great\" engines \\ &amp; &lt;more&gt;</name>")
                .contains("<Plugin-Provider>Ann &amp; Bob</Plugin-Provider>");
    }

    @Test
    void aVariantOfFiguresIsOneFileThatPlaysAsItIs() throws IOException {
        Result result = variant("--no-code", "--figure", "components/dieSides");
        assertThat(result.out()).contains("a variant of Polis that changes components/dieSides from 4 to 5");
        Path file = target.resolve("great-engines.variant.json");
        assertThat(program.run("plugins", "install", file.toString()).code()).isZero();
        Result games = program.run("simulate", "polis", "--variant", "great-engines", "--games", "2");
        assertThat(games.code()).as(games.err()).isZero();
    }

    /** A long is a set of places; a number added to it would make no sense. */
    @Test
    void aSetOfPlacesIsNoFigure() throws IOException {
        program = TestProgram.bundling(folder.resolve("victory"), TestProgram.built("victory-or-death"));
        Result result = program.run(
                "plugins",
                "new",
                "variant",
                target.toString(),
                "--for",
                "victory-or-death",
                "--rule",
                "SupplyLines",
                "--seam",
                "lanes");
        assertThat(result.code()).as(result.err()).isZero();
        assertThat(written("src/main/java/org/example/greatengines/GreatEnginesSupplyLines.java"))
                .contains("return super.lanes(ports, team, state);")
                .doesNotContain("MORE");
    }

    @Test
    void withoutANamedFigureTheFirstIsGiven() {
        assertThat(variant("--no-code").out()).contains("changes components/cubesPerPlayer from 45 to 46");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            --rule LaySige                      | no rule of Polis 'LaySige'; did you mean LaySiege?
            --rule LaySiege --seam dieSide      | no seam of LaySiege 'dieSide'; did you mean dieSides?
            --rule LaySiege --id polis          | plugin 'polis' is already installed
            --rule LaySiege --id Great          | 'Great' is not an id
            --rule LaySiege --package a.class   | 'a.class' is not a Java package
            --rule LaySiege --author ${x}       | must be plain text
            --no-code --figure components/die   | no figure of Polis 'die'; did you mean dieSides?
            --no-code --figure components       | components is not a figure
            """)
    void whatCannotBeIsRefusedInOneLineAndNothingIsWritten(String args, String why) {
        Result result = variant(args.split(" "));
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint()).contains(why);
        assertThat(target).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            plugins new variant d                                      | name the class to replace with --rule RULE, or write a variant of figures only with --no-code
            plugins new variant d --for polis                          | --no-code
            plugins new variant d --for polis --rule LaySiege --no-code | --no-code
            plugins new variant d --rule LaySiege                      | name the game with --for GAME
            plugins new poem d                                         | a project is a game, a variant or a bot, not 'poem'
            plugins new variant                                        | DIR
            """)
    void wrongUseIsOneLine(String args, String why) {
        Result result = program.run(args.split(" "));
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.complaint()).contains(why);
    }

    @Test
    void nothingIsWrittenOver() throws IOException {
        Files.createDirectories(target);
        Files.writeString(target.resolve("poem.txt"), "Sing, Muse");
        assertThat(variant("--rule", "LaySiege").complaint()).contains("is not empty");
        assertThat(target.resolve("pom.xml")).doesNotExist();
    }

    @Test
    void aGameThatMavenDidNotBuildSaysSo() {
        program =
                TestProgram.bundling(folder.resolve("other"), TestJar.tablets().as(folder.resolve("tablets.jar")));
        Result result =
                program.run("plugins", "new", "variant", target.toString(), "--for", "tablets", "--rule", "Writing");
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint()).contains("does not say by what name Maven knows it");
    }
}

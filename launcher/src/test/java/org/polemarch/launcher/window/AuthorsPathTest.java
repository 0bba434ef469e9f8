package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.AuthorsMaven;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import org.polemarch.launcher.TestTable;

/** From an empty folder to the table: what an author does with a new variant, a new game and a new bot. */
class AuthorsPathTest extends WindowTest {

    private AuthorsMaven maven;
    private TestProgram program;

    @BeforeEach
    void install() {
        maven = AuthorsMaven.ofThisBuild();
        program = TestProgram.bundling(folder, TestProgram.built("polis"));
    }

    private String run(String... args) {
        return typing("", args);
    }

    private String typing(String typed, String... args) {
        Result result = program.typing(typed, args);
        assertThat(result.code())
                .as(String.join(" ", args) + "\n" + result.out() + result.err())
                .isZero();
        return result.out();
    }

    private Path project(String kind, String id, String... more) {
        Path project = folder.resolve(id);
        String[] args = Stream.concat(Stream.of("plugins", "new", kind, project.toString()), Stream.of(more))
                .toArray(String[]::new);
        run(args);
        return project;
    }

    private static void change(Path file, String old, String now) throws IOException {
        String text = Files.readString(file);
        assertThat(text).contains(old);
        Files.writeString(file, text.replace(old, now));
    }

    private void install(Path project, String id) {
        run("plugins", "install", maven.packaged(project).toString());
        assertThat(run("plugins", "trust", id)).startsWith("trusted " + id);
    }

    /** The page of the window on which the game is set up. */
    private void openSetUp(String game) {
        open(TestTable.of(program.home()));
        hand.click("play-" + game);
        hand.waitForNode("start");
    }

    private String save() throws IOException {
        try (Stream<Path> saves = Files.list(program.home().saves())) {
            return saves.findFirst().orElseThrow().toString();
        }
    }

    @Test
    void aVariant() throws IOException {
        Path project =
                project("variant", "great-engines", "--for", "polis", "--rule", "LaySiege", "--seam", "dieSides");
        change(
                project.resolve("src/main/java/org/example/greatengines/GreatEnginesLaySiege.java"),
                "MORE = 0",
                "MORE = 2");
        install(project, "great-engines");
        openSetUp("polis");
        hand.waitForNode("variant-great-engines");
        hand.waitUntilShown("Great engines");

        typing(
                "1\nquit\n",
                "play",
                "polis",
                "--variant",
                "great-engines",
                "--text",
                "--seed",
                "3",
                "--seat",
                "athens=human",
                "--seat",
                "sparta=random");
        assertThat(Files.readString(Path.of(save()))).contains("great-engines");
        assertThat(typing("board\nquit\n", "resume", save(), "--text")).contains("Polis");
        assertThat(run("compare", "polis", "polis+great-engines", "--games", "4", "--bots", "greedy"))
                .contains("The changed rule GreatEnginesLaySiege of “")
                .contains("ran differently from the game of Polis on the same seed");
    }

    @Test
    void aGame() throws IOException {
        Path project = project("game", "border-war", "--title", "Border \"war\"");
        change(
                project.resolve("src/main/resources/org/example/borderwar/data/forces.json"),
                "\"summers\": 6",
                "\"summers\": 2");
        install(project, "border-war");
        openSetUp("border-war");
        hand.waitUntilShown("Border \"war\"");

        typing(
                "send 3\nquit\n",
                "play",
                "border-war",
                "--text",
                "--seed",
                "3",
                "--seat",
                "athens=human",
                "--seat",
                "sparta=random");
        assertThat(typing("board\nquit\n", "resume", save(), "--text")).contains("Summers in all: 2");
        assertThat(run("compare", "border-war", "polis", "--games", "2", "--bots", "random"))
                .contains("border-war");
    }

    @Test
    void aBot() throws IOException {
        Path project = project("bot", "owl", "--for", "polis");
        change(project.resolve("src/main/java/org/example/owl/OwlBot.java"), "AHEAD = 2", "AHEAD = 1");
        install(project, "owl");
        openSetUp("polis");
        hand.choose("seat-sparta", "owl");

        typing("1\nquit\n", "play", "polis", "--text", "--seed", "3", "--seat", "athens=human", "--seat", "sparta=owl");
        assertThat(Files.readString(Path.of(save()))).contains("owl");
        typing("1\nquit\n", "resume", save(), "--text");
        assertThat(run("simulate", "polis", "--games", "2", "--seat", "athens=owl", "--seat", "sparta=random"))
                .containsPattern("athens +owl ");
        assertThat(run("compare", "polis", "polis:standard", "--games", "2", "--bots", "owl"))
                .contains("ran exactly like the game of Polis");
    }
}

package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A variant from the file of its author to a game that is played, saved and resumed, by the command line alone. */
class VariantJourneyTest {

    private static final String NO_ONES = """
            public static class NoOnes extends Tablets.Writing {
                @Override public List<Tablets.Number> legal(Tablets.Write write, Tablets.State state) {
                    return List.of(new Tablets.Number(2), new Tablets.Number(3));
                }
            }
            public void change(Variation tablets) { tablets.replace(Tablets.Writing.class).with(NoOnes.class); }
            """;

    @TempDir
    private Path folder;

    private Path tablets;
    private TestProgram program;

    @BeforeEach
    void install() {
        tablets = TestJar.tablets().as(folder.resolve("tablets.jar"));
        program = TestProgram.bundling(folder, tablets);
    }

    private TestJar loud(String version) {
        return TestJar.variant("loud", NO_ONES, tablets)
                .with("Plugin-Version", version)
                .with("Plugin-Provider", "Aspasia")
                .with("Plugin-License", "MIT")
                .with("Plugin-Homepage", "https://example.org/loud");
    }

    private Result play() {
        return program.typing(
                "1\nquit\n", "play", "tablets", "--variant", "loud", "--text", "--seed", "1", "--seat", "cleon=human");
    }

    private JsonNode listed(String id) {
        JsonNode all = new JsonMapper()
                .readTree(program.run("plugins", "list", "--json").out());
        for (JsonNode each : all) {
            if (each.get("id").asString().equals(id)) {
                return each;
            }
        }
        throw new AssertionError("no " + id + " in " + all);
    }

    @Test
    void aJarIsInstalledTrustedPlayedSavedAndResumed() throws IOException {
        Path jar = loud("1.0.0").as(folder.resolve("loud.jar"));
        Result installed = program.run("plugins", "install", jar.toString());
        assertThat(installed.err()).isEmpty();
        assertThat(installed.out()).startsWith("installed loud 1.0.0 (loud-1.0.0.jar): it is not trusted yet");

        String today = LocalDate.now(ZoneOffset.UTC).toString();
        JsonNode untrusted = listed("loud");
        assertThat(untrusted.get("state").asString()).isEqualTo("UNTRUSTED");
        assertThat(untrusted.get("author").asString()).isEqualTo("Aspasia");
        assertThat(untrusted.get("licence").asString()).isEqualTo("MIT");
        assertThat(untrusted.get("homepage").asString()).isEqualTo("https://example.org/loud");
        assertThat(untrusted.get("trusted").asString()).isEmpty();
        assertThat(untrusted.get("checked").get("passed").asBoolean()).isTrue();
        assertThat(untrusted.get("checked").get("when").asString()).startsWith(today);
        assertThat(untrusted.get("checked").get("line").asString())
                .matches("tablets: passed all \\d+ checks in 1 setup, 90 games");

        assertThat(play().code()).isEqualTo(1);
        program.run("plugins", "trust", "loud");
        assertThat(listed("loud").get("state").asString()).isEqualTo("READY");
        assertThat(listed("loud").get("trusted").asString()).startsWith(today);
        assertThat(program.run("plugins", "list").out())
                .containsPattern("loud +1.0.0 +USER +READY +Aspasia +passed " + today);

        Result played = play();
        assertThat(played.out()).contains("Write 2").doesNotContain("Write 1");
        Path save = program.home().saves().resolve("tablets.json");
        JsonNode saved = new JsonMapper().readTree(Files.readString(save));
        assertThat(saved.toString()).contains(listed("loud").get("sha256").asString());
        assertThat(saved.toString()).contains("Tablets with Loud tablets");
        Result resumed = program.typing("1\n", "resume", save.toString(), "--text");
        assertThat(resumed.code()).isZero();
        assertThat(resumed.out()).contains("Cleon wrote the number 2.");
    }

    @Test
    void aFileWithoutCodeNeedsNoTrust() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.variant.json"), """
                {"id": "loud", "game": "tablets", "title": "Loud", "summary": "Other words.", "author": "Aspasia",
                 "words": {"Tablets.Number": "Scratch {number}"}}
                """);
        Result installed = program.run("plugins", "install", file.toString());
        assertThat(installed.err()).isEmpty();
        assertThat(installed.out()).isEqualTo("installed loud 1.0.0 (loud.variant.json)\n");
        assertThat(play().out()).contains("Scratch 1");
        assertThat(program.run("plugins", "remove", "loud").code()).isZero();
        assertThat(play().err()).contains("no variant of Tablets 'loud'");
    }

    @Test
    void anUpdateCanBeTakenBack() {
        Path first = loud("1.0.0").as(folder.resolve("loud.jar"));
        program.run("plugins", "install", first.toString(), "--trust", "--no-check");
        Path second = loud("1.1.0").as(folder.resolve("loud-new.jar"));
        assertThat(program.run("plugins", "install", second.toString()).complaint())
                .contains("'loud' is already installed")
                .contains("polemarch plugins update");
        Result updated = program.run("plugins", "update", second.toString(), "--no-check");
        assertThat(updated.err()).isEmpty();
        assertThat(updated.out()).startsWith("installed loud 1.1.0");
        assertThat(listed("loud").get("problem").asString()).startsWith("it has changed since you trusted it on 20");
        assertThat(listed("loud").get("previous").asString()).isEqualTo("1.0.0");
        assertThat(program.run("plugins", "update", "--back", "loud").out())
                .isEqualTo("rolled back to loud 1.0.0 (loud-1.0.0.jar)\n");
        assertThat(listed("loud").get("state").asString()).isEqualTo("READY");
        assertThat(listed("loud").get("previous").asString()).isEqualTo("1.1.0");
        program.run("plugins", "remove", "loud");
        assertThat(program.run("plugins", "update", "--back", "loud").complaint())
                .contains("no plugin 'loud'");
    }
}

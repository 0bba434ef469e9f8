package org.polemarch.launcher.author;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.Hook;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestTable;

/** Whatever rule of whatever game an author wants to change, the class to begin with compiles. */
class EveryRuleTest {

    @TempDir
    private Path folder;

    /** "siege" is a section of Polis; a variant of that name must not rewrite it unasked. */
    @Test
    void aVariantNamedAsASectionWritesAnotherOne() throws IOException {
        try (TestTable table = TestTable.only(folder, "polis")) {
            InstalledGame game = table.catalog().game("polis");
            Optional<String> unnamed = Optional.empty();
            Names names = Names.of(Path.of("siege"), unnamed, unnamed, unnamed, unnamed);
            Path written = folder.resolve("siege");
            new NewVariant(game, "LaySiege", "dieSides").project(names).write(written);
            assertThat(written.resolve("src/main/resources/org/example/siege/rules-index.json"))
                    .content()
                    .contains("\"siege-variant\": {");
            assertThat(written.resolve("src/main/java/org/example/siege/SiegeLaySiege.java"))
                    .content()
                    .contains("@Cites(\"siege-variant\")");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"polis", "perikles", "pericles", "mountford", "victory-or-death"})
    void everySeamOfEveryRuleIsOverridden(String id) throws IOException {
        try (TestTable table = TestTable.only(folder, id)) {
            InstalledGame game = table.catalog().game(id);
            List<Hook> hooks =
                    game.prepare(game.setup().build(), Optional.empty()).hooks();
            List<Path> sources = new ArrayList<>();
            for (Hook hook : hooks) {
                assertThat(Seam.all(hook)).as(hook.type().getName()).isNotEmpty();
                for (Seam seam : Seam.all(hook)) {
                    String name = "Mine" + sources.size() + hook.type().getSimpleName();
                    sources.add(Files.writeString(
                            folder.resolve(name + ".java"), new Subclass(hook, seam).source("org.mine", name, "mine")));
                }
            }
            assertThat(sources).hasSizeGreaterThanOrEqualTo(hooks.size());
            assertThat(Javac.complaints(sources, folder, TestProgram.built(id))).isEmpty();
        }
    }
}

package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.core.plugins.PluginStatus.State;

/** Plugins with a fault beside a good one: each is reported in one line, and the good one still works. */
abstract class BesidePebbles {

    /** A variant of Pebbles whose {@code info()} is what the test puts there. */
    static final String VARIANT = """
            package org.example.odd;
            import java.util.List;
            import org.polemarch.api.game.*;
            import org.polemarch.api.plugin.*;
            public final class Odd implements VariantPlugin {
                %s
                public VariantInfo info() { %s }
            }
            """;

    static final String GOOD_INFO =
            "return new VariantInfo(\"odd\", \"pebbles\", \"Odd\", \"Nothing changes.\", List.of());";

    @TempDir
    Path temp;

    Installation program;

    @BeforeEach
    void install() {
        program = Installation.withPebbles(temp);
    }

    @AfterEach
    void close() {
        program.close();
    }

    /** A variant without a fault but what its {@code info()} does. */
    static PluginJar odd(String info) {
        return odd("", info);
    }

    /** The same with something of its own in the class. */
    static PluginJar odd(String body, String info) {
        return PluginJar.of("odd", "org.example.odd.Odd", VARIANT.formatted(body, info));
    }

    /** The source of a bot that plays everything. */
    static String evenBot(String id) {
        return """
                package org.example.even;
                import org.polemarch.api.bot.*;
                public final class Even implements BotPlugin {
                    public String id() { return "%s"; }
                    public String summary() { return "the first answer"; }
                    public boolean plays(String game) { return true; }
                    public Bot create(String strength) { return thinking -> 0; }
                }
                """.formatted(id);
    }

    Path bundled(String name) {
        return program.bundled(name);
    }

    /** The problem of a plugin, after making sure that it is one line and that the good plugin works beside it. */
    String problemOf(String id) {
        program.start();
        PluginStatus status = program.status(id);
        assertThat(status.state()).isEqualTo(status.problem().isEmpty() ? State.LOADED : State.BROKEN);
        assertThat(status.line().lines()).hasSize(1);
        theOthersWork();
        return status.problem();
    }

    void theOthersWork() {
        InstalledGame game = program.catalog().game("pebbles");
        assertThat(game.from().file()).isEqualTo(bundled("pebbles.jar"));
        assertThat(game.prepare(game.setup().build(), Optional.empty()).start(1).moves())
                .hasSize(3);
    }
}

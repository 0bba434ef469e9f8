package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Holder.BotSeat;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.SaveDiffers;
import org.polemarch.core.session.Session;
import org.polemarch.core.wiring.PreparedGame;

/** The digests in a save describe what the game means at the table, so rewriting its classes breaks no save. */
class SavesAfterRefactoringTest {

    private static final String STATE = "org/example/pebbles/PebblesState.java";
    private static final String TAKING = "org/example/pebbles/Taking.java";
    private static final String GAME = "org/example/pebbles/Pebbles.java";

    @TempDir
    private Path temp;

    private SaveGame save;
    private String inside;

    @BeforeEach
    void playAndSave() {
        try (Installation program = Installation.withPebbles(temp.resolve("before"))) {
            program.start();
            InstalledGame game = program.catalog().game("pebbles");
            PreparedGame<?> prepared = game.prepare(game.setup().build(), Optional.empty());
            BotSeat bot = new BotSeat("random", new RandomBot());
            Session<?> session = Session.start(prepared, 3, List.of(bot, bot), game.terms(prepared, false, "0.1.0"));
            while (!session.over()) {
                session.botMove();
            }
            save = session.save(Instant.EPOCH);
            inside = session.digest();
        }
    }

    private Session<?> resumed(PluginJar jar) {
        try (Installation program = Installation.empty(temp.resolve("after"))) {
            jar.into(program.folders().bundled());
            program.start();
            return Replay.resume("old.json", save, new InstalledLibrary(program.catalog(), "0.1.0"));
        }
    }

    /** A field gets another name, so that it comes in another order, and the state another one that means nothing new. */
    @Test
    void otherFieldsLeadToTheSamePositions() {
        PluginJar rewritten = PluginJar.pebbles()
                .replace(STATE, "int heap;", "int zzPile;\n    int aLot = 7;")
                .replace(STATE, "copy.heap = heap;", "copy.zzPile = zzPile;")
                .replace(TAKING, "state.heap", "state.zzPile")
                .replace(GAME, "state.heap", "state.zzPile")
                .replace(GAME, "imagined.heap", "imagined.zzPile");
        Session<?> session = resumed(rewritten);
        assertThat(session.decisions()).isEqualTo(save.moves().size());
        assertThat(session.digest()).as("inside it is another one").isNotEqualTo(inside);
    }

    /** The same moves, but one more pebble may be taken: what could have been answered is part of what a position means. */
    @Test
    void anotherRuleDoesNot() {
        PluginJar changed = PluginJar.pebbles().replace(TAKING, "Math.min(heap.most(), ", "Math.min(heap.most() + 1, ");
        assertThatThrownBy(() -> resumed(changed))
                .isInstanceOf(SaveDiffers.class)
                .hasMessageContaining("the position is not the one that was saved");
    }
}

package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.core.engine.Game;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestTable;

/** Over whole random games, no single click gives an answer that cannot be taken back. */
class WholeGamesByClicksTest {

    private static final int MOST = 6000;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"perikles, 4", "polis, 2", "pericles, 4", "mountford, 2", "victory-or-death, 4"})
    void whatCannotBeTakenBackIsConfirmed(String game, int seats) {
        try (TestTable tables = TestTable.only(folder, game)) {
            String[] holders = new String[seats];
            Arrays.fill(holders, "Ann");
            TableModel model = new TableModel(tables.session(game, holders));
            model.askFirst(true);
            Random random = new Random(11);
            int confirmed = 0;
            for (int i = 0; i < MOST && model.stage() == Stage.ASKED; i++) {
                List<? extends Move> moves = model.session().question().moves();
                assertThat(moves).as("something to ask").hasSizeGreaterThan(1);
                Move move = moves.get(random.nextInt(moves.size()));
                int before = model.session().decisions();
                click(model, move, before);
                if (model.doubtful().isPresent()) {
                    assertThat(model.session().decisions()).isEqualTo(before);
                    model.confirm(true);
                    confirmed++;
                } else {
                    assertThat(model.session().canUndo().allowed())
                            .as("after %s: %s", move, model.session().canUndo().reason())
                            .isTrue();
                }
                assertThat(model.session().decisions()).as("%s", move).isGreaterThan(before);
            }
            assertThat(model.stage()).isEqualTo(Stage.OVER);
            assertThat(confirmed).isPositive();
        }
    }

    /** Bots answer at once: what comes to dice by their reactions, or whatever they answer, is confirmed, too. */
    @ParameterizedTest
    @CsvSource({"polis, 2", "pericles, 4", "mountford, 2", "victory-or-death, 4"})
    void whatABotMayReactToIsConfirmed(String game, int seats) {
        try (TestTable tables = TestTable.only(folder, game)) {
            String[] holders = new String[seats];
            Arrays.fill(holders, "random");
            holders[0] = "Ann";
            TableModel model = new TableModel(tables.session(game, holders));
            model.askFirst(true);
            Session<?> session = model.session();
            Random random = new Random(12);
            boolean reacting = false;
            for (int i = 0; i < MOST && model.stage() != Stage.OVER; i++) {
                if (model.stage() == Stage.ASKED) {
                    List<? extends Move> moves = session.question().moves();
                    model.choose(moves.get(random.nextInt(moves.size())));
                    reacting = model.doubtful().isEmpty();
                    model.doubtful().ifPresent(move -> model.confirm(true));
                }
                if (model.stage() == Stage.BOT) {
                    reacting &= reacts(session) || hasNoChoice(session);
                    String asked = session.question().toString();
                    session.botMove();
                    if (reacting) {
                        assertThat(session.canUndo().allowed()).as(asked).isTrue();
                    }
                }
            }
            assertThat(model.stage()).isEqualTo(Stage.OVER);
        }
    }

    private static boolean reacts(Session<?> session) {
        return session.question().moves().stream().anyMatch(Move.Declining.class::isInstance);
    }

    /** Whether dice follow whatever the bot answers. */
    private static boolean hasNoChoice(Session<?> session) {
        Game<?> now = session.replayTo(session.decisions());
        return IntStream.range(0, now.moves().size()).allMatch(i -> {
            Game<?> answered = now.copy();
            answered.play(i);
            return answered.barriers() > now.barriers();
        });
    }

    /** Clicks what is lit and belongs to the move, until it is given or waits; what has no place of its own is chosen. */
    private static void click(TableModel model, Move move, int before) {
        List<Target> left = new ArrayList<>(move.targets());
        while (!left.isEmpty()
                && model.session().decisions() == before
                && model.doubtful().isEmpty()) {
            Set<Target> open = model.open();
            Target next = left.stream().filter(open::contains).findFirst().orElse(null);
            if (next == null) {
                break;
            }
            left.remove(next);
            model.pick(next);
        }
        if (model.session().decisions() == before && model.doubtful().isEmpty()) {
            model.choose(move);
        }
    }
}

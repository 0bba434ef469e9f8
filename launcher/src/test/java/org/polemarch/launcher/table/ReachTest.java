package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestTable;

/** A card is held before it is played, and the map shows what it could be used on. */
class ReachTest {

    @TempDir
    private Path folder;

    @Test
    void whatACardCouldBeUsedOnIsWhatIsAskedAfterIt() {
        try (TestTable tables = TestTable.only(folder, "victory-or-death")) {
            Session<?> session = tables.session("victory-or-death", "Ann", "Bob", "Cleo", "Dion");
            Chance chance = Chance.seeded(6);
            int mustered = 0;
            for (int i = 0; i < 400 && mustered < 5 && !session.over(); i++) {
                Move muster = session.question().moves().stream()
                        .filter(move -> session.prepared().words().say(move).equals("Play Muster Hoplite"))
                        .map(Move.class::cast)
                        .findFirst()
                        .orElse(null);
                if (muster == null) {
                    session.play(chance.below(session.question().moves().size()));
                    continue;
                }
                Set<Target> reach = Reach.of(session, muster);
                Seat seat = session.toAct();
                session.play(muster);
                if (session.toAct().equals(seat)) {
                    assertThat(reach)
                            .as("on the map after %s", muster)
                            .containsExactlyInAnyOrderElementsOf(session.question().moves().stream()
                                    .flatMap(move -> move.targets().stream())
                                    .filter(target ->
                                            target.kind() == Target.Kind.SPACE || target.kind() == Target.Kind.PIECE)
                                    .collect(Collectors.toSet()));
                    mustered++;
                }
            }
            assertThat(mustered).isPositive();
        }
    }

    @Test
    void whatIsNoCardHasNone() {
        try (TestTable tables = TestTable.only(folder, "polis")) {
            Session<?> session = tables.session("polis", "Ann", "Bob");
            assertThat(session.question().moves())
                    .allSatisfy(move -> assertThat(Reach.of(session, move)).isEmpty());
        }
    }
}

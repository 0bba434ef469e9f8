package org.polemarch.launcher.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.table.LogLine;

class ReplayModelTest {

    @TempDir
    private Path folder;

    private TestTable tables;

    @BeforeEach
    void install() {
        tables = TestTable.of(folder, TestJar.tablets());
    }

    @AfterEach
    void close() {
        tables.close();
    }

    private Session<?> played(int moves, String... holders) {
        Session<?> session = tables.session("tablets", holders);
        for (String move : List.of("number 2", "number 3", "throw", "quiet").subList(0, moves)) {
            session.play(move);
        }
        return session;
    }

    private static List<String> lines(ReplayModel model) {
        return model.lines().stream()
                .filter(line -> !line.heading())
                .map(LogLine::text)
                .toList();
    }

    @Test
    void ofAFinishedGameEverythingIsRevealedAtFirst() {
        ReplayModel model = new ReplayModel(played(4, "Ann", "Bob"), Optional.empty());
        assertThat(model.revealed()).isTrue();
        assertThat(lines(model)).contains("Cleon wrote the number 2.", "Nicias wrote the number 3.");
        Seat nicias = model.session().setup().seats().get(1);
        model.lookFrom(nicias);
        assertThat(lines(model)).contains("Cleon wrote something.", "Nicias wrote the number 3.");
        assertThat(model.situation().viewer()).isEqualTo(nicias);
    }

    @Test
    void whoeverHasGivenTheirSeatAwayIsStillInTheRoom() {
        Session<?> session = played(2, "Ann", "Bob");
        Seat cleon = session.setup().seats().get(0);
        Seat nicias = session.setup().seats().get(1);
        session.seat(nicias, new Holder.BotSeat("random", tables.library().bot("tablets", "random")));
        ReplayModel model = new ReplayModel(session, Optional.empty());
        assertThat(model.hidden()).as("Bob may be looking").isTrue();
        assertThat(model.allowed()).containsExactly(cleon);
        model.lookFrom(cleon);
        assertThat(lines(model)).contains("Cleon wrote the number 2.", "Nicias wrote something.");
    }

    @Test
    void ofARunningGameAPersonSeesTheirOwnOnly() {
        Session<?> session = played(2, "Ann", "Bob");
        Seat cleon = session.setup().seats().get(0);
        ReplayModel model = new ReplayModel(session, Optional.of(cleon));
        assertThat(model.allowed()).containsExactly(cleon);
        model.lookFrom(session.setup().seats().get(1));
        assertThat(model.viewer()).isEqualTo(cleon);
        model.reveal(true);
        assertThat(model.revealed()).isFalse();
        assertThat(lines(model)).containsExactly("Cleon wrote the number 2.", "Nicias wrote something.");
        assertThat(model.situation().view().toString()).contains("theirs=0");
    }

    @Test
    void untilSomebodyOfSeveralHasComeNothingIsShown() {
        ReplayModel model = new ReplayModel(played(2, "Ann", "Bob"), Optional.empty());
        assertThat(model.hidden()).isTrue();
        assertThat(model.lines()).isEmpty();
        assertThatThrownBy(model::situation).isInstanceOf(IllegalStateException.class);
        assertThat(model.allowed()).hasSize(2);
        model.lookFrom(model.allowed().get(1));
        assertThat(lines(model)).containsExactly("Cleon wrote something.", "Nicias wrote the number 3.");
    }

    @Test
    void nobodyLooksFromTheSeatOfABotThatIsCalledLikeThem() {
        Session<?> session = played(2, "random", "Ann");
        Seat nicias = session.setup().seats().get(1);
        session.seat(nicias, new Holder.Person("random"));
        ReplayModel model = new ReplayModel(session.branchAt(2), Optional.empty()); // without Ann
        assertThat(model.viewer()).isEqualTo(nicias);
        assertThat(model.allowed()).containsExactly(nicias);
    }

    /** A panel may still hold the lines that were shown before. */
    @Test
    void linesOnceToldStayAsTheyAre() {
        ReplayModel model = new ReplayModel(played(4, "Ann", "Bob"), Optional.empty());
        List<LogLine> before = model.lines();
        List<LogLine> copied = List.copyOf(before);
        model.lookFrom(model.session().setup().seats().get(0));
        assertThat(model.lines()).isNotEqualTo(copied);
        assertThat(before).isEqualTo(copied);
    }

    @Test
    void itGoesMoveByMoveAndToTheNextRoll() {
        ReplayModel model = new ReplayModel(played(4, "Ann", "Bob"), Optional.empty());
        model.go(-3);
        assertThat(model.position()).isZero();
        assertThat(model.lines()).isEmpty();
        model.go(model.nextRoll().orElseThrow());
        assertThat(model.position()).isEqualTo(3);
        assertThat(model.nextRoll()).as("there is none any more").isEmpty();
        assertThat(model.situation().question()).isEmpty();
        assertThat(model.turn(false)).isZero();
        assertThat(model.turn(true)).isEqualTo(4);
    }

    @Test
    void turnsAreJumpedTo() {
        try (TestTable installed = TestTable.installed(folder.resolve("installed"))) {
            Session<?> session = installed.session("perikles", "random", "random", "random");
            while (!session.over()) {
                session.botMove();
            }
            ReplayModel model = new ReplayModel(session, Optional.empty());
            model.go(0);
            int second = model.turn(true);
            assertThat(second).isBetween(1, model.last() - 1);
            model.go(second);
            assertThat(model.turn(false)).isZero();
            assertThat(model.turn(true)).isGreaterThan(second);
        }
    }

    @Test
    void revealedItTellsWhoseBoardIsShown() {
        ReplayModel model = new ReplayModel(played(4, "Ann", "Bob"), Optional.empty());
        model.go(1);
        assertThat(model.where()).isEqualTo("Move 1 of 4 · 431 BC · board of Nicias");
        model.lookFrom(model.session().setup().seats().get(0));
        assertThat(model.where()).isEqualTo("Move 1 of 4 · 431 BC");
    }

    @Test
    void inABranchOfAGameOfBotsAPersonTakesTheSeatThatIsAsked() {
        ReplayModel model = new ReplayModel(played(4, "random", "random"), Optional.empty());
        model.go(1);
        Session<?> branch = model.branch();
        assertThat(branch.holder(branch.toAct())).isEqualTo(new Holder.Person("Nicias"));
        model.go(4);
        assertThat(model.branch().over()).isTrue();
    }

    @Test
    void aBranchStandsWhereTheReplayStood() {
        ReplayModel model = new ReplayModel(played(4, "Ann", "Bob"), Optional.empty());
        model.go(2);
        assertThat(model.branch().decisions()).isEqualTo(2);
        assertThat(model.session().decisions()).isEqualTo(4);
    }
}

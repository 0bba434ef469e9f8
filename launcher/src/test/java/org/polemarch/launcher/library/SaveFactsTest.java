package org.polemarch.launcher.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;

class SaveFactsTest {

    private static final Instant EVENING = Instant.parse("2026-11-17T20:30:15Z");
    private static final ZoneId ATHENS = ZoneId.of("Europe/Athens");

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

    @Test
    void aSaveIsToldByItsPlayersAndByTheClockOnTheWall() {
        Session<?> session = tables.session("tablets", "Anna", "greedy");
        assertThat(SaveFacts.about(session.save(EVENING), Optional.empty(), ATHENS))
                .isEqualTo("0 moves · Anna against a bot · 17 November 2026, 22:30");
        session.play(0);
        assertThat(SaveFacts.about(session.save(EVENING), Optional.empty(), ATHENS))
                .startsWith("1 move · ");
        assertThat(SaveFacts.about(tables.session("tablets", "Anna", "Ben").save(EVENING), Optional.empty(), ATHENS))
                .contains(" · Anna and Ben · ");
        assertThat(SaveFacts.about(
                        tables.session("tablets", "greedy", "random").save(EVENING), Optional.empty(), ATHENS))
                .contains(" · 2 bots · ");
    }

    @Test
    void aFinishedGameTellsWhoWonAsItsSeatsAreCalled() {
        Session<?> session = tables.session("tablets", "greedy", "greedy");
        assertThat(SaveFacts.winners(session.save(EVENING), Optional.empty())).isEmpty();
        while (!session.over()) {
            session.botMove();
        }
        SaveGame save = session.save(EVENING);
        String seat = save.result().orElseThrow().winners().get(0);
        assertThat(SaveFacts.winners(save, Optional.empty()))
                .hasValueSatisfying(told -> assertThat(told).contains(seat));
        assertThat(SaveFacts.winners(save, Optional.of(session.prepared().info())))
                .hasValueSatisfying(
                        told -> assertThat(told).doesNotContain(seat).startsWith("won by "));
    }

    @Test
    void aSharedVictoryIsToldAsOneCountsPeopleUp() {
        Session<?> session = tables.session("tablets", "Anna", "Ben");
        SaveGame shared = endedBy(session.save(EVENING), List.of("cleon", "nicias"));
        assertThat(SaveFacts.winners(shared, Optional.of(session.prepared().info())))
                .hasValue("won by Cleon and Nicias");
    }

    private static SaveGame endedBy(SaveGame save, List<String> winners) {
        return new SaveGame(
                save.program(),
                save.game(),
                save.plugins(),
                save.sha256(),
                save.title(),
                save.saved(),
                save.scenario(),
                save.options(),
                save.variants(),
                save.overlay(),
                save.seats(),
                save.seed(),
                save.casual(),
                save.moves(),
                save.digests(),
                Optional.of(new SaveGame.Result("open", winners)),
                save.edited());
    }

    @Test
    void whereThereAreSeveralScenariosTheOnePlayedIsTold() {
        try (TestTable all = TestTable.installed(folder)) {
            Session<?> session = all.session("pericles", "Anna", "greedy", "greedy", "greedy");
            assertThat(SaveFacts.about(
                            session.save(EVENING),
                            Optional.of(session.prepared().info()),
                            ATHENS))
                    .startsWith("The First Peloponnesian War · 0 moves · ");
        }
    }

    @Test
    void savesAreFoundByWords() {
        SaveGame save = tables.session("tablets", "Anna", "greedy").save(EVENING);
        assertThat(SaveFacts.fits(save, "")).isTrue();
        assertThat(SaveFacts.fits(save, "anna tabl")).isTrue();
        assertThat(SaveFacts.fits(save, "nicias")).isFalse();
    }
}

package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.Mirror;
import org.polemarch.launcher.TestTable;

/** A person who plays two powers reads one log: all that either of them saw, and nothing that only the others know. */
class TwoSeatsTest extends TableTest {

    @Test
    void onePersonReadsTheSecretsOfBothTheirSeats() {
        TableModel model = table("Ann", "Ann");
        choose(model, "3");
        choose(model, "1");
        assertThat(model.viewer().id()).isEqualTo("cleon");
        assertThat(log(model)).containsExactly("Cleon wrote the number 3.", "Nicias wrote the number 1.");
    }

    /** Whatever somebody else decides in secret, both seats of the person see the same. */
    @ParameterizedTest
    @CsvSource({"perikles, 1, 11", "pericles, 2, 11", "victory-or-death, 2, 11"})
    void whatNeitherOfTheirSeatsMayKnowIsSaidNowhere(String game, int kinds, long seed) {
        try (TestTable installed = TestTable.only(folder.resolve("installed"), game)) {
            Session<?> session = installed.session(game, "Ann", "Bob", "Ann", "Cimon");
            List<Mirror> mirrors = Mirror.in(session, "", kinds, seed);
            assertThat(mirrors).as("secret decisions of " + game).hasSize(kinds);
            for (Mirror mirror : mirrors) {
                assertThat(said(mirror, mirror.one()))
                        .as(mirror.looker() + " after " + mirror.one() + " or " + mirror.other())
                        .isEqualTo(said(mirror, mirror.other()));
            }
        }
    }

    private static List<String> said(Mirror mirror, List<String> moves) {
        Session<?> session = mirror.start().branchAt(mirror.start().decisions());
        TableModel model = new TableModel(session);
        for (String move : moves) {
            model.liftCurtain();
            model.log(); // so that others have read theirs before
            session.play(move);
        }
        List<String> said = new ArrayList<>(List.of(model.prompt().text()));
        model.liftCurtain();
        assertThat(session.holder(model.viewer())).isEqualTo(session.holder(mirror.looker()));
        said.add(model.situation().view().toString());
        said.add(model.situation().news().toString());
        model.log().forEach(line -> said.add(line.text()));
        model.choices("").forEach(choice -> said.add(choice.text()));
        assertThat(log(model)).hasSameSizeAs(own(session, model.viewer()));
        return said;
    }

    private static List<String> own(Session<?> session, Seat viewer) {
        List<String> seen = new ArrayList<>();
        session.fullLog().forEach(entry -> {
            if (session.setup().seats().stream()
                    .anyMatch(seat -> session.holder(seat).equals(session.holder(viewer))
                            && entry.seenBy(seat).isPresent())) {
                seen.add(entry.toString());
            }
        });
        return seen;
    }
}

package org.polemarch.launcher.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestTable;

/** What happens is cited as players know it: by the number of the section, or by its heading; never by its id. */
class CitingTest {

    private static final int MOVES = 400;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"polis, 2", "victory-or-death, 4", "perikles, 3", "pericles, 4", "mountford, 2"})
    void noLineCitesAnId(String game, int seats) {
        try (TestTable tables = TestTable.only(folder, game)) {
            String[] persons = new String[seats];
            Arrays.fill(persons, "Ann");
            Session<?> session = tables.session(game, persons);
            Chance chance = Chance.seeded(3);
            for (int i = 0; i < MOVES && !session.over(); i++) {
                session.play(chance.below(session.question().moves().size()));
            }
            Citing citing = new Citing(session.prepared());
            Set<String> sections = new LinkedHashSet<>();
            session.setup()
                    .seats()
                    .forEach(seat -> session.log(seat).forEach(entry -> sections.add(citing.section(entry.event()))));
            sections.remove("");
            assertThat(sections).isNotEmpty();
            assertThat(sections).extracting(citing::written).allMatch(name -> name.matches("[0-9A-Z].*"), "a name");
            assertThat(sections).extracting(citing::written).noneMatch(name -> name.matches(".*[a-z]/[a-z].*"));
        }
    }
}

package org.polemarch.polis.rules.actions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.core.odds.Odds;
import org.polemarch.polis.PolisTable;

/** What a siege may come to is found by laying it in imagined games, with the rules as they are. */
@Cites({"siege", "siege/failure", "siege/success"})
class SiegeOddsTest {

    private static final int GAMES = 600;

    @ParameterizedTest
    @CsvSource({"0, 0.5", "1, 0.75", "2, 1"})
    void everySiegeDiskAddsAQuarter(int disks, double falls) {
        PolisTable table = PolisTable.of("boiotia athens 3" + (disks > 0 ? " | siege athens thibae " + disks : ""))
                .turn("athens");
        String before = table.game().digest();
        Odds odds = Odds.of(
                table.game(),
                table.game().indexOf("siege thibae"),
                PolisTable.words()::outcome,
                Chance.seeded(5),
                GAMES,
                () -> false);
        assertThat(odds.games()).isEqualTo(GAMES);
        assertThat(part(odds, "Thibae falls")).isCloseTo(falls, within(0.07));
        assertThat(part(odds, "Thibae holds out")).isCloseTo(1 - falls, within(0.07));
        assertThat(odds.open()).isEqualTo(falls < 1);
        assertThat(table.game().digest()).isEqualTo(before);
    }

    private static double part(Odds odds, String words) {
        return odds.shares().stream()
                .filter(share -> share.words().equals(words))
                .mapToDouble(Odds.Share::part)
                .sum();
    }
}

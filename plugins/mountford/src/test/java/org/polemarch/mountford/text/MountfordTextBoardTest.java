package org.polemarch.mountford.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.MountfordTable.position;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.mountford.MountfordPlugin;
import org.polemarch.mountford.MountfordTable;
import org.polemarch.mountford.model.Seats;

/** The board in a terminal. */
class MountfordTextBoardTest {

    private static String drawn(MountfordTable table) {
        List<String> lines =
                new MountfordTextBoard().draw(table.view(Seats.PELOPONNESE), new MountfordPlugin().words());
        return String.join(" ", lines).replaceAll("\\s+", " ");
    }

    @Test
    void theTilePlayedForAnOperationIsNamed() {
        String position = """
                megara     ath-nicias     2 hoplite-athens
                megara     spa-brasidas   5 hoplite-phlius
                treasury   athens         ath-coup-in-megara
                """;
        assertThat(drawn(position(position).continuing("athens", "megara").choose("play ath-coup-in-megara")))
                .contains("objective Megara; playing Coup in Megara");
        assertThat(drawn(position(position).continuing("athens", "megara").choose("discard ath-coup-in-megara")))
                .contains("objective Megara")
                .doesNotContain("playing");
    }
}

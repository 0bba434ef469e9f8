package org.polemarch.pericles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.core.engine.Game;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;

class PericlesTextBoardTest {

    @Test
    void everythingASeatMayKnowWithinAHundredColumns() {
        PericlesPlugin plugin = new PericlesPlugin();
        Game<PericlesState> game = Game.start(PericlesTable.book("14.2"), Chance.seeded(3), null);
        Chance chance = Chance.seeded(4);
        while (!game.over()) {
            if (chance.below(20) == 0) {
                Faction viewer = Faction.of(chance.below(4));
                List<String> lines = plugin.textBoard()
                        .draw(game.book().game().project(game.state(), viewer.seat()), plugin.words());
                assertThat(lines).allMatch(line -> line.length() <= 100);
                assertThat(String.join("\n", lines))
                        .contains("Assembly of Athens", "Assembly of Sparta", "Boeotia", "Eurypontids", "Persia");
                boolean hasHand = !game.state().cards().hand(viewer).isEmpty();
                assertThat(String.join("\n", lines).contains("Hand of the")).isEqualTo(hasHand);
            }
            game.play(chance.below(game.moves().size()));
        }
    }
}

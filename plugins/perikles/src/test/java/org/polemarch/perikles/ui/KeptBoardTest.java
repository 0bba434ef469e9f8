package org.polemarch.perikles.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javafx.scene.layout.Region;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** A board draws only what has changed; what it shows must be what a new board would show. */
class KeptBoardTest {

    private static final int OFTEN = 17; // no multiple of any number of seats, so that every seat's eyes come to it

    @ParameterizedTest
    @CsvSource({"3, 1, 1700, 900", "4, 2, 945, 720", "5, 3, 945, 720"})
    void aBoardShownAllAlongIsLikeANewOne(int players, long seed, double width, double height) {
        PeriklesBoard kept = Toolkit.call(() -> Told.board(width, height));
        Game<PeriklesState> game = Game.start(book(setup(players)), Chance.seeded(seed), null);
        Chance chance = Chance.seeded(~seed);
        Set<Phase> phases = new TreeSet<>();
        boolean aimed = false;
        int moves = 0;
        while (true) {
            Seat eyes = setup(players).seats().get(moves % players);
            boolean compared = moves % OFTEN == 0 || phases.add(game.state().phase()) || game.over();
            same(kept, Situations.of(game, eyes), compared, width, height);
            if (game.over()) {
                break;
            }
            Situation asked = Situations.of(game, game.toAct());
            same(kept, asked, compared, width, height);
            for (SpecialTile tile : SpecialTile.values()) {
                Target card = Target.card(tile.id());
                if (asked.lit().contains(card)) {
                    same(kept, Situations.of(game, game.toAct(), card), compared || !aimed, width, height);
                    aimed = true;
                }
            }
            game.play(chance.below(game.moves().size()));
            moves++;
        }
        assertThat(aimed).as("a special tile was picked").isTrue();
        assertThat(phases).as("phases seen").hasSizeGreaterThan(4);
    }

    private static void same(PeriklesBoard kept, Situation situation, boolean compared, double width, double height) {
        Toolkit.call(() -> {
            kept.show(situation);
            if (compared) {
                PeriklesBoard fresh = Told.board(width, height);
                fresh.show(situation);
                assertThat(Told.of(kept)).containsExactlyElementsOf(Told.of(fresh));
            }
            return kept;
        });
    }

    /** The map changes its size when influence tiles are laid out or cleared away, at no other move. */
    @ParameterizedTest
    @CsvSource({"5, 4, 945, 720", "4, 5, 1280, 800"})
    void theMapStandsStill(int players, long seed, double width, double height) {
        PeriklesBoard board = Toolkit.call(() -> Told.board(width, height));
        Region map = (Region) Toolkit.call(() -> board.node().lookup(".pm-map"));
        Game<PeriklesState> game = Game.start(book(setup(players)), Chance.seeded(seed), null);
        Chance chance = Chance.seeded(~seed);
        Map<Boolean, Set<String>> sizes = new TreeMap<>();
        while (!game.over()) {
            boolean taking = game.state().phase().compareTo(Phase.TAKE_INFLUENCE) <= 0;
            Situation asked = Situations.of(game, game.toAct());
            sizes.computeIfAbsent(taking, key -> new TreeSet<>()).add(Toolkit.call(() -> {
                board.show(asked);
                Toolkit.scene(board.node(), width, height);
                return map.getWidth() + " x " + map.getHeight();
            }));
            game.play(chance.below(game.moves().size()));
        }
        assertThat(sizes.get(true)).as("sizes while tiles are taken").hasSize(1);
        assertThat(sizes.get(false)).as("sizes afterwards").hasSize(1);
    }
}

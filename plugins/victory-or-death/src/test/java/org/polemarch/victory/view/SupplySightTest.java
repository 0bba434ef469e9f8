package org.polemarch.victory.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.DATA;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.victory.Position;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.VictoryState;

/** What a player is shown of supply is what the rules say of it. */
class SupplySightTest {

    private static VictoryView.PieceView see(Position position, String piece) {
        return new SupplySight(Position.SUPPLY)
                .pieces(position.state()).stream()
                        .filter(each -> each.id().equals(Position.piece(piece).toString()))
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void theLineShownIsAShortestOne() {
        Position position = Position.of("sparta city laconia", "sparta hoplite argos", "sparta hoplite megara");
        VictoryView.PieceView piece = see(position, "sparta hoplite megara");
        assertThat(piece.supply()).isEqualTo(VictoryView.Supply.SUPPLIED);
        assertThat(piece.line()).containsExactly("megara", "argos", "laconia");
        assertThat(piece.gaps()).isEmpty();
    }

    @Test
    void eachGapSaysWhy() {
        VictoryView.PieceView enemy = see(
                Position.of("corinth city corinth", "corinth trireme ionian-sea", "athens trireme gulf-of-corinth"),
                "corinth trireme ionian-sea");
        assertThat(enemy.supply()).isEqualTo(VictoryView.Supply.BROKEN);
        assertThat(enemy.gaps())
                .contains(
                        new VictoryView.Gap("gulf-of-corinth", VictoryView.Why.ENEMY),
                        new VictoryView.Gap("ionian-sea", VictoryView.Why.NO_PORT));
        VictoryView.PieceView neutral =
                see(Position.of("sparta city byzantium", "sparta hoplite thrace"), "sparta hoplite thrace");
        assertThat(neutral.supply()).isEqualTo(VictoryView.Supply.SUPPLIED);
        VictoryView.PieceView homeless =
                see(Position.of("athens city athens", "sparta hoplite argos"), "sparta hoplite argos");
        assertThat(homeless.supply()).isEqualTo(VictoryView.Supply.NO_CITY);
    }

    @Test
    @SuppressWarnings("unchecked") // the plugin's own state
    void shownAndRuledAgreeInWholeGames() {
        VictoryOrDeathPlugin plugin = new VictoryOrDeathPlugin();
        PreparedGame<VictoryState> prepared = (PreparedGame<VictoryState>) (PreparedGame<?>)
                PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty());
        int broken = 0;
        for (long seed = 1; seed <= 3; seed++) {
            Game<VictoryState> game = prepared.start(seed);
            Chance chance = Chance.seeded(seed);
            while (!game.over()) {
                VictoryState state = game.state();
                for (VictoryView.PieceView piece : new SupplySight(Position.SUPPLY).pieces(state)) {
                    Space space = DATA.atlas().space(piece.space(), "a test");
                    boolean supplied = Position.isSupplied(
                            state,
                            PieceAt.code(piece.power().ordinal(), piece.sort().ordinal(), space.index()));
                    assertThat(piece.supply() == VictoryView.Supply.SUPPLIED)
                            .as("%s after %d answers of seed %d", piece, game.decisions(), seed)
                            .isEqualTo(supplied);
                    broken += supplied ? 0 : 1;
                }
                game.play(chance.below(game.moves().size()));
            }
        }
        assertThat(broken).isPositive();
    }
}

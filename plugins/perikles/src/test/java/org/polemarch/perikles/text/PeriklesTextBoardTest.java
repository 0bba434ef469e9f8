package org.polemarch.perikles.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.four;
import static org.polemarch.perikles.PeriklesTable.setup;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.PeriklesPlugin;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.rules.battles.ResolveBattles;
import org.polemarch.perikles.view.PeriklesView;
import org.polemarch.testkit.Covers;

class PeriklesTextBoardTest {

    private final Words words = new PeriklesPlugin().words();

    private String draw(PeriklesTable table, String seat) {
        return String.join("\n", new PeriklesTextBoard().draw(table.view(seat), words));
    }

    private final PeriklesTable table = four("""
            turn 2
            first black
            leader athens red
            leader sparta green
            leader corinth green
            cubes athens red 3 green 2 black 1 orange 4
            statues thebes black 2
            defeats thebes 1
            candidates megara orange black
            persians black
            holds red athens-double any
            special green brasidas
            locations pylos plataea
            attack pylos athens hoplite 3 1
            permit pylos thebes
            war athens sparta
            allied sparta corinth
            dead sparta trireme 1
            won orange plataea
            """);

    @Test
    void everythingOnTheTableIsDrawn() {
        String board = draw(table, "red");
        assertThat(board)
                .contains("Turn 2 of 3", "first player Black", "you are Red")
                .contains("won: Plataea", "holds: Athens ••, Any city •", "has played")
                .containsPattern("Athens +Red +– +– +5 +– +3 +2 +1 +4")
                .containsPattern("Thebes +– +– +– +5 +× +0 +0 +0 \\(2\\) +0")
                .containsPattern("Megara +– +Orange +Black")
                .containsPattern("Athens +Red +H 1 2×2 3 T 1×2 2×2 3×2 4×2")
                .contains("dead: T 1", "At war: Athens–Sparta", "Allied: Sparta–Corinth")
                .containsPattern("Pylos +4 +Sparta +T → H")
                .contains("attack Red: Athens H 1 3", "may defend: Thebes")
                .containsPattern("Plataea +4 +Athens +H +grey H");
    }

    /** The main force stands under its player's name, with all his cities; every ally under his own. */
    @Test
    @Covers({"PK-H20", "PK-H21"})
    void alliesStandUnderTheirOwnNames() {
        PeriklesTable allied = four("""
                leader sparta red
                leader thebes red
                leader corinth green
                leader athens black
                locations attica
                attack attica sparta hoplite 3
                attack attica corinth hoplite 1
                attack attica thebes hoplite 2
                """);
        assertThat(draw(allied, "orange")).contains("attack Red: Sparta H ?, Thebes H ?; ally Green: Corinth H ?");
        assertThat(draw(allied, "green")).contains("; ally Green: Corinth H 1");
    }

    @Test
    void whatIsSecretIsNotDrawn() {
        assertThat(draw(table, "green")).contains("Your special tile, secret: Brasidas", "attack Red: Athens H ?×2");
        assertThat(draw(table, "red")).doesNotContain("Brasidas");
    }

    @Test
    void aBattleIsDrawnAsItStands() {
        PeriklesTable battle = four("""
                        leader athens red
                        leader sparta green
                        locations pylos
                        special black thessalian-allies
                        attack pylos athens trireme 3
                        attack pylos athens hoplite 1
                        defend pylos sparta trireme 1
                        defend pylos sparta hoplite 2
                        """)
                .dice(6, 5, 1, 1, 4, 4, 2, 2)
                .run(new ResolveBattles.Next(0))
                .choose("pass");
        assertThat(draw(battle, "red"))
                .contains(
                        "trireme   3 against 1, column 3:1 (attacker needs 5, defender 10), tokens 2:0, last dice 4+4 :",
                        "won by the attacker",
                        "hoplite   1 against 2, column 1:2 (attacker needs 10, defender 5), tokens 1:0");
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void noLineIsWiderThanAHundredCharacters(int players) {
        Game<PeriklesState> game = Game.start(book(setup(players)), Chance.seeded(players), null);
        Chance chance = Chance.seeded(players);
        while (!game.over()) {
            PeriklesView view = (PeriklesView) game.book().game().project(game.state(), game.toAct());
            List<String> lines = new PeriklesTextBoard().draw(view, words);
            assertThat(lines).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
            game.play(chance.below(game.moves().size()));
        }
    }
}

package org.polemarch.victory.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.setup.Mulligan;
import org.polemarch.victory.rules.tokens.UseTokens;

/** A player in a terminal can read what the own cards do, what stands where and what is being answered. */
class VictoryTextBoardTest {

    private static final VictoryOrDeathPlugin PLUGIN = new VictoryOrDeathPlugin();

    private static List<String> draw(Table<VictoryState> table, int seat, String id) {
        return PLUGIN.textBoard().draw(table.view(new Seat(seat, id)), PLUGIN.words());
    }

    private static Table<VictoryState> assault() {
        return Position.of(
                        "athens city athens", "sparta hoplite attica", "sparta city megara", "sparta hoplite syracuse")
                .prepared("athens", "ath-02")
                .hand("athens", "ath-lb", "ath-12")
                .status("sparta", "spa-08")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens");
    }

    @Test
    void cardsCanBeRead() {
        List<String> lines = draw(assault(), 3, "athens");
        assertThat(lines)
                .contains(
                        "  ath-lb  Land Battle",
                        "  ath-02  Prepare: Instead of a city it became a fortress",
                        "          When Athens is battled, no City in Athens is removed this turn.",
                        "Status of Sparta",
                        "          After a Demos Hoplite is removed by you, gain 1 Victory Point.");
        assertThat(lines).allMatch(line -> line.length() <= 100);
        assertThat(draw(assault(), 0, "corinth")).noneMatch(line -> line.contains("fortress"));
    }

    @Test
    void whatIsBeingAnsweredAndWhatLacksSupplyIsMarked() {
        List<String> lines = draw(assault(), 3, "athens");
        assertThat(lines)
                .contains(
                        "  › Land Battle (Sparta)",
                        "    › The City of Athens in Athens is battled from Attica (Sparta)");
        assertThat(String.join("\n", lines))
                .contains("Syracuse: S-Hoplite!")
                .contains("Attica: S-Hoplite")
                .doesNotContain("Attica: S-Hoplite!");
    }

    @Test
    void noPowerIsOnTurnBeforeTheFirstTurnAndInAScoringRound() {
        Table<VictoryState> scoring =
                Position.start().turn("athens", Step.SCORING).run(new UseTokens.Offer(Power.ATHENS));
        Table<VictoryState> setUp =
                Position.start().turn("corinth", Step.SET_UP).run(new Mulligan.Offer(Power.CORINTH));
        Table<VictoryState> turn = Position.start().turn("athens").playStep();
        assertThat(draw(scoring, 3, "athens").get(0))
                .isEqualTo("Round 1 of 15 · Scoring Round · Oligarchs 0 : 0 Demos");
        assertThat(draw(setUp, 3, "athens").get(0)).isEqualTo("Round 1 of 15 · Set-up · Oligarchs 0 : 0 Demos");
        assertThat(draw(turn, 3, "athens").get(0))
                .isEqualTo("Round 1 of 15 · Play step of Athens · Oligarchs 0 : 0 Demos");
    }
}

package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.power;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.scoring.ScoringRound;
import org.polemarch.victory.rules.scoring.Victory;
import org.polemarch.victory.rules.turn.EndOfTurn;
import org.polemarch.victory.rules.turn.NextRound;
import org.polemarch.victory.rules.turn.PlayStep;

/** Scoring and the end. */
class ScoringTest {

    @Test
    @Covers("R178")
    @Cites("scoring")
    void pointsOfCardsCountAtOnce() {
        Table<VictoryState> table = Position.start()
                .and("sparta hoplite attica")
                .deck("athens", "ath-lb", "ath-lb", "ath-lb")
                .turn("corinth")
                .play("cor-20");
        assertThat(table.state().points(0)).isEqualTo(1);
        assertThat(table.state().cards().draw(power("athens")).size()).isEqualTo(1);
    }

    @Test
    @Covers({"R179", "R180"})
    @Cites("scoring/cities-destroyed")
    void anEnemyCityOnTheOwnTurn() {
        Table<VictoryState> table = Position.of("athens city attica", "sparta city megara", "sparta hoplite megara")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-megara athens-city-attica");
        assertThat(table.state().points(0)).isEqualTo(1);
        // Its own City, taken off by its owner, brings nobody a point.
        Table<VictoryState> own = Position.start().turn("sparta").playStep().choose("lift", "lift city laconia");
        assertThat(own.state().points(0) + own.state().points(1)).isZero();
    }

    @Test
    @Covers({"R181", "R182"})
    @Cites("scoring/rounds")
    void citiesAndStatusCardsScoreInAScoringRound() {
        Table<VictoryState> table = Position.start()
                .and("corinth city syracuse", "delian city samos")
                .status("athens", "ath-01")
                .round(3)
                .turn("athens")
                .run(new ScoringRound.Begin(), new NextRound.Begin())
                .asks("athens", React.Ask.class);
        assertThat(table.state().points(0)).isEqualTo(3);
        assertThat(table.state().points(1)).isEqualTo(3);
        table.choose("use ath-01");
        assertThat(table.state().points(1)).isEqualTo(5);
        assertThat(table.state().round()).isEqualTo(4);
    }

    @Test
    @Covers({"R183", "R185"})
    @Cites("scoring/key-locations")
    void keyLocationsCountOnceAfterTheLastRound() {
        Table<VictoryState> table = Position.start().round(15).turn("athens").run(new Victory.Check());
        // Laconia 3 (City and Hoplite count once), Corinth 1; Athens 3, Corcyra 1.
        assertThat(table.state().points(0)).isEqualTo(4);
        assertThat(table.state().points(1)).isEqualTo(4);
        Table<VictoryState> early = Position.start().round(12).turn("athens").run(new Victory.Check());
        assertThat(early.state().points(0)).isZero();
        Table<VictoryState> fleet = Position.of("sparta trireme saronic-gulf", "sparta hoplite chios")
                .round(15)
                .run(new Victory.Check());
        assertThat(fleet.state().points(0)).isEqualTo(1);
    }

    @Test
    @Covers({"R187", "R188", "R189"})
    @Cites({"overview", "victory"})
    void tenPointsAheadAtTheEndOfAScoringRound() {
        Table<VictoryState> table =
                Position.start().points(13, 3).round(6).turn("athens").run(new Victory.Check());
        table.asksNobody();
        assertThat(table.state().ending()).isEqualTo(Ending.SUDDEN_VICTORY);
        Outcome outcome = table.outcome();
        assertThat(outcome.winners()).extracting(seat -> seat.id()).containsExactly("corinth", "sparta");
        Position.start()
                .points(12, 3)
                .round(6)
                .turn("athens")
                .run(new Victory.Check(), new NextRound.Begin())
                .asks("corinth", PlayStep.Choose.class);
        Position.start()
                .points(20, 3)
                .round(5)
                .turn("athens")
                .run(new EndOfTurn.Draw(Power.ATHENS))
                .asks("corinth", PlayStep.Choose.class);
    }

    @Test
    @Cites("scoring")
    void theBreakdownTellsWhereThePointsComeFrom() {
        Table<VictoryState> table = Position.of(
                        "sparta city laconia",
                        "sparta hoplite attica",
                        "sparta hoplite megara",
                        "sparta hoplite argos",
                        "corinth city corinth",
                        "athens city athens",
                        "athens trireme saronic-gulf")
                .points(2, 1)
                .round(15)
                .turn("sparta")
                .hand("sparta", "spa-lb")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens");
        assertThat(breakdown(table, 2))
                .containsExactly(
                        Map.entry("Source.CITIES", 0),
                        Map.entry("Source.DESTROYED", 1),
                        Map.entry("Source.CARDS", 2),
                        Map.entry("Source.KEY_LOCATIONS", 0),
                        Map.entry("Source.LOST", 0));
        table.run(new PlayStep.Choose(Power.ATHENS)).choose("play-nothing").run(new ScoringRound.Begin());
        assertThat(breakdown(table, 0)).contains(Map.entry("Source.CITIES", 2), Map.entry("Source.KEY_LOCATIONS", 4));
        assertThat(breakdown(table, 3)).contains(Map.entry("Source.CARDS", 1), Map.entry("Source.LOST", -1));
        for (Score score : table.outcome().scores()) {
            assertThat(score.breakdown().stream().mapToInt(Score.Line::points).sum())
                    .isEqualTo(score.points());
        }
    }

    private static List<Map.Entry<String, Integer>> breakdown(Table<VictoryState> table, int seat) {
        return table.outcome().scores().get(seat).breakdown().stream()
                .map(line -> Map.entry(line.label(), line.points()))
                .toList();
    }

    @Test
    @Covers({"R190", "R191"})
    void theHigherTotalWinsAndATieIsTheDemos() {
        Table<VictoryState> more = Position.start().points(5, 4).round(15).run(new Victory.Check());
        assertThat(more.outcome().winners()).extracting(seat -> seat.id()).containsExactly("corinth", "sparta");
        assertThat(more.state().ending()).isEqualTo(Ending.SCORING_VICTORY);
        Table<VictoryState> tie = Position.start().points(5, 5).round(15).run(new Victory.Check());
        assertThat(tie.outcome().winners()).extracting(seat -> seat.id()).containsExactly("delian", "athens");
        assertThat(tie.state().ending()).isEqualTo(Ending.TIE);
    }
}

package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.code;
import static org.polemarch.victory.Position.has;
import static org.polemarch.victory.Position.power;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.Removal;
import org.polemarch.victory.rules.effects.GainPoints;
import org.polemarch.victory.rules.scoring.ScoringRound;
import org.polemarch.victory.rules.scoring.Victory;
import org.polemarch.victory.rules.turn.Turn;

/** When points are counted, and in which order. */
@Cites("scoring/rounds")
class ScoringTimeTest {

    private static final Turn.Enter THEN = new Turn.Enter(Step.PLAY);

    @Test
    @Covers("R180")
    @Cites("scoring/cities-destroyed")
    void noPointForACityThatFallsOnItsOwnTeamsTurn() {
        Table<VictoryState> table = Position.of("sparta city attica")
                .turn("corinth")
                .run(new Removal.Begin(code("sparta city attica"), Loss.CARD, power("athens"), THEN, THEN));
        assertThat(has(table.state(), "sparta city attica")).isFalse();
        assertThat(table.state().points(0) + table.state().points(1)).isZero();
        table = Position.of("sparta city attica")
                .turn("athens")
                .run(new Removal.Begin(code("sparta city attica"), Loss.CARD, power("athens"), THEN, THEN));
        assertThat(table.state().points(1)).isEqualTo(1);
    }

    @Test
    @Cites({"scoring/rounds", "scoring/key-locations"})
    void theLastRoundScoresCitiesThenStatusCardsThenKeyLocations() {
        Table<VictoryState> table = Position.of(
                        "sparta city laconia", "athens city athens", "athens trireme saronic-gulf")
                .status("athens", "ath-01")
                .points(12, 1)
                .round(15)
                .turn("athens")
                .run(new ScoringRound.Begin())
                .choose("use ath-01");
        List<GameEvent> events = table.all(GameEvent.class);
        int cities = events.indexOf(table.last(ScoringRound.CitiesScored.class));
        int status = events.indexOf(table.last(GainPoints.PointsGained.class));
        int places = events.indexOf(table.last(Victory.KeyLocationHeld.class));
        assertThat(cities).isLessThan(status);
        assertThat(status).isLessThan(places);
        assertThat(table.state().points(0)).isEqualTo(12 + 1 + 3);
        assertThat(table.state().points(1)).isEqualTo(1 + 1 + 2 + 3);
        // More than ten points ahead, but in the last round totals are compared.
        assertThat(Position.start()
                        .points(30, 1)
                        .round(15)
                        .run(new Victory.Check())
                        .state()
                        .ending())
                .isEqualTo(Ending.SCORING_VICTORY);
    }

    @Test
    @Covers("R188")
    @Cites("victory")
    void theDemosMayWinSuddenlyToo() {
        Table<VictoryState> table =
                Position.start().points(3, 13).round(6).turn("athens").run(new Victory.Check());
        table.asksNobody();
        assertThat(table.state().ending()).isEqualTo(Ending.SUDDEN_VICTORY);
    }
}

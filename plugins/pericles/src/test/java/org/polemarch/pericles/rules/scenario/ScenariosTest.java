package org.polemarch.pericles.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Scenario;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.engine.Game;
import org.polemarch.pericles.PericlesPlugin;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.data.ScenarioFacts;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.FinalScoring;
import org.polemarch.testkit.Covers;

@Cites({"3.3", "14.0", "11.14", "2.0", "3.1"})
class ScenariosTest {

    static Stream<String> scenarios() {
        return new PericlesPlugin().info().scenarios().stream().map(Scenario::id);
    }

    @Test
    void thereAreFourteen() {
        assertThat(scenarios()).hasSize(14);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    @Covers({"11.14g", "4.0a"})
    void everyScenarioPlaysToItsEndAndScoresByItsOwnRules(String id) {
        for (int seed = 0; seed < 6; seed++) {
            Game<PericlesState> game = Game.start(PericlesTable.book(id), Chance.seeded(seed), null);
            Chance chance = Chance.seeded(seed);
            while (!game.over()) {
                game.play(
                        seed == 0
                                ? new GreedyBot(1).choose(new GameThinking<>(game, chance, () -> false))
                                : chance.below(game.moves().size()));
            }
            PericlesState state = game.state();
            Outcome outcome = game.book().game().outcome(state);
            ScenarioFacts scenario = state.scenario();
            switch (scenario.kind()) {
                case POLITICAL_ONLY -> {
                    Side side = Side.valueOf(scenario.side());
                    Issue issue = Issue.valueOf(scenario.decisiveIssue());
                    for (Faction faction : List.of(side.first(), side.second())) {
                        boolean won = state.display().won(faction, issue);
                        assertThat(outcome.winners().equals(List.of(faction.seat())))
                                .isEqualTo(won);
                    }
                    assertThat(state.ending()).isIn(Ending.ISSUE_WON, Ending.ISSUE_NOT_WON);
                }
                case BATTLE_ONLY, THEATER_ONLY -> {
                    assertThat(state.ending()).isIn(Ending.HONOR_ONLY, Ending.BATTLE_FOUGHT);
                    for (Faction faction : Faction.values()) {
                        assertThat(state.bonus(faction, 0) + state.bonus(faction, 1) + state.bonus(faction, 2))
                                .isZero();
                    }
                    int lead = state.honor(Side.ATHENS) - state.honor(Side.SPARTA);
                    if (lead != 0) {
                        assertThat(state.winner().orElseThrow().side()).isEqualTo(lead > 0 ? Side.ATHENS : Side.SPARTA);
                    } else {
                        assertThat(state.winner()).isEmpty();
                    }
                }
                case FULL -> {
                    assertThat(state.ending()).isNotEqualTo(Ending.RUNNING);
                    if (state.ending() == Ending.LAST_TURN) {
                        bonuses(state, Side.ATHENS, 3);
                        bonuses(state, Side.SPARTA, 6);
                    }
                }
            }
            assertThat(outcome.ending()).isEqualTo(state.ending().key());
        }
    }

    /** 11.14: five for the government, three a base, and for every Theater controlled. */
    private static void bonuses(PericlesState state, Side side, int perTheater) {
        int bases = 0;
        int theaters = 0;
        for (Theater theater : Theater.values()) {
            if (theater != Theater.PERSIA && state.isOpen(theater)) {
                bases += state.board().bases(side, theater);
                theaters += state.board().status(side, theater) == Status.FRIENDLY ? 1 : 0;
            }
        }
        int counted = state.scenario().endBonuses() ? 1 : 0;
        Faction ruling = state.controlling(side);
        Faction other = ruling.compatriot();
        assertThat(state.bonus(ruling, FinalScoring.POLITICAL)).isEqualTo(5 * counted);
        int floor = state.honor(other) // who has less than five loses what he has
                - state.bonus(other, FinalScoring.BASES)
                - state.bonus(other, FinalScoring.GEOGRAPHY);
        if (floor > 0) {
            assertThat(state.bonus(other, FinalScoring.POLITICAL)).isEqualTo(-5 * counted);
        } else {
            assertThat(state.bonus(other, FinalScoring.POLITICAL)).isBetween(-5 * counted, 0);
        }
        assertThat(state.bonus(ruling, FinalScoring.BASES) + state.bonus(other, FinalScoring.BASES))
                .isEqualTo(3 * bases * counted);
        assertThat(state.bonus(ruling, FinalScoring.GEOGRAPHY) + state.bonus(other, FinalScoring.GEOGRAPHY))
                .isEqualTo(perTheater * theaters * counted);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    @Covers({"8.2a", "11.2a", "3.1a"})
    void everySetUpKeepsTheLimits(String id) {
        PericlesState state = PericlesTable.opening(id).state();
        for (int t = 0; t < Theater.COUNT; t++) {
            assertThat(state.board().bases(Theater.of(t))).isLessThanOrEqualTo(3);
        }
        if (state.scenario().kind() == ScenarioFacts.Kind.FULL) {
            for (Side side : Side.values()) {
                int need = 0;
                for (Piece piece : Piece.units(side)) {
                    need += state.board().onMap(piece) * (piece.arm() == Arm.NAVAL ? 2 : 1);
                }
                assertThat(need).isLessThanOrEqualTo(4 * state.board().bases(side));
            }
        }
    }

    @Test
    void theOpeningsTheBooksTellOf() {
        PericlesState first = PericlesTable.opening("14.2").state();
        assertThat(first.board().count(Theater.BOEOTIA, Piece.PELOPONNESIAN_BASE))
                .isEqualTo(1);
        assertThat(first.board().count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND))
                .isEqualTo(4);
        assertThat(first.board().count(Theater.BOEOTIA, Piece.DELIAN_BASE)).isEqualTo(1);
        assertThat(first.board().count(Theater.BOEOTIA, Piece.DELIAN_LAND)).isEqualTo(1);
        assertThat(first.controlling(Side.ATHENS)).isEqualTo(Faction.ARISTOCRAT);
        assertThat(first.controlling(Side.SPARTA)).isEqualTo(Faction.AGIAD);
        assertThat(first.war()).isFalse();
        assertThat(first.persianWar()).isTrue();
        PericlesState second = PericlesTable.opening("14.3").state();
        assertThat(second.controlling(Side.SPARTA)).isEqualTo(Faction.EURYPONTID);
        assertThat(second.persianWar()).isFalse();
    }

    @Test
    void theTheaterWarBeginsWithMarkersAndTokens() {
        Game<PericlesState> game = Game.start(PericlesTable.book("14.1.01A"), Chance.seeded(1), null);
        PericlesState state = game.state();
        assertThat(state.treasury().held(Faction.AGIAD)).isEqualTo(8);
        assertThat(state.queues().held(Faction.AGIAD)).isEqualTo(6);
        assertThat(state.queues().held(Faction.AGIAD, Faction.AGIAD, Marker.MILITARY))
                .isEqualTo(2);
        assertThat(state.isOpen(Theater.SAMOS)).isFalse();
        assertThat(game.moves().stream().noneMatch(move -> move.notation().endsWith("samos")))
                .isTrue();
    }

    @Test
    void aBattleIsFoughtWithCommittedTokensOnly() {
        Game<PericlesState> game = Game.start(PericlesTable.book("14.1.10D"), Chance.seeded(1), null);
        var sum = game.state().battle().orElseThrow();
        assertThat(sum.arm()).isEqualTo(Arm.NAVAL);
        assertThat(sum.athens().tokens()).isEqualTo(1);
        assertThat(sum.sparta().tokens()).isEqualTo(6);
        assertThat(sum.athens().stateShip()).isZero();
        assertThat(sum.sparta().units()).isEqualTo(10);
        assertThat(sum.athens().units()).isEqualTo(11);
        assertThat(sum.sparta().bases()).isEqualTo(2);
    }

    /** 5.13: before the Plague up to turn 6, after it later; Alcibiades is gone in the last years (12.2). */
    @ParameterizedTest
    @MethodSource("scenarios")
    @Covers({"5.13c", "12.2a"})
    void theTurnSaysWhetherThePlagueHasComeAndAlcibiadesGone(String id) {
        PericlesState state = PericlesTable.opening(id).state();
        assertThat(state.postPlague()).isEqualTo(state.turn() > 6);
        assertThat(state.alcibiadesInPersia()).isEqualTo(state.turn() > 8);
    }

    @ParameterizedTest
    @CsvSource({"14.1.04B, false", "14.1.07B, true", "14.1.08B, false", "14.1.10B, true", "14.1.10D, true"})
    void battlesAreOfTheirYear(String id, boolean war) {
        assertThat(PericlesTable.opening(id).state().war()).isEqualTo(war);
    }

    @Test
    void theListOfScenariosIsThatOfTheData() {
        PericlesPlugin plugin = new PericlesPlugin();
        assertThat(plugin.info().scenarios())
                .isEqualTo(PericlesData.of(plugin.data()).scenarios().stream()
                        .map(facts -> new Scenario(facts.id(), facts.title(), facts.summary()))
                        .toList());
    }

    @Test
    @Covers("9.43b")
    void aDrawnBattleIsADrawnGame() {
        PericlesTable table = PericlesTable.opening("14.1.07B");
        table.run(ScenarioEnd.SCORE);
        assertThat(table.state().ending()).isEqualTo(Ending.BATTLE_FOUGHT);
        assertThat(table.state().winner()).isEmpty();
    }

    /** The tie-break in favour of Athens belongs to the longer scenarios (11.14, play note). */
    @Test
    @Covers("11.14g")
    void aTheaterWarThatEndsEvenIsADraw() {
        PericlesTable table = PericlesTable.opening("14.1.01A");
        table.run(ScenarioEnd.SCORE);
        assertThat(table.state().ending()).isEqualTo(Ending.HONOR_ONLY);
        assertThat(table.state().winner()).isEmpty();
        PericlesTable led = PericlesTable.opening("14.1.01A").honor(Faction.AGIAD, 11);
        led.run(ScenarioEnd.SCORE);
        assertThat(led.state().winner()).contains(Faction.AGIAD);
    }

    @Test
    @Covers({"12.2a"})
    void theAegeanWarOpensWithAlcibiadesInPersia() {
        PericlesTable table = PericlesTable.opening("14.1.09A");
        assertThat(table.state().alcibiadesInPersia()).isTrue();
        assertThat(table.state().board().persianBases()).isEqualTo(1);
        assertThat(PericlesTable.opening("14.4").state().board().persianBases()).isZero();
    }
}

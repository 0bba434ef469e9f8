package org.polemarch.pericles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.core.engine.Game;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.military.MilitaryIssue;
import org.polemarch.pericles.view.PericlesView;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Seats, options, and what each seat may know. */
@Cites({"4.1", "3.15"})
class PericlesOptionsTest {

    private static PericlesView view(PericlesTable table, Faction viewer) {
        return (PericlesView) table.rules().game().project(table.state(), viewer.seat());
    }

    @Test
    @Covers({"15a", "15.12a", "3.2e"})
    void fourSeatsInTwoSidesWhoeverSitsThere() {
        var info = new PericlesPlugin().info();
        assertThat(info.fewestSeats()).isEqualTo(4);
        assertThat(info.seats().stream().map(SeatInfo::side).toList())
                .containsExactly("athens", "athens", "sparta", "sparta");
        for (Faction faction : Faction.values()) {
            assertThat(info.seats().get(faction.index()).id())
                    .isEqualTo(faction.seat().id());
            assertThat(faction.compatriot().side()).isEqualTo(faction.side());
            assertThat(faction.compatriot()).isNotEqualTo(faction);
        }
        PericlesState state = PericlesTable.opening(
                        PericlesTable.setup().withScenario("14.3").withOption("handicap", "sparta-20"))
                .state();
        assertThat(state.honor(Faction.AGIAD)).isEqualTo(30);
        assertThat(state.honor(Faction.EURYPONTID)).isEqualTo(30);
        assertThat(state.honor(Faction.ARISTOCRAT)).isEqualTo(10);
    }

    @Test
    @Cites("14.0")
    void everyScenarioOpensWithTenHonorEachAndAHandicapIsAnOption() {
        for (Scenario scenario : new PericlesPlugin().info().scenarios()) {
            var setup = PericlesTable.setup().withScenario(scenario.id());
            PericlesState even = PericlesTable.opening(setup).state();
            PericlesState ahead = PericlesTable.opening(setup.withOption("handicap", "sparta-6"))
                    .state();
            for (Faction faction : Faction.values()) {
                assertThat(even.honor(faction))
                        .as("%s of the %s", scenario.id(), faction)
                        .isEqualTo(10);
                assertThat(ahead.honor(faction)).isEqualTo(faction.side() == Side.SPARTA ? 16 : 10);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"14.2", "14.3", "14.1.06A", "14.4", "14.1.08A"})
    void aScenarioWithPlaysMayOpenWithClouds(String scenario) {
        var setup = PericlesTable.setup().withScenario(scenario).withOption("first-play", "clouds");
        Game<PericlesState> game = Game.start(PericlesTable.book(setup), Chance.seeded(4), null);
        assertThat(game.state().data().play(game.state().cards().currentPlay()).id())
                .isEqualTo("CLO-A");
    }

    @ParameterizedTest
    @ValueSource(strings = {"show", "hide"})
    @Covers({"4.1b", "4.1d", "4.1e", "3.15b", "4.1c"})
    void compatriotsMayShowTokensAndMarkersTheEnemyNeverSeesThem(String option) {
        PericlesTable table = PericlesTable.opening(PericlesTable.setup().withOption("compatriots", option))
                .tokens(Faction.ARISTOCRAT, 5)
                .queue(Theater.BOEOTIA, Faction.ARISTOCRAT, Marker.MILITARY);
        table.state().queues().give(Faction.ARISTOCRAT, Faction.ARISTOCRAT, Marker.LEAGUE, 2);
        boolean shown = option.equals("show");
        for (Faction viewer : Faction.values()) {
            boolean knows = viewer == Faction.ARISTOCRAT || (shown && viewer == Faction.DEMAGOGUE);
            PericlesView.FactionView seen = view(table, viewer).factions().get(0);
            assertThat(seen.tokens()).isEqualTo(knows ? Optional.of(5) : Optional.empty());
            assertThat(seen.markers().isPresent()).isEqualTo(knows);
            assertThat(seen.markersHeld()).isEqualTo(2);
            PericlesView.MarkerView marker = view(table, viewer)
                    .theaters()
                    .get(Theater.BOEOTIA.index())
                    .queue()
                    .get(0);
            assertThat(marker.side()).isEqualTo(Side.ATHENS);
            assertThat(marker.marker()).isEqualTo(knows ? Optional.of(Marker.MILITARY) : Optional.empty());
            assertThat(marker.owner().isPresent()).isEqualTo(knows);
            assertThat(view(table, viewer).sides().get(0).stock()).isEqualTo(21);
        }
    }

    @Test
    @Covers({"4.1a", "6.31e"})
    void handsAndEntouragesAreSeenByTheirFactionAloneUntilTurnedUp() {
        PericlesTable table = PericlesTable.opening("14.2")
                .hand(Faction.AGIAD, "S01", "S32")
                .entourage(Faction.AGIAD, "S05", "S06", "S07");
        for (Faction viewer : Faction.values()) {
            PericlesView.FactionView seen = view(table, viewer).factions().get(3);
            assertThat(seen.hand().isPresent()).isEqualTo(viewer == Faction.AGIAD);
            assertThat(seen.entourage().isPresent()).isEqualTo(viewer == Faction.AGIAD);
            assertThat(seen.handSize()).isEqualTo(2);
            assertThat(seen.entourageSize()).isEqualTo(3);
        }
        table.state().cards().turnUp(Faction.AGIAD, 0);
        assertThat(view(table, Faction.ARISTOCRAT).factions().get(3).entourage())
                .isPresent();
        assertThat(view(table, Faction.ARISTOCRAT).factions().get(3).hand()).isEmpty();
    }

    @Test
    @Covers({"9.31b", "9.31c", "4.1b"})
    void closedHandsStayClosedToCompatriotAndEnemyUntilMovementIsOver() {
        PericlesTable table = PericlesTable.war()
                .controlling(Faction.ARISTOCRAT, Faction.EURYPONTID)
                .tokens(5)
                .at(Theater.BOEOTIA, "1 athens-land, 1 peloponnesian-land")
                .at(Theater.ATHENS, "1 athens-land");
        Table<PericlesState> run = table.run(new MilitaryIssue.Command(Faction.ARISTOCRAT, Theater.BOEOTIA, false))
                .choose("assemble", "commit 2", "commit 1", "commit 4", "commit 3");
        PericlesView enemy = view(table, Faction.DEMAGOGUE);
        assertThat(enemy.factions().get(2).committed()).isEmpty();
        assertThat(enemy.factions().get(0).committed()).contains(2);
        PericlesView compatriot = view(table, Faction.AGIAD);
        assertThat(compatriot.factions().get(2).committed()).isEmpty();
        assertThat(compatriot.factions().get(2).tokens()).contains(5); // nothing shows that four are in the hand
        assertThat(compatriot.factions().get(3).committed()).contains(3);
        run.choose("in-place");
        assertThat(view(table, Faction.DEMAGOGUE).factions().get(2).committed()).contains(4);
        assertThat(view(table, Faction.AGIAD).factions().get(2).tokens()).contains(1);
    }

    @Test
    void imaginedGamesShowTheViewerTheSame() {
        for (int seed = 0; seed < 12; seed++) {
            var setup = PericlesTable.setup().withOption("compatriots", seed % 2 == 0 ? "show" : "hide");
            Game<PericlesState> game = Game.start(PericlesTable.book(setup), Chance.seeded(seed), null);
            Chance chance = Chance.seeded(seed + 100);
            boolean redealt = false;
            for (int i = 0; i < 150 && !game.over(); i++) {
                game.play(chance.below(game.moves().size()));
                Faction viewer = Faction.of(chance.below(4));
                var rules = game.book().game();
                PericlesState imagined = rules.imagine(game.state(), viewer.seat(), chance);
                assertThat(rules.project(imagined, viewer.seat()))
                        .isEqualTo(rules.project(game.state(), viewer.seat()));
                assertThat(rules.census(imagined)).isEqualTo(rules.census(game.state()));
                redealt |= !imagined.cards()
                        .hand(viewer.compatriot())
                        .equals(game.state().cards().hand(viewer.compatriot()));
            }
            assertThat(redealt).isTrue();
        }
    }
}

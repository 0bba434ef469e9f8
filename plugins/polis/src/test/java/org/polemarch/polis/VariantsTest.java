package org.polemarch.polis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.example.engines.GreatEngines;
import org.example.longturns.LongTurns;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.Overlay;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.actions.DevelopProject;
import org.polemarch.polis.rules.actions.LaySiege;
import org.polemarch.polis.rules.actions.Trade;
import org.polemarch.polis.rules.battles.Attack;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.ProjectArea;
import org.polemarch.polis.rules.round.RoundStart;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.polis.rules.round.Turn;
import org.polemarch.testkit.Table;

/** What somebody else's plugin or patch changes is played, and is felt. */
class VariantsTest {

    @Test
    void aSiegeWithASixSidedDie() {
        Table<PolisState> table = table(prepare(List.of(new GreatEngines())), "boiotia athens 3");
        table.dice(6).choose("siege thibae");
        assertThat(table.last(LaySiege.Attempted.class).roll()).isEqualTo(6);
        assertThat(rolls(prepare(List.of(new War(), new GreatEngines())))).contains(5, 6);
        assertThat(rolls(prepare(List.of(new War())))).contains(4).allMatch(roll -> roll <= 4);
    }

    private static List<Integer> rolls(PreparedGame<PolisState> polis) {
        return events(polis, 40).stream()
                .filter(LaySiege.Attempted.class::isInstance)
                .map(each -> ((LaySiege.Attempted) each).roll())
                .distinct()
                .toList();
    }

    @Test
    void aBotCountsOnTheBetterDie() {
        PolisState state = Position.of("boiotia athens 3");
        assertThat(evaluation(prepare(List.of(new GreatEngines())), state))
                .isGreaterThan(evaluation(prepare(List.of()), state));
    }

    private static double evaluation(PreparedGame<PolisState> polis, PolisState state) {
        return polis.book().game().evaluate(state, Side.ATHENS.seat());
    }

    @Test
    void twoVariantsThatReplaceDifferentRulesPlayTogether() {
        PreparedGame<PolisState> both = prepare(List.of(new GreatEngines(), new LongTurns()));
        assertThat(events(both, 20)).isNotEmpty();
        Table<PolisState> table = table(both, "boiotia athens 3 | attika athens 1 | athens iron 3");
        table.dice(6).choose("siege thibae", "move-hoplites attika megaris", "done");
        table.asks("athens", TakeAction.Choose.class).choose("pass");
    }

    @Test
    void twoThatReplaceTheSameRuleAreRefused() {
        assertThatThrownBy(() -> prepare(List.of(new GreatEngines(), new GreatEngines())))
                .isInstanceOf(SetupFault.class)
                .hasMessageContaining("LaySiege");
    }

    @Test
    void aPatchAddsAnEvent() {
        PreparedGame<PolisState> polis = patched("""
                {"events": {"a-olympiad": {"deck": "alpha", "copies": 9, "title": "Olympiad", "text": "Games are held.",
                  "athens": [{"op": "gain-prestige", "count": 1}], "sparta": [], "both": [], "wholeRound": [],
                  "endOfRound": []}}}
                """);
        assertThat(events(polis, 10))
                .filteredOn(RoundStart.EventRead.class::isInstance)
                .extracting(each -> ((RoundStart.EventRead) each).title())
                .contains("Olympiad");
    }

    @Test
    void aPatchAddsAProject() {
        PreparedGame<PolisState> polis = patched("""
                {"projects": {"parthenon": {"category": "temples", "cost": {"wood": 1}, "prestige": 5, "endGame": 3,
                  "poleis": ["athinae", "sparti"]}}}
                """);
        List<GameEvent> events = events(polis, 60);
        assertThat(events)
                .filteredOn(ProjectArea.Offered.class::isInstance)
                .extracting(polis.words()::say)
                .anyMatch(text -> text.contains("Parthenon"));
        assertThat(events)
                .filteredOn(DevelopProject.Begun.class::isInstance)
                .anyMatch(each -> ((DevelopProject.Begun) each).project().id().equals("parthenon"));
    }

    @Test
    void aPatchAddsASpaceToAForeignMarket() {
        PreparedGame<PolisState> polis = patched("""
                {"trade-spaces": {"thraki-3b": {"market": "thraki", "value": 3, "receives": "silver",
                  "accepts": ["wine", "wood"]}}}
                """);
        assertThat(events(polis, 60))
                .filteredOn(Trade.Traded.class::isInstance)
                .anyMatch(each -> ((Trade.Traded) each).space().id().equals("thraki-3b"));
    }

    @Test
    void aPatchAddsABattleCard() {
        PreparedGame<PolisState> polis = prepare(List.of(new War()), Optional.of(new Overlay("elephants", """
                        {"battle-cards": {"elephants": {"copies": 12,
                          "land": {"formation": "ippiko", "maneuver": "othismos", "value": 3},
                          "sea": {"formation": "treeris", "maneuver": "diekplous", "value": 3}}}}
                        """)));
        assertThat(events(polis, 10))
                .filteredOn(Attack.Attacked.class::isInstance)
                .anyMatch(each -> ((Attack.Attacked) each).card().value() == 3);
    }

    @Test
    void aPatchChangesAFigureOfTheRules() {
        Table<PolisState> table = table(
                patched("{\"figures\": {\"siegeCost\": 3, \"source\": \"house rule\"}}"),
                "boiotia athens 3 | athens prestige 3");
        table.dice(1).choose("siege thibae");
        assertThat(table.last(PersonalBoards.PrestigeLost.class))
                .isEqualTo(new PersonalBoards.PrestigeLost(Side.ATHENS, 3));
    }

    @Test
    void whatTheBoardHasNoPlaceForIsRefusedWithTheReason() {
        assertThatThrownBy(() -> patched(
                        "{\"poleis\": {\"korone\": {\"population\": 1, \"growth\": 1, \"most\": 2, \"ports\": []}}}"))
                .hasMessageContaining("poleis cannot have a record 'korone': a polis is a place on the printed board");
    }

    private static Table<PolisState> table(PreparedGame<PolisState> polis, String position) {
        Table<PolisState> table = new Table<>(polis.book(), Position.of(position));
        table.state().course().beginTurn(Side.ATHENS);
        table.run(new Turn.Next(Side.ATHENS));
        return table;
    }

    private static PreparedGame<PolisState> patched(String patch) {
        return prepare(List.of(), Optional.of(new Overlay("patch", patch)));
    }

    private static PreparedGame<PolisState> prepare(List<VariantPlugin> variants) {
        return prepare(variants, Optional.empty());
    }

    @SuppressWarnings("unchecked") // the plugin's own state
    private static PreparedGame<PolisState> prepare(List<VariantPlugin> variants, Optional<Overlay> overlay) {
        PolisPlugin plugin = new PolisPlugin();
        return (PreparedGame<PolisState>)
                PreparedGame.of(plugin, variants, plugin.info().defaultSetup(), overlay);
    }

    /** What happens in games played at random. */
    private static List<GameEvent> events(PreparedGame<PolisState> polis, int games) {
        List<GameEvent> events = new ArrayList<>();
        for (int seed = 0; seed < games; seed++) {
            Game<PolisState> game = polis.start(seed, events::add);
            Chance chance = Chance.seeded(seed);
            while (!game.over()) {
                game.play(chance.below(game.moves().size()));
            }
        }
        return events;
    }
}

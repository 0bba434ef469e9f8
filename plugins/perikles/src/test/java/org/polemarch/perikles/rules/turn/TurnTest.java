package org.polemarch.perikles.rules.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;
import static org.polemarch.perikles.PeriklesTable.three;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.log.PileShuffled;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.PeriklesPlugin;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.Places;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.model.Ending;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Rulings;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.battles.ResolveBattles;
import org.polemarch.perikles.rules.elections.Elections;
import org.polemarch.perikles.rules.influence.TakeInfluence;
import org.polemarch.perikles.rules.turn.EndOfTurn.FirstPlayerNext;
import org.polemarch.perikles.rules.turn.LayOut.TilesDrawn;
import org.polemarch.testkit.Covers;

/** 4 The turn, 4.1 drawing tiles, 4.7 the end of a turn, 6 the end of the game. */
@Cites({"4", "4.1", "4.7", "6/end"})
class TurnTest {

    private static final List<Phase> IN_ORDER =
            List.of(Phase.TAKE_INFLUENCE, Phase.PROPOSE_CANDIDATES, Phase.COMMIT_FORCES, Phase.RESOLVE_BATTLES);

    /** The phases in which somebody was asked, in order, for each turn of random games. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    @Covers("PK-C01")
    void thePhasesComeInTheirOrder(long seed) {
        List<GameEvent> events = new ArrayList<>();
        Game<PeriklesState> game = Game.start(book(setup(4)), Chance.seeded(seed), events::add);
        Chance chance = Chance.seeded(seed);
        List<List<Phase>> turns = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        while (!game.over()) {
            List<Phase> phases = turns.get(game.state().turn() - 1);
            Phase phase = game.state().phase();
            if (phase != Phase.SET_UP && (phases.isEmpty() || phases.get(phases.size() - 1) != phase)) {
                phases.add(phase);
            }
            game.play(chance.below(game.moves().size()));
        }
        assertThat(turns.subList(0, game.state().turn()))
                .allSatisfy(phases -> assertThat(phases).isEqualTo(IN_ORDER.subList(0, Math.max(3, phases.size()))));
        List<String> names =
                events.stream().map(event -> event.getClass().getSimpleName()).toList();
        assertThat(List.of(
                        names.indexOf("TilesDrawn"),
                        names.indexOf("TileTaken"),
                        names.subList(0, names.indexOf("Elected")).lastIndexOf("Proposed"),
                        names.indexOf("Elected"),
                        names.indexOf("Named"),
                        names.indexOf("TileUsed"),
                        names.indexOf("Revealed"),
                        names.indexOf("StatueRaised")))
                .as("where the phases of the first turn stand in the log")
                .isSorted();
    }

    @Test
    @Covers("PK-C02")
    void theFirstTurnUsesTheTilesOfTheSetUp() {
        List<GameEvent> events = new ArrayList<>();
        Game<PeriklesState> game = Game.start(book(setup(3)), Chance.seeded(4), events::add);
        while (!(game.question().frame() instanceof TakeInfluence.Choose)) {
            game.play(0);
        }
        assertThat(events.stream().filter(TilesDrawn.class::isInstance)).hasSize(1);
        assertThat(game.state().tiles().locationStack().size()).isEqualTo(14);
        assertThat(game.state().tiles().influenceStack().size()).isEqualTo(26);
    }

    /** Whole random games: what is drawn in each turn. */
    @Test
    @Covers({"PK-C03", "PK-C04", "PK-C05"})
    void eachLocationComesOnceAndInfluenceTilesAreShuffledAnew() {
        for (long seed = 0; seed < 20; seed++) {
            List<GameEvent> events = new ArrayList<>();
            Game<PeriklesState> game = Game.start(book(setup(5)), Chance.seeded(seed), events::add);
            Chance chance = Chance.seeded(seed);
            int turn = 1;
            List<Integer> box = allInfluenceTiles(game.state());
            assertThat(box).hasSize(36);
            while (!game.over()) {
                if (game.state().turn() > turn) {
                    turn = game.state().turn();
                    assertThat(game.state().tiles().display().size()).isEqualTo(10);
                    assertThat(game.state().tiles().influenceStack().size()).isEqualTo(26);
                    assertThat(allInfluenceTiles(game.state()))
                            .as("all of them, used or not, are shuffled together")
                            .isEqualTo(box);
                }
                game.play(chance.below(game.moves().size()));
            }
            Set<Location> seen = new LinkedHashSet<>();
            List<TilesDrawn> draws = events.stream()
                    .filter(TilesDrawn.class::isInstance)
                    .map(TilesDrawn.class::cast)
                    .toList();
            draws.forEach(draw -> {
                assertThat(draw.locations()).hasSize(7);
                assertThat(seen).doesNotContainAnyElementsOf(draw.locations());
                seen.addAll(draw.locations());
            });
            assertThat(draws).hasSize(turn);
            assertThat(events.stream().filter(event -> event.equals(new PileShuffled("shuffle.influence"))))
                    .as("all influence tiles are shuffled in every turn")
                    .hasSize(turn);
            if (turn == 3) {
                assertThat(seen)
                        .containsExactlyInAnyOrderElementsOf(PeriklesPlugin.figures().locations().stream()
                                .map(LocationTile::location)
                                .toList());
            }
        }
    }

    private static List<Integer> allInfluenceTiles(PeriklesState state) {
        return IntStream.concat(
                        Arrays.stream(state.tiles().display().toArray()),
                        Arrays.stream(state.tiles().influenceStack().toArray()))
                .sorted()
                .boxed()
                .toList();
    }

    /** What was used in the first turn lies open in the second as often as anything else. */
    @Test
    @Covers("PK-C03")
    void usedInfluenceTilesComeUpAgain() {
        int cameBack = 0;
        for (long seed = 0; seed < 20; seed++) {
            Game<PeriklesState> game = Game.start(book(setup(5)), Chance.seeded(seed), null);
            Chance chance = Chance.seeded(seed);
            List<Integer> used = List.of();
            while (game.state().turn() == 1 && !game.over()) {
                used = Arrays.stream(game.state().tiles().used().toArray())
                        .boxed()
                        .toList();
                game.play(chance.below(game.moves().size()));
            }
            for (int tile :
                    game.over() ? new int[0] : game.state().tiles().display().toArray()) {
                cameBack += used.contains(tile) ? 1 : 0;
            }
        }
        assertThat(cameBack).isBetween(50, 180);
    }

    @Test
    @Covers("PK-C01")
    void electionsAreAPhaseOfTheirOwn() {
        PeriklesTable table = three("turn 2\ncandidates athens red green");
        table.run(new Elections.Hold());
        assertThat(table.view("red").phase()).isEqualTo(Phase.ELECTIONS);
    }

    /** The end of a turn in front of which nothing but these facts stands; chance is not scripted. */
    private static Game<PeriklesState> endOfTurn(String position, List<GameEvent> events) {
        PeriklesTable table = three(position);
        for (int slot = 0; slot < 7; slot++) {
            if (!table.state().tiles().settled(slot)) {
                table.state().tiles().remove(slot);
            }
        }
        return Game.at(book(setup(3)), table.state(), List.of(new EndOfTurn.Begin()), Chance.seeded(1), events::add);
    }

    @Test
    @Covers("PK-C06")
    @Cites("4.2")
    void theLeaderOfAthensIsFirstInTheNextTurn() {
        List<GameEvent> events = new ArrayList<>();
        Game<PeriklesState> game = endOfTurn("first red\nleader athens black\nleader sparta green", events);
        assertThat(game.state().first()).isEqualTo(2);
        assertThat(game.toAct().id()).isEqualTo("black");
        assertThat(events).contains(new FirstPlayerNext(game.toAct()));
    }

    @Test
    @Covers("PK-C07")
    void withoutALeaderOfAthensTheLatestOneElseTheOldFirstPlayer() {
        assertThat(endOfTurn("first red\nstatues athens green 1\nleader sparta black", new ArrayList<>())
                        .state()
                        .first())
                .isEqualTo(1);
        assertThat(endOfTurn("first black\nleader sparta green", new ArrayList<>())
                        .state()
                        .first())
                .isEqualTo(2);
    }

    @Test
    @Covers({"PK-P01", "PK-P02"})
    void leadersBecomeStatuesButPersianLeadersDoNot() {
        PeriklesTable table =
                three("turn 3\nstatues corinth red 1\nleader athens red\nleader corinth red\nleader thebes green\n"
                        + "persians black");
        table.run(new EndOfTurn.Begin());
        assertThat(table.state().cities().statues(0, Power.ATHENS.ordinal())).isEqualTo(1);
        assertThat(table.state().cities().statues(0, Power.CORINTH.ordinal()))
                .as("a second one")
                .isEqualTo(2);
        assertThat(table.state().cities().statues(1, Power.THEBES.ordinal())).isEqualTo(1);
        assertThat(table.state().cities().statues(2)).isZero();
        table.leader(Power.ATHENS, "nobody");
    }

    @Test
    @Covers({"PK-P03", "PK-P04", "PK-P05", "PK-P06", "PK-P07"})
    void countersGoHomeTheDeadStayDeadCubesAndDefeatsRemainTilesReturn() {
        PeriklesTable table = three("""
                turn 3
                leader athens red
                leader sparta green
                locations pylos
                dead athens hoplite 2
                cubes thebes red 3 black 1
                defeats corinth 2
                attack pylos athens trireme 4
                holds red any
                """);
        table.run(new EndOfTurn.Begin());
        assertThat(table.strengths(Power.ATHENS, UnitType.TRIREME, Forces.POOL)).hasSize(8);
        assertThat(table.dead(Power.ATHENS, UnitType.HOPLITE)).containsExactly(2);
        table.cubes(Power.THEBES, 3, 0, 1).defeats(Power.CORINTH, 2);
        assertThat(table.state().tiles().influenceStack().size()).isEqualTo(36);
        assertThat(table.state().tiles().held(0)).isZero();
    }

    @Test
    @Covers("PK-P08")
    void theGameEndsAfterTheThirdTurn() {
        PeriklesTable table =
                three("turn 3\ndefeats athens 3").run(new EndOfTurn.Begin()).asksNobody();
        assertThat(table.outcome().ending()).isEqualTo("Ending.AFTER_LAST_TURN");
        assertThat(endOfTurn("turn 2\ndefeats athens 3", new ArrayList<>()).over())
                .isFalse();
    }

    @Test
    @Covers("PK-P09")
    void orEarlierWithFourDefeatsOfAthensOrSparta() {
        assertThat(three("defeats athens 4")
                        .run(new EndOfTurn.Begin())
                        .asksNobody()
                        .outcome()
                        .ending())
                .isEqualTo("Ending.ATHENS_DEFEATED");
        assertThat(three("defeats sparta 5")
                        .run(new EndOfTurn.Begin())
                        .asksNobody()
                        .outcome()
                        .ending())
                .isEqualTo("Ending.SPARTA_DEFEATED");
        assertThat(three("defeats sparta 4\ndefeats athens 4")
                        .run(new EndOfTurn.Begin())
                        .outcome()
                        .ending())
                .isEqualTo("Ending.BOTH_DEFEATED");
    }

    private static final String FOURTH_DEFEAT = """
            leader athens red
            leader sparta green
            defeats sparta 3
            locations pylos delium
            attack pylos athens hoplite 1
            attack delium athens hoplite 1
            """;

    @Test
    @Covers("PK-P10")
    void theTurnIsPlayedToItsEnd() {
        PeriklesTable table = three(FOURTH_DEFEAT).run(new ResolveBattles.Next(0), new EndOfTurn.Begin());
        table.asksNobody().takenBy(Places.PYLOS, "red").takenBy(Places.DELIUM, "red");
        assertThat(table.state().cities().statues(0, Power.ATHENS.ordinal())).isEqualTo(1);
        assertThat(table.state().ending()).isEqualTo(Ending.SPARTA_DEFEATED);
    }

    @Test
    void byTheOtherRulingItEndsAtOnce() {
        PeriklesTable table = PeriklesTable.with(setup(3).withOption(Rulings.EARLY_END, "immediate"), FOURTH_DEFEAT);
        table.run(new ResolveBattles.Next(0), new EndOfTurn.Begin())
                .asksNobody()
                .takenBy(Places.PYLOS, "red");
        assertThat(table.holders(Places.DELIUM)).isEmpty();
        assertThat(table.state().cities().statues(0)).isZero();
        assertThat(table.outcome().ending()).isEqualTo("Ending.SPARTA_DEFEATED");
    }

    @Test
    @Covers("PK-P11")
    void defeatsOfOtherCitiesEndNothing() {
        assertThat(Arrays.stream(new String[] {"argos", "corinth", "thebes", "megara"}))
                .allSatisfy(city -> assertThat(endOfTurn("defeats " + city + " 6", new ArrayList<>())
                                .over())
                        .isFalse());
    }
}

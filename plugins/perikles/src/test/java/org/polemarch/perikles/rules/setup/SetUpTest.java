package org.polemarch.perikles.rules.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.rules.influence.TakeInfluence;
import org.polemarch.perikles.view.PeriklesView;
import org.polemarch.testkit.Covers;

/** 3 Set-up. */
@Cites({"3", "3.8"})
class SetUpTest {

    private static Game<PeriklesState> start(int players, long seed) {
        return Game.start(book(setup(players)), Chance.seeded(seed), null);
    }

    /** A game whose extra cubes all went into Argos. */
    private static Game<PeriklesState> laidOut(int players, long seed) {
        Game<PeriklesState> game = start(players, seed);
        while (game.question().frame() instanceof ExtraCubes.Place) {
            game.play("put argos");
        }
        return game;
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    @Covers("PK-B01")
    void everybodyHasAColourOfHisOwn(int players) {
        assertThat(setup(players).seats().stream().map(Seat::id))
                .hasSize(players)
                .doesNotHaveDuplicates()
                .isSubsetOf("red", "green", "black", "orange", "blue");
    }

    @Test
    @Covers("PK-B02")
    void allCountersStandAtHome() {
        PeriklesState state = start(3, 1).state();
        for (int counter = 0; counter < 71; counter++) {
            assertThat(state.forces().at(counter)).isEqualTo(Forces.POOL);
        }
    }

    @Test
    @Covers("PK-B03")
    void tenInfluenceTilesLieOpenAndTheRestIsAStack() {
        PeriklesState one = start(3, 1).state();
        assertThat(one.tiles().display().size()).isEqualTo(10);
        assertThat(one.tiles().influenceStack().size()).isEqualTo(26);
        assertThat(one.tiles().display().toArray())
                .as("another game brings other tiles")
                .isNotEqualTo(start(3, 2).state().tiles().display().toArray());
    }

    @Test
    @Covers("PK-B04")
    void everybodyGetsASpecialTileThatOnlyHeSees() {
        Game<PeriklesState> game = start(5, 3);
        List<Integer> tiles = new ArrayList<>();
        for (Seat seat : setup(5).seats()) {
            tiles.add(game.state().specials().of(seat.index()).index());
            PeriklesView view = (PeriklesView) game.book().game().project(game.state(), seat);
            assertThat(view.specialTile()).contains(game.state().specials().of(seat.index()));
            assertThat(view.players())
                    .allSatisfy(player -> assertThat(player.specialPlayed()).isEmpty());
        }
        for (int tile : game.state().specials().box().toArray()) {
            tiles.add(tile);
        }
        assertThat(tiles).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7);
        Set<Integer> dealtToRed = new TreeSet<>();
        for (long seed = 0; seed < 200; seed++) {
            dealtToRed.add(start(3, seed).state().specials().of(0).index());
        }
        assertThat(dealtToRed).as("any tile may be dealt").hasSize(8);
    }

    @Test
    @Covers("PK-B05")
    void sevenLocationsLieOpenInOrderedSpaces() {
        Game<PeriklesState> game = start(3, 1);
        PeriklesView view = (PeriklesView)
                game.book().game().project(game.state(), setup(3).seats().get(0));
        assertThat(view.locations()).hasSize(7).doesNotHaveDuplicates();
        assertThat(view.locationStack()).isEqualTo(14);
        Game<PeriklesState> other = start(3, 2);
        PeriklesView otherView = (PeriklesView)
                game.book().game().project(other.state(), setup(3).seats().get(0));
        assertThat(otherView.locations()).isNotEqualTo(view.locations());
    }

    @Test
    @Covers("PK-B06")
    void theFirstPlayerIsDrawn() {
        int[] first = new int[4];
        for (long seed = 0; seed < 400; seed++) {
            first[start(4, seed).state().first()]++;
        }
        assertThat(first).satisfies(counts -> {
            for (int count : counts) {
                assertThat(count).isBetween(60, 140);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    @Covers({"PK-B07", "PK-B10"})
    void twoCubesOfEverybodyInEveryCityAndNothingElse(int players) {
        PeriklesState state = start(players, 1).state();
        for (int city = 0; city < Power.CITIES; city++) {
            for (int player = 0; player < players; player++) {
                assertThat(state.cities().cubes(player, city)).isEqualTo(2);
            }
            assertThat(state.cities().candidate(city, 0)).isEqualTo(Cities.NOBODY);
            assertThat(state.cities().candidate(city, 1)).isEqualTo(Cities.NOBODY);
            assertThat(state.cities().leader(city)).isEqualTo(Cities.NOBODY);
            assertThat(state.cities().defeats(city)).isZero();
        }
    }

    @Test
    @Covers({"PK-B08", "PK-C08"})
    void clockwiseFromTheFirstPlayerEverybodyPlacesOneCubeAndThenAnother() {
        Game<PeriklesState> game = start(4, 5);
        int first = game.state().first();
        for (int i = 0; i < 8; i++) {
            assertThat(game.question().frame()).isInstanceOf(ExtraCubes.Place.class);
            assertThat(game.toAct().index()).isEqualTo((first + i) % 4);
            assertThat(game.moves().stream().map(Move::notation))
                    .containsExactly(
                            "put athens", "put sparta", "put argos", "put corinth", "put thebes", "put megara");
            game.play(i % 2 == 0 ? "put sparta" : "put megara");
        }
        assertThat(game.question().frame()).isInstanceOf(TakeInfluence.Choose.class);
        assertThat(game.state().cities().cubes(first, Power.SPARTA.ordinal())).isEqualTo(4);
        assertThat(game.state().cities().cubes((first + 1) % 4, Power.MEGARA.ordinal()))
                .isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    @Covers("PK-B09")
    void fourteenCubesAreOnTheBoardAndSixteenInTheSupply(int players) {
        PeriklesState state = laidOut(players, 1).state();
        for (int player = 0; player < players; player++) {
            assertThat(state.cities().cubesOnBoard(player)).isEqualTo(14);
            assertThat(state.cities().supply(player)).isEqualTo(16);
        }
    }

    @Test
    @Covers("PK-B11")
    void noSpecialTileDuringTheSetUp() {
        for (long seed = 0; seed < 20; seed++) {
            Game<PeriklesState> game = start(5, seed);
            while (game.question().frame() instanceof ExtraCubes.Place) {
                assertThat(game.moves()).allSatisfy(move -> assertThat(move).isInstanceOf(ExtraCubes.Put.class));
                game.play("put argos");
            }
        }
    }
}

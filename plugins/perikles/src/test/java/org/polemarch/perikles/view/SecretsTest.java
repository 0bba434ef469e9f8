package org.polemarch.perikles.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;
import static org.polemarch.perikles.PeriklesTable.three;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.battles.CombatRoll;
import org.polemarch.perikles.rules.battles.PlayBattleTile;
import org.polemarch.perikles.rules.battles.ResolveBattles;
import org.polemarch.testkit.Covers;

/** What is secret, what is public, and what is shown. */
@Cites("7/special-tiles")
class SecretsTest {

    /** Over many imagined games red's rivals hold every tile he has not seen; his own stays what it is. */
    @Test
    @Covers("PK-R01")
    void unplayedSpecialTilesOfOthersAreHiddenFromPlayersAndBots() {
        PeriklesTable table = three("special red brasidas\nspecial green plague\ncubes athens red 1 green 1");
        PeriklesView view = table.view("red");
        assertThat(view.specialTile()).contains(SpecialTile.BRASIDAS);
        assertThat(view.players().get(1).specialPlayed()).isEmpty();
        assertThat(view.players().get(2).specialPlayed()).contains(SpecialTile.SLAVE_REVOLT);
        Set<SpecialTile> green = new TreeSet<>();
        Imagination imagination = new Imagination(new ForcesInSight(new Seating(setup(3).seats())));
        for (long seed = 0; seed < 200; seed++) {
            PeriklesState imagined = imagination.of(table.state(), table.seat("red"), Chance.seeded(seed));
            assertThat(imagined.specials().of(0)).isEqualTo(SpecialTile.BRASIDAS);
            assertThat(imagined.specials().of(2)).isEqualTo(SpecialTile.SLAVE_REVOLT);
            green.add(imagined.specials().of(1));
        }
        assertThat(green)
                .containsExactly(
                        SpecialTile.PERIKLES,
                        SpecialTile.ALKIBIADES,
                        SpecialTile.PLAGUE,
                        SpecialTile.THESSALIAN_ALLIES,
                        SpecialTile.PHORMIO,
                        SpecialTile.PERSIAN_FLEET);
    }

    /** A face-down counter of another is any that it may be; one's own stays what it is. */
    @Test
    void faceDownCountersOfOthersAreDealtAgainInImaginedGames() {
        PeriklesTable table = three("leader sparta green\nleader athens red\nlocations amphipolis\n"
                + "attack amphipolis sparta hoplite 4\ndefend amphipolis athens hoplite 3");
        Set<Integer> spartan = new TreeSet<>();
        Set<Integer> athenian = new TreeSet<>();
        Imagination imagination = new Imagination(new ForcesInSight(new Seating(setup(3).seats())));
        for (long seed = 0; seed < 200; seed++) {
            PeriklesState imagined = imagination.of(table.state(), table.seat("red"), Chance.seeded(seed));
            spartan.add(imagined.forces().strength(0, UnitType.HOPLITE.ordinal(), IndexSet.EMPTY));
            athenian.add(imagined.forces().strength(1, UnitType.HOPLITE.ordinal(), IndexSet.EMPTY));
            assertThat(new ForcesInSight(new Seating(setup(3).seats()))
                            .force(Power.SPARTA, imagined, table.seat("red")))
                    .isEqualTo(table.view("red").force(Power.SPARTA));
        }
        assertThat(spartan).containsExactly(1, 2, 3, 4);
        assertThat(athenian).containsExactly(3);
    }

    @Test
    @Covers("PK-R03")
    void theOrderOfTheStacksIsHidden() {
        PeriklesTable table = three("cubes athens red 1");
        PeriklesView view = table.view("red");
        assertThat(view.influenceStack()).isEqualTo(26);
        assertThat(view.locationStack()).isEqualTo(14);
        Imagination imagination = new Imagination(new ForcesInSight(new Seating(setup(3).seats())));
        Set<Integer> tops = new TreeSet<>();
        Set<Integer> locations = new TreeSet<>();
        for (long seed = 0; seed < 300; seed++) {
            PeriklesState imagined = imagination.of(table.state(), table.seat("red"), Chance.seeded(seed));
            tops.add(imagined.tiles().influenceStack().copy().draw());
            locations.add(imagined.tiles().locationStack().copy().draw());
        }
        assertThat(tops).hasSizeGreaterThan(8);
        assertThat(locations).hasSize(14);
    }

    @Test
    @Covers("PK-R04")
    void everythingElseIsPublic() {
        PeriklesTable table = three("""
                cubes athens red 3 green 1
                candidates thebes black green
                leader athens red
                leader sparta green
                statues corinth red 2
                defeats corinth 1
                dead athens hoplite 1
                holds green any
                locations pylos sicily
                won red sicily
                war athens sparta
                allied athens thebes
                permit pylos corinth
                """);
        for (String seat : new String[] {"red", "green", "black"}) {
            PeriklesView view = table.view(seat);
            assertThat(view.city(Power.ATHENS).cubes()).containsExactly(3, 1, 0);
            assertThat(view.city(Power.THEBES).alpha()).contains(table.seat("black"));
            assertThat(view.city(Power.THEBES).beta()).contains(table.seat("green"));
            assertThat(view.city(Power.ATHENS).leader()).contains(table.seat("red"));
            assertThat(view.city(Power.CORINTH).statues()).containsExactly(2, 0, 0);
            assertThat(view.city(Power.CORINTH).defeats()).isEqualTo(1);
            assertThat(view.city(Power.CORINTH).statueValue()).isEqualTo(7);
            assertThat(view.force(Power.ATHENS).dead()).hasSize(1);
            assertThat(view.players().get(1).tiles()).hasSize(1);
            assertThat(view.players().get(0).won()).hasSize(1);
            assertThat(view.players().get(0).points()).isEqualTo(3 + 7 + 14);
            assertThat(view.relations())
                    .containsExactly(
                            new PeriklesView.Relation(Power.ATHENS, Power.SPARTA, true),
                            new PeriklesView.Relation(Power.ATHENS, Power.THEBES, false));
            assertThat(view.locations().get(0).permitted()).containsExactly(Power.CORINTH);
        }
    }

    /** Both leaders of the Persians see their counters; nobody else does until they are revealed. */
    @Test
    @Covers("PK-R02")
    void strengthsAreSeenByAllLeadersOfThePowerAndByEverybodyOnceRevealed() {
        PeriklesTable table = three("""
                leader athens red
                leader sparta red
                persians green black
                locations pylos cythera
                special red persian-fleet
                attack pylos persia hoplite 3
                attack cythera persia trireme 2
                defend cythera sparta trireme 1
                """);
        assertThat(strengthAt(table, "green", 0)).contains(3);
        assertThat(strengthAt(table, "black", 0)).contains(3);
        assertThat(strengthAt(table, "red", 0)).isEmpty();
        table.run(new ResolveBattles.Next(0)).asks("red", PlayBattleTile.Offer.class);
        assertThat(strengthAt(table, "red", 1)).as("revealed with its battle").contains(2);
        assertThat(table.view("red").reports().get(0).attackers().get(0).strength())
                .as("what was seen is remembered")
                .contains(3);
    }

    private static Optional<Integer> strengthAt(PeriklesTable table, String seat, int slot) {
        return table.view(seat)
                .locations()
                .get(slot)
                .attackers()
                .counters()
                .get(0)
                .strength();
    }

    /** Counters at home after the revolt are as unknown as those in the field; those seen in battle stay what they are. */
    @Test
    void imaginedGamesKeepWhatWasSeenAndMixTheRest() {
        PeriklesTable table = three("""
                leader athens red
                leader sparta green
                locations mantinea attica amphipolis
                special black thessalian-allies
                attack mantinea sparta hoplite 4
                attack attica sparta hoplite 3
                defend attica athens hoplite 1
                attack amphipolis sparta hoplite 2
                """);
        table.state().forces().revolt(table.state().forces().inPool(Power.SPARTA.ordinal(), 0, 1));
        table.run(new ResolveBattles.Next(0)).asks("black", PlayBattleTile.Offer.class);
        Imagination imagination = new Imagination(new ForcesInSight(new Seating(setup(3).seats())));
        Set<Integer> home = new TreeSet<>();
        for (long seed = 0; seed < 100; seed++) {
            PeriklesState imagined = imagination.of(table.state(), table.seat("red"), Chance.seeded(seed));
            assertThat(strengths(imagined, Forces.HOME)).as("seen at Mantinea").containsExactly(4);
            assertThat(strengths(imagined, Forces.inLine(2)))
                    .as("seen at Attica")
                    .containsExactly(3);
            home.addAll(strengths(imagined, Forces.REVOLTED));
        }
        assertThat(home).containsExactly(1, 2, 3, 4);
    }

    private static List<Integer> strengths(PeriklesState state, int place) {
        List<Integer> strengths = new ArrayList<>();
        var counters = state.data().counters();
        for (int counter = counters.from(Power.SPARTA.ordinal(), 0);
                counter < counters.to(Power.SPARTA.ordinal(), 0);
                counter++) {
            if (state.forces().at(counter) == place) {
                strengths.add(counters.strengthOf(counter));
            }
        }
        return strengths;
    }

    @Test
    void theBattlePanelShowsStrengthsColumnDiceAndTokens() {
        PeriklesTable table = three("""
                turn 3
                leader athens red
                leader sparta green
                locations pylos
                special black thessalian-allies
                attack pylos athens trireme 3
                attack pylos athens hoplite 1
                defend pylos sparta trireme 1
                defend pylos sparta hoplite 2
                """);
        table.dice(6, 5, 1, 1, 4, 4, 2, 2)
                .run(new ResolveBattles.Next(0))
                .choose("pass")
                .asks("black", PlayBattleTile.Offer.class);
        PeriklesView.Fight fight = table.view("black").battle().orElseThrow();
        PeriklesView.Round first = fight.rounds().get(0);
        assertThat(first.attack() + " " + first.defence() + " " + first.column().orElseThrow())
                .isEqualTo("3 1 3:1");
        assertThat(first.attackerNeeds()).isEqualTo(5);
        assertThat(first.defenderNeeds()).isEqualTo(10);
        assertThat(first.dice()).containsExactly(4, 4, 2, 2);
        assertThat(first.attackerTokens()).isEqualTo(2);
        PeriklesView.Round second = fight.rounds().get(1);
        assertThat(second.attackerTokens()).as("the advantage").isEqualTo(1);
        assertThat(second.column()).as("as the strengths stand before the dice").contains("1:2");
        assertThat(second.dice()).isEmpty();
        assertThat(table.all(CombatRoll.Thrown.class)).hasSize(2);
    }

    /** A bot is given a view, the moves and imagined games. */
    @Test
    void botsThinkAboutImaginedGames() {
        Game<PeriklesState> game = Game.start(book(setup(3)), Chance.seeded(1), null);
        Seat seat = game.toAct();
        GameThinking<PeriklesState> thinking = new GameThinking<>(game, Chance.seeded(2), () -> false);
        assertThat(thinking.view()).isEqualTo(book(setup(3)).game().project(game.state(), seat));
        List<String> moves = new ArrayList<>();
        thinking.imagine().moves().forEach(move -> moves.add(move.notation()));
        assertThat(moves).hasSize(6);
    }
}

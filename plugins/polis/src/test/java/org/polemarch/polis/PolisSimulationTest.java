package org.polemarch.polis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.play.Refusal;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.round.FirstTurn;

/** Many games: they end, pieces are conserved, and what can never be is never seen. */
class PolisSimulationTest {

    private static final Side[] SIDES = Side.values();

    private final PreparedGame<PolisState> prepared = PolisTable.prepare(Optional.empty());

    @Test
    void twoThousandRandomGamesEnd() {
        for (int seed = 0; seed < 2000; seed++) {
            Game<PolisState> game = prepared.start(seed);
            Chance chance = Chance.seeded(seed + 1);
            while (!game.over()) {
                game.play(chance.below(game.moves().size()));
            }
            assertThat(game.decisions()).isLessThan(prepared.info().longest());
            assertThat(game.book().game().outcome(game.state()).winners()).isNotEmpty();
        }
    }

    @Test
    void twoHundredGreedyGamesEnd() {
        Map<String, Integer> endings = new TreeMap<>();
        for (int seed = 0; seed < 200; seed++) {
            Game<PolisState> game = prepared.start(seed);
            play(game, new GreedyBot(1), new GreedyBot(1), seed);
            endings.merge(game.book().game().outcome(game.state()).ending(), 1, Integer::sum);
        }
        assertThat(endings).containsKey("final-score").doesNotContainKey("running");
    }

    @Test
    void greedyBeatsRandomFromEitherSide() {
        for (Side side : Side.values()) {
            int won = 0;
            for (int seed = 0; seed < 60; seed++) {
                Game<PolisState> game = prepared.start(seed);
                Bot greedy = new GreedyBot(2);
                Bot random = new RandomBot();
                play(game, side == Side.ATHENS ? greedy : random, side == Side.ATHENS ? random : greedy, seed);
                if (game.book().game().outcome(game.state()).of(side.seat()).rank() == 1) {
                    won++;
                }
            }
            assertThat(won).as("games of 60 won as %s", side).isGreaterThanOrEqualTo(54);
        }
    }

    private static void play(Game<PolisState> game, Bot athens, Bot sparta, long seed) {
        Chance chance = Chance.seeded(seed + 77);
        while (!game.over()) {
            Bot bot = game.toAct().equals(Side.ATHENS.seat()) ? athens : sparta;
            game.play(bot.choose(new GameThinking<>(game, chance, () -> false)));
        }
    }

    /** Rich players with large armies: the third round with its battles, which random play from the start never sees. */
    @Test
    void richAndWarlikeRandomGamesKeepTheBooks() {
        int battles = 0;
        int ended = 0;
        for (int seed = 0; seed < 400; seed++) {
            Chance chance = Chance.seeded(seed * 17L + 3);
            PolisState state = rich(chance, Round.values()[seed % 3]);
            Map<String, Integer> census = prepared.book().game().census(state);
            Game<PolisState> game =
                    Game.at(prepared.book(), state, List.of(new FirstTurn.Decide()), Chance.seeded(seed), null);
            while (!game.over()) {
                game.play(chance.below(game.moves().size()));
                if (!prepared.book().game().census(game.state()).equals(census)) {
                    throw new AssertionError(
                            "pieces are lost: " + prepared.book().game().census(game.state()));
                }
                assertSound(game.state());
                battles += game.state().combat().isOn() ? 1 : 0;
            }
            ended++;
        }
        assertThat(ended).isEqualTo(400);
        assertThat(battles).as("decisions in battles").isGreaterThan(1000);
    }

    /** What is refused is never offered, and nothing is refused twice for different reasons. */
    @Test
    void whatIsRefusedIsNotOffered() {
        for (int seed = 0; seed < 6; seed++) {
            Game<PolisState> game = War.prepare().start(seed);
            Chance chance = Chance.seeded(seed);
            while (!game.over()) {
                Set<String> offered = new HashSet<>();
                game.moves().forEach(move -> offered.add(move.notation()));
                Set<String> refused = new HashSet<>();
                for (Refusal refusal : game.refusals()) {
                    if (refusal.move().isEmpty()) {
                        continue; // of things alone; the contract suite looks at these
                    }
                    String notation = refusal.move().get().notation();
                    assertThat(offered).doesNotContain(notation);
                    assertThat(refused.add(notation))
                            .as("%s is refused once", notation)
                            .isTrue();
                }
                game.play(chance.below(game.moves().size()));
            }
        }
    }

    private static PolisState rich(Chance chance, Round round) {
        PolisTable table = PolisTable.of("round " + round.id() + " | merchants athens 4 | merchants sparta 4");
        PolisState state = table.state();
        int limit = Named.data().round(round).number();
        for (int card = 0; card < 3; card++) {
            Round each = Round.values()[card];
            state.course().setEvent(each, Named.data().events().firstOf(each) + chance.below(8));
        }
        for (Side side : Side.values()) {
            state.setPrestige(side, 12);
            for (Resource resource : Resource.values()) {
                state.setStock(side, resource, 10);
            }
            for (int i = 0; i < 4; i++) {
                Space space = Space.at(chance.below(3) + (i < 2 ? 0 : Space.TERRITORIES));
                int room = limit - state.units(side, space);
                state.placeUnits(side, space, Math.min(room, 1 + chance.below(limit)));
            }
        }
        for (Polis polis : Polis.values()) {
            if (state.isNeutral(polis) && chance.below(3) == 0) {
                state.join(Side.values()[chance.below(2)], polis, 1);
            }
        }
        for (int i = 0; i < limit; i++) {
            state.tiles()
                    .offer(Named.data()
                            .projects()
                            .get(chance.below(Named.data().projects().size()))
                            .project());
        }
        return state;
    }

    private static void assertSound(PolisState state) {
        int limit = Named.data().round(state.course().round()).number();
        for (Side side : SIDES) {
            for (int space = 0; space < Space.COUNT; space++) {
                require(state.units(side, space), 0, limit, "units");
            }
            require(state.prestige(side), 0, Named.data().mostPrestige(), "Prestige");
            for (int i = 0; i < Resource.COUNT; i++) {
                Resource resource = Resource.at(i);
                require(state.stock(side, resource), 0, Named.data().most(resource), "stock");
            }
        }
        for (int i = 0; i < Polis.COUNT; i++) {
            Polis polis = Polis.at(i);
            if (!state.isNeutral(polis)) {
                require(state.population(polis), 1, Named.data().polis(polis).most(), "Population");
            }
        }
    }

    private static void require(int value, int least, int most, String what) {
        if (value < least || value > most) {
            throw new AssertionError(what + " " + value + " is not from " + least + " to " + most);
        }
    }
}

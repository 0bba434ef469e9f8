package org.polemarch.perikles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.example.chios.Chios;
import org.example.freeelections.FreeElections;
import org.example.steeptable.SteepTable;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.perikles.model.Ending;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.rules.battles.CombatRoll.ColumnFound;
import org.polemarch.perikles.rules.battles.PlayBattleTile;
import org.polemarch.perikles.rules.battles.ResolveBattles;
import org.polemarch.perikles.rules.elections.Elections;
import org.polemarch.perikles.rules.influence.TakeInfluence;
import org.polemarch.perikles.rules.turn.LayOut;

/** Variants that others might write: they play, they are felt, and they go together. */
class VariantsTest {

    private static final VariantPlugin STEEP = new SteepTable();
    private static final VariantPlugin FREE = new FreeElections();

    private static final String FIVE_AGAINST_THREE = "locations attica\nleader sparta red\nleader athens green\n"
            + "attack attica sparta hoplite 3 2\ndefend attica athens hoplite 3";

    @Test
    void anotherCombatTableIsRolledAndShown() {
        PeriklesTable table =
                PeriklesTable.with(List.of(STEEP), setup(3), "special black thessalian-allies\n" + FIVE_AGAINST_THREE);
        table.run(new ResolveBattles.Next(0)).asks("black", PlayBattleTile.Offer.class);
        assertThat(table.view("red").battle().orElseThrow().rounds().get(0).column())
                .contains("+2");
        table.dice(4, 4, 8, 2).dice(7, 1, 1, 1).choose("pass").usedAllChance();
        assertThat(table.last(ColumnFound.class)).isEqualTo(new ColumnFound(5, 3, "+2", 8, 11));
    }

    /** One against one is 10 and 9 there instead of 8 and 7, but with dice of eight sides. */
    @Test
    void botsReadTheOtherTable() {
        String even = FIVE_AGAINST_THREE.replace("3 2", "3");
        assertThat(value(List.of(STEEP), FIVE_AGAINST_THREE)).isNotEqualTo(value(List.of(), FIVE_AGAINST_THREE));
        assertThat(value(List.of(STEEP), FIVE_AGAINST_THREE)).isGreaterThan(value(List.of(STEEP), even));
    }

    private static double value(List<VariantPlugin> variants, String position) {
        PeriklesTable table = PeriklesTable.with(variants, setup(3), position);
        table.state().enter(Phase.COMMIT_FORCES);
        return table.book().game().evaluate(table.state(), table.seat("red"));
    }

    @Test
    void twoVariantsPlayTogether() {
        PeriklesTable table = PeriklesTable.with(
                List.of(STEEP, FREE),
                setup(3),
                "cubes athens red 3 green 2\ncandidates athens red green\n" + FIVE_AGAINST_THREE);
        table.run(new Elections.Hold()).leader(Power.ATHENS, "red").cubes(Power.ATHENS, 3, 2, 0);
        assertThat(table.all(Elections.VictoryPaid.class)).isEmpty();
        for (int players = 3; players <= 5; players++) {
            List<GameEvent> log = play(List.of(STEEP, FREE), players, players);
            assertThat(log).noneMatch(Elections.VictoryPaid.class::isInstance);
            assertThat(log.stream().filter(ColumnFound.class::isInstance).map(ColumnFound.class::cast))
                    .isNotEmpty()
                    .allSatisfy(found -> assertThat(found.attackerNeeds() + found.defenderNeeds())
                            .isEqualTo(19));
        }
    }

    @Test
    void aLocationATileAColumnAndACounterAreAddedByDataAlone() {
        List<GameEvent> log = new ArrayList<>();
        for (int seed = 0; seed < 6; seed++) {
            log.addAll(play(List.of(new Chios()), 3 + seed % 3, seed));
        }
        Location chios = new Location("chios");
        assertThat(log)
                .anySatisfy(event -> assertThat(event)
                        .isInstanceOfSatisfying(
                                LayOut.TilesDrawn.class,
                                drawn -> assertThat(drawn.locations()).contains(chios)));
        assertThat(log.stream()
                        .filter(TakeInfluence.TileTaken.class::isInstance)
                        .map(event -> ((TakeInfluence.TileTaken) event).tile().shards()))
                .contains(3);
        assertThat(log.stream().filter(ColumnFound.class::isInstance).map(event -> ((ColumnFound) event).column()))
                .contains("4:1");
        assertThat(new PeriklesPlugin().words().name(chios)).isEqualTo("Chios");
        assertThat(new PeriklesPlugin()
                        .words()
                        .name(new InfluenceTile(
                                "sparta-triple", Optional.of(Power.SPARTA), 3, InfluenceTile.Symbol.CANDIDATE)))
                .isEqualTo("Sparta ••• candidate");
    }

    /** A whole game of random moves; every question is also drawn and explained. */
    private static List<GameEvent> play(List<VariantPlugin> variants, int players, long seed) {
        List<GameEvent> log = new ArrayList<>();
        PreparedGame<?> prepared = PreparedGame.of(new PeriklesPlugin(), variants, setup(players), Optional.empty());
        Game<?> game = prepared.start(seed, log::add);
        Chance chance = Chance.seeded(~seed);
        while (!game.over()) {
            assertThat(game.refusals())
                    .allSatisfy(refusal -> assertThat(refusal.reason()).isNotNull());
            game.play(chance.below(game.moves().size()));
        }
        assertThat(((PeriklesState) game.state()).ending()).isNotEqualTo(Ending.RUNNING);
        return log;
    }
}

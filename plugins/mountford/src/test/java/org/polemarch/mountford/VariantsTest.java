package org.polemarch.mountford;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.example.mountford.ShortSieges;
import org.example.mountford.WatchfulFleets;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.sieges.Siege;

/** What somebody else writes about this game is felt in it, alone and beside what others have written. */
class VariantsTest {

    private static final int GAMES = 5;
    private static final MountfordPlugin PLUGIN = new MountfordPlugin();

    @Test
    void anotherInterceptionNumberIsFelt() {
        assertThat(interceptions(events(List.of())))
                .extracting(Interception.Attempted::caught)
                .contains(true, false);
        assertThat(interceptions(events(List.of(new WatchfulFleets()))))
                .isNotEmpty()
                .allMatch(Interception.Attempted::caught);
    }

    @Test
    void twoVariantsThatReplaceDifferentRulesPlayTogether() {
        List<GameEvent> events = events(List.of(new WatchfulFleets(), new ShortSieges()));
        assertThat(interceptions(events)).isNotEmpty().allMatch(Interception.Attempted::caught);
        assertThat(of(Siege.Progressed.class, events)).isNotEmpty().allMatch(siege -> siege.needed() == 1);
    }

    private static List<Interception.Attempted> interceptions(List<GameEvent> events) {
        return of(Interception.Attempted.class, events);
    }

    private static <E> List<E> of(Class<E> type, List<GameEvent> events) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    private static List<GameEvent> events(List<VariantPlugin> variants) {
        List<GameEvent> events = new ArrayList<>();
        for (int seed = 1; seed <= GAMES; seed++) {
            play(
                    PreparedGame.of(
                            PLUGIN,
                            variants,
                            PLUGIN.info()
                                    .defaultSetup()
                                    .withVariants(variants.stream()
                                            .map(variant -> variant.info().id())
                                            .toList()),
                            Optional.empty()),
                    seed,
                    events);
        }
        return events;
    }

    private static <S extends GameState<S>> void play(PreparedGame<S> prepared, long seed, List<GameEvent> events) {
        Chance chance = Chance.seeded(seed);
        Game<S> game = prepared.start(seed, events::add);
        while (!game.over()) {
            game.play(chance.below(game.moves().size()));
        }
    }
}

package org.polemarch.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.polemarch.victory.Position.has;
import static org.polemarch.victory.Position.power;

import java.util.List;
import java.util.Optional;
import org.example.convoys.Convoys;
import org.example.hands.LargeHands;
import org.example.levies.Levies;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Rulebook;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.testkit.Table;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.turn.EndOfTurn;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.SupplyStep;

/** What somebody else can do to the game from a plugin of their own, in a package of their own. */
class VariantsTest {

    private static final VictoryOrDeathPlugin PLUGIN = new VictoryOrDeathPlugin();

    private static PreparedGame<?> with(VariantPlugin... variants) {
        return PreparedGame.of(PLUGIN, List.of(variants), PLUGIN.info().defaultSetup(), Optional.empty());
    }

    @SuppressWarnings("unchecked") // the plugin's own state
    private static Rulebook<VictoryState> book(VariantPlugin... variants) {
        return (Rulebook<VictoryState>) with(variants).book();
    }

    private static <S extends GameState<S>> Game<S> played(PreparedGame<S> prepared, long seed) {
        Chance chance = Chance.seeded(seed);
        Game<S> game = prepared.start(seed);
        while (!game.over()) {
            game.play(Style.RANDOM.choose(game, chance));
        }
        return game;
    }

    /** A Trireme two Sea spaces from its City. */
    private static Position farTrireme() {
        return Position.of("athens city athens", "athens trireme myrtoan-sea").turn("athens", Step.SUPPLY);
    }

    private static VictoryState afterSupplyStep(Rulebook<VictoryState> book) {
        return new Table<>(book, farTrireme().state())
                .run(new SupplyStep.Check(Power.ATHENS))
                .state();
    }

    @Test
    void anotherSupplyRuleIsFelt() {
        assertThat(has(afterSupplyStep(book()), "athens trireme myrtoan-sea")).isFalse();
        assertThat(has(afterSupplyStep(book(new Convoys())), "athens trireme myrtoan-sea"))
                .isTrue();
        assertThat(played(with(new Convoys()), 7).over()).isTrue();
    }

    @Test
    void twoVariantsPlayTogether() {
        Rulebook<VictoryState> book = book(new Convoys(), new LargeHands());
        assertThat(has(afterSupplyStep(book), "athens trireme myrtoan-sea")).isTrue();
        Position position = Position.start()
                .turn("sparta", Step.DRAW)
                .deck(
                        "sparta", "spa-mh", "spa-mh", "spa-mh", "spa-mh", "spa-mh", "spa-lb", "spa-lb", "spa-lb",
                        "spa-lb");
        Table<VictoryState> table = new Table<>(book, position.state()).run(new EndOfTurn.Draw(Power.SPARTA));
        assertThat(table.state().cards().hand(power("sparta")).size()).isEqualTo(8);
        assertThat(played(with(new Convoys(), new LargeHands()), 8).over()).isTrue();
    }

    @Test
    void aCardIsAddedWithAnEffectOfItsOwn() {
        Rulebook<VictoryState> book = book(new Levies());
        VictoryState state = book.game().table();
        VictoryData data = state.data();
        int levies = data.cards().size() - 1;
        int athens = power("athens");
        assertThat(data.cards().get(levies).id()).isEqualTo("ath-levies");
        Cards.sortIn(state.cards().hand(athens), levies);
        for (int i = 0; i < 3; i++) {
            state.cards().draw(athens).put(Position.CARDS.card("ath-mt").kind());
        }
        state.beginTurn(athens);
        state.enter(Step.PLAY);
        new Table<>(book, state).run(new PlayStep.Choose(Power.ATHENS)).choose("play ath-levies");
        assertThat(state.cards().hand(athens).size()).isEqualTo(2);
        assertThat(state.cards().draw(athens).size()).isEqualTo(1);
    }

    @Test
    void aGameWithAnAddedCardIsPlayedToItsEnd() {
        Game<?> game = played(with(new Levies()), 9);
        assertThat(game.over()).isTrue();
        assertThat(census(game)).isEqualTo(44 + 2);
    }

    private static <S extends GameState<S>> int census(Game<S> game) {
        return game.book().game().census(game.state()).get("cards athens");
    }

    /** A card that says what no class carries out is a fault at set-up, not in the middle of a game. */
    @Test
    void anEffectThatNobodyCarriesOutIsAFault() {
        VariantPlugin unlisted = new VariantPlugin() {
            @Override
            public VariantInfo info() {
                return new VariantInfo("unlisted", "victory-or-death", "Unlisted", "", List.of());
            }

            @Override
            public Optional<String> dataPatch() {
                return new Levies().dataPatch();
            }
        };
        assertThatThrownBy(() -> with(unlisted)).hasMessageContaining("cards/ath-levies: there is no effect 'draw'");
    }
}

package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.code;
import static org.polemarch.victory.Position.power;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.core.engine.Game;
import org.polemarch.testkit.Covers;
import org.polemarch.victory.Position;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.setup.Mulligan;
import org.polemarch.victory.rules.setup.OpeningDiscard;
import org.polemarch.victory.view.VictoryView;

/** The set-up. */
class SetUpTest {

    private static Game<VictoryState> start() {
        return Game.start(Position.start().book(), Chance.seeded(5), null);
    }

    private static VictoryView view(Game<VictoryState> game, Power power) {
        return (VictoryView) game.book().game().project(game.state(), new Seat(power.ordinal(), power.id()));
    }

    @Test
    @Covers({"R004", "R015", "R016", "R021"})
    @Cites("setup")
    void allFourPowersDrawTenOfTheirOwnCards() {
        Game<VictoryState> game = start();
        assertThat(new VictoryOrDeathPlugin().info().fewestSeats()).isEqualTo(4);
        assertThat(game.state().points(0)).isZero();
        assertThat(game.state().points(1)).isZero();
        assertThat(game.state().round()).isEqualTo(1);
        for (Power power : Power.values()) {
            int[] hand = game.state().cards().hand(power.ordinal()).toArray();
            assertThat(hand).hasSize(10);
            for (int card : hand) {
                assertThat(Position.CARDS.card(card).owner()).isEqualTo(power);
            }
        }
    }

    @Test
    @Covers({"R017", "R018", "R019", "R020"})
    void theStartingPieces() {
        VictoryState state = start().state();
        List<String> pieces = List.of(
                "corinth city corinth",
                "corinth trireme gulf-of-corinth",
                "delian city corcyra",
                "delian trireme ionian-sea",
                "sparta city laconia",
                "sparta hoplite laconia",
                "sparta hoplite messenia",
                "athens city athens",
                "athens hoplite athens",
                "athens trireme saronic-gulf");
        assertThat(pieces).allMatch(piece -> state.board().has(code(piece)));
        int count = 0;
        for (int power = 0; power < Power.COUNT; power++) {
            for (int sort = 0; sort < 3; sort++) {
                count += Long.bitCount(state.board().pieces(power, sort));
            }
        }
        assertThat(count).isEqualTo(pieces.size());
    }

    @Test
    @Covers({"R022", "R023", "R024", "R025", "R026", "R131", "R133"})
    @Cites("setup/discards")
    void threeOfTenAreDiscardedAndTheFirstLiesOpen() {
        Game<VictoryState> game = start();
        int corinth = power("corinth");
        game.play("keep");
        assertThat(game.question().frame()).isInstanceOf(OpeningDiscard.Choose.class);
        String first = game.moves().get(1).notation();
        game.play(first);
        for (int i = 0; i < 2; i++) {
            String other = game.moves().get(game.moves().size() - 1).notation();
            assertThat(other).isNotEqualTo(first);
            game.play(other);
        }
        assertThat(game.state().cards().hand(corinth).size()).isEqualTo(7);
        assertThat(view(game, Power.SPARTA).powers().get(corinth).open()).isEmpty();
        while (game.state().cards().seen(power("athens")).isEmpty()) {
            game.play(0);
        }
        String open = first.substring("discard ".length());
        VictoryView others = view(game, Power.SPARTA);
        assertThat(others.powers().get(corinth).open()).isEqualTo(open);
        assertThat(others.powers().get(corinth).seen()).containsExactly(open);
        assertThat(others.powers().get(corinth).discards()).isEqualTo(3);
        assertThat(others.powers().get(corinth).hand()).isEqualTo(7);
        assertThat(others.powers().get(corinth).deck()).isEqualTo(43 - 10);
        assertThat(others.powers().get(corinth).prepared()).isZero();
        assertThat(view(game, Power.CORINTH).secrets().get(0).discards()).hasSize(3);
        while (!game.over() && game.state().round() < 3) {
            game.play(0);
        }
        assertThat(view(game, Power.SPARTA).powers().get(corinth).open()).isEqualTo(open);
    }

    @Test
    @Covers({"R027", "R028"})
    @Cites("setup/mulligan")
    void onceTheWholeDeckMayBeDrawnAgain() {
        Game<VictoryState> game = start();
        int[] before = game.state().cards().hand(0).toArray();
        assertThat(game.question().frame()).isInstanceOf(Mulligan.Offer.class);
        game.play("draw-again");
        assertThat(game.state().cards().hand(0).toArray()).hasSize(10).isNotEqualTo(before);
        assertThat(game.question().frame()).isEqualTo(new OpeningDiscard.Choose(Power.CORINTH, 3));
        Game<VictoryState> without =
                Game.start(Position.start().option("mulligan", "none").book(), Chance.seeded(5), null);
        assertThat(without.question().frame()).isInstanceOf(OpeningDiscard.Choose.class);
        assertThat(Optional.of(without.toAct().id())).hasValue("corinth");
    }

    @Test
    @Covers({"R005", "R006", "R007"})
    @Cites("players")
    void whoPlaysTwoPowersSeesTheCardsOfBoth() {
        assertThat(hands("4", Power.DELIAN)).containsExactly(Power.DELIAN);
        assertThat(hands("3", Power.DELIAN)).containsExactly(Power.DELIAN, Power.ATHENS);
        assertThat(hands("3", Power.ATHENS)).containsExactly(Power.DELIAN, Power.ATHENS);
        assertThat(hands("3", Power.CORINTH)).containsExactly(Power.CORINTH);
        assertThat(hands("3", Power.SPARTA)).containsExactly(Power.SPARTA);
        assertThat(hands("2", Power.SPARTA)).containsExactly(Power.CORINTH, Power.SPARTA);
    }

    private static List<Power> hands(String people, Power seat) {
        Game<VictoryState> game =
                Game.start(Position.start().option("people", people).book(), Chance.seeded(5), null);
        return view(game, seat).secrets().stream()
                .map(VictoryView.Secrets::power)
                .toList();
    }
}

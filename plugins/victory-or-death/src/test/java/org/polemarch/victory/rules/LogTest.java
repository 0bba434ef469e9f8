package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.has;
import static org.polemarch.victory.Position.piece;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.core.engine.Game;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.ChooseBattle;
import org.polemarch.victory.rules.battle.Fall;
import org.polemarch.victory.rules.cards.Discards;
import org.polemarch.victory.rules.effects.ForcedDiscard;
import org.polemarch.victory.rules.effects.Perform;
import org.polemarch.victory.rules.flow.CardQuestion;
import org.polemarch.victory.rules.muster.Arrival;
import org.polemarch.victory.rules.setup.Mulligan;
import org.polemarch.victory.rules.setup.OpeningDiscards;
import org.polemarch.victory.rules.tokens.BuyToken;
import org.polemarch.victory.rules.tokens.TakeToken;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.Turn;

/** The log says what happened and nothing of what did not, and nobody is asked where there is nothing to choose. */
class LogTest {

    private static CardName card(String id) {
        return Position.CARDS.card(id).name();
    }

    private static Space at(String id) {
        return Position.DATA.atlas().space(id, "a test");
    }

    @Test
    @Covers({"R034", "R102"})
    @Cites("turn/strategy")
    void aTurnBeginsAndTheUsedTokensComeOffTheMap() {
        Table<VictoryState> table = Position.start()
                .and("athens token italy", "athens token persia", "delian token crete")
                .round(4)
                .run(new Turn.Begin(Power.ATHENS));
        assertThat(table.all(Turn.TurnBegan.class)).containsExactly(new Turn.TurnBegan(Power.ATHENS, 4));
        assertThat(table.all(TakeToken.TokenTaken.class))
                .containsExactlyInAnyOrder(
                        new TakeToken.TokenTaken(Power.ATHENS, at("italy")),
                        new TakeToken.TokenTaken(Power.ATHENS, at("persia")));
    }

    @Test
    @Covers("R128")
    @Cites("battle/remove")
    void aPieceThatAnAnswerKeptIsSaidToBeKept() {
        Table<VictoryState> table = Position.of(
                        "athens city athens",
                        "athens trireme saronic-gulf",
                        "sparta city laconia",
                        "sparta trireme myrtoan-sea")
                .prepared("athens", "ath-20")
                .turn("sparta")
                .play("spa-sb")
                .choose("battle trireme-myrtoan-sea athens-trireme-saronic-gulf", "use ath-20")
                .asksNobody();
        assertThat(has(table.state(), "athens trireme saronic-gulf")).isTrue();
        assertThat(table.all(Fall.PieceSaved.class))
                .containsExactly(new Fall.PieceSaved(piece("athens trireme saronic-gulf")));
        assertThat(table.all(Fall.PieceRemoved.class)).isEmpty();
    }

    @Test
    @Cites("cards/complex")
    void aCardThatFindsNoStatusCardComesToNothing() {
        Table<VictoryState> table =
                Position.start().turn("corinth").play("cor-24").asksNobody();
        assertThat(table.all(Perform.NothingCame.class))
                .containsExactly(new Perform.NothingCame(Power.CORINTH, card("cor-24")));
        assertThat(table.state().depth()).isZero();
        Table<VictoryState> found =
                Position.start().status("athens", "ath-01").turn("corinth").play("cor-24");
        found.choose(found.notations().get(0)).asksNobody();
        assertThat(found.all(ForcedDiscard.StatusLost.class))
                .containsExactly(new ForcedDiscard.StatusLost(Power.ATHENS, card("ath-01")));
        assertThat(found.state().depth()).isZero();
    }

    @Test
    @Covers("R141")
    @Cites("cards")
    void onlyCardsThatAreMissingAreSaidToBeMissing() {
        Table<VictoryState> enough = Position.start()
                .hand("athens", "ath-lb", "ath-mh")
                .points(0, 5)
                .turn("corinth")
                .play("cor-19")
                .asksNobody();
        assertThat(enough.all(Discards.PointsForCards.class)).isEmpty();
        assertThat(enough.state().points(1)).isEqualTo(5);
        Table<VictoryState> lacking = Position.start()
                .hand("athens", "ath-lb")
                .points(0, 5)
                .turn("corinth")
                .play("cor-19")
                .asksNobody();
        assertThat(lacking.all(Discards.PointsForCards.class))
                .containsExactly(new Discards.PointsForCards(Power.ATHENS, 1, 1));
        assertThat(lacking.state().points(1)).isEqualTo(4);
    }

    @Test
    @Cites("battle/remove")
    void nobodyIsAskedForASecondPieceWhereThereIsOne() {
        Position.of("athens trireme hellespont", "athens city athens", "sparta city laconia")
                .turn("sparta")
                .play("spa-21")
                .choose("remove athens-trireme-hellespont")
                .asksNobody();
    }

    @Test
    @Covers("R119")
    @Cites("battle")
    void aBattleIsDeclaredWithItsInitiatorAndItsVictim() {
        Table<VictoryState> table = Position.of("sparta city megara", "sparta hoplite megara", "athens hoplite attica")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-megara athens-hoplite-attica");
        assertThat(table.all(ChooseBattle.BattleDeclared.class))
                .containsExactly(new ChooseBattle.BattleDeclared(
                        piece("sparta hoplite megara"), piece("athens hoplite attica")));
    }

    @Test
    @Covers("R085")
    @Cites("pieces/mustering-in-place")
    void aPieceMusteredInPlaceIsSaidToBeMusteredInPlace() {
        Table<VictoryState> table =
                Position.start().turn("sparta").play("spa-mh").choose("in-place hoplite messenia");
        assertThat(table.all(Arrival.MusteredInPlace.class))
                .containsExactly(new Arrival.MusteredInPlace(piece("sparta hoplite messenia")));
        assertThat(table.all(Arrival.Mustered.class)).isEmpty();
    }

    @Test
    @Covers("R092")
    @Cites("tokens/buying")
    void aTokenBoughtIsSaidToBeBought() {
        Table<VictoryState> table = Position.start()
                .hand("sparta", "spa-lb")
                .turn("sparta")
                .playStep()
                .choose("buy", "discard spa-lb");
        assertThat(table.all(BuyToken.TokenBought.class)).containsExactly(new BuyToken.TokenBought(Power.SPARTA));
    }

    private static void forgone(Table<VictoryState> table, Power power, String card) {
        table.choose("decline").asksNobody();
        assertThat(table.all(CardQuestion.Forgone.class)).containsExactly(new CardQuestion.Forgone(power, card(card)));
    }

    /** So nobody takes a card played to no effect for a log that lost something. */
    @Test
    @Covers("R043")
    @Cites("cards/play")
    void whatACardOffersInVainIsSaid() {
        forgone(Position.start().turn("sparta").play("spa-mh"), Power.SPARTA, "spa-mh");
        forgone(Position.start().turn("sparta").play("spa-18"), Power.SPARTA, "spa-18");
        forgone(Position.start().and("athens hoplite argos").turn("sparta").play("spa-lb"), Power.SPARTA, "spa-lb");
        forgone(Position.start().and("corinth city lesbos").turn("athens").play("ath-08"), Power.ATHENS, "ath-08");
        forgone(
                Position.start()
                        .prepared("sparta", "spa-04")
                        .turn("sparta")
                        .play("spa-mh")
                        .choose("muster hoplite argos", "use spa-04", "lift hoplite argos", "lifted-all"),
                Power.SPARTA,
                "spa-04");
    }

    @Test
    @Covers({"R023", "R027"})
    @Cites({"setup/discards", "setup/mulligan"})
    void whoDrewAgainAndWhatLiesOpenIsSaid() {
        List<GameEvent> log = new ArrayList<>();
        Game<VictoryState> game = Game.start(Position.start().book(), Chance.seeded(5), log::add);
        game.play("draw-again");
        while (!(game.question().frame() instanceof PlayStep.Choose)) {
            game.play(0);
        }
        assertThat(log)
                .filteredOn(Mulligan.DrewAgain.class::isInstance)
                .containsExactly(new Mulligan.DrewAgain(Power.CORINTH));
        for (Power power : Power.values()) {
            int open = game.state().cards().open(power.ordinal());
            assertThat(log)
                    .contains(new OpeningDiscards.TopCardShown(
                            power, Position.CARDS.card(open).name()));
        }
    }

    @Test
    @Covers("R093")
    @Cites("tokens")
    void nobodyIsAskedHowManyTokensWhereThereIsNone() {
        Position.start()
                .prepared("athens", "ath-17")
                .bowl("athens", 3)
                .run(new Turn.Begin(Power.ATHENS))
                .choose("use ath-17")
                .asks("athens", PlayStep.Choose.class);
    }
}

package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.has;
import static org.polemarch.victory.Position.power;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.ChooseDiscard;
import org.polemarch.victory.rules.cards.Discards;
import org.polemarch.victory.rules.turn.EmergencyProvision;
import org.polemarch.victory.rules.turn.EndOfTurn;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.Turn;
import org.polemarch.victory.view.VictoryView;

/** Cards, what is known of them, and Emergency Provision. */
class CardsTest {

    private static VictoryView view(Table<VictoryState> table, String power) {
        return (VictoryView) table.view(new Seat(power(power), power));
    }

    @Test
    @Covers({"R130", "R132", "R008", "R136"})
    @Cites("cards/secrecy")
    void handsAndFaceDownCardsAreSecretEvenFromTheTeammate() {
        Position position = Position.start()
                .hand("sparta", "spa-lb", "spa-mh")
                .prepared("sparta", "spa-13")
                .status("sparta", "spa-08")
                .hand("corinth", "cor-lb")
                .turn("corinth");
        VictoryView corinth = view(position.playStep(), "corinth");
        assertThat(corinth.secrets()).hasSize(1);
        assertThat(corinth.secrets().get(0).power()).isEqualTo(Power.CORINTH);
        assertThat(corinth.secrets().get(0).hand()).containsExactly("cor-lb");
        VictoryView.PowerView sparta = corinth.powers().get(power("sparta"));
        assertThat(sparta.hand()).isEqualTo(2);
        assertThat(sparta.prepared()).isEqualTo(1);
        assertThat(sparta.status()).containsExactly("spa-08");
        assertThat(corinth.toString()).doesNotContain("spa-13", "spa-mh");
        VictoryView both = view(position.option("people", "2").playStep(), "corinth");
        assertThat(both.secrets()).extracting(VictoryView.Secrets::power).containsExactly(Power.CORINTH, Power.SPARTA);
    }

    @Test
    @Covers("R137")
    @Cites("cards")
    void discardsAreOutOfTheGame() {
        Table<VictoryState> table = Position.start()
                .turn("sparta", Step.DRAW)
                .seen("sparta", "spa-lb", "spa-mh")
                .run(new EndOfTurn.Draw(Power.SPARTA));
        assertThat(table.state().cards().hand(power("sparta")).isEmpty()).isTrue();
        assertThat(table.state().cards().discards(power("sparta")).size()).isEqualTo(2);
    }

    @Test
    @Covers("R140")
    void aDepletedDeckIsReplacedByTheHand() {
        Table<VictoryState> table = Position.start()
                .without("athens hoplite athens")
                .hand("athens", "ath-lb", "ath-mh", "ath-sb")
                .deck("athens", "ath-mt")
                .turn("corinth")
                .play("cor-18")
                .asks("athens", ChooseDiscard.Choose.class)
                .choose("discard ath-lb", "discard ath-sb");
        assertThat(table.state().cards().draw(power("athens")).isEmpty()).isTrue();
        assertThat(table.state().cards().hand(power("athens")).size()).isEqualTo(1);
        assertThat(table.seenBy(new Seat(0, "corinth"))).contains(new Discards.DiscardedUnseen(Power.ATHENS));
    }

    @Test
    @Covers("R142")
    void noVoluntaryPaymentBelowZero() {
        Position.start()
                .turn("sparta")
                .points(1, 0)
                .hand("sparta")
                .deck("sparta", "spa-lb")
                .playStep()
                .refuses("provision", new PlayStep.CannotPayProvision(2));
        Position.start()
                .turn("sparta")
                .points(2, 0)
                .deck("sparta", "spa-lb")
                .playStep()
                .offers("provision");
    }

    @Test
    @Covers({"R150", "R163"})
    @Cites({"cards/complex", "cards/types"})
    void theStepsOfACardAreDoneInOrder() {
        Table<VictoryState> table = Position.start()
                .without("sparta hoplite laconia")
                .and("athens trireme messenian-gulf", "athens city elis")
                .turn("athens")
                .play("ath-03")
                .offers("remove sparta-hoplite-messenia")
                .offersNot("muster hoplite messenia")
                .choose("remove sparta-hoplite-messenia", "muster hoplite messenia");
        assertThat(has(table.state(), "athens hoplite messenia")).isTrue();
        assertThat(table.state().cards().discards(power("athens")).size()).isEqualTo(1);
    }

    @Test
    @Covers({"R155", "R157"})
    @Cites({"provision", "provision/advanced"})
    void provisionFetchesForTwoDiscards() {
        Table<VictoryState> table = Position.start()
                .turn("sparta")
                .hand("sparta", "spa-08", "spa-09", "spa-10")
                .deck("sparta", "spa-lb", "spa-13")
                .playStep()
                .choose("provision", "discard spa-08", "discard spa-09")
                .asks("sparta", EmergencyProvision.Fetch.class)
                .offersOnly("fetch spa-lb", "fetch spa-13")
                .choose("fetch spa-13");
        assertThat(table.state().cards().prepared(power("sparta")).size()).isEqualTo(1);
        assertThat(table.state().cards().discards(power("sparta")).size()).isEqualTo(2);
        assertThat(table.seenBy(new Seat(0, "corinth"))).contains(new PlayStep.PreparedUnseen(Power.SPARTA));
        // What is fetched comes out of the draw deck; the same card in hand stays there.
        Table<VictoryState> battle = Position.start()
                .turn("sparta")
                .hand("sparta", "spa-08", "spa-09", "spa-lb")
                .deck("sparta", "spa-lb", "spa-13")
                .playStep()
                .choose("provision", "discard spa-08", "discard spa-09", "fetch spa-lb");
        assertThat(battle.state().cards().draw(power("sparta")).size()).isEqualTo(1);
        assertThat(battle.state().cards().hand(power("sparta")).size()).isEqualTo(1);
    }

    @Test
    @Covers({"R156", "R158"})
    @Cites("provision/basic")
    void theBasicRuleFetchesBattleAndMusterCardsOnly() {
        Position.start()
                .option("provision", "basic")
                .turn("sparta")
                .hand("sparta", "spa-10", "spa-09")
                .deck("sparta", "spa-lb", "spa-sb", "spa-mh", "spa-mt", "spa-13", "spa-07", "spa-08")
                .playStep()
                .choose("provision")
                .offersOnly("fetch spa-lb", "fetch spa-sb", "fetch spa-mh", "fetch spa-mt");
        Position.start()
                .turn("sparta")
                .hand("sparta", "spa-10", "spa-09")
                .deck("sparta", "spa-07", "spa-08")
                .playStep()
                .refuses("provision", new PlayStep.NothingToFetch());
    }

    @Test
    @Covers({"R161", "R162"})
    void theBasicCards() {
        Table<VictoryState> table =
                Position.start().turn("sparta").play("spa-mh").choose("muster hoplite argos");
        assertThat(has(table.state(), "sparta hoplite argos")).isTrue();
        table = Position.start().turn("sparta").play("spa-mt").choose("muster trireme messenian-gulf");
        assertThat(has(table.state(), "sparta trireme messenian-gulf")).isTrue();
        table = Position.start()
                .and("athens hoplite argos")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-laconia athens-hoplite-argos");
        assertThat(has(table.state(), "athens hoplite argos")).isFalse();
        table = Position.start()
                .turn("corinth")
                .play("cor-sb")
                .choose("battle trireme-gulf-of-corinth delian-trireme-ionian-sea");
        assertThat(has(table.state(), "delian trireme ionian-sea")).isFalse();
    }

    @Test
    @Covers({"R164", "R165"})
    @Cites("cards/status")
    void aStatusCardLiesOpenAndStays() {
        Table<VictoryState> table = Position.of(
                        "sparta city megara", "sparta hoplite megara", "athens hoplite attica", "delian hoplite attica")
                .turn("sparta")
                .hand("sparta", "spa-08", "spa-16")
                .playStep()
                .choose("play spa-08");
        table.asksNobody();
        assertThat(table.state().cards().status(power("sparta")).size()).isEqualTo(1);
        Table<VictoryState> used = Position.of(
                        "sparta city megara", "sparta hoplite megara", "athens hoplite attica", "delian hoplite attica")
                .status("sparta", "spa-08")
                .turn("sparta")
                .play("spa-16")
                .choose(
                        "battle hoplite-megara athens-hoplite-attica",
                        "use spa-08",
                        "battle hoplite-megara delian-hoplite-attica",
                        "use spa-08");
        assertThat(used.state().points(0)).isEqualTo(2);
        assertThat(used.state().cards().status(power("sparta")).size()).isEqualTo(1);
    }

    @Test
    @Covers("R166")
    @Cites("cards/prepare")
    void aPrepareCardIsRevealedUsedOnceAndDiscarded() {
        Table<VictoryState> table = Position.start()
                .prepared("sparta", "spa-03")
                .run(new Turn.Begin(Power.SPARTA))
                .choose("use spa-03", "muster hoplite argos")
                .asks("sparta", PlayStep.Choose.class);
        assertThat(table.state().cards().prepared(power("sparta")).isEmpty()).isTrue();
        assertThat(table.state().cards().seen(power("sparta")).size()).isEqualTo(1);
    }
}

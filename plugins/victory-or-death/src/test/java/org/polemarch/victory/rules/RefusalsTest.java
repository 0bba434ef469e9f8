package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.CARDS;
import static org.polemarch.victory.Position.DATA;
import static org.polemarch.victory.Position.code;
import static org.polemarch.victory.Position.piece;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.ChooseBattle;
import org.polemarch.victory.rules.battle.Fall;
import org.polemarch.victory.rules.battle.Protection;
import org.polemarch.victory.rules.cards.Discards;
import org.polemarch.victory.rules.effects.Perform;
import org.polemarch.victory.rules.effects.UseCard;
import org.polemarch.victory.rules.flow.Happened;
import org.polemarch.victory.rules.muster.Mustering;
import org.polemarch.victory.rules.muster.PlacePiece;
import org.polemarch.victory.rules.muster.Room;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.scoring.ScoringRound;
import org.polemarch.victory.rules.tokens.BuyToken;
import org.polemarch.victory.rules.tokens.Liberties;
import org.polemarch.victory.rules.tokens.UseTokens;
import org.polemarch.victory.rules.turn.EmergencyProvision;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.Turn;

/** Where a player would expect to be able to do something and cannot, the game says why; and the log reports what happens. */
@Cites("reactions")
class RefusalsTest {

    private static Space at(String id) {
        return DATA.atlas().space(id, "a test");
    }

    private static CardName card(String id) {
        return CARDS.card(id).name();
    }

    @Test
    @Cites({"pieces", "pieces/cities"})
    void placingSaysWhyNotThere() {
        // Chalcidice or Thrace: a Hoplite of Athens stands in Thrace.
        Position.start()
                .and("athens hoplite thrace")
                .turn("sparta")
                .play("spa-11")
                .offersOnly("place hoplite chalcidice", "name chalcidice", "decline")
                .refuses("place hoplite thrace", new Room.EnemyThere(at("thrace")))
                .refuses("place hoplite argos", new PlacePiece.NotPlacedHere(card("spa-11"), at("argos")));
        Position.start()
                .and("sparta hoplite thrace", "corinth city chalcidice")
                .turn("sparta")
                .play("spa-11")
                .refuses("place hoplite thrace", new Room.OneThere(Sort.HOPLITE, at("thrace")))
                .choose("place hoplite chalcidice")
                .asksNobody();
    }

    @Test
    @Cites("pieces/cities")
    void aTeamHasOneCityInASpace() {
        Position.start()
                .and("sparta hoplite megara", "corinth city megara", "sparta hoplite argos")
                .hand("sparta", "spa-lb", "spa-lb", "spa-lb")
                .use("spa-06")
                .choose("discard spa-lb", "discard spa-lb")
                .offers("place city argos")
                .refuses("place city megara", new Room.CityThere(at("megara")));
    }

    @Test
    @Cites("battle/remove")
    void removingSaysWhyNotThatOne() {
        Position.of("corinth city lesbos", "corinth hoplite lesbos", "athens city athens")
                .turn("athens")
                .play("ath-08")
                .offersOnly("remove corinth-hoplite-lesbos", "decline")
                .refuses("remove corinth-city-lesbos", new Protection.CityIsDefended(piece("corinth city lesbos")));
        Table<VictoryState> safe = Position.of("corinth city euboea", "athens city athens")
                .turn("corinth")
                .play("cor-07")
                .choose("place city chios");
        safe.run(new UseCard.Begin(new Use(CARDS.card("ath-08").kind(), Power.ATHENS.ordinal(), Trigger.PLAYED)))
                .offersOnly("remove corinth-city-euboea", "decline")
                .refuses("remove corinth-city-chios", new Protection.IsSafe(piece("corinth city chios")));
    }

    @Test
    @Cites({"battle/land", "battle/sea"})
    void battlingSaysWhyNot() {
        Position.of("sparta city laconia", "sparta hoplite laconia", "sparta trireme messenian-gulf")
                .and("athens trireme myrtoan-sea")
                .turn("sparta")
                .play("spa-sb")
                .offersOnly("battle trireme-messenian-gulf athens-trireme-myrtoan-sea", "decline")
                .refuses(
                        "battle hoplite-laconia athens-trireme-myrtoan-sea",
                        new ChooseBattle.NotAtSea(piece("sparta hoplite laconia")));
    }

    @Test
    @Cites("cards/duration")
    void peaceForbidsBattleAndIsToldOf() {
        Table<VictoryState> table = Position.of(
                        "athens city athens", "sparta city laconia", "sparta hoplite argos", "athens hoplite megara")
                .turn("athens")
                .play("ath-13");
        table.state().beginTurn(Power.SPARTA.ordinal());
        table.run(new UseCard.Begin(new Use(CARDS.card("spa-lb").kind(), Power.SPARTA.ordinal(), Trigger.PLAYED)))
                .asksNobody();
        assertThat(table.last(Perform.NothingCame.class))
                .isEqualTo(new Perform.NothingCame(Power.SPARTA, card("spa-lb")));
    }

    @Test
    void answeringSaysWhyNotThatCard() {
        Position.of("athens city athens", "sparta hoplite attica", "sparta city megara", "athens trireme saronic-gulf")
                .prepared("athens", "ath-02", "ath-20")
                .status("athens", "ath-19", "ath-01")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens")
                .asks("athens", React.Ask.class)
                .offers("use ath-02", "pass")
                .refuses("use ath-20", new React.NotSetOff(card("ath-20")))
                .refuses("use ath-01", new React.NotSetOff(card("ath-01")))
                .refuses("use ath-19", new React.CannotPay(card("ath-19")));
        // Nothing in hand, but a Victory Point may be paid; and without the fleet the long walls are of no use.
        Position.of("athens city athens", "sparta hoplite attica", "sparta city megara")
                .prepared("athens", "ath-02")
                .status("athens", "ath-19")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens")
                .asks("athens", React.Ask.class)
                .refuses("use ath-19", new React.ConditionFails(card("ath-19")));
    }

    @Test
    void aStatusCardUsedSaysSo() {
        Position.of("sparta city megara", "sparta hoplite attica")
                .status("sparta", "spa-09")
                .status("corinth", "cor-17", "cor-16")
                .round(3)
                .turn("athens")
                .run(new ScoringRound.Begin())
                .choose("pass", "use spa-09")
                .asks("corinth", React.Ask.class)
                .refuses("use cor-16", new React.ConditionFails(card("cor-16")));
    }

    @Test
    @Cites("battle")
    void aPieceThatSomethingKeepsIsToldOf() {
        Table<VictoryState> table = Position.of("athens city athens", "sparta hoplite attica", "sparta city megara")
                .prepared("athens", "ath-02")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens", "use ath-02");
        table.asksNobody();
        assertThat(table.last(Fall.PieceSaved.class)).isEqualTo(new Fall.PieceSaved(piece("athens city athens")));
    }

    @Test
    @Cites("provision")
    void emergencyProvisionIsToldOfAndIsThePlayOfTheTurn() {
        Table<VictoryState> table = Position.start()
                .turn("sparta")
                .hand("sparta", "spa-08", "spa-09", "spa-10")
                .deck("sparta", "spa-lb", "spa-13")
                .playStep()
                .choose("provision", "discard spa-08", "discard spa-09", "fetch spa-13");
        table.asksNobody();
        assertThat(table.last(PlayStep.ProvisionUsed.class)).isEqualTo(new PlayStep.ProvisionUsed(Power.SPARTA));
    }

    @Test
    @Cites("cards")
    void aForcedDiscardCannotBeSpared() {
        Position.start()
                .and("corinth trireme aegean-sea", "corinth city chios")
                .status("corinth", "cor-15")
                .deck("athens", "ath-lb")
                .deck("delian", "del-lb")
                .run(new Turn.Begin(Power.CORINTH))
                .choose("use cor-15")
                .offersOnly("against delian", "against athens");
    }

    @Test
    @Cites({"pieces", "supply"})
    void musteringAgainSaysWhyNotThere() {
        Position.start()
                .turn("sparta")
                .prepared("sparta", "spa-04")
                .run(new Happened(Trigger.mustered(code("sparta hoplite laconia"))))
                .choose("use spa-04", "lift hoplite messenia", "lifted-all")
                .refuses("muster hoplite athens", new Room.EnemyThere(at("athens")))
                .refuses("muster hoplite laconia", new Room.OneThere(Sort.HOPLITE, at("laconia")))
                .refuses("muster hoplite thrace", new Mustering.NoOwnPieceNear(at("thrace")));
    }

    @Test
    @Cites("pieces/mustering-in-place")
    void aPieceOutOfSupplyIsNotMusteredInPlace() {
        Position.of("sparta city laconia", "sparta hoplite laconia", "sparta hoplite thrace")
                .turn("sparta")
                .play("spa-mh")
                .offers("in-place hoplite laconia")
                .refuses("in-place hoplite thrace", new Mustering.InPlaceUnsupplied(Sort.HOPLITE, at("thrace")));
    }

    @Test
    @Covers({"R156", "R158"})
    @Cites({"provision/basic", "provision/advanced"})
    void provisionSaysWhyNotThatCard() {
        Position.start()
                .option("provision", "basic")
                .deck("sparta", "spa-lb", "spa-13", "spa-07")
                .run(new EmergencyProvision.Fetch(Power.SPARTA))
                .offersOnly("fetch spa-lb")
                .refuses("fetch spa-13", new EmergencyProvision.BasicCardsOnly(card("spa-13")))
                .refuses("fetch spa-07", new EmergencyProvision.BasicCardsOnly(card("spa-07")));
        Position.start()
                .option("provision", "advanced")
                .deck("sparta", "spa-lb", "spa-13", "spa-07")
                .run(new EmergencyProvision.Fetch(Power.SPARTA))
                .offersOnly("fetch spa-lb", "fetch spa-13")
                .refuses("fetch spa-07", new EmergencyProvision.NoEventNorStatus(card("spa-07")));
    }

    @Test
    @Cites("tokens/buying")
    void buyingSaysWhyNot() {
        Position.start().turn("sparta").playStep().refuses("buy", new BuyToken.NothingToPayWith());
        Position.start()
                .and("delian token italy")
                .turn("delian")
                .hand("delian", "del-lb")
                .playStep()
                .refuses("buy", new BuyToken.NoTokenLeft(Power.DELIAN));
        Position.start()
                .bowl("athens", 1)
                .hand("athens", "ath-lb")
                .turn("sparta")
                .run(new UseTokens.Offer(Power.ATHENS))
                .refuses("buy", new Liberties.BuyOnOwnTurn());
    }

    @Test
    @Cites("cards/secrecy")
    void theLogSaysWhichPileADiscardCameFrom() {
        Table<VictoryState> table = Position.start()
                .status("corinth", "cor-22")
                .deck("corinth", "cor-lb", "cor-mh")
                .hand("corinth", "cor-sb")
                .turn("corinth")
                .playStep()
                .choose("buy", "pay-from-deck");
        assertThat(table.seenBy(new Seat(3, "athens")))
                .contains(
                        new BuyToken.DeckPays(Power.CORINTH, card("cor-22")),
                        new Discards.LostFromDeckUnseen(Power.CORINTH));
        assertThat(table.seenBy(new Seat(0, "corinth")))
                .contains(new Discards.LostFromDeck(Power.CORINTH, card("cor-mh")));
    }
}

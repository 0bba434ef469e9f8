package org.polemarch.victory.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.code;
import static org.polemarch.victory.Position.has;
import static org.polemarch.victory.Position.power;

import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.reactions.Window;
import org.polemarch.victory.rules.scoring.ScoringRound;
import org.polemarch.victory.rules.turn.SupplyStep;

/** The effect of each card. */
class CardTest {

    /** The Strategy step of a card's owner. */
    private static Table<VictoryState> strategy(Position position, String card) {
        String owner = Position.CARDS.card(card).owner().id();
        if (position.state().cards().status(power(owner)).isEmpty()) {
            position.prepared(owner, card);
        }
        return position.turn(owner, Step.STRATEGY)
                .run(new Window.Open(Trigger.step(Moment.STRATEGY_STEP, power(owner))))
                .choose("use " + card);
    }

    private static Table<VictoryState> event(Position position, String card) {
        return position.turn(Position.CARDS.card(card).owner().id()).play(card);
    }

    private static void placesCity(Table<VictoryState> table, String city) {
        String[] words = city.split(" ");
        table.choose("place city " + words[2]);
        assertThat(has(table.state(), city)).isTrue();
    }

    /** Points of a scoring Status card, with and without what spoils it. */
    private static void scores(String card, String[] with, String... spoiler) {
        String owner = Position.CARDS.card(card).owner().id();
        Table<VictoryState> table = Position.of(with)
                .status(owner, card)
                .round(3)
                .turn("athens")
                .run(new ScoringRound.Begin())
                .asks(owner, React.Ask.class);
        int before = table.state().points(Power.team(power(owner)));
        table.choose("use " + card);
        assertThat(table.state().points(Power.team(power(owner)))).isEqualTo(before + 2);
        Table<VictoryState> spoilt = Position.of(with)
                .and(spoiler)
                .status(owner, card)
                .round(3)
                .turn("athens")
                .run(new ScoringRound.Begin());
        assertThat(spoilt.game().question().frame()).isNotInstanceOf(React.Ask.class);
    }

    @TestFactory
    List<DynamicTest> basicCards() {
        return List.of("spa", "cor", "del", "ath").stream()
                .flatMap(deck -> List.of("mh", "mt", "lb", "sb").stream().map(kind -> deck + "-" + kind))
                .map(card -> DynamicTest.dynamicTest(card, () -> basic(card)))
                .toList();
    }

    private static void basic(String card) {
        String owner = Position.CARDS.card(card).owner().id();
        String enemy = owner.equals("sparta") || owner.equals("corinth") ? "athens" : "sparta";
        Position position = Position.of(
                owner + " city argos",
                owner + " trireme saronic-gulf",
                enemy + " hoplite megara",
                enemy + " trireme myrtoan-sea");
        Table<VictoryState> table = event(position, card);
        if (card.endsWith("mh")) {
            table.choose("muster hoplite argos");
            assertThat(has(table.state(), owner + " hoplite argos")).isTrue();
        } else if (card.endsWith("mt")) {
            table.offersNot("muster trireme myrtoan-sea").choose("in-place trireme saronic-gulf");
        } else if (card.endsWith("lb")) {
            table.choose("battle trireme-saronic-gulf " + enemy + "-hoplite-megara");
            assertThat(has(table.state(), enemy + " hoplite megara")).isFalse();
        } else {
            table.choose("battle trireme-saronic-gulf " + enemy + "-trireme-myrtoan-sea");
            assertThat(has(table.state(), enemy + " trireme myrtoan-sea")).isFalse();
        }
    }

    @TestFactory
    List<DynamicTest> cardsThatPlaceACity() {
        return List.of(
                        "cor-01 corinth city syracuse",
                        "cor-02 corinth city boeotia",
                        "cor-04 corinth city lesbos",
                        "cor-05 corinth city euboea",
                        "cor-08 corinth city epidamnus",
                        "del-01 delian city zacynthus",
                        "del-02 delian city argos",
                        "del-03 delian city samos",
                        "del-04 delian city thrace",
                        "spa-18 sparta city melos",
                        "ath-06 athens city ionia")
                .stream()
                .map(line -> DynamicTest.dynamicTest(line, () -> {
                    String card = line.substring(0, 6);
                    boolean prepared = Position.CARDS.card(card).trigger().on() == Moment.STRATEGY_STEP;
                    Position start = Position.start();
                    placesCity(prepared ? strategy(start, card) : event(start, card), line.substring(7));
                }))
                .toList();
    }

    @Test
    void cor03ThebansFight() {
        Table<VictoryState> table = strategy(
                        Position.start().and("athens hoplite attica", "corinth city boeotia"), "cor-03")
                .choose("place hoplite boeotia", "battle hoplite-boeotia athens-hoplite-attica");
        assertThat(has(table.state(), "athens hoplite attica")).isFalse();
    }

    @Test
    void cor06MegaraRevolts() {
        Table<VictoryState> table = event(Position.start().and("athens hoplite megara"), "cor-06")
                .choose("remove athens-hoplite-megara", "place city megara");
        assertThat(has(table.state(), "corinth city megara")).isTrue();
    }

    @Test
    void cor07ChiosIsSafe() {
        Table<VictoryState> table = event(Position.start(), "cor-07").choose("place city chios");
        assertThat(table.state().isProtected(code("corinth city chios"), Loss.BATTLE))
                .isTrue();
        assertThat(table.state().isProtected(code("corinth city chios"), Loss.CARD))
                .isTrue();
        table.state().expireTurn();
        assertThat(table.state().isProtected(code("corinth city chios"), Loss.CARD))
                .isTrue();
        table.state().expireOwnTurn(power("corinth"));
        assertThat(table.state().isProtected(code("corinth city chios"), Loss.CARD))
                .isFalse();
    }

    @Test
    void cor09ShipsAndTroops() {
        Table<VictoryState> table = strategy(Position.start().without("corinth trireme gulf-of-corinth"), "cor-09")
                .choose("muster trireme gulf-of-corinth")
                .offersNot("muster hoplite argos")
                .choose("muster hoplite phocis");
        assertThat(has(table.state(), "corinth hoplite phocis")).isTrue();
    }

    @Test
    void cor10Galleys() {
        Table<VictoryState> table = strategy(Position.of("corinth city corinth", "corinth city achaea"), "cor-10")
                .choose("muster trireme gulf-of-corinth", "muster trireme ionian-sea");
        assertThat(has(table.state(), "corinth trireme ionian-sea")).isTrue();
    }

    private static Position seaBattle() {
        return Position.start().turn("delian").hand("delian", "del-sb");
    }

    @Test
    void cor11Beaks() {
        Table<VictoryState> table = seaBattle()
                .prepared("corinth", "cor-11")
                .play("del-sb")
                .choose("battle trireme-ionian-sea corinth-trireme-gulf-of-corinth", "pass", "use cor-11");
        assertThat(has(table.state(), "corinth trireme gulf-of-corinth")).isTrue();
        assertThat(table.state().isProtected(code("corinth trireme aegean-sea"), Loss.CARD))
                .isTrue();
    }

    @Test
    void cor12NotEveryoneCanSail() {
        Table<VictoryState> table = seaBattle()
                .prepared("corinth", "cor-12")
                .play("del-sb")
                .choose("battle trireme-ionian-sea corinth-trireme-gulf-of-corinth", "use cor-12");
        assertThat(has(table.state(), "corinth trireme gulf-of-corinth")).isTrue();
        assertThat(table.state().isProtected(code("sparta hoplite corinth"), Loss.BATTLE))
                .isTrue();
    }

    @Test
    void cor13Surprises() {
        Table<VictoryState> table = Position.start()
                .and("athens hoplite attica", "corinth hoplite megara")
                .prepared("corinth", "cor-13")
                .turn("athens")
                .play("ath-mh")
                .choose("in-place hoplite attica")
                .asks("corinth", React.Ask.class)
                .choose("use cor-13", "battle hoplite-megara athens-hoplite-attica");
        assertThat(has(table.state(), "athens hoplite attica")).isFalse();
    }

    @Test
    void cor14Syracusans() {
        Table<VictoryState> table = event(
                        Position.start().and("athens trireme west-mediterranean-sea", "corinth city syracuse"),
                        "cor-14")
                .choose("remove athens-trireme-west-mediterranean-sea", "muster trireme west-mediterranean-sea");
        assertThat(has(table.state(), "corinth trireme west-mediterranean-sea")).isTrue();
    }

    @Test
    void cor15Pirates() {
        Table<VictoryState> table = strategy(
                        Position.start()
                                .and("corinth trireme hellespont", "corinth city lesbos")
                                .status("corinth", "cor-15")
                                .deck("delian", "del-lb", "del-mh"),
                        "cor-15")
                .choose("against delian");
        assertThat(table.state().cards().draw(power("delian")).size()).isEqualTo(1);
    }

    @Test
    void cor16Merchantmen() {
        scores(
                "cor-16",
                new String[] {"corinth trireme east-mediterranean-sea", "corinth city rhodes"},
                "athens trireme dodecanese");
    }

    @Test
    void cor17Imports() {
        scores("cor-17", new String[] {"sparta hoplite attica"}, "athens trireme saronic-gulf");
    }

    @Test
    void cor18Plague() {
        Table<VictoryState> table = event(
                        Position.start().deck("athens", "ath-lb", "ath-lb", "ath-lb", "ath-mh"), "cor-18")
                .choose("remove athens-hoplite-athens");
        assertThat(has(table.state(), "athens hoplite athens")).isFalse();
        assertThat(table.state().cards().draw(power("athens")).size()).isEqualTo(1);
    }

    @Test
    void cor19PlagueAgain() {
        Table<VictoryState> table = event(Position.start().hand("athens", "ath-lb", "ath-mh", "ath-mt"), "cor-19")
                .choose("discard ath-mh", "discard ath-mt");
        assertThat(table.state().cards().hand(power("athens")).size()).isEqualTo(1);
    }

    @Test
    void cor20Discontent() {
        Table<VictoryState> table = event(Position.start().deck("athens", "ath-lb", "ath-lb"), "cor-20");
        assertThat(table.state().points(0)).isZero();
        assertThat(table.state().cards().draw(power("athens")).size()).isEqualTo(2);
        table = event(Position.start().and("corinth hoplite attica").deck("athens", "ath-lb", "ath-lb"), "cor-20");
        assertThat(table.state().points(0)).isEqualTo(1);
        assertThat(table.state().cards().draw(power("athens")).size()).isZero();
    }

    @Test
    void cor21Destroyed() {
        Table<VictoryState> table = Position.of("athens city attica", "sparta city megara", "sparta hoplite megara")
                .status("corinth", "cor-21")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-megara athens-city-attica", "use cor-21");
        assertThat(table.state().points(0)).isEqualTo(2);
    }

    @Test
    void cor22ThreeObols() {
        Table<VictoryState> table = Position.start()
                .status("corinth", "cor-22")
                .hand("corinth", "cor-lb")
                .deck("corinth", "cor-mh")
                .turn("corinth")
                .playStep()
                .choose("buy", "pay-from-deck");
        assertThat(table.state().board().bowl(power("corinth"))).isEqualTo(1);
        assertThat(table.state().cards().hand(power("corinth")).size()).isEqualTo(1);
        assertThat(table.state().cards().draw(power("corinth")).isEmpty()).isTrue();
    }

    @Test
    void cor23Socrates() {
        Table<VictoryState> table = event(
                        Position.start().prepared("athens", "ath-02", "ath-20").hand("athens", "ath-lb"), "cor-23")
                .choose("discard ath-20");
        assertThat(table.state().cards().prepared(power("athens")).size()).isEqualTo(1);
        assertThat(table.state().cards().hand(power("athens")).size()).isEqualTo(1);
        table = event(Position.start().hand("athens", "ath-lb", "ath-mh"), "cor-23");
        assertThat(table.state().cards().hand(power("athens")).isEmpty()).isTrue();
    }

    @Test
    void cor24FourHundred() {
        Table<VictoryState> table = event(
                        Position.start().status("athens", "ath-01").status("delian", "del-06"), "cor-24")
                .offersOnly("strike ath-01", "strike del-06")
                .choose("strike del-06");
        assertThat(table.state().cards().status(power("delian")).isEmpty()).isTrue();
        assertThat(table.state().cards().status(power("athens")).size()).isEqualTo(1);
    }

    @Test
    void del05Odrysians() {
        Table<VictoryState> table = event(Position.start().and("sparta hoplite thrace"), "del-05")
                .choose("remove sparta-hoplite-thrace", "place hoplite thrace");
        assertThat(has(table.state(), "delian hoplite thrace")).isTrue();
    }

    @Test
    void del06TitheDuty() {
        scores("del-06", new String[] {"delian trireme hellespont", "delian city thrace"}, "corinth city lesbos");
    }

    @Test
    void del07Treasurers() {
        scores("del-07", new String[] {"athens city naxos"}, "sparta city melos");
    }

    @Test
    void del08Tribute() {
        scores("del-08", new String[] {"athens trireme aegean-sea", "athens city naxos"}, "corinth city chios");
    }

    @Test
    void del09Corcyraeans() {
        Table<VictoryState> table = Position.start()
                .status("delian", "del-09")
                .hand("delian", "del-sb")
                .turn("delian")
                .play("del-mt")
                .choose(
                        "in-place trireme ionian-sea",
                        "use del-09",
                        "battle trireme-ionian-sea corinth-trireme-gulf-of-corinth");
        assertThat(has(table.state(), "corinth trireme gulf-of-corinth")).isFalse();
        assertThat(table.state().cards().hand(power("delian")).isEmpty()).isTrue();
    }

    @Test
    void del10Helots() {
        Table<VictoryState> table = strategy(
                Position.start()
                        .without("sparta hoplite messenia")
                        .and("athens hoplite messenia")
                        .status("delian", "del-10")
                        .deck("sparta", "spa-lb", "spa-mh"),
                "del-10");
        assertThat(table.state().cards().draw(power("sparta")).size()).isEqualTo(1);
    }

    @Test
    void del11ChasedToTheContinent() {
        Table<VictoryState> table = seaBattle()
                .and("corinth hoplite acarnania")
                .prepared("delian", "del-11")
                .play("del-sb")
                .choose(
                        "battle trireme-ionian-sea corinth-trireme-gulf-of-corinth",
                        "use del-11",
                        "battle trireme-ionian-sea corinth-hoplite-acarnania");
        assertThat(has(table.state(), "corinth hoplite acarnania")).isFalse();
    }

    @Test
    void del12Allies() {
        strategy(Position.start().and("delian city attica"), "del-12")
                .offers("muster hoplite attica")
                .offersNot("muster trireme ionian-sea")
                .choose("muster hoplite attica");
    }

    @Test
    void del13Horsemen() {
        Table<VictoryState> table = strategy(Position.start().and("corinth hoplite thessaly"), "del-13")
                .choose("remove corinth-hoplite-thessaly");
        assertThat(has(table.state(), "corinth hoplite thessaly")).isFalse();
    }

    @Test
    void del14RisingOfTheHelots() {
        Table<VictoryState> table = event(Position.start().deck("sparta", "spa-lb", "spa-lb", "spa-lb"), "del-14")
                .choose("remove sparta-hoplite-messenia");
        assertThat(table.state().cards().draw(power("sparta")).size()).isEqualTo(1);
    }

    @Test
    void del15CrissaeanGulf() {
        Table<VictoryState> table = Position.start()
                .prepared("delian", "del-15")
                .turn("corinth")
                .play("cor-mt")
                .choose(
                        "in-place trireme gulf-of-corinth",
                        "use del-15",
                        "battle trireme-ionian-sea corinth-trireme-gulf-of-corinth");
        assertThat(has(table.state(), "corinth trireme gulf-of-corinth")).isFalse();
    }

    @Test
    void del16WarlikeFrenzy() {
        Table<VictoryState> table = Position.start()
                .prepared("delian", "del-16")
                .turn("corinth")
                .play("cor-sb")
                .choose("battle trireme-gulf-of-corinth delian-trireme-ionian-sea", "use del-16");
        assertThat(has(table.state(), "delian trireme ionian-sea")).isTrue();
    }

    private static Position againstLaconia() {
        return Position.start().and("athens city argos", "athens hoplite argos").turn("athens");
    }

    @Test
    void spa01Shield() {
        Table<VictoryState> table = againstLaconia()
                .status("sparta", "spa-01")
                .hand("sparta", "spa-lb")
                .play("ath-lb")
                .choose("battle hoplite-argos sparta-hoplite-laconia", "use spa-01");
        assertThat(has(table.state(), "sparta hoplite laconia")).isTrue();
        assertThat(table.state().isProtected(code("sparta hoplite laconia"), Loss.BATTLE))
                .isFalse();
    }

    @Test
    void spa02GiveBirthToMen() {
        Table<VictoryState> table = Position.start()
                .and("athens hoplite argos")
                .status("sparta", "spa-02")
                .hand("sparta", "spa-lb")
                .turn("sparta")
                .play("spa-mh")
                .choose("in-place hoplite laconia", "use spa-02", "battle hoplite-laconia athens-hoplite-argos");
        assertThat(has(table.state(), "athens hoplite argos")).isFalse();
    }

    @Test
    void spa03HowToBeFree() {
        assertThat(has(
                        strategy(Position.start(), "spa-03")
                                .choose("muster hoplite argos")
                                .state(),
                        "sparta hoplite argos"))
                .isTrue();
    }

    @Test
    void spa04ForeignCampaign() {
        Table<VictoryState> table = Position.start()
                .prepared("sparta", "spa-04")
                .turn("sparta")
                .play("spa-mh")
                .choose(
                        "muster hoplite argos",
                        "use spa-04",
                        "lift hoplite messenia",
                        "lifted-all",
                        "muster hoplite megara");
        assertThat(has(table.state(), "sparta hoplite messenia")).isFalse();
        assertThat(has(table.state(), "sparta hoplite megara")).isTrue();
    }

    @Test
    void spa05ToRuleAndToBeRuled() {
        strategy(Position.start(), "spa-05")
                .offersNot("muster hoplite elis")
                .choose("muster hoplite argos", "muster hoplite arcadia");
    }

    @Test
    void spa06Colonists() {
        Table<VictoryState> table = strategy(Position.start().hand("sparta", "spa-lb", "spa-mh"), "spa-06")
                .offersNot("place city argos")
                .choose("place city messenia");
        assertThat(table.state().cards().hand(power("sparta")).isEmpty()).isTrue();
    }

    @Test
    void spa07RevoltOfIonia() {
        Table<VictoryState> table =
                event(Position.start(), "spa-07").choose("place city ionia", "place trireme dodecanese");
        assertThat(has(table.state(), "sparta trireme dodecanese")).isTrue();
    }

    @Test
    void spa08EvilToHisEnemies() {
        Table<VictoryState> table = Position.start()
                .and("athens hoplite argos")
                .status("sparta", "spa-08")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-laconia athens-hoplite-argos", "use spa-08");
        assertThat(table.state().points(0)).isEqualTo(1);
    }

    @Test
    void spa09Decelea() {
        scores(
                "spa-09",
                new String[] {"sparta hoplite attica", "sparta city megara"},
                "athens trireme hellespont",
                "delian hoplite megara");
    }

    @Test
    void spa10RavagesThePlain() {
        Table<VictoryState> table = strategy(
                Position.start()
                        .and("sparta hoplite attica", "sparta city megara")
                        .status("sparta", "spa-10")
                        .deck("athens", "ath-lb", "ath-mh"),
                "spa-10");
        assertThat(table.state().cards().draw(power("athens")).size()).isEqualTo(1);
    }

    @Test
    void spa11Brasidas() {
        Table<VictoryState> table =
                event(Position.start(), "spa-11").choose("place hoplite thrace").offersNot("place city chalcidice");
        placesCity(table, "sparta city thrace");
    }

    @Test
    void spa12Gylippus() {
        Table<VictoryState> table = event(Position.start().and("athens hoplite syracuse"), "spa-12")
                .choose("remove athens-hoplite-syracuse", "place hoplite syracuse");
        assertThat(has(table.state(), "sparta hoplite syracuse")).isTrue();
    }

    @Test
    void spa13ContemptForDeath() {
        Table<VictoryState> table = againstLaconia()
                .prepared("sparta", "spa-13")
                .play("ath-lb")
                .choose(
                        "battle hoplite-argos sparta-hoplite-laconia",
                        "pass",
                        "use spa-13",
                        "remove athens-hoplite-argos");
        assertThat(has(table.state(), "athens hoplite argos")).isFalse();
    }

    @Test
    void spa14Cyrus() {
        Table<VictoryState> table =
                strategy(Position.start(), "spa-14").choose("fill 2", "muster trireme messenian-gulf");
        assertThat(table.state().board().bowl(power("sparta"))).isEqualTo(2);
    }

    @Test
    void spa15KeepAway() {
        Table<VictoryState> table = againstLaconia()
                .prepared("sparta", "spa-15")
                .play("ath-lb")
                .choose("battle hoplite-argos sparta-hoplite-laconia", "use spa-15");
        assertThat(has(table.state(), "sparta hoplite laconia")).isTrue();
        assertThat(table.state().isProtected(code("sparta city laconia"), Loss.CARD))
                .isTrue();
    }

    @Test
    void spa16RuleOverMany() {
        Table<VictoryState> table = event(
                        Position.start().and("athens hoplite argos", "delian hoplite arcadia"), "spa-16")
                .choose("battle hoplite-laconia athens-hoplite-argos", "battle hoplite-laconia delian-hoplite-arcadia");
        assertThat(has(table.state(), "delian hoplite arcadia")).isFalse();
    }

    @Test
    void spa17Lysander() {
        Table<VictoryState> table = strategy(
                        Position.start().and("sparta city ionia", "athens trireme aegean-sea"), "spa-17")
                .offersNot("place trireme aegean-sea")
                .choose("place trireme dodecanese", "battle trireme-dodecanese athens-trireme-aegean-sea");
        assertThat(has(table.state(), "athens trireme aegean-sea")).isFalse();
    }

    @Test
    void spa19WhereTheyAre() {
        Table<VictoryState> table = Position.start()
                .and("athens hoplite argos", "delian hoplite arcadia")
                .prepared("sparta", "spa-19")
                .turn("sparta")
                .play("spa-lb")
                .choose(
                        "battle hoplite-laconia athens-hoplite-argos",
                        "use spa-19",
                        "battle hoplite-laconia delian-hoplite-arcadia");
        assertThat(has(table.state(), "delian hoplite arcadia")).isFalse();
    }

    @Test
    void spa20Walls() {
        Table<VictoryState> table = againstLaconia()
                .without("sparta hoplite laconia")
                .prepared("sparta", "spa-20")
                .play("ath-lb")
                .choose("battle hoplite-argos sparta-city-laconia", "pass", "use spa-20", "place hoplite laconia");
        assertThat(has(table.state(), "sparta city laconia")).isTrue();
        assertThat(has(table.state(), "sparta hoplite laconia")).isTrue();
    }

    @Test
    void spa21GeneralsNow() {
        Table<VictoryState> table = event(
                        Position.start().and("athens trireme hellespont", "delian trireme aegean-sea"), "spa-21")
                .choose("remove athens-trireme-hellespont", "remove delian-trireme-aegean-sea");
        assertThat(has(table.state(), "delian trireme aegean-sea")).isFalse();
    }

    @Test
    void spa22WhatWomen() {
        Table<VictoryState> table = event(Position.start().and("athens city argos", "delian hoplite arcadia"), "spa-22")
                .offersNot("battle hoplite-laconia delian-hoplite-arcadia")
                .choose("battle hoplite-laconia athens-city-argos");
        assertThat(table.state().points(0)).isEqualTo(2);
    }

    @Test
    void spa23BorderOfDeath() {
        Table<VictoryState> table = Position.start()
                .and("sparta hoplite thrace")
                .prepared("sparta", "spa-23")
                .turn("sparta", Step.SUPPLY)
                .run(new SupplyStep.Check(Power.SPARTA))
                .choose("use spa-23");
        assertThat(has(table.state(), "sparta hoplite thrace")).isTrue();
    }

    @Test
    void ath01Euboea() {
        scores(
                "ath-01",
                new String[] {"athens trireme saronic-gulf", "athens city athens"},
                "sparta trireme euboean-gulf");
    }

    private static Position againstAthens() {
        return Position.of(
                        "athens city athens",
                        "athens trireme saronic-gulf",
                        "sparta hoplite attica",
                        "sparta city megara",
                        "sparta hoplite megara")
                .turn("sparta");
    }

    @Test
    void ath02Fortress() {
        Table<VictoryState> table = againstAthens()
                .prepared("athens", "ath-02")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens", "use ath-02");
        assertThat(has(table.state(), "athens city athens")).isTrue();
    }

    @Test
    void ath03Sphacteria() {
        Table<VictoryState> table = event(Position.start(), "ath-03").choose("remove sparta-hoplite-messenia");
        assertThat(has(table.state(), "sparta hoplite messenia")).isFalse();
    }

    @Test
    void ath04Earthquakes() {
        Table<VictoryState> table = againstAthens()
                .prepared("athens", "ath-04")
                .play("spa-mh")
                .choose("in-place hoplite attica", "use ath-04", "remove sparta-hoplite-attica");
        assertThat(has(table.state(), "sparta hoplite attica")).isFalse();
    }

    @Test
    void ath05HundredYears() {
        Table<VictoryState> table =
                event(Position.start().and("athens city zacynthus"), "ath-05").choose("place hoplite elis");
        assertThat(has(table.state(), "athens hoplite elis")).isTrue();
        table.offers("battle hoplite-elis sparta-hoplite-messenia").choose("decline");
    }

    @Test
    void ath07Demosthenes() {
        Table<VictoryState> table = event(
                        Position.start().and("athens city acarnania", "corinth hoplite aetolia"), "ath-07")
                .choose("muster hoplite acarnania", "battle hoplite-acarnania corinth-hoplite-aetolia");
        assertThat(has(table.state(), "corinth hoplite aetolia")).isFalse();
    }

    @Test
    void ath08Cleon() {
        Table<VictoryState> table =
                event(Position.start().and("corinth city lesbos"), "ath-08").choose("remove corinth-city-lesbos");
        assertThat(has(table.state(), "corinth city lesbos")).isFalse();
        assertThat(table.state().points(1)).isEqualTo(1);
    }

    @Test
    void ath09Piraeus() {
        Table<VictoryState> table = againstAthens()
                .prepared("athens", "ath-09")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens", "pass", "use ath-09", "place city argos");
        assertThat(has(table.state(), "athens city argos")).isTrue();
    }

    @Test
    void ath10RuleOthers() {
        Table<VictoryState> table = event(Position.start().and("sparta hoplite megara"), "ath-10")
                .choose("in-place trireme saronic-gulf", "battle trireme-saronic-gulf sparta-hoplite-megara");
        assertThat(has(table.state(), "sparta hoplite megara")).isFalse();
    }

    @Test
    void ath11FleetOfHellas() {
        strategy(Position.start().without("athens trireme saronic-gulf"), "ath-11")
                .choose("muster trireme saronic-gulf");
    }

    @Test
    void ath12Arginusae() {
        Table<VictoryState> table = event(
                        Position.start().and("sparta trireme dodecanese", "corinth trireme hellespont"), "ath-12")
                .choose("remove corinth-trireme-hellespont", "remove sparta-trireme-dodecanese");
        assertThat(has(table.state(), "sparta trireme dodecanese")).isFalse();
    }

    @Test
    void ath13Nicias() {
        Table<VictoryState> table = event(Position.start(), "ath-13");
        for (int power = 0; power < Power.COUNT; power++) {
            assertThat(table.state().battleForbidden(power))
                    .isEqualTo(Position.DATA.atlas().everywhere());
        }
        table.state().expireTurn();
        assertThat(table.state().battleForbidden(0)).isNotZero();
        table.state().expireOwnTurn(power("athens"));
        assertThat(table.state().battleForbidden(0)).isZero();
    }

    @Test
    void ath14Disabled() {
        Table<VictoryState> table = Position.start()
                .and("corinth trireme myrtoan-sea", "sparta trireme euboean-gulf")
                .prepared("athens", "ath-14")
                .turn("athens")
                .play("ath-sb")
                .choose(
                        "battle trireme-saronic-gulf corinth-trireme-myrtoan-sea",
                        "use ath-14",
                        "battle trireme-saronic-gulf sparta-trireme-euboean-gulf");
        assertThat(has(table.state(), "sparta trireme euboean-gulf")).isFalse();
    }

    @Test
    void ath15Motionless() {
        Table<VictoryState> table = againstAthens()
                .and("athens hoplite athens")
                .prepared("athens", "ath-15")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-hoplite-athens", "pass", "use ath-15");
        assertThat(has(table.state(), "athens hoplite athens")).isTrue();
    }

    @Test
    void ath16EnvoysFromSicily() {
        Table<VictoryState> table = event(Position.start().and("athens city sicily"), "ath-16")
                .choose("fill 1", "muster trireme west-mediterranean-sea", "muster hoplite syracuse");
        assertThat(table.state().board().bowl(power("athens"))).isEqualTo(1);
        assertThat(has(table.state(), "athens hoplite syracuse")).isTrue();
    }

    @Test
    void ath17GoldOfAthene() {
        Table<VictoryState> table = strategy(Position.start(), "ath-17").choose("fill 3");
        assertThat(table.state().board().bowl(power("athens"))).isEqualTo(3);
    }

    @Test
    void ath18Incursions() {
        Table<VictoryState> table = againstLaconia()
                .status("athens", "ath-18")
                .play("ath-lb")
                .choose("battle hoplite-argos sparta-hoplite-laconia", "use ath-18");
        assertThat(table.state().points(1)).isEqualTo(1);
    }

    @Test
    void ath19LongWalls() {
        Table<VictoryState> table = againstAthens()
                .and("athens hoplite athens")
                .status("athens", "ath-19")
                .hand("athens", "ath-lb")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-hoplite-athens", "use ath-19");
        assertThat(has(table.state(), "athens hoplite athens")).isTrue();
        assertThat(table.state().cards().hand(power("athens")).isEmpty()).isTrue();
    }

    @Test
    void ath20WoodenWall() {
        Table<VictoryState> table = Position.start()
                .and("corinth trireme myrtoan-sea", "corinth city argos")
                .prepared("athens", "ath-20")
                .turn("corinth")
                .play("cor-sb")
                .choose("battle trireme-myrtoan-sea athens-trireme-saronic-gulf", "use ath-20");
        assertThat(has(table.state(), "athens trireme saronic-gulf")).isTrue();
    }
}

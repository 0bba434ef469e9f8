package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.CardChecks.playedPlacesACity;
import static org.polemarch.victory.cards.CardChecks.preparedPlacesACity;
import static org.polemarch.victory.cards.CardChecks.scoresNothing;
import static org.polemarch.victory.cards.CardChecks.scoresTwo;
import static org.polemarch.victory.cards.Scene.aboutToLose;
import static org.polemarch.victory.cards.Scene.declared;
import static org.polemarch.victory.cards.Scene.lost;
import static org.polemarch.victory.cards.Scene.mustered;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.victory.model.Loss;

/** What each titled card of Corinth does, and what it does not. */
class CorinthCardsTest {

    @Test
    void cor01ACityInSyracuse() {
        preparedPlacesACity("cor-01", "corinth", "syracuse");
    }

    @Test
    void cor02ACityInBoeotia() {
        preparedPlacesACity("cor-02", "corinth", "boeotia");
    }

    @Test
    void cor03TheThebansMayFight() {
        Scene scene = Scene.of(
                        "corinth city corinth",
                        "corinth hoplite megara",
                        "corinth trireme gulf-of-corinth",
                        "athens hoplite attica",
                        "athens hoplite phocis",
                        "athens trireme euboean-gulf")
                .prepared("corinth", "cor-03");
        scene.strategyStep("corinth")
                .offersOnly("use cor-03", "pass")
                .choose("use cor-03")
                .offersOnly("place hoplite boeotia", "decline")
                .choose("place hoplite boeotia")
                .offersOnly(
                        "battle hoplite-boeotia athens-hoplite-attica",
                        "battle hoplite-boeotia athens-hoplite-phocis",
                        "decline")
                .choose("battle hoplite-boeotia athens-hoplite-attica")
                .done("+ corinth hoplite boeotia", "- athens hoplite attica", "spent cor-03");
        scene.strategyStep("corinth")
                .choose("use cor-03", "place hoplite boeotia", "decline")
                .done("+ corinth hoplite boeotia", "spent cor-03");
        scene.strategyStep("corinth").choose("use cor-03", "decline").done("spent cor-03");
        // One that stands there already may battle all the same; nothing is placed.
        scene.and("corinth hoplite boeotia")
                .strategyStep("corinth")
                .choose("use cor-03", "battle hoplite-boeotia athens-hoplite-phocis")
                .done("- athens hoplite phocis", "spent cor-03");
        // Whoever else stands near does not.
        scene.without("athens hoplite phocis")
                .and("corinth hoplite phocis", "athens hoplite aetolia")
                .strategyStep("corinth")
                .choose("use cor-03")
                .offersOnly("place hoplite boeotia", "decline")
                .choose("place hoplite boeotia")
                .offersOnly("battle hoplite-boeotia athens-hoplite-attica", "decline");
        scene.without("athens hoplite phocis")
                .strategyStep("corinth")
                .choose("use cor-03")
                .offersOnly("place hoplite boeotia", "decline");
        // Out of supply it does not.
        scene.without("corinth hoplite megara", "corinth trireme gulf-of-corinth")
                .and("delian trireme gulf-of-corinth")
                .strategyStep("corinth")
                .choose("use cor-03", "place hoplite boeotia")
                .done("+ corinth hoplite boeotia", "spent cor-03");
    }

    @Test
    void cor04ACityInLesbos() {
        playedPlacesACity("cor-04", "corinth", "lesbos");
    }

    @Test
    void cor05ACityInEuboea() {
        playedPlacesACity("cor-05", "corinth", "euboea");
    }

    @Test
    void cor06MegaraRevolts() {
        Scene scene = Scene.of("athens hoplite attica", "athens trireme saronic-gulf", "delian hoplite argos");
        scene.and("athens hoplite megara", "delian hoplite megara")
                .play("cor-06")
                .offersOnly("remove athens-hoplite-megara", "remove delian-hoplite-megara", "decline")
                .choose("remove delian-hoplite-megara")
                .done("- delian hoplite megara"); // the other one is in the City's way
        scene.and("athens hoplite megara")
                .play("cor-06")
                .choose("remove athens-hoplite-megara")
                .offersOnly("place city megara", "decline")
                .choose("place city megara")
                .done("- athens hoplite megara", "+ corinth city megara");
        scene.and("athens hoplite megara").play("cor-06").choose("decline").done();
        scene.play("cor-06").choose("place city megara").done("+ corinth city megara");
        scene.and("sparta hoplite megara").play("cor-06").offersOnly("place city megara", "decline");
        scene.play("cor-06").choose("decline").done();
        scene.and("athens city megara").play("cor-06").done();
    }

    @Test
    void cor07ChiosIsSafeForARound() {
        CardTable table = Scene.of("corinth city lesbos")
                .play("cor-07")
                .offersOnly("place city chios", "decline")
                .choose("place city chios")
                .done("+ corinth city chios")
                .safe("corinth city chios", Loss.BATTLE, Loss.CARD)
                .unsafe("corinth hoplite chios", "sparta city chios", "corinth city lesbos");
        table.turnEnds().turnBegins("sparta").safe("corinth city chios", Loss.BATTLE, Loss.CARD);
        table.turnBegins("corinth").unsafe("corinth city chios");
        Scene.of().play("cor-07").choose("decline").done().nothingLasts();
        Scene.of("sparta city chios").play("cor-07").done().nothingLasts();
    }

    @Test
    void cor08ACityInEpidamnus() {
        playedPlacesACity("cor-08", "corinth", "epidamnus");
    }

    @Test
    void cor09ShipsAndTroopsForTheWest() {
        Scene scene = Scene.of("corinth city corinth", "corinth city argos", "corinth hoplite achaea")
                .and("corinth hoplite elis", "corinth token italy") // ports of seas that the card does not name
                .prepared("corinth", "cor-09");
        scene.strategyStep("corinth")
                .choose("use cor-09")
                .offersOnly("muster trireme gulf-of-corinth", "muster trireme ionian-sea", "decline")
                .choose("muster trireme ionian-sea")
                .offersOnly(
                        "muster hoplite acarnania",
                        "muster hoplite corcyra",
                        "muster hoplite corinth",
                        "muster hoplite epidamnus",
                        "muster hoplite megara",
                        "muster hoplite zacynthus",
                        "in-place hoplite achaea",
                        "decline")
                .choose("muster hoplite corcyra")
                .done("+ corinth trireme ionian-sea", "+ corinth hoplite corcyra", "spent cor-09");
        scene.strategyStep("corinth")
                .choose("use cor-09", "decline", "muster hoplite megara")
                .done("+ corinth hoplite megara", "spent cor-09");
        scene.strategyStep("corinth")
                .choose("use cor-09", "muster trireme gulf-of-corinth")
                .offers("muster hoplite boeotia", "muster hoplite aetolia", "muster hoplite phocis")
                .choose("decline")
                .done("+ corinth trireme gulf-of-corinth", "spent cor-09");
    }

    @Test
    void cor10TwoGalleysAtMost() {
        Scene scene = Scene.of("corinth city corinth", "corinth city achaea", "corinth city argos")
                .and("corinth hoplite zacynthus", "corinth token italy") // ports of seas too far away
                .prepared("corinth", "cor-10");
        scene.strategyStep("corinth")
                .choose("use cor-10")
                .offersOnly("muster trireme gulf-of-corinth", "muster trireme ionian-sea", "decline")
                .choose("muster trireme gulf-of-corinth")
                .offersOnly("muster trireme ionian-sea", "decline")
                .choose("muster trireme ionian-sea")
                .done("+ corinth trireme gulf-of-corinth", "+ corinth trireme ionian-sea", "spent cor-10");
        scene.strategyStep("corinth")
                .choose("use cor-10", "muster trireme ionian-sea", "decline")
                .done("+ corinth trireme ionian-sea", "spent cor-10");
        scene.strategyStep("corinth").choose("use cor-10", "decline").done("spent cor-10");
        scene.and("corinth trireme gulf-of-corinth", "corinth trireme ionian-sea", "corinth trireme saronic-gulf")
                .strategyStep("corinth")
                .choose("use cor-10", "in-place trireme gulf-of-corinth", "in-place trireme ionian-sea")
                .done("spent cor-10"); // two and no more
    }

    @Test
    void cor11NoTriremeOfCorinthFallsThisTurn() {
        Scene scene = Scene.of(
                        "corinth city corinth",
                        "corinth trireme gulf-of-corinth",
                        "corinth hoplite acarnania",
                        "delian city corcyra",
                        "delian trireme ionian-sea")
                .prepared("corinth", "cor-11");
        scene.play("del-sb")
                .choose("battle trireme-ionian-sea corinth-trireme-gulf-of-corinth")
                .offersOnly("pass") // the battle itself is nothing it answers
                .choose("pass")
                .asks("corinth")
                .offersOnly("use cor-11", "pass")
                .choose("use cor-11")
                .done("spent cor-11")
                .safe("corinth trireme gulf-of-corinth", Loss.BATTLE, Loss.CARD)
                .safe("corinth trireme aegean-sea", Loss.BATTLE, Loss.CARD)
                .unsafe("sparta trireme gulf-of-corinth", "corinth hoplite acarnania", "corinth city corinth")
                .turnEnds()
                .nothingLasts();
        scene.play("del-sb")
                .choose("battle trireme-ionian-sea corinth-trireme-gulf-of-corinth", "pass", "pass")
                .done("- corinth trireme gulf-of-corinth");
        scene.and("sparta trireme saronic-gulf")
                .turn("delian")
                .opensFor("cor-11", aboutToLose("corinth trireme gulf-of-corinth", Loss.BATTLE, "athens"))
                .closedFor(
                        "cor-11",
                        aboutToLose("corinth trireme gulf-of-corinth", Loss.CARD, "athens"),
                        aboutToLose("corinth trireme gulf-of-corinth", Loss.SUPPLY, "corinth"),
                        aboutToLose("corinth hoplite acarnania", Loss.BATTLE, "delian"),
                        aboutToLose("corinth city corinth", Loss.BATTLE, "delian"),
                        aboutToLose("sparta trireme saronic-gulf", Loss.BATTLE, "delian"));
    }

    @Test
    void cor12NothingFallsAtCorinthThisTurn() {
        Scene scene = Scene.of(
                        "corinth city corinth",
                        "corinth trireme gulf-of-corinth",
                        "delian city corcyra",
                        "delian trireme ionian-sea")
                .prepared("corinth", "cor-12");
        scene.play("del-sb")
                .choose("battle trireme-ionian-sea corinth-trireme-gulf-of-corinth")
                .offersOnly("use cor-12", "pass")
                .choose("use cor-12")
                .done("spent cor-12")
                .safe("corinth trireme gulf-of-corinth", Loss.BATTLE, Loss.CARD)
                .safe("sparta trireme gulf-of-corinth", Loss.BATTLE, Loss.CARD)
                .safe("sparta hoplite corinth", Loss.BATTLE, Loss.CARD)
                .safe("corinth city corinth", Loss.BATTLE, Loss.CARD)
                .unsafe("corinth trireme ionian-sea", "corinth city achaea", "corinth hoplite megara")
                .unsafe("delian trireme gulf-of-corinth")
                .turnEnds()
                .nothingLasts();
        scene.play("del-sb")
                .choose("battle trireme-ionian-sea corinth-trireme-gulf-of-corinth", "pass", "pass")
                .done("- corinth trireme gulf-of-corinth");
        scene.turn("athens")
                .opensFor(
                        "cor-12",
                        declared("athens hoplite megara", "corinth city corinth"),
                        declared("delian trireme ionian-sea", "corinth trireme gulf-of-corinth"))
                .closedFor(
                        "cor-12",
                        declared("athens hoplite elis", "corinth hoplite achaea"),
                        declared("athens hoplite attica", "corinth hoplite megara"),
                        declared("delian trireme messenian-gulf", "corinth trireme ionian-sea"),
                        declared("sparta trireme ionian-sea", "delian trireme gulf-of-corinth"),
                        declared("corinth hoplite argos", "athens hoplite corinth"));
    }

    @Test
    void cor13SurprisesWhoMusters() {
        Scene scene = Scene.of(
                        "corinth city corinth",
                        "corinth hoplite megara",
                        "corinth trireme gulf-of-corinth",
                        "athens city athens",
                        "athens hoplite attica",
                        "athens hoplite boeotia",
                        "delian city corcyra",
                        "delian trireme ionian-sea")
                .prepared("corinth", "cor-13");
        scene.play("ath-mh")
                .choose("in-place hoplite attica")
                .offersOnly("use cor-13", "pass")
                .choose("use cor-13")
                .offersOnly("battle hoplite-megara athens-hoplite-attica", "decline")
                .choose("battle hoplite-megara athens-hoplite-attica")
                .done("- athens hoplite attica", "spent cor-13");
        scene.play("ath-mh")
                .choose("in-place hoplite attica", "use cor-13", "decline")
                .done("spent cor-13");
        scene.play("del-mt")
                .choose("in-place trireme ionian-sea", "use cor-13")
                .offersOnly("battle trireme-gulf-of-corinth delian-trireme-ionian-sea", "decline")
                .choose("battle trireme-gulf-of-corinth delian-trireme-ionian-sea")
                .done("- delian trireme ionian-sea", "spent cor-13");
        scene.turn("sparta")
                .closedFor(
                        "cor-13",
                        mustered("sparta hoplite megara"),
                        mustered("corinth hoplite megara"),
                        mustered("athens hoplite naxos")); // nobody of Corinth is near
    }

    @Test
    void cor14TheSyracusansPutOut() {
        Scene scene = Scene.of(
                "corinth city syracuse",
                "corinth city corinth",
                "athens trireme west-mediterranean-sea",
                "delian trireme ionian-sea",
                "athens trireme messenian-gulf",
                "athens hoplite sicily");
        scene.play("cor-14")
                .offersOnly(
                        "remove athens-trireme-west-mediterranean-sea", "remove delian-trireme-ionian-sea", "decline")
                .choose("remove athens-trireme-west-mediterranean-sea")
                .offersOnly("muster trireme west-mediterranean-sea", "decline")
                .choose("muster trireme west-mediterranean-sea")
                .done("- athens trireme west-mediterranean-sea", "+ corinth trireme west-mediterranean-sea");
        scene.play("cor-14")
                .choose("remove athens-trireme-west-mediterranean-sea", "decline")
                .done("- athens trireme west-mediterranean-sea");
        scene.play("cor-14").choose("remove delian-trireme-ionian-sea").done("- delian trireme ionian-sea");
        scene.play("cor-14").choose("decline").done();
        scene.without("corinth city syracuse")
                .play("cor-14")
                .choose("remove athens-trireme-west-mediterranean-sea")
                .done("- athens trireme west-mediterranean-sea"); // no line for a muster
        Scene.of(
                        "corinth city syracuse",
                        "corinth hoplite acarnania",
                        "sparta trireme ionian-sea",
                        "athens city sicily")
                .play("cor-14")
                .offersOnly("muster trireme west-mediterranean-sea", "decline");
    }

    @Test
    void cor15PiratesInTheEasternSeas() {
        for (String sea : List.of("aegean-sea", "hellespont")) {
            Scene scene = Scene.of("corinth trireme " + sea, "corinth city lesbos")
                    .status("corinth", "cor-15")
                    .deck("delian", "del-lb", "del-mh")
                    .deck("athens", "ath-lb", "ath-mh");
            scene.strategyStep("corinth")
                    .offersOnly("use cor-15", "pass")
                    .choose("use cor-15")
                    .offersOnly("against delian", "against athens")
                    .choose("against delian")
                    .done("delian deck -1");
            scene.strategyStep("corinth").choose("use cor-15", "against athens").done("athens deck -1");
            scene.strategyStep("corinth").choose("pass").done();
        }
        Scene.of("corinth trireme dodecanese", "corinth city samos")
                .status("corinth", "cor-15")
                .hand("athens", "ath-mh", "ath-sb")
                .strategyStep("corinth")
                .choose("use cor-15", "against athens")
                .asks("athens") // the draw deck is empty, so a card from hand
                .choose("discard ath-sb")
                .done("discarded ath-sb");
        for (String[] useless : new String[][] {
            {"corinth city lesbos"},
            {"corinth trireme aegean-sea", "corinth city epidamnus"},
            {"sparta trireme aegean-sea", "corinth city lesbos"},
            {"corinth trireme thracian-sea", "corinth city thrace"},
            {"corinth trireme myrtoan-sea", "corinth city melos"},
            {"corinth trireme euboean-gulf", "corinth city euboea"},
            {"corinth trireme east-mediterranean-sea", "corinth city rhodes"},
            {"corinth hoplite lesbos", "corinth city lesbos"},
        }) {
            Scene.of(useless)
                    .status("corinth", "cor-15")
                    .strategyStep("corinth")
                    .done();
        }
    }

    @Test
    void cor16MerchantmenFromEgypt() {
        String city = "corinth city rhodes";
        for (String sea : List.of("dodecanese", "east-mediterranean-sea")) {
            String trireme = "corinth trireme " + sea;
            scoresTwo("cor-16", trireme, city);
            scoresTwo("cor-16", trireme, city, "athens trireme myrtoan-sea", "delian trireme messenian-gulf");
            scoresNothing("cor-16", "sparta trireme " + sea, city);
            scoresNothing("cor-16", trireme, "corinth city epidamnus");
            scoresNothing("cor-16", trireme, city, "delian trireme dodecanese");
            scoresNothing("cor-16", trireme, city, "athens trireme east-mediterranean-sea");
        }
        scoresNothing("cor-16", city);
        scoresNothing("cor-16", "corinth trireme myrtoan-sea", "corinth city melos");
        scoresNothing("cor-16", "corinth trireme messenian-gulf", "corinth city zacynthus");
    }

    @Test
    void cor17WhatAthensImports() {
        for (String piece : List.of(
                "sparta hoplite attica", "corinth hoplite attica", "sparta city attica", "corinth city attica")) {
            scoresTwo("cor-17", piece);
            scoresTwo(
                    "cor-17", piece, "athens trireme euboean-gulf", "delian trireme myrtoan-sea", "athens city athens");
            scoresTwo("cor-17", piece, "corinth trireme saronic-gulf");
            scoresNothing("cor-17", piece, "athens trireme saronic-gulf");
            scoresNothing("cor-17", piece, "delian trireme saronic-gulf");
        }
        scoresNothing("cor-17");
        scoresNothing("cor-17", "sparta hoplite megara", "corinth city boeotia");
        scoresNothing("cor-17", "athens hoplite attica");
    }

    @Test
    void cor18ThePlague() {
        Scene scene = Scene.of(
                        "athens hoplite athens",
                        "athens hoplite attica",
                        "athens hoplite megara",
                        "delian hoplite attica",
                        "athens city euboea")
                .deck("athens", "ath-lb", "ath-lb", "ath-lb", "ath-mh")
                .deck("delian", "del-lb", "del-lb", "del-lb");
        scene.play("cor-18")
                .offersOnly("remove athens-hoplite-athens", "remove athens-hoplite-attica", "decline")
                .changed() // the cards go after that
                .choose("remove athens-hoplite-attica")
                .done("- athens hoplite attica", "athens deck -3");
        scene.play("cor-18").choose("decline").done("athens deck -3");
        scene.without("athens hoplite athens", "athens hoplite attica", "delian hoplite attica")
                .and("athens city athens", "athens city attica")
                .play("cor-18")
                .done("athens deck -3");
        Scene.of()
                .deck("athens", "ath-lb")
                .hand("athens", "ath-mh", "ath-mt", "ath-sb")
                .play("cor-18")
                .asks("athens")
                .choose("discard ath-mh", "discard ath-sb")
                .done("athens deck -1", "discarded ath-mh", "discarded ath-sb");
    }

    @Test
    void cor19ThePlagueAgain() {
        Scene.of()
                .hand("athens", "ath-lb", "ath-mh", "ath-mt")
                .hand("delian", "del-lb", "del-mh")
                .deck("athens", "ath-sb", "ath-sb", "ath-sb")
                .play("cor-19")
                .asks("athens")
                .offersOnly("discard ath-lb", "discard ath-mh", "discard ath-mt")
                .choose("discard ath-mh", "discard ath-mt")
                .done("discarded ath-mh", "discarded ath-mt");
        Scene.of().hand("athens", "ath-lb").points(3, 3).play("cor-19").done("discarded ath-lb", "demos -1");
    }

    @Test
    void cor20DiscontentInAttica() {
        for (String hoplite : List.of("corinth hoplite attica", "sparta hoplite attica")) {
            Scene.of(hoplite)
                    .deck("athens", "ath-lb", "ath-lb", "ath-mh")
                    .deck("delian", "del-lb", "del-lb")
                    .play("cor-20")
                    .done("oligarchs +1", "athens deck -2");
        }
        for (String other : List.of(
                "corinth city attica",
                "athens hoplite attica",
                "sparta hoplite megara",
                "corinth trireme saronic-gulf")) {
            Scene.of(other)
                    .deck("athens", "ath-lb", "ath-lb", "ath-mh")
                    .play("cor-20")
                    .done();
        }
    }

    @Test
    void cor21ToDestroyThem() {
        Scene scene = Scene.of("athens city attica", "sparta city megara", "sparta hoplite megara")
                .status("corinth", "cor-21");
        scene.play("spa-lb")
                .choose("battle hoplite-megara athens-city-attica")
                .asks("corinth")
                .offersOnly("use cor-21", "pass")
                .choose("use cor-21")
                .done("- athens city attica", "oligarchs +2"); // one for the City, one by the card
        scene.play("spa-lb")
                .choose("battle hoplite-megara athens-city-attica", "pass")
                .done("- athens city attica", "oligarchs +1");
        for (String mover : List.of("sparta", "corinth")) {
            scene.turn(mover)
                    .opensFor(
                            "cor-21",
                            lost("delian city corcyra", Loss.BATTLE, "corinth"),
                            lost("athens city attica", Loss.BATTLE, "sparta"),
                            lost("athens city attica", Loss.CARD, "sparta"))
                    .closedFor(
                            "cor-21",
                            lost("sparta city megara", Loss.BATTLE, "athens"),
                            lost("athens hoplite attica", Loss.BATTLE, "sparta"),
                            lost("athens trireme saronic-gulf", Loss.BATTLE, "sparta"));
        }
        for (String mover : List.of("athens", "delian")) {
            scene.turn(mover).closedFor("cor-21", lost("athens city attica", Loss.BATTLE, "sparta"));
        }
    }

    @Test
    void cor22TheDeckPaysForATokenOfCorinth() {
        Scene scene = Scene.of()
                .hand("corinth", "cor-lb")
                .deck("corinth", "cor-mh", "cor-mt")
                .turn("corinth");
        scene.status("corinth", "cor-22")
                .playStep()
                .choose("buy")
                .offersOnly("discard cor-lb", "pay-from-deck")
                .choose("pay-from-deck")
                .changed("corinth bowl +1", "corinth deck -1");
        scene.status("corinth", "cor-22")
                .playStep()
                .choose("buy", "discard cor-lb")
                .changed("corinth bowl +1", "discarded cor-lb");
        scene.playStep().choose("buy").offersOnly("discard cor-lb");
        Scene.of()
                .hand("corinth", "cor-lb")
                .status("corinth", "cor-22")
                .turn("corinth")
                .playStep()
                .choose("buy")
                .offersOnly("discard cor-lb"); // no card in the draw deck
        Scene.of()
                .deck("corinth", "cor-mh")
                .status("corinth", "cor-22")
                .turn("corinth")
                .playStep()
                .choose("buy", "pay-from-deck") // with neither card in hand nor point
                .changed("corinth bowl +1", "corinth deck -1");
    }

    @Test
    void cor23SocratesUnheeded() {
        Scene.of()
                .prepared("athens", "ath-02", "ath-20")
                .prepared("delian", "del-16")
                .hand("athens", "ath-lb", "ath-mh", "ath-mt")
                .play("cor-23")
                .asks("athens")
                .offersOnly("discard ath-02", "discard ath-20")
                .choose("discard ath-20")
                .done("spent ath-20");
        Scene.of()
                .prepared("athens", "ath-02")
                .hand("athens", "ath-lb")
                .play("cor-23")
                .choose("discard ath-02")
                .done("spent ath-02");
        Scene.of()
                .prepared("delian", "del-16")
                .hand("delian", "del-lb")
                .hand("sparta", "spa-lb")
                .hand("athens", "ath-lb", "ath-mh", "ath-mt")
                .deck("athens", "ath-sb", "ath-sb", "ath-sb")
                .play("cor-23")
                .asks("athens")
                .offersOnly("discard ath-lb", "discard ath-mh", "discard ath-mt")
                .choose("discard ath-lb", "discard ath-mt")
                .done("discarded ath-lb", "discarded ath-mt");
    }

    @Test
    void cor24AStatusCardOfTheDemosGoes() {
        Scene scene = Scene.of().status("athens", "ath-01").status("sparta", "spa-09");
        scene.status("delian", "del-06", "del-07")
                .play("cor-24")
                .asks("corinth")
                .offersOnly("strike ath-01", "strike del-06", "strike del-07") // it may not be spared
                .choose("strike del-07")
                .done("lost del-07");
        scene.play("cor-24").choose("strike ath-01").done("lost ath-01");
        Scene.of().status("sparta", "spa-09").play("cor-24").done();
    }
}

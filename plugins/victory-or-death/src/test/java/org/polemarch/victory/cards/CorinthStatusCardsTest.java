package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.CardChecks.scoresNothing;
import static org.polemarch.victory.cards.CardChecks.scoresTwo;
import static org.polemarch.victory.cards.Scene.lost;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.victory.model.Loss;

/** What each Status card of Corinth does, and what it does not. */
class CorinthStatusCardsTest {

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
}

package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.CardChecks.preparedPlacesACity;
import static org.polemarch.victory.cards.Scene.aboutToLose;
import static org.polemarch.victory.cards.Scene.athensAttacked;
import static org.polemarch.victory.cards.Scene.battled;
import static org.polemarch.victory.cards.Scene.declared;
import static org.polemarch.victory.cards.Scene.lost;
import static org.polemarch.victory.cards.Scene.mustered;

import org.junit.jupiter.api.Test;
import org.polemarch.victory.model.Loss;

/** What each Prepare card of Athens does, and what it does not. */
class AthensPrepareCardsTest {

    @Test
    void ath02TheCityIsAFortress() {
        Scene scene = athensAttacked().prepared("athens", "ath-02");
        scene.play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens")
                .asks("athens")
                .offersOnly("use ath-02", "pass")
                .choose("use ath-02")
                .done("spent ath-02")
                .safe("athens city athens", Loss.BATTLE, Loss.CARD)
                .safe("delian city athens", Loss.BATTLE, Loss.CARD)
                .unsafe("athens hoplite athens", "athens city euboea", "athens city attica", "sparta city athens")
                .turnEnds()
                .nothingLasts();
        scene.turn("corinth")
                .opensFor("ath-02", declared("corinth trireme saronic-gulf", "delian hoplite athens"))
                .closedFor(
                        "ath-02",
                        declared("sparta hoplite megara", "athens hoplite attica"),
                        declared("sparta trireme myrtoan-sea", "athens trireme saronic-gulf"),
                        declared("athens hoplite attica", "sparta hoplite athens"));
    }

    @Test
    void ath04Earthquakes() {
        Scene scene = athensAttacked().prepared("athens", "ath-04");
        scene.play("spa-mh")
                .choose("in-place hoplite attica")
                .offersOnly("use ath-04", "pass")
                .choose("use ath-04")
                .offersOnly("remove sparta-hoplite-attica", "decline")
                .choose("remove sparta-hoplite-attica")
                .done("- sparta hoplite attica", "spent ath-04");
        scene.play("spa-mh")
                .choose("in-place hoplite megara", "use ath-04", "decline")
                .done("spent ath-04");
        scene.and("corinth hoplite megara", "corinth hoplite boeotia", "corinth trireme gulf-of-corinth")
                .and("delian hoplite athens")
                .turn("corinth")
                .opensFor("ath-04", mustered("corinth hoplite megara"))
                .closedFor(
                        "ath-04",
                        mustered("corinth hoplite boeotia"),
                        mustered("corinth trireme gulf-of-corinth"),
                        mustered("delian hoplite athens"));
        Scene.of("sparta hoplite athens", "sparta hoplite argos")
                .prepared("athens", "ath-04")
                .turn("sparta")
                .closedFor("ath-04", mustered("sparta hoplite athens"), mustered("sparta hoplite argos"));
        Scene.of("delian hoplite attica")
                .prepared("athens", "ath-04")
                .turn("delian")
                .closedFor("ath-04", mustered("delian hoplite attica"));
    }

    @Test
    void ath06ACityInIonia() {
        preparedPlacesACity("ath-06", "athens", "ionia");
    }

    @Test
    void ath09TheyGoDownIntoPiraeus() {
        Scene scene = athensAttacked()
                .and("delian trireme aegean-sea", "athens hoplite phocis", "athens city chalcidice")
                .prepared("athens", "ath-09");
        scene.play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens", "pass")
                .offersOnly("use ath-09", "pass")
                .choose("use ath-09")
                .offersOnly("place city argos", "place city athens", "decline")
                .choose("place city argos")
                .done("- athens city athens", "+ athens city argos", "oligarchs +1", "spent ath-09");
        scene.play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens", "pass", "use ath-09", "decline")
                .done("- athens city athens", "oligarchs +1", "spent ath-09");
        scene.turn("sparta")
                .opensFor("ath-09", lost("athens city ionia", Loss.CARD, "sparta"))
                .closedFor(
                        "ath-09",
                        lost("delian city corcyra", Loss.BATTLE, "sparta"),
                        lost("athens hoplite athens", Loss.BATTLE, "sparta"),
                        lost("athens trireme saronic-gulf", Loss.BATTLE, "sparta"));
    }

    @Test
    void ath11MustersATrireme() {
        Scene scene = Scene.of("athens city athens").prepared("athens", "ath-11");
        scene.strategyStep("athens")
                .choose("use ath-11")
                .offersOnly("muster trireme saronic-gulf", "decline")
                .choose("muster trireme saronic-gulf")
                .done("+ athens trireme saronic-gulf", "spent ath-11");
        scene.strategyStep("athens").choose("use ath-11", "decline").done("spent ath-11");
    }

    @Test
    void ath14TheSameTriremeBattlesAgain() {
        Scene scene = Scene.of(
                        "athens city athens",
                        "athens city argos",
                        "athens trireme saronic-gulf",
                        "athens trireme aegean-sea",
                        "athens hoplite attica",
                        "athens city naxos",
                        "corinth trireme myrtoan-sea",
                        "sparta trireme euboean-gulf",
                        "sparta trireme thracian-sea",
                        "sparta hoplite megara")
                .prepared("athens", "ath-14");
        scene.play("ath-sb")
                .choose("battle trireme-saronic-gulf corinth-trireme-myrtoan-sea")
                .offersOnly("use ath-14", "pass")
                .choose("use ath-14")
                .offersOnly("battle trireme-saronic-gulf sparta-trireme-euboean-gulf", "decline")
                .choose("battle trireme-saronic-gulf sparta-trireme-euboean-gulf")
                .done("- corinth trireme myrtoan-sea", "- sparta trireme euboean-gulf", "spent ath-14");
        scene.play("ath-sb")
                .choose("battle trireme-saronic-gulf corinth-trireme-myrtoan-sea", "use ath-14", "decline")
                .done("- corinth trireme myrtoan-sea", "spent ath-14");
        scene.turn("athens")
                .closedFor(
                        "ath-14",
                        battled("athens trireme saronic-gulf", "sparta hoplite megara"),
                        battled("athens hoplite attica", "sparta hoplite megara"),
                        battled("delian trireme saronic-gulf", "corinth trireme myrtoan-sea"),
                        battled("corinth trireme myrtoan-sea", "athens trireme saronic-gulf"));
    }

    @Test
    void ath15TheyRemainMotionless() {
        Scene scene = athensAttacked().and("athens hoplite athens").prepared("athens", "ath-15");
        scene.play("spa-lb")
                .choose("battle hoplite-attica athens-hoplite-athens")
                .offersOnly("pass") // the battle itself is nothing it answers
                .choose("pass")
                .offersOnly("use ath-15", "pass")
                .choose("use ath-15")
                .done("spent ath-15")
                .safe("athens hoplite athens", Loss.BATTLE, Loss.CARD)
                .safe("athens hoplite attica", Loss.BATTLE, Loss.CARD)
                .safe("athens hoplite megara", Loss.BATTLE, Loss.CARD)
                .unsafe("athens hoplite boeotia", "athens hoplite argos", "delian hoplite athens", "athens city athens")
                .turnEnds()
                .nothingLasts();
        scene.turn("sparta")
                .opensFor(
                        "ath-15",
                        aboutToLose("athens hoplite attica", Loss.BATTLE, "corinth"),
                        aboutToLose("athens hoplite megara", Loss.BATTLE, "sparta"))
                .closedFor(
                        "ath-15",
                        aboutToLose("athens hoplite boeotia", Loss.BATTLE, "sparta"),
                        aboutToLose("athens hoplite argos", Loss.BATTLE, "sparta"),
                        aboutToLose("athens hoplite athens", Loss.CARD, "sparta"),
                        aboutToLose("athens hoplite athens", Loss.SUPPLY, "athens"),
                        aboutToLose("delian hoplite athens", Loss.BATTLE, "sparta"),
                        aboutToLose("athens city athens", Loss.BATTLE, "sparta"));
    }

    @Test
    void ath17TheGoldOfAthene() {
        Scene scene = Scene.of().prepared("athens", "ath-17");
        scene.strategyStep("athens")
                .choose("use ath-17")
                .offersOnly("fill 3", "fill 2", "fill 1", "fill 0")
                .choose("fill 2")
                .done("athens bowl +2", "spent ath-17");
        scene.and("athens token argos")
                .strategyStep("athens")
                .choose("use ath-17")
                .offersOnly("fill 2", "fill 1", "fill 0");
    }

    @Test
    void ath20TheWoodenWall() {
        Scene scene = Scene.of(
                        "athens city athens",
                        "athens trireme saronic-gulf",
                        "corinth city argos",
                        "corinth trireme myrtoan-sea")
                .prepared("athens", "ath-20");
        scene.play("cor-sb")
                .choose("battle trireme-myrtoan-sea athens-trireme-saronic-gulf")
                .offersOnly("use ath-20", "pass")
                .choose("use ath-20")
                .done("spent ath-20")
                .nothingLasts(); // it is kept from this battle only
        scene.play("cor-sb")
                .choose("battle trireme-myrtoan-sea athens-trireme-saronic-gulf", "pass")
                .done("- athens trireme saronic-gulf");
        scene.turn("corinth")
                .closedFor(
                        "ath-20",
                        aboutToLose("athens trireme saronic-gulf", Loss.CARD, "corinth"),
                        aboutToLose("athens trireme saronic-gulf", Loss.SUPPLY, "athens"),
                        aboutToLose("delian trireme saronic-gulf", Loss.BATTLE, "corinth"),
                        aboutToLose("athens hoplite athens", Loss.BATTLE, "corinth"),
                        aboutToLose("athens city athens", Loss.BATTLE, "corinth"));
    }
}

package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.Scene.aboutToLose;
import static org.polemarch.victory.cards.Scene.battled;
import static org.polemarch.victory.cards.Scene.declared;
import static org.polemarch.victory.cards.Scene.laconiaAttacked;
import static org.polemarch.victory.cards.Scene.lost;
import static org.polemarch.victory.cards.Scene.mustered;

import org.junit.jupiter.api.Test;
import org.polemarch.victory.model.Loss;

/** What each Prepare card of Sparta does, and what it does not. */
class SpartaPrepareCardsTest {

    @Test
    void spa03MustersAHoplite() {
        Scene scene = Scene.of("sparta city laconia", "athens hoplite messenia").prepared("sparta", "spa-03");
        scene.strategyStep("sparta")
                .offersOnly("use spa-03", "pass")
                .choose("use spa-03")
                .offersOnly("muster hoplite laconia", "muster hoplite arcadia", "muster hoplite argos", "decline")
                .choose("muster hoplite argos")
                .done("+ sparta hoplite argos", "spent spa-03");
        scene.strategyStep("sparta").choose("use spa-03", "decline").done("spent spa-03");
    }

    @Test
    void spa04ThreePiecesAreMusteredAgain() {
        Scene scene = Scene.of(
                        "sparta city laconia",
                        "sparta hoplite laconia",
                        "sparta hoplite messenia",
                        "sparta hoplite arcadia",
                        "sparta trireme messenian-gulf")
                .prepared("sparta", "spa-04");
        scene.play("spa-mh")
                .choose("muster hoplite argos")
                .offersOnly("use spa-04", "pass")
                .choose("use spa-04")
                .offersOnly(
                        "lift hoplite laconia",
                        "lift hoplite messenia",
                        "lift hoplite arcadia",
                        "lift hoplite argos",
                        "lift trireme messenian-gulf",
                        "lifted-all")
                .choose("lift hoplite messenia", "lift hoplite arcadia", "lift trireme messenian-gulf")
                .offersOnly(
                        "muster hoplite arcadia",
                        "muster hoplite corinth",
                        "muster hoplite megara",
                        "muster hoplite messenia",
                        "muster trireme messenian-gulf",
                        "muster trireme myrtoan-sea",
                        "muster trireme saronic-gulf",
                        "decline")
                .choose("muster hoplite megara", "muster trireme myrtoan-sea")
                .offersNot("muster trireme saronic-gulf", "in-place hoplite laconia")
                .choose("muster hoplite boeotia")
                .done(
                        "+ sparta hoplite argos",
                        "+ sparta hoplite megara",
                        "+ sparta hoplite boeotia",
                        "+ sparta trireme myrtoan-sea",
                        "- sparta hoplite messenia",
                        "- sparta hoplite arcadia",
                        "- sparta trireme messenian-gulf",
                        "spent spa-04");
        scene.play("spa-mh")
                .choose("in-place hoplite laconia", "use spa-04", "lift hoplite messenia", "lifted-all", "decline")
                .done("- sparta hoplite messenia", "spent spa-04");
        scene.play("spa-mh")
                .choose("in-place hoplite laconia", "use spa-04", "lifted-all")
                .done("spent spa-04");
        scene.turn("sparta")
                .opensFor("spa-04", mustered("sparta trireme messenian-gulf"), mustered("sparta hoplite arcadia"))
                .closedFor("spa-04", mustered("corinth hoplite arcadia"), mustered("athens trireme saronic-gulf"));
    }

    @Test
    void spa05TwoHoplitesAroundLaconia() {
        Scene scene = Scene.of("sparta city laconia", "sparta hoplite messenia").prepared("sparta", "spa-05");
        scene.strategyStep("sparta")
                .offersOnly("use spa-05", "pass")
                .choose("use spa-05")
                .offersOnly(
                        "muster hoplite laconia",
                        "muster hoplite arcadia",
                        "muster hoplite argos",
                        "in-place hoplite messenia",
                        "decline")
                .choose("muster hoplite argos")
                .offersOnly(
                        "muster hoplite laconia",
                        "muster hoplite arcadia",
                        "in-place hoplite messenia",
                        "decline") // two Hoplites are two, so not the same one in place
                .choose("muster hoplite arcadia")
                .done("+ sparta hoplite argos", "+ sparta hoplite arcadia", "spent spa-05");
        scene.strategyStep("sparta")
                .choose("use spa-05", "muster hoplite laconia", "decline")
                .done("+ sparta hoplite laconia", "spent spa-05");
        scene.strategyStep("sparta").choose("use spa-05", "decline").done("spent spa-05");
    }

    @Test
    void spa06ColonistsForTwoCards() {
        Scene scene = Scene.of("sparta hoplite messenia", "sparta hoplite argos", "corinth hoplite arcadia")
                .and("sparta trireme myrtoan-sea", "athens hoplite elis")
                .prepared("sparta", "spa-06");
        scene.hand("sparta", "spa-lb", "spa-mh", "spa-mt")
                .strategyStep("sparta")
                .offersOnly("use spa-06", "pass")
                .choose("use spa-06", "discard spa-lb", "discard spa-mt")
                .offersOnly("place city argos", "place city messenia", "decline")
                .choose("place city messenia")
                .done("+ sparta city messenia", "discarded spa-lb", "discarded spa-mt", "spent spa-06");
        scene.hand("sparta", "spa-lb", "spa-mh")
                .strategyStep("sparta")
                .choose("use spa-06", "decline")
                .done("discarded spa-lb", "discarded spa-mh", "spent spa-06");
        scene.hand("sparta", "spa-lb")
                .points(1, 0)
                .strategyStep("sparta")
                .choose("use spa-06", "place city argos")
                .done("+ sparta city argos", "discarded spa-lb", "oligarchs -1", "spent spa-06");
        scene.hand("sparta", "spa-lb").strategyStep("sparta").offersNot("use spa-06");
    }

    @Test
    void spa13ContemptForDeath() {
        Scene scene = laconiaAttacked()
                .without("sparta hoplite messenia")
                .and("delian hoplite messenia", "delian hoplite elis", "athens trireme myrtoan-sea")
                .and("athens city arcadia")
                .prepared("sparta", "spa-13");
        scene.play("ath-lb")
                .choose("battle hoplite-argos sparta-hoplite-laconia", "pass")
                .offersOnly("use spa-13", "pass")
                .choose("use spa-13")
                .offersOnly("remove athens-hoplite-argos", "remove delian-hoplite-messenia", "decline")
                .choose("remove delian-hoplite-messenia")
                .done("- sparta hoplite laconia", "- delian hoplite messenia", "spent spa-13");
        scene.play("ath-lb")
                .choose("battle hoplite-argos sparta-hoplite-laconia", "pass", "use spa-13", "decline")
                .done("- sparta hoplite laconia", "spent spa-13");
        scene.turn("athens")
                .opensFor("spa-13", lost("sparta hoplite achaea", Loss.BATTLE, "athens")) // Elis is next to it
                .closedFor(
                        "spa-13",
                        lost("sparta hoplite laconia", Loss.CARD, "athens"),
                        lost("sparta hoplite laconia", Loss.SUPPLY, "sparta"),
                        lost("corinth hoplite laconia", Loss.BATTLE, "athens"),
                        lost("sparta trireme messenian-gulf", Loss.BATTLE, "athens"),
                        lost("sparta city laconia", Loss.BATTLE, "athens"),
                        lost("sparta hoplite thrace", Loss.BATTLE, "athens")); // no enemy Hoplite near
        // In the space itself there may be one as well.
        scene.and("delian hoplite thrace")
                .turn("athens")
                .opensFor("spa-13", lost("sparta hoplite thrace", Loss.BATTLE, "athens"));
    }

    @Test
    void spa14GoldOfCyrus() {
        Scene scene = Scene.of("sparta city laconia").prepared("sparta", "spa-14");
        scene.strategyStep("sparta")
                .choose("use spa-14")
                .offersOnly("fill 2", "fill 1", "fill 0")
                .choose("fill 2")
                .offersOnly("muster trireme messenian-gulf", "muster trireme myrtoan-sea", "decline")
                .choose("muster trireme messenian-gulf")
                .done("sparta bowl +2", "+ sparta trireme messenian-gulf", "spent spa-14");
        scene.strategyStep("sparta").choose("use spa-14", "fill 0", "decline").done("spent spa-14");
        scene.and("sparta token argos")
                .strategyStep("sparta")
                .choose("use spa-14")
                .offersOnly("fill 1", "fill 0");
    }

    @Test
    void spa15TheSpartanHomeIsSafeThisTurn() {
        Scene scene = laconiaAttacked().prepared("sparta", "spa-15");
        scene.play("ath-lb")
                .choose("battle hoplite-argos sparta-hoplite-laconia")
                .offersOnly("use spa-15", "pass")
                .choose("use spa-15")
                .done("spent spa-15")
                .safe("sparta hoplite laconia", Loss.BATTLE, Loss.CARD)
                .safe("sparta city laconia", Loss.BATTLE, Loss.CARD)
                .unsafe("corinth hoplite laconia", "sparta hoplite messenia", "sparta hoplite arcadia")
                .turnEnds()
                .nothingLasts();
        scene.turn("delian")
                .opensFor(
                        "spa-15",
                        declared("delian hoplite elis", "sparta hoplite messenia"),
                        declared("athens hoplite elis", "corinth hoplite arcadia"))
                .closedFor(
                        "spa-15",
                        declared("athens hoplite megara", "sparta hoplite argos"),
                        declared("athens hoplite achaea", "sparta hoplite elis"),
                        declared("athens hoplite elis", "sparta hoplite achaea"),
                        declared("athens hoplite megara", "sparta hoplite corinth"),
                        declared("athens trireme myrtoan-sea", "sparta trireme messenian-gulf"),
                        declared("sparta hoplite laconia", "athens hoplite messenia"),
                        declared("corinth hoplite elis", "athens hoplite arcadia"));
    }

    @Test
    void spa17LysanderWaits() {
        Scene scene = Scene.of(
                        "sparta city ionia",
                        "sparta city megara",
                        "sparta trireme saronic-gulf",
                        "athens trireme myrtoan-sea",
                        "delian hoplite samos")
                .prepared("sparta", "spa-17");
        scene.strategyStep("sparta")
                .choose("use spa-17")
                .offersOnly("place trireme aegean-sea", "place trireme dodecanese", "decline")
                .choose("place trireme dodecanese")
                .offersOnly("battle trireme-dodecanese athens-trireme-myrtoan-sea", "decline")
                .choose("battle trireme-dodecanese athens-trireme-myrtoan-sea")
                .done("+ sparta trireme dodecanese", "- athens trireme myrtoan-sea", "spent spa-17");
        scene.strategyStep("sparta")
                .choose("use spa-17", "place trireme aegean-sea", "decline")
                .done("+ sparta trireme aegean-sea", "spent spa-17");
        scene.strategyStep("sparta").choose("use spa-17", "decline").done("spent spa-17");
        scene.without("sparta trireme saronic-gulf")
                .and("sparta trireme aegean-sea")
                .strategyStep("sparta")
                .choose("use spa-17")
                .offersOnly("place trireme dodecanese", "name aegean-sea", "decline")
                .choose("name aegean-sea") // one is there already: that one may battle
                .offersOnly("battle trireme-aegean-sea athens-trireme-myrtoan-sea", "decline");
    }

    @Test
    void spa19TheSameHopliteBattlesAgain() {
        Scene scene = Scene.of(
                        "sparta city laconia",
                        "sparta hoplite laconia",
                        "sparta hoplite messenia",
                        "sparta trireme messenian-gulf",
                        "athens hoplite argos",
                        "delian hoplite arcadia",
                        "athens hoplite elis",
                        "athens trireme myrtoan-sea")
                .prepared("sparta", "spa-19");
        scene.play("spa-lb")
                .choose("battle hoplite-laconia athens-hoplite-argos")
                .offersOnly("use spa-19", "pass")
                .choose("use spa-19")
                .offersOnly("battle hoplite-laconia delian-hoplite-arcadia", "decline")
                .choose("battle hoplite-laconia delian-hoplite-arcadia")
                .done("- athens hoplite argos", "- delian hoplite arcadia", "spent spa-19");
        scene.play("spa-lb")
                .choose("battle hoplite-laconia athens-hoplite-argos", "use spa-19", "decline")
                .done("- athens hoplite argos", "spent spa-19");
        scene.turn("sparta")
                .closedFor(
                        "spa-19",
                        battled("sparta trireme messenian-gulf", "athens hoplite elis"),
                        battled("sparta trireme messenian-gulf", "athens trireme myrtoan-sea"),
                        battled("corinth hoplite laconia", "athens hoplite argos"),
                        battled("athens hoplite argos", "sparta hoplite laconia"));
    }

    @Test
    void spa20TheseAreItsWalls() {
        Scene scene = laconiaAttacked().without("sparta hoplite laconia").prepared("sparta", "spa-20");
        scene.play("ath-lb")
                .choose("battle hoplite-argos sparta-city-laconia")
                .offersOnly("pass") // the battle itself is nothing it answers
                .choose("pass")
                .offersOnly("use spa-20", "pass")
                .choose("use spa-20")
                .offersOnly("place hoplite laconia", "decline")
                .choose("place hoplite laconia")
                .done("+ sparta hoplite laconia", "spent spa-20")
                .nothingLasts();
        scene.play("ath-lb")
                .choose("battle hoplite-argos sparta-city-laconia", "pass", "use spa-20", "decline")
                .done("spent spa-20");
        scene.play("ath-lb")
                .choose("battle hoplite-argos sparta-city-laconia", "pass", "pass")
                .done("- sparta city laconia", "demos +1");
        scene.and("sparta city chios")
                .play("ath-08") // a card that removes is answered as well
                .choose("remove sparta-city-chios", "use spa-20", "place hoplite chios")
                .done("+ sparta hoplite chios", "spent spa-20");
        scene.and("sparta city chios")
                .play("ath-08")
                .choose("remove sparta-city-chios", "use spa-20", "decline")
                .done("spent spa-20");
        scene.turn("athens")
                .closedFor(
                        "spa-20",
                        aboutToLose("corinth city corinth", Loss.BATTLE, "athens"),
                        aboutToLose("sparta hoplite messenia", Loss.BATTLE, "athens"),
                        aboutToLose("sparta trireme myrtoan-sea", Loss.BATTLE, "athens"));
    }

    @Test
    void spa23HoplitesOutOfSupplyStay() {
        Scene scene = Scene.of(
                        "sparta city laconia",
                        "sparta hoplite laconia",
                        "sparta hoplite thrace",
                        "sparta hoplite chios",
                        "sparta trireme hellespont",
                        "athens trireme aegean-sea")
                .prepared("sparta", "spa-23");
        scene.supplyStep("sparta")
                .offersOnly("use spa-23", "pass")
                .choose("use spa-23")
                .done("- sparta trireme hellespont", "spent spa-23")
                .safe("sparta hoplite thrace", Loss.SUPPLY)
                .safe("sparta hoplite chios", Loss.SUPPLY)
                .unsafe("sparta trireme hellespont", "sparta city laconia", "corinth hoplite thrace")
                .turnEnds()
                .nothingLasts();
        scene.supplyStep("sparta")
                .choose("pass", "pass") // asked for each of the two Hoplites
                .done("- sparta hoplite thrace", "- sparta hoplite chios", "- sparta trireme hellespont");
        scene.turn("sparta")
                .closedFor(
                        "spa-23",
                        aboutToLose("sparta hoplite thrace", Loss.BATTLE, "athens"),
                        aboutToLose("sparta hoplite thrace", Loss.CARD, "athens"),
                        aboutToLose("sparta trireme hellespont", Loss.SUPPLY, "sparta"),
                        aboutToLose("corinth hoplite thrace", Loss.SUPPLY, "corinth"));
    }
}

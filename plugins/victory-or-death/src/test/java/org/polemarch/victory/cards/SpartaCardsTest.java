package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.CardChecks.playedPlacesACity;
import static org.polemarch.victory.cards.CardChecks.scoresNothing;
import static org.polemarch.victory.cards.CardChecks.scoresTwo;
import static org.polemarch.victory.cards.Scene.aboutToLose;
import static org.polemarch.victory.cards.Scene.battled;
import static org.polemarch.victory.cards.Scene.declared;
import static org.polemarch.victory.cards.Scene.lost;
import static org.polemarch.victory.cards.Scene.mustered;

import org.junit.jupiter.api.Test;
import org.polemarch.victory.model.Loss;

/** What each titled card of Sparta does, and what it does not. */
class SpartaCardsTest {

    private static Scene laconiaAttacked() {
        return Scene.of(
                "sparta city laconia",
                "sparta hoplite laconia",
                "sparta hoplite messenia",
                "athens city argos",
                "athens hoplite argos");
    }

    @Test
    void spa01TheHopliteComesBack() {
        Scene scene = laconiaAttacked().status("sparta", "spa-01");
        scene.hand("sparta", "spa-lb", "spa-mh")
                .play("ath-lb")
                .choose("battle hoplite-argos sparta-hoplite-laconia")
                .asks("sparta")
                .offersOnly("use spa-01", "pass")
                .choose("use spa-01")
                .done("discarded spa-lb")
                .unsafe("sparta hoplite laconia"); // it is kept from this battle only
        scene.hand("sparta", "spa-lb")
                .play("ath-lb")
                .choose("battle hoplite-argos sparta-hoplite-laconia", "pass")
                .done("- sparta hoplite laconia");
        scene.hand("sparta", "spa-lb")
                .turn("athens")
                .closedFor(
                        "spa-01",
                        aboutToLose("sparta hoplite laconia", Loss.CARD, "athens"),
                        aboutToLose("sparta hoplite laconia", Loss.SUPPLY, "sparta"),
                        aboutToLose("corinth hoplite laconia", Loss.BATTLE, "athens"),
                        aboutToLose("sparta trireme myrtoan-sea", Loss.BATTLE, "athens"),
                        aboutToLose("sparta city laconia", Loss.BATTLE, "athens"));
        scene.hand("sparta", "spa-sb", "spa-mh")
                .points(9, 0)
                .turn("athens")
                .closedFor("spa-01", aboutToLose("sparta hoplite laconia", Loss.BATTLE, "athens"));
    }

    @Test
    void spa02TheHopliteThatCameBattles() {
        Scene scene = Scene.of(
                        "sparta city laconia",
                        "sparta hoplite laconia",
                        "sparta hoplite messenia",
                        "sparta trireme myrtoan-sea",
                        "athens hoplite argos",
                        "athens hoplite elis",
                        "athens trireme messenian-gulf")
                .status("sparta", "spa-02");
        scene.hand("sparta", "spa-lb", "spa-mt")
                .play("spa-mh")
                .choose("in-place hoplite laconia")
                .offersOnly("use spa-02", "pass")
                .choose("use spa-02")
                .offersOnly("battle hoplite-laconia athens-hoplite-argos", "decline")
                .choose("battle hoplite-laconia athens-hoplite-argos")
                .done("- athens hoplite argos", "discarded spa-lb");
        scene.hand("sparta", "spa-lb")
                .play("spa-mh")
                .choose("in-place hoplite laconia", "use spa-02", "decline")
                .done("discarded spa-lb");
        scene.hand("sparta", "spa-lb")
                .turn("sparta")
                .closedFor(
                        "spa-02",
                        mustered("sparta trireme myrtoan-sea"),
                        mustered("corinth hoplite laconia"),
                        mustered("athens hoplite elis"));
        scene.hand("sparta", "spa-sb", "spa-mt")
                .points(9, 0)
                .turn("sparta")
                .closedFor("spa-02", mustered("sparta hoplite laconia"));
    }

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
    void spa07IoniaRevolts() {
        Scene.of()
                .play("spa-07")
                .offersOnly("place city ionia", "decline")
                .choose("place city ionia")
                .offersOnly("place trireme dodecanese", "decline")
                .choose("place trireme dodecanese")
                .done("+ sparta city ionia", "+ sparta trireme dodecanese");
        Scene.of().play("spa-07").choose("decline", "decline").done();
        Scene.of("athens city ionia")
                .play("spa-07")
                .choose("place trireme dodecanese")
                .done("+ sparta trireme dodecanese");
        Scene.of("delian trireme dodecanese")
                .play("spa-07")
                .choose("place city ionia")
                .done("+ sparta city ionia");
    }

    @Test
    void spa08EvilToHisEnemies() {
        Scene scene = Scene.of("sparta city laconia", "sparta hoplite laconia", "athens hoplite argos")
                .status("sparta", "spa-08");
        scene.play("spa-lb")
                .choose("battle hoplite-laconia athens-hoplite-argos")
                .offersOnly("use spa-08", "pass")
                .choose("use spa-08")
                .done("- athens hoplite argos", "oligarchs +1");
        scene.play("spa-lb")
                .choose("battle hoplite-laconia athens-hoplite-argos", "pass")
                .done("- athens hoplite argos");
        scene.turn("corinth")
                .opensFor(
                        "spa-08",
                        lost("delian hoplite argos", Loss.BATTLE, "sparta"),
                        lost("athens hoplite argos", Loss.CARD, "sparta"))
                .closedFor(
                        "spa-08",
                        lost("athens hoplite argos", Loss.BATTLE, "corinth"),
                        lost("athens hoplite argos", Loss.SUPPLY, "sparta"),
                        lost("athens city argos", Loss.BATTLE, "sparta"),
                        lost("athens trireme saronic-gulf", Loss.BATTLE, "sparta"),
                        lost("corinth hoplite argos", Loss.BATTLE, "sparta"));
    }

    @Test
    void spa09DeceleaIsFortified() {
        scoresTwo("spa-09", "sparta hoplite attica", "sparta city megara");
        scoresTwo("spa-09", "sparta hoplite attica", "corinth city megara");
        scoresTwo("spa-09", "sparta city attica");
        scoresNothing("spa-09", "sparta hoplite attica", "sparta city epidamnus");
        scoresNothing("spa-09", "sparta hoplite attica", "sparta city megara", "athens hoplite megara");
        scoresNothing("spa-09", "corinth hoplite attica", "corinth city megara");
        scoresNothing("spa-09", "corinth city attica");
        scoresNothing("spa-09", "sparta hoplite boeotia", "sparta city megara");
        scoresNothing("spa-09", "sparta trireme saronic-gulf", "sparta city megara");
    }

    @Test
    void spa10ThePlainIsRavaged() {
        Scene scene = Scene.of("sparta city megara")
                .status("sparta", "spa-10")
                .deck("athens", "ath-lb", "ath-mh")
                .deck("delian", "del-lb");
        scene.and("sparta hoplite attica")
                .strategyStep("sparta")
                .offersOnly("use spa-10", "pass")
                .choose("use spa-10")
                .done("athens deck -1");
        scene.and("sparta hoplite attica").strategyStep("sparta").choose("pass").done();
        for (String useless : new String[] {
            "sparta city attica", "corinth hoplite attica", "sparta hoplite boeotia", "sparta hoplite megara"
        }) {
            scene.and(useless).strategyStep("sparta").done();
        }
        scene.and("sparta hoplite attica")
                .without("sparta city megara")
                .strategyStep("sparta")
                .done();
    }

    @Test
    void spa11BrasidasInThrace() {
        Scene.of()
                .play("spa-11")
                .offersOnly(
                        "place hoplite chalcidice", "place hoplite thrace", "name chalcidice", "name thrace", "decline")
                .choose("place hoplite thrace")
                .offersOnly("place city thrace", "decline")
                .choose("place city thrace")
                .done("+ sparta hoplite thrace", "+ sparta city thrace");
        Scene.of()
                .play("spa-11")
                .choose("name chalcidice", "place city chalcidice")
                .done("+ sparta city chalcidice");
        Scene.of().play("spa-11").choose("place hoplite thrace", "decline").done("+ sparta hoplite thrace");
        Scene.of().play("spa-11").choose("decline").done();
        Scene.of("athens hoplite thrace", "sparta hoplite chalcidice")
                .play("spa-11")
                .offersOnly("name chalcidice", "decline");
    }

    @Test
    void spa12GylippusAtSyracuse() {
        Scene scene = Scene.of(
                "athens hoplite syracuse",
                "delian trireme west-mediterranean-sea",
                "athens hoplite sicily",
                "athens trireme ionian-sea",
                "corinth trireme west-mediterranean-sea");
        scene.play("spa-12")
                .offersOnly(
                        "remove athens-hoplite-syracuse",
                        "remove delian-trireme-west-mediterranean-sea",
                        "remove athens-hoplite-sicily",
                        "decline")
                .choose("remove athens-hoplite-syracuse")
                .offersOnly("place hoplite syracuse", "decline")
                .choose("place hoplite syracuse")
                .done("- athens hoplite syracuse", "+ sparta hoplite syracuse");
        scene.play("spa-12")
                .choose("remove delian-trireme-west-mediterranean-sea")
                .done("- delian trireme west-mediterranean-sea");
        scene.play("spa-12").choose("remove athens-hoplite-syracuse", "decline").done("- athens hoplite syracuse");
        scene.play("spa-12").choose("decline").done();
        Scene.of("delian city syracuse").play("spa-12").done();
        Scene.of("corinth city syracuse")
                .play("spa-12")
                .choose("place hoplite syracuse")
                .done("+ sparta hoplite syracuse");
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
    void spa16TwoBattles() {
        Scene scene = Scene.of(
                "sparta city laconia",
                "sparta hoplite laconia",
                "sparta trireme messenian-gulf",
                "athens hoplite argos",
                "delian hoplite arcadia",
                "athens hoplite messenia",
                "athens trireme myrtoan-sea");
        scene.play("spa-16")
                .offersOnly(
                        "battle hoplite-laconia athens-hoplite-argos",
                        "battle hoplite-laconia delian-hoplite-arcadia",
                        "battle hoplite-laconia athens-hoplite-messenia",
                        "battle trireme-messenian-gulf athens-hoplite-messenia",
                        "decline")
                .choose("battle hoplite-laconia athens-hoplite-argos")
                .offersOnly(
                        "battle hoplite-laconia delian-hoplite-arcadia",
                        "battle hoplite-laconia athens-hoplite-messenia",
                        "battle trireme-messenian-gulf athens-hoplite-messenia",
                        "decline")
                .choose("battle trireme-messenian-gulf athens-hoplite-messenia")
                .done("- athens hoplite argos", "- athens hoplite messenia");
        scene.play("spa-16")
                .choose("decline", "battle hoplite-laconia athens-hoplite-argos")
                .done("- athens hoplite argos");
        scene.play("spa-16").choose("decline", "decline").done();
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
    void spa18ACityInMelos() {
        playedPlacesACity("spa-18", "sparta", "melos");
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
    void spa21TwoTriremesAtTheHellespont() {
        Scene scene = Scene.of(
                "athens trireme aegean-sea",
                "athens trireme hellespont",
                "delian trireme thracian-sea",
                "delian trireme saronic-gulf",
                "athens trireme myrtoan-sea",
                "corinth trireme hellespont",
                "athens hoplite lesbos",
                "athens city byzantium");
        scene.play("spa-21")
                .offersOnly(
                        "remove athens-trireme-aegean-sea",
                        "remove athens-trireme-hellespont",
                        "remove delian-trireme-thracian-sea",
                        "decline")
                .choose("remove athens-trireme-aegean-sea")
                .offersOnly("remove athens-trireme-hellespont", "remove delian-trireme-thracian-sea", "decline")
                .choose("remove delian-trireme-thracian-sea")
                .done("- athens trireme aegean-sea", "- delian trireme thracian-sea");
        scene.play("spa-21")
                .choose("remove athens-trireme-hellespont", "decline")
                .done("- athens trireme hellespont");
        scene.play("spa-21").choose("decline").done();
    }

    @Test
    void spa22ACityWithoutMen() {
        Scene scene = Scene.of(
                "sparta city laconia",
                "sparta hoplite laconia",
                "sparta trireme messenian-gulf",
                "athens city argos",
                "athens city arcadia",
                "delian hoplite arcadia",
                "delian hoplite messenia",
                "delian city elis");
        scene.play("spa-22")
                .offersOnly(
                        "battle hoplite-laconia athens-city-argos",
                        "battle trireme-messenian-gulf delian-city-elis",
                        "decline")
                .choose("battle hoplite-laconia athens-city-argos")
                .done("- athens city argos", "oligarchs +2"); // one for the City, one by the card
        scene.play("spa-22").choose("decline").done();
        scene.and("athens hoplite argos")
                .play("spa-22")
                .offersOnly("battle trireme-messenian-gulf delian-city-elis", "decline");
        Scene.of("athens city athens", "sparta hoplite attica", "sparta city megara", "sparta trireme saronic-gulf")
                .prepared("athens", "ath-02")
                .play("spa-22")
                .choose("battle hoplite-attica athens-city-athens", "use ath-02")
                .done("spent ath-02"); // the City stands, so there is no reward
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

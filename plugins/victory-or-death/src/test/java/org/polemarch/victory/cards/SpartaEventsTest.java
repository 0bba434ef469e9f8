package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.CardChecks.playedPlacesACity;

import org.junit.jupiter.api.Test;

/** What each Event card of Sparta does, and what it does not. */
class SpartaEventsTest {

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
    void spa18ACityInMelos() {
        playedPlacesACity("spa-18", "sparta", "melos");
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
}

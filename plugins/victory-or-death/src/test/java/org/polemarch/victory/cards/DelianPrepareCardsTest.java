package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.CardChecks.preparedPlacesACity;
import static org.polemarch.victory.cards.Scene.battled;
import static org.polemarch.victory.cards.Scene.declared;
import static org.polemarch.victory.cards.Scene.mustered;

import org.junit.jupiter.api.Test;
import org.polemarch.victory.model.Loss;

/** What each Prepare card of the Delian League does, and what it does not. */
class DelianPrepareCardsTest {

    @Test
    void del01ACityInZacynthus() {
        preparedPlacesACity("del-01", "delian", "zacynthus");
    }

    @Test
    void del02ACityInArgos() {
        preparedPlacesACity("del-02", "delian", "argos");
    }

    @Test
    void del04ACityInThrace() {
        preparedPlacesACity("del-04", "delian", "thrace");
    }

    @Test
    void del11FromTheSeaToTheShore() {
        Scene scene = Scene.of(
                        "delian city corcyra",
                        "delian city zacynthus",
                        "delian trireme ionian-sea",
                        "delian trireme messenian-gulf",
                        "delian hoplite acarnania",
                        "corinth trireme gulf-of-corinth",
                        "corinth trireme west-mediterranean-sea",
                        "corinth hoplite achaea",
                        "corinth hoplite aetolia",
                        "sparta hoplite messenia")
                .prepared("delian", "del-11");
        scene.play("del-sb")
                .choose("battle trireme-ionian-sea corinth-trireme-gulf-of-corinth")
                .offersOnly("use del-11", "pass")
                .changed("- corinth trireme gulf-of-corinth") // the battle at sea is over
                .choose("use del-11")
                .offersOnly("battle trireme-ionian-sea corinth-hoplite-achaea", "decline")
                .choose("battle trireme-ionian-sea corinth-hoplite-achaea")
                .done("- corinth trireme gulf-of-corinth", "- corinth hoplite achaea", "spent del-11");
        scene.play("del-sb")
                .choose("battle trireme-ionian-sea corinth-trireme-gulf-of-corinth", "use del-11", "decline")
                .done("- corinth trireme gulf-of-corinth", "spent del-11");
        scene.turn("delian")
                .closedFor(
                        "del-11",
                        battled("delian trireme ionian-sea", "corinth hoplite achaea"),
                        battled("delian hoplite acarnania", "corinth hoplite aetolia"),
                        battled("athens trireme ionian-sea", "corinth trireme gulf-of-corinth"),
                        battled("corinth trireme gulf-of-corinth", "delian trireme ionian-sea"));
    }

    @Test
    void del12AlliesOfTheAthenians() {
        Scene scene = Scene.of("delian city attica").prepared("delian", "del-12");
        scene.and("athens city athens")
                .strategyStep("delian")
                .choose("use del-12")
                .offersOnly("muster hoplite athens", "muster hoplite attica", "muster trireme saronic-gulf", "decline")
                .choose("muster trireme saronic-gulf")
                .done("+ delian trireme saronic-gulf", "spent del-12");
        scene.and("athens hoplite boeotia")
                .strategyStep("delian")
                .choose("use del-12")
                .offersOnly(
                        "muster hoplite boeotia",
                        "muster hoplite attica",
                        "muster hoplite megara",
                        "muster trireme euboean-gulf",
                        "muster trireme gulf-of-corinth", // the Athenian Hoplite is its port
                        "decline")
                .choose("muster hoplite megara")
                .done("+ delian hoplite megara", "spent del-12");
        scene.and("athens trireme euboean-gulf")
                .strategyStep("delian")
                .choose("use del-12")
                .offersOnly(
                        "muster hoplite boeotia",
                        "muster hoplite attica",
                        "muster trireme euboean-gulf",
                        "muster trireme saronic-gulf",
                        "decline")
                .choose("decline")
                .done("spent del-12");
        scene.and("corinth hoplite megara")
                .strategyStep("delian")
                .choose("use del-12")
                .done("spent del-12");
    }

    @Test
    void del13MacedonianHorsemen() {
        Scene scene = Scene.of(
                        "corinth hoplite thessaly",
                        "sparta hoplite chalcidice",
                        "corinth hoplite thrace",
                        "sparta city aetolia",
                        "sparta hoplite phocis",
                        "corinth trireme thracian-sea",
                        "athens hoplite byzantium")
                .prepared("delian", "del-13");
        scene.strategyStep("delian")
                .choose("use del-13")
                .offersOnly(
                        "remove corinth-hoplite-thessaly",
                        "remove sparta-hoplite-chalcidice",
                        "remove corinth-hoplite-thrace",
                        "decline")
                .choose("remove corinth-hoplite-thrace")
                .done("- corinth hoplite thrace", "spent del-13");
        scene.strategyStep("delian").choose("use del-13", "decline").done("spent del-13");
        // With nothing to remove it is not used.
        Scene.of("athens hoplite thessaly", "sparta hoplite aetolia", "corinth hoplite byzantium")
                .prepared("delian", "del-13")
                .strategyStep("delian")
                .offersNot("use del-13");
        Scene.of("sparta city thrace")
                .prepared("delian", "del-13")
                .strategyStep("delian")
                .offersNot("use del-13");
    }

    @Test
    void del15TheRiskOfTheFleet() {
        Scene scene = Scene.of(
                        "delian city corcyra",
                        "delian trireme ionian-sea",
                        "corinth city corinth",
                        "corinth trireme gulf-of-corinth",
                        "corinth hoplite achaea",
                        "sparta trireme west-mediterranean-sea")
                .prepared("delian", "del-15");
        scene.play("cor-mt")
                .choose("in-place trireme gulf-of-corinth")
                .asks("delian")
                .offersOnly("use del-15", "pass")
                .choose("use del-15")
                .offersOnly("battle trireme-ionian-sea corinth-trireme-gulf-of-corinth", "decline")
                .choose("battle trireme-ionian-sea corinth-trireme-gulf-of-corinth")
                .done("- corinth trireme gulf-of-corinth", "spent del-15");
        scene.play("cor-mt")
                .choose("in-place trireme gulf-of-corinth", "use del-15", "decline")
                .done("spent del-15");
        scene.turn("sparta")
                .opensFor("del-15", mustered("sparta trireme west-mediterranean-sea"))
                .closedFor(
                        "del-15",
                        mustered("corinth hoplite achaea"),
                        mustered("athens trireme gulf-of-corinth"),
                        mustered("delian trireme gulf-of-corinth"));
    }

    @Test
    void del16TheirPiecesThereAreSafeThisTurn() {
        Scene scene = Scene.of(
                        "delian trireme ionian-sea",
                        "athens trireme ionian-sea",
                        "delian city corcyra",
                        "delian hoplite acarnania",
                        "corinth city corinth",
                        "corinth trireme gulf-of-corinth")
                .prepared("delian", "del-16");
        scene.play("cor-sb")
                .choose("battle trireme-gulf-of-corinth delian-trireme-ionian-sea")
                .asks("delian")
                .offersOnly("use del-16", "pass")
                .choose("use del-16")
                .done("spent del-16")
                .safe("delian trireme ionian-sea", Loss.BATTLE, Loss.CARD)
                .unsafe("athens trireme ionian-sea", "delian city corcyra", "delian trireme messenian-gulf")
                .turnEnds()
                .nothingLasts();
        scene.and("delian city acarnania", "corinth city aetolia", "corinth hoplite aetolia")
                .play("cor-lb")
                .choose("battle hoplite-aetolia delian-hoplite-acarnania", "use del-16")
                .done("spent del-16")
                .safe("delian hoplite acarnania", Loss.BATTLE, Loss.CARD)
                .safe("delian city acarnania", Loss.BATTLE, Loss.CARD)
                .unsafe("delian hoplite corcyra");
        scene.play("cor-sb")
                .choose("battle trireme-gulf-of-corinth delian-trireme-ionian-sea", "pass")
                .done("- delian trireme ionian-sea");
        scene.and("athens hoplite zacynthus")
                .turn("sparta")
                .opensFor(
                        "del-16",
                        declared("corinth trireme gulf-of-corinth", "athens trireme ionian-sea"),
                        declared("sparta trireme ionian-sea", "delian city corcyra"),
                        declared("sparta hoplite aetolia", "delian hoplite acarnania"))
                .closedFor(
                        "del-16",
                        declared("sparta trireme messenian-gulf", "athens hoplite zacynthus"),
                        declared("athens trireme ionian-sea", "corinth trireme gulf-of-corinth"));
    }
}

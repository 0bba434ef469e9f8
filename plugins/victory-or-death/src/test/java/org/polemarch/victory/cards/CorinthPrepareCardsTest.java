package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.CardChecks.preparedPlacesACity;
import static org.polemarch.victory.cards.Scene.aboutToLose;
import static org.polemarch.victory.cards.Scene.declared;
import static org.polemarch.victory.cards.Scene.mustered;

import org.junit.jupiter.api.Test;
import org.polemarch.victory.model.Loss;

/** What each Prepare card of Corinth does, and what it does not. */
class CorinthPrepareCardsTest {

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
        // One that is already there may still battle; nothing is placed.
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
}

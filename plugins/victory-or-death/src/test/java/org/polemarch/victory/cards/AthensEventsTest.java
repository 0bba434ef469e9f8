package org.polemarch.victory.cards;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Space;

/** What each Event card of Athens does, and what it does not. */
class AthensEventsTest {

    @Test
    void ath03Sphacteria() {
        Scene scene = Scene.of(
                "athens city zacynthus",
                "athens trireme messenian-gulf",
                "sparta hoplite laconia",
                "sparta trireme myrtoan-sea");
        scene.and("sparta hoplite messenia", "corinth hoplite messenia")
                .play("ath-03")
                .offersOnly("remove sparta-hoplite-messenia", "remove corinth-hoplite-messenia", "decline")
                .choose("remove corinth-hoplite-messenia")
                .done("- corinth hoplite messenia"); // the other one is in the way
        scene.and("sparta hoplite messenia")
                .play("ath-03")
                .choose("remove sparta-hoplite-messenia")
                .offersOnly("muster hoplite messenia", "decline")
                .choose("muster hoplite messenia")
                .done("- sparta hoplite messenia", "+ athens hoplite messenia");
        scene.play("ath-03").choose("muster hoplite messenia").done("+ athens hoplite messenia");
        scene.play("ath-03").choose("decline").done();
        scene.without("sparta hoplite laconia")
                .and("delian hoplite messenia")
                .play("ath-03")
                .offersOnly("muster hoplite messenia", "decline");
        scene.and("sparta city messenia").play("ath-03").done();
        scene.without("athens city zacynthus")
                .and("athens city athens")
                .play("ath-03")
                .done(); // no supply
    }

    @Test
    void ath05ATreatyForAHundredYears() {
        Scene scene = Scene.of(
                "athens city zacynthus",
                "athens trireme messenian-gulf",
                "sparta hoplite messenia",
                "sparta hoplite achaea",
                "sparta trireme myrtoan-sea");
        scene.play("ath-05")
                .offersOnly("place hoplite argos", "place hoplite arcadia", "place hoplite elis", "decline")
                .choose("place hoplite elis")
                .offersOnly(
                        "battle hoplite-elis sparta-hoplite-messenia",
                        "battle hoplite-elis sparta-hoplite-achaea",
                        "decline")
                .choose("battle hoplite-elis sparta-hoplite-achaea")
                .done("+ athens hoplite elis", "- sparta hoplite achaea");
        scene.play("ath-05").choose("place hoplite elis", "decline").done("+ athens hoplite elis");
        scene.play("ath-05").choose("decline").done();
        scene.without("sparta hoplite achaea", "sparta hoplite messenia")
                .play("ath-05")
                .offersOnly("place hoplite argos", "place hoplite arcadia", "place hoplite elis", "decline");
        // Out of supply it stands and does not battle.
        scene.play("ath-05").choose("place hoplite arcadia").done("+ athens hoplite arcadia");
        // One that stands there already may battle.
        scene.and("athens hoplite elis", "sparta hoplite argos")
                .play("ath-05")
                .offersOnly("place hoplite arcadia", "name elis", "decline")
                .choose("name elis", "battle hoplite-elis sparta-hoplite-messenia")
                .done("- sparta hoplite messenia");
    }

    @Test
    void ath07DemosthenesInTheWest() {
        Scene scene = Scene.of(
                "athens city achaea",
                "athens hoplite elis",
                "corinth hoplite corinth",
                "sparta hoplite arcadia",
                "sparta trireme messenian-gulf");
        scene.play("ath-07")
                .offersOnly(
                        "muster hoplite achaea",
                        "muster trireme gulf-of-corinth",
                        "muster trireme ionian-sea",
                        "decline")
                .choose("muster hoplite achaea")
                .offersOnly(
                        "battle hoplite-achaea corinth-hoplite-corinth",
                        "battle hoplite-achaea sparta-hoplite-arcadia",
                        "decline")
                .choose("battle hoplite-achaea sparta-hoplite-arcadia")
                .done("+ athens hoplite achaea", "- sparta hoplite arcadia");
        scene.and("corinth trireme ionian-sea")
                .play("ath-07")
                .choose("muster trireme gulf-of-corinth")
                .offersOnly("battle trireme-gulf-of-corinth corinth-hoplite-corinth", "decline")
                .choose("decline")
                .done("+ athens trireme gulf-of-corinth");
        scene.play("ath-07").choose("decline").done();
        // Next to the one sea, and next to the other.
        Scene.of("athens city boeotia")
                .play("ath-07")
                .offersOnly(
                        "muster hoplite boeotia",
                        "muster hoplite megara",
                        "muster hoplite phocis",
                        "muster trireme gulf-of-corinth",
                        "decline");
        Scene.of("athens city corcyra")
                .play("ath-07")
                .offersOnly("muster hoplite corcyra", "muster trireme ionian-sea", "decline");
    }

    @Test
    void ath08CleonsMotion() {
        Scene scene = Scene.of(
                "corinth city lesbos",
                "sparta hoplite chios",
                "corinth hoplite samos",
                "corinth city samos",
                "sparta city euboea",
                "sparta city ionia",
                "corinth trireme aegean-sea",
                "delian hoplite lesbos",
                "corinth hoplite naxos",
                "sparta hoplite rhodes");
        scene.play("ath-08")
                .offersOnly(
                        "remove corinth-city-lesbos",
                        "remove sparta-hoplite-chios",
                        "remove corinth-hoplite-samos",
                        "remove sparta-city-euboea",
                        "decline")
                .choose("remove sparta-city-euboea")
                .done("- sparta city euboea", "demos +1");
        scene.play("ath-08").choose("remove sparta-hoplite-chios").done("- sparta hoplite chios");
        scene.play("ath-08").choose("decline").done();
        for (Space elsewhere : Position.DATA.atlas().spaces()) {
            if (elsewhere.kind() == Space.Kind.LAND
                    && !List.of("lesbos", "chios", "samos", "euboea").contains(elsewhere.id())) {
                Scene.of("corinth hoplite " + elsewhere.id()).play("ath-08").done();
            }
        }
    }

    @Test
    void ath10ToRuleOthers() {
        Scene scene = Scene.of(
                "athens city athens",
                "athens city euboea",
                "athens trireme euboean-gulf",
                "sparta hoplite megara",
                "sparta hoplite boeotia",
                "corinth trireme myrtoan-sea");
        scene.play("ath-10")
                .offersOnly(
                        "muster trireme saronic-gulf",
                        "muster trireme aegean-sea",
                        "in-place trireme euboean-gulf",
                        "decline")
                .choose("muster trireme saronic-gulf")
                .offersOnly(
                        "battle trireme-saronic-gulf sparta-hoplite-megara",
                        "battle trireme-saronic-gulf corinth-trireme-myrtoan-sea",
                        "decline")
                .choose("battle trireme-saronic-gulf corinth-trireme-myrtoan-sea")
                .done("+ athens trireme saronic-gulf", "- corinth trireme myrtoan-sea");
        scene.play("ath-10")
                .choose("in-place trireme euboean-gulf", "battle trireme-euboean-gulf sparta-hoplite-boeotia")
                .done("- sparta hoplite boeotia");
        scene.play("ath-10").choose("muster trireme saronic-gulf", "decline").done("+ athens trireme saronic-gulf");
        scene.play("ath-10").choose("decline").done();
    }

    @Test
    void ath12TwoShipsLostAtArginusae() {
        Scene scene = Scene.of(
                "sparta trireme aegean-sea",
                "sparta trireme dodecanese",
                "corinth trireme hellespont",
                "corinth trireme thracian-sea",
                "corinth trireme myrtoan-sea",
                "corinth trireme euboean-gulf",
                "athens trireme east-mediterranean-sea",
                "corinth city lesbos");
        scene.play("ath-12")
                .offersOnly(
                        "remove sparta-trireme-aegean-sea",
                        "remove sparta-trireme-dodecanese",
                        "remove corinth-trireme-hellespont",
                        "decline")
                .choose("remove corinth-trireme-hellespont")
                .offersOnly("remove sparta-trireme-aegean-sea", "remove sparta-trireme-dodecanese", "decline")
                .choose("remove sparta-trireme-dodecanese")
                .done("- corinth trireme hellespont", "- sparta trireme dodecanese");
        scene.play("ath-12")
                .choose("remove sparta-trireme-aegean-sea", "decline")
                .done("- sparta trireme aegean-sea");
        scene.play("ath-12").choose("decline").done();
        Scene.of("corinth trireme east-mediterranean-sea", "sparta trireme saronic-gulf")
                .play("ath-12")
                .done();
    }

    @Test
    void ath13ThePeaceOfNicias() {
        CardTable table = Scene.of("athens city athens", "sparta hoplite attica")
                .play("ath-13")
                .done();
        for (String mover : List.of("corinth", "delian", "sparta")) {
            table.turnEnds().turnBegins(mover).noBattle();
        }
        table.turnEnds().turnBegins("athens").nothingLasts();
    }

    @Test
    void ath16EnvoysFromSicily() {
        Scene scene = Scene.of("athens city sicily", "athens city athens", "athens hoplite corcyra");
        scene.play("ath-16")
                .offersOnly("fill 1", "fill 0")
                .choose("fill 1")
                .offersOnly("muster trireme west-mediterranean-sea", "decline")
                .choose("muster trireme west-mediterranean-sea")
                .offersOnly("muster hoplite sicily", "muster hoplite syracuse", "decline")
                .choose("muster hoplite syracuse")
                .done("athens bowl +1", "+ athens trireme west-mediterranean-sea", "+ athens hoplite syracuse");
        scene.play("ath-16").choose("fill 0", "decline", "decline").done();
        scene.without("athens city sicily").play("ath-16").choose("fill 0").done(); // no line for a muster
    }
}

package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.CardChecks.preparedPlacesACity;
import static org.polemarch.victory.cards.CardChecks.scoresNothing;
import static org.polemarch.victory.cards.CardChecks.scoresTwo;
import static org.polemarch.victory.cards.Scene.aboutToLose;
import static org.polemarch.victory.cards.Scene.battled;
import static org.polemarch.victory.cards.Scene.declared;
import static org.polemarch.victory.cards.Scene.lost;
import static org.polemarch.victory.cards.Scene.mustered;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Space;

/** What each titled card of Athens does, and what it does not. */
class AthensCardsTest {

    private static Scene athensAttacked() {
        return Scene.of(
                "athens city athens",
                "athens trireme saronic-gulf",
                "sparta city megara",
                "sparta hoplite megara",
                "sparta hoplite attica");
    }

    @Test
    void ath01TheirSheepAndCattle() {
        String trireme = "athens trireme saronic-gulf";
        String city = "athens city athens";
        scoresTwo("ath-01", trireme, city);
        scoresTwo(
                "ath-01", trireme, city, "sparta hoplite boeotia", "corinth trireme aegean-sea", "delian city euboea");
        scoresTwo("ath-01", trireme, "athens city attica", "sparta hoplite athens");
        scoresNothing("ath-01", city);
        scoresNothing("ath-01", "delian trireme saronic-gulf", city);
        scoresNothing("ath-01", "athens trireme myrtoan-sea", "athens city argos");
        scoresNothing("ath-01", trireme, "athens city epidamnus");
        for (String spoiler : List.of(
                "sparta hoplite euboea",
                "corinth city euboea",
                "corinth trireme euboean-gulf",
                "sparta trireme euboean-gulf")) {
            scoresNothing("ath-01", trireme, city, spoiler);
        }
    }

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
    void ath06ACityInIonia() {
        preparedPlacesACity("ath-06", "athens", "ionia");
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
    void ath18Incursions() {
        Scene scene = Scene.of("athens city argos", "athens hoplite argos", "sparta hoplite laconia")
                .status("athens", "ath-18");
        scene.play("ath-lb")
                .choose("battle hoplite-argos sparta-hoplite-laconia")
                .offersOnly("use ath-18", "pass")
                .choose("use ath-18")
                .done("- sparta hoplite laconia", "demos +1");
        scene.play("ath-lb")
                .choose("battle hoplite-argos sparta-hoplite-laconia", "pass")
                .done("- sparta hoplite laconia");
        for (String space :
                List.of("laconia", "messenia", "arcadia", "argos", "elis", "achaea", "corinth", "cythera")) {
            scene.turn("delian")
                    .opensFor(
                            "ath-18",
                            lost("sparta hoplite " + space, Loss.BATTLE, "athens"),
                            lost("corinth hoplite " + space, Loss.CARD, "athens"))
                    .closedFor(
                            "ath-18",
                            lost("sparta hoplite " + space, Loss.BATTLE, "delian"),
                            lost("sparta hoplite " + space, Loss.SUPPLY, "athens"),
                            lost("delian hoplite " + space, Loss.BATTLE, "athens"),
                            lost("sparta city " + space, Loss.BATTLE, "athens"));
        }
        scene.turn("athens")
                .closedFor(
                        "ath-18",
                        lost("sparta hoplite megara", Loss.BATTLE, "athens"),
                        lost("sparta hoplite athens", Loss.BATTLE, "athens"),
                        lost("sparta hoplite zacynthus", Loss.BATTLE, "athens"),
                        lost("sparta trireme messenian-gulf", Loss.BATTLE, "athens"));
    }

    @Test
    void ath19TheLongWalls() {
        Scene scene = athensAttacked().and("athens hoplite athens").status("athens", "ath-19");
        scene.hand("athens", "ath-lb", "ath-mt")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-hoplite-athens")
                .asks("athens")
                .offersOnly("use ath-19", "pass")
                .choose("use ath-19")
                .offersOnly("discard ath-lb", "discard ath-mt")
                .choose("discard ath-mt")
                .done("discarded ath-mt")
                .safe("athens hoplite athens", Loss.BATTLE, Loss.CARD)
                .safe("delian hoplite athens", Loss.BATTLE, Loss.CARD)
                .unsafe("athens city athens", "athens hoplite attica", "sparta hoplite athens")
                .turnEnds()
                .nothingLasts();
        scene.points(0, 1)
                .play("spa-lb")
                .choose("battle hoplite-attica athens-hoplite-athens", "use ath-19")
                .done("demos -1"); // a point for the card that is missing
        scene.play("spa-lb")
                .choose("battle hoplite-attica athens-hoplite-athens")
                .done("- athens hoplite athens"); // neither card nor point
        Scene paid = scene.hand("athens", "ath-lb").turn("sparta");
        String walls = "athens hoplite athens";
        paid.opensFor("ath-19", declared("corinth trireme euboean-gulf", walls));
        paid.closedFor(
                "ath-19",
                declared("sparta hoplite megara", "athens hoplite attica"),
                declared("athens hoplite attica", "sparta hoplite athens"));
        paid.without("athens trireme saronic-gulf")
                .and("delian trireme saronic-gulf", "athens trireme myrtoan-sea", "athens city melos")
                .closedFor("ath-19", declared("sparta hoplite attica", walls));
        paid.and("corinth trireme saronic-gulf") // the line is cut
                .closedFor("ath-19", declared("sparta hoplite attica", walls));
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

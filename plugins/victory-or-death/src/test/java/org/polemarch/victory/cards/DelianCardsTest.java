package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.CardChecks.playedPlacesACity;
import static org.polemarch.victory.cards.CardChecks.preparedPlacesACity;
import static org.polemarch.victory.cards.CardChecks.scoresNothing;
import static org.polemarch.victory.cards.CardChecks.scoresTwo;
import static org.polemarch.victory.cards.Scene.battled;
import static org.polemarch.victory.cards.Scene.declared;
import static org.polemarch.victory.cards.Scene.mustered;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Space;

/** What each titled card of the Delian League does, and what it does not. */
class DelianCardsTest {

    @Test
    void del01ACityInZacynthus() {
        preparedPlacesACity("del-01", "delian", "zacynthus");
    }

    @Test
    void del02ACityInArgos() {
        preparedPlacesACity("del-02", "delian", "argos");
    }

    @Test
    void del03ACityInSamos() {
        playedPlacesACity("del-03", "delian", "samos");
    }

    @Test
    void del04ACityInThrace() {
        preparedPlacesACity("del-04", "delian", "thrace");
    }

    @Test
    void del05TheOdrysians() {
        Scene scene = Scene.of(
                "sparta hoplite byzantium",
                "sparta hoplite thrace",
                "corinth hoplite chalcidice",
                "corinth hoplite thessaly",
                "sparta trireme thracian-sea");
        scene.play("del-05")
                .offersOnly("remove sparta-hoplite-thrace", "remove corinth-hoplite-chalcidice", "decline")
                .choose("remove sparta-hoplite-thrace")
                .offersOnly("place hoplite thrace", "decline")
                .choose("place hoplite thrace")
                .done("- sparta hoplite thrace", "+ delian hoplite thrace");
        scene.play("del-05")
                .choose("remove corinth-hoplite-chalcidice", "decline")
                .done("- corinth hoplite chalcidice");
        scene.play("del-05").choose("decline").done();
        Scene.of("athens hoplite thrace")
                .play("del-05")
                .offersOnly("place hoplite chalcidice", "place hoplite thrace", "decline")
                .choose("place hoplite chalcidice")
                .done("+ delian hoplite chalcidice");
        Scene.of("sparta city thrace", "delian hoplite chalcidice")
                .play("del-05")
                .done();
    }

    @Test
    void del06TheTitheDuty() {
        String trireme = "delian trireme hellespont";
        String city = "delian city thrace";
        scoresTwo("del-06", trireme, city);
        scoresTwo("del-06", trireme, city, "sparta city chios", "corinth trireme aegean-sea", "athens city byzantium");
        scoresTwo("del-06", trireme, "delian city byzantium", "sparta hoplite thrace", "sparta hoplite athens");
        scoresNothing("del-06", city);
        scoresNothing("del-06", "delian trireme aegean-sea", "delian city samos");
        scoresNothing("del-06", "athens trireme hellespont", city);
        scoresNothing("del-06", "delian trireme thracian-sea", city);
        scoresNothing("del-06", trireme, "delian city epidamnus");
        for (String spoiler : List.of(
                "sparta hoplite byzantium", "corinth city byzantium", "corinth hoplite lesbos", "sparta city lesbos")) {
            scoresNothing("del-06", trireme, city, spoiler);
        }
    }

    @Test
    void del07TheTreasurers() {
        for (String[] held : new String[][] {
            {"delian hoplite naxos", "delian city samos"},
            {"athens hoplite naxos", "delian city samos"},
            {"delian city naxos", "delian city samos"},
            {"athens city naxos", "delian city samos"},
        }) {
            scoresTwo("del-07", held);
            scoresTwo("del-07", held[0], held[1], "sparta city chios", "sparta hoplite athens", "athens city melos");
            for (String spoiler : List.of(
                    "sparta hoplite ionia", "corinth city ionia", "corinth hoplite melos", "sparta city melos")) {
                scoresNothing("del-07", held[0], held[1], spoiler);
            }
        }
        scoresNothing("del-07", "delian hoplite samos", "delian city samos");
        scoresNothing("del-07", "sparta city naxos");
        scoresNothing("del-07", "delian city athens");
        scoresNothing("del-07", "delian hoplite naxos", "delian city epidamnus"); // out of supply
        scoresNothing("del-07", "delian trireme aegean-sea", "delian city samos");
    }

    @Test
    void del08TheTribute() {
        for (String[] held : new String[][] {
            {"athens trireme aegean-sea", "athens city naxos"},
            {"delian trireme aegean-sea", "athens city naxos"},
            {"athens trireme dodecanese", "athens city naxos"},
            {"delian trireme dodecanese", "delian city naxos"},
        }) {
            scoresTwo("del-08", held);
            scoresTwo("del-08", held[0], held[1], "sparta city euboea", "corinth city melos", "athens city chios");
            for (String spoiler : List.of(
                    "sparta city ionia", "corinth hoplite lesbos", "sparta hoplite chios", "corinth city samos")) {
                scoresNothing("del-08", held[0], held[1], spoiler);
            }
        }
        for (Space elsewhere : Position.DATA.atlas().spaces()) {
            if (elsewhere.kind() == Space.Kind.LAND
                    && !List.of("ionia", "lesbos", "chios", "samos", "naxos").contains(elsewhere.id())) {
                scoresTwo(
                        "del-08", "athens trireme aegean-sea", "athens city naxos", "sparta hoplite " + elsewhere.id());
            }
        }
        scoresTwo("del-08", "athens trireme dodecanese", "athens city rhodes", "sparta hoplite naxos");
        scoresNothing("del-08", "athens hoplite naxos", "athens city naxos");
        scoresNothing("del-08", "athens trireme myrtoan-sea", "athens city naxos");
        scoresNothing("del-08", "corinth trireme aegean-sea", "corinth city naxos");
        for (String sea : List.of("hellespont", "thracian-sea", "euboean-gulf", "east-mediterranean-sea")) {
            scoresNothing(
                    "del-08",
                    "athens trireme " + sea,
                    "athens city thrace",
                    "athens city euboea",
                    "athens city rhodes");
        }
        scoresNothing("del-08", "athens trireme aegean-sea", "athens city epidamnus"); // out of supply
    }

    @Test
    void del09TheCorcyraeans() {
        Scene scene = Scene.of(
                        "delian city corcyra",
                        "delian city zacynthus",
                        "delian trireme ionian-sea",
                        "delian trireme messenian-gulf",
                        "corinth trireme gulf-of-corinth",
                        "corinth trireme west-mediterranean-sea",
                        "sparta trireme myrtoan-sea",
                        "sparta hoplite acarnania")
                .status("delian", "del-09");
        scene.hand("delian", "del-lb", "del-sb")
                .play("del-mt")
                .choose("in-place trireme ionian-sea")
                .offersOnly("use del-09", "pass")
                .choose("use del-09")
                .offersOnly(
                        "battle trireme-ionian-sea corinth-trireme-gulf-of-corinth",
                        "battle trireme-ionian-sea corinth-trireme-west-mediterranean-sea",
                        "decline")
                .choose("battle trireme-ionian-sea corinth-trireme-gulf-of-corinth")
                .done("- corinth trireme gulf-of-corinth", "discarded del-sb");
        scene.hand("delian", "del-sb")
                .play("del-mt")
                .choose("in-place trireme ionian-sea", "use del-09", "decline")
                .done("discarded del-sb");
        scene.hand("delian", "del-sb")
                .play("del-mt")
                .choose("in-place trireme ionian-sea", "pass")
                .done();
        scene.hand("delian", "del-sb")
                .turn("delian")
                .closedFor(
                        "del-09",
                        mustered("delian hoplite corcyra"),
                        mustered("athens trireme ionian-sea"),
                        mustered("corinth trireme gulf-of-corinth"));
        // Nothing but a Sea Battle card pays.
        scene.hand("delian", "del-lb", "del-mh")
                .points(5, 5)
                .turn("delian")
                .closedFor("del-09", mustered("delian trireme ionian-sea"));
    }

    @Test
    void del10HelotsRunToPylos() {
        for (String piece : List.of(
                "athens hoplite messenia", "delian hoplite messenia", "athens city messenia", "delian city messenia")) {
            Scene scene = Scene.of(piece)
                    .status("delian", "del-10")
                    .deck("sparta", "spa-lb", "spa-mh")
                    .deck("corinth", "cor-lb", "cor-mh");
            scene.strategyStep("delian")
                    .offersOnly("use del-10", "pass")
                    .choose("use del-10")
                    .done("sparta deck -1");
            scene.strategyStep("delian").choose("pass").done();
        }
        for (String piece :
                List.of("athens hoplite laconia", "delian trireme messenian-gulf", "corinth hoplite messenia")) {
            Scene.of(piece)
                    .status("delian", "del-10")
                    .deck("sparta", "spa-lb")
                    .strategyStep("delian")
                    .done();
        }
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
    void del14TheHelotsRise() {
        Scene scene = Scene.of(
                        "sparta hoplite messenia",
                        "sparta hoplite laconia",
                        "sparta hoplite arcadia",
                        "sparta hoplite argos",
                        "sparta hoplite elis",
                        "corinth hoplite messenia")
                .deck("sparta", "spa-lb", "spa-lb", "spa-mh")
                .deck("corinth", "cor-lb", "cor-lb");
        scene.play("del-14")
                .offersOnly("remove sparta-hoplite-messenia", "remove sparta-hoplite-laconia", "decline")
                .changed() // the cards go after that
                .choose("remove sparta-hoplite-laconia")
                .done("- sparta hoplite laconia", "sparta deck -2");
        scene.play("del-14").choose("decline").done("sparta deck -2");
        scene.without("sparta hoplite messenia", "sparta hoplite laconia")
                .and("sparta city laconia")
                .play("del-14")
                .done("sparta deck -2");
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

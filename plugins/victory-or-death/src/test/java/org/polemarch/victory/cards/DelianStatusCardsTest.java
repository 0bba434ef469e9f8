package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.CardChecks.scoresNothing;
import static org.polemarch.victory.cards.CardChecks.scoresTwo;
import static org.polemarch.victory.cards.Scene.mustered;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Space;

/** What each Status card of the Delian League does, and what it does not. */
class DelianStatusCardsTest {

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
}

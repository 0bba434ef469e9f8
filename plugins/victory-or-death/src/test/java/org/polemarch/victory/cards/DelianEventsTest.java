package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.CardChecks.playedPlacesACity;

import org.junit.jupiter.api.Test;

/** What each Event card of the Delian League does, and what it does not. */
class DelianEventsTest {

    @Test
    void del03ACityInSamos() {
        playedPlacesACity("del-03", "delian", "samos");
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
}

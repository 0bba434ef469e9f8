package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.CardChecks.scoresNothing;
import static org.polemarch.victory.cards.CardChecks.scoresTwo;
import static org.polemarch.victory.cards.Scene.athensAttacked;
import static org.polemarch.victory.cards.Scene.declared;
import static org.polemarch.victory.cards.Scene.lost;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.victory.model.Loss;

/** What each Status card of Athens does, and what it does not. */
class AthensStatusCardsTest {

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
}

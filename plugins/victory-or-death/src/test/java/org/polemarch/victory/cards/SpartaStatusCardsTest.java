package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.CardChecks.scoresNothing;
import static org.polemarch.victory.cards.CardChecks.scoresTwo;
import static org.polemarch.victory.cards.Scene.aboutToLose;
import static org.polemarch.victory.cards.Scene.laconiaAttacked;
import static org.polemarch.victory.cards.Scene.lost;
import static org.polemarch.victory.cards.Scene.mustered;

import org.junit.jupiter.api.Test;
import org.polemarch.victory.model.Loss;

/** What each Status card of Sparta does, and what it does not do. */
class SpartaStatusCardsTest {

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
}

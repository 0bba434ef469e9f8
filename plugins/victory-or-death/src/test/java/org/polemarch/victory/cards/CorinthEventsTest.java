package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.CardChecks.playedPlacesACity;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.victory.model.Loss;

/** What each Event card of Corinth does, and what it does not. */
class CorinthEventsTest {

    @Test
    void cor04ACityInLesbos() {
        playedPlacesACity("cor-04", "corinth", "lesbos");
    }

    @Test
    void cor05ACityInEuboea() {
        playedPlacesACity("cor-05", "corinth", "euboea");
    }

    @Test
    void cor06MegaraRevolts() {
        Scene scene = Scene.of("athens hoplite attica", "athens trireme saronic-gulf", "delian hoplite argos");
        scene.and("athens hoplite megara", "delian hoplite megara")
                .play("cor-06")
                .offersOnly("remove athens-hoplite-megara", "remove delian-hoplite-megara", "decline")
                .choose("remove delian-hoplite-megara")
                .done("- delian hoplite megara"); // the other one is in the City's way
        scene.and("athens hoplite megara")
                .play("cor-06")
                .choose("remove athens-hoplite-megara")
                .offersOnly("place city megara", "decline")
                .choose("place city megara")
                .done("- athens hoplite megara", "+ corinth city megara");
        scene.and("athens hoplite megara").play("cor-06").choose("decline").done();
        scene.play("cor-06").choose("place city megara").done("+ corinth city megara");
        scene.and("sparta hoplite megara").play("cor-06").offersOnly("place city megara", "decline");
        scene.play("cor-06").choose("decline").done();
        scene.and("athens city megara").play("cor-06").done();
    }

    @Test
    void cor07ChiosIsSafeForARound() {
        CardTable table = Scene.of("corinth city lesbos")
                .play("cor-07")
                .offersOnly("place city chios", "decline")
                .choose("place city chios")
                .done("+ corinth city chios")
                .safe("corinth city chios", Loss.BATTLE, Loss.CARD)
                .unsafe("corinth hoplite chios", "sparta city chios", "corinth city lesbos");
        table.turnEnds().turnBegins("sparta").safe("corinth city chios", Loss.BATTLE, Loss.CARD);
        table.turnBegins("corinth").unsafe("corinth city chios");
        Scene.of().play("cor-07").choose("decline").done().nothingLasts();
        Scene.of("sparta city chios").play("cor-07").done().nothingLasts();
    }

    @Test
    void cor08ACityInEpidamnus() {
        playedPlacesACity("cor-08", "corinth", "epidamnus");
    }

    @Test
    void cor14TheSyracusansPutOut() {
        Scene scene = Scene.of(
                "corinth city syracuse",
                "corinth city corinth",
                "athens trireme west-mediterranean-sea",
                "delian trireme ionian-sea",
                "athens trireme messenian-gulf",
                "athens hoplite sicily");
        scene.play("cor-14")
                .offersOnly(
                        "remove athens-trireme-west-mediterranean-sea", "remove delian-trireme-ionian-sea", "decline")
                .choose("remove athens-trireme-west-mediterranean-sea")
                .offersOnly("muster trireme west-mediterranean-sea", "decline")
                .choose("muster trireme west-mediterranean-sea")
                .done("- athens trireme west-mediterranean-sea", "+ corinth trireme west-mediterranean-sea");
        scene.play("cor-14")
                .choose("remove athens-trireme-west-mediterranean-sea", "decline")
                .done("- athens trireme west-mediterranean-sea");
        scene.play("cor-14").choose("remove delian-trireme-ionian-sea").done("- delian trireme ionian-sea");
        scene.play("cor-14").choose("decline").done();
        scene.without("corinth city syracuse")
                .play("cor-14")
                .choose("remove athens-trireme-west-mediterranean-sea")
                .done("- athens trireme west-mediterranean-sea"); // no line for a muster
        Scene.of(
                        "corinth city syracuse",
                        "corinth hoplite acarnania",
                        "sparta trireme ionian-sea",
                        "athens city sicily")
                .play("cor-14")
                .offersOnly("muster trireme west-mediterranean-sea", "decline");
    }

    @Test
    void cor18ThePlague() {
        Scene scene = Scene.of(
                        "athens hoplite athens",
                        "athens hoplite attica",
                        "athens hoplite megara",
                        "delian hoplite attica",
                        "athens city euboea")
                .deck("athens", "ath-lb", "ath-lb", "ath-lb", "ath-mh")
                .deck("delian", "del-lb", "del-lb", "del-lb");
        scene.play("cor-18")
                .offersOnly("remove athens-hoplite-athens", "remove athens-hoplite-attica", "decline")
                .changed() // the cards go after that
                .choose("remove athens-hoplite-attica")
                .done("- athens hoplite attica", "athens deck -3");
        scene.play("cor-18").choose("decline").done("athens deck -3");
        scene.without("athens hoplite athens", "athens hoplite attica", "delian hoplite attica")
                .and("athens city athens", "athens city attica")
                .play("cor-18")
                .done("athens deck -3");
        Scene.of()
                .deck("athens", "ath-lb")
                .hand("athens", "ath-mh", "ath-mt", "ath-sb")
                .play("cor-18")
                .asks("athens")
                .choose("discard ath-mh", "discard ath-sb")
                .done("athens deck -1", "discarded ath-mh", "discarded ath-sb");
    }

    @Test
    void cor19ThePlagueAgain() {
        Scene.of()
                .hand("athens", "ath-lb", "ath-mh", "ath-mt")
                .hand("delian", "del-lb", "del-mh")
                .deck("athens", "ath-sb", "ath-sb", "ath-sb")
                .play("cor-19")
                .asks("athens")
                .offersOnly("discard ath-lb", "discard ath-mh", "discard ath-mt")
                .choose("discard ath-mh", "discard ath-mt")
                .done("discarded ath-mh", "discarded ath-mt");
        Scene.of().hand("athens", "ath-lb").points(3, 3).play("cor-19").done("discarded ath-lb", "demos -1");
    }

    @Test
    void cor20DiscontentInAttica() {
        for (String hoplite : List.of("corinth hoplite attica", "sparta hoplite attica")) {
            Scene.of(hoplite)
                    .deck("athens", "ath-lb", "ath-lb", "ath-mh")
                    .deck("delian", "del-lb", "del-lb")
                    .play("cor-20")
                    .done("oligarchs +1", "athens deck -2");
        }
        for (String other : List.of(
                "corinth city attica",
                "athens hoplite attica",
                "sparta hoplite megara",
                "corinth trireme saronic-gulf")) {
            Scene.of(other)
                    .deck("athens", "ath-lb", "ath-lb", "ath-mh")
                    .play("cor-20")
                    .done();
        }
    }

    @Test
    void cor23SocratesUnheeded() {
        Scene.of()
                .prepared("athens", "ath-02", "ath-20")
                .prepared("delian", "del-16")
                .hand("athens", "ath-lb", "ath-mh", "ath-mt")
                .play("cor-23")
                .asks("athens")
                .offersOnly("discard ath-02", "discard ath-20")
                .choose("discard ath-20")
                .done("spent ath-20");
        Scene.of()
                .prepared("athens", "ath-02")
                .hand("athens", "ath-lb")
                .play("cor-23")
                .choose("discard ath-02")
                .done("spent ath-02");
        Scene.of()
                .prepared("delian", "del-16")
                .hand("delian", "del-lb")
                .hand("sparta", "spa-lb")
                .hand("athens", "ath-lb", "ath-mh", "ath-mt")
                .deck("athens", "ath-sb", "ath-sb", "ath-sb")
                .play("cor-23")
                .asks("athens")
                .offersOnly("discard ath-lb", "discard ath-mh", "discard ath-mt")
                .choose("discard ath-lb", "discard ath-mt")
                .done("discarded ath-lb", "discarded ath-mt");
    }

    @Test
    void cor24AStatusCardOfTheDemosGoes() {
        Scene scene = Scene.of().status("athens", "ath-01").status("sparta", "spa-09");
        scene.status("delian", "del-06", "del-07")
                .play("cor-24")
                .asks("corinth")
                .offersOnly("strike ath-01", "strike del-06", "strike del-07") // it may not be spared
                .choose("strike del-07")
                .done("lost del-07");
        scene.play("cor-24").choose("strike ath-01").done("lost ath-01");
        Scene.of().status("sparta", "spa-09").play("cor-24").done();
    }
}

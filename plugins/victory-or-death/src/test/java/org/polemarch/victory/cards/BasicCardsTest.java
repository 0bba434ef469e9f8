package org.polemarch.victory.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.rules.flow.CardQuestion;

/** The four kinds of card without a title, for each power. */
class BasicCardsTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource({"spa-mh, sparta, athens", "cor-mh, corinth, delian", "del-mh, delian, sparta", "ath-mh, athens, corinth"
    })
    void musterHoplite(String card, String owner, String enemy) {
        Scene scene = Scene.of(owner + " city argos", enemy + " hoplite megara");
        scene.play(card)
                .offersOnly(
                        "muster hoplite argos",
                        "muster hoplite arcadia",
                        "muster hoplite corinth",
                        "muster hoplite laconia",
                        "decline")
                .choose("muster hoplite arcadia")
                .done("+ " + owner + " hoplite arcadia");
        scene.play(card).choose("decline").done();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"spa-mt, sparta, athens", "cor-mt, corinth, delian", "del-mt, delian, sparta", "ath-mt, athens, corinth"
    })
    void musterTrireme(String card, String owner, String enemy) {
        Scene scene = Scene.of(owner + " city argos", owner + " hoplite argos", enemy + " trireme myrtoan-sea");
        scene.play(card)
                .offersOnly("muster trireme saronic-gulf", "decline")
                .choose("muster trireme saronic-gulf")
                .done("+ " + owner + " trireme saronic-gulf");
        scene.play(card).choose("decline").done();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"spa-lb, sparta, athens", "cor-lb, corinth, delian", "del-lb, delian, sparta", "ath-lb, athens, corinth"
    })
    void landBattle(String card, String owner, String enemy) {
        Scene scene = facing(owner, enemy);
        scene.play(card)
                .offersOnly(
                        "battle trireme-saronic-gulf " + enemy + "-hoplite-megara",
                        "battle hoplite-argos " + enemy + "-hoplite-megara",
                        "decline")
                .choose("battle hoplite-argos " + enemy + "-hoplite-megara")
                .done("- " + enemy + " hoplite megara");
        scene.play(card).choose("decline").done();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"spa-sb, sparta, athens", "cor-sb, corinth, delian", "del-sb, delian, sparta", "ath-sb, athens, corinth"
    })
    void seaBattle(String card, String owner, String enemy) {
        Scene scene = facing(owner, enemy);
        scene.play(card)
                .offersOnly("battle trireme-saronic-gulf " + enemy + "-trireme-myrtoan-sea", "decline")
                .choose("battle trireme-saronic-gulf " + enemy + "-trireme-myrtoan-sea")
                .done("- " + enemy + " trireme myrtoan-sea");
        scene.play(card).choose("decline").done();
    }

    @Test
    void whatIsDoneWithoutIsToldOf() {
        for (String card : List.of("spa-mh", "spa-mt", "spa-lb", "spa-sb")) {
            CardTable table =
                    facing("sparta", "athens").play(card).choose("decline").done();
            assertThat(table.told(CardQuestion.Forgone.class))
                    .containsExactly(new CardQuestion.Forgone(
                            Power.SPARTA, Position.CARDS.card(card).name()));
        }
    }

    private static Scene facing(String owner, String enemy) {
        return Scene.of(
                owner + " city argos",
                owner + " hoplite argos",
                owner + " trireme saronic-gulf",
                enemy + " hoplite megara",
                enemy + " trireme myrtoan-sea");
    }
}

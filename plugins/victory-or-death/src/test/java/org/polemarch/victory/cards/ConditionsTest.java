package org.polemarch.victory.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.has;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;

/** What a card asks for, both ways: where it holds, and for each part of it where it just does not. */
class ConditionsTest {

    private static boolean holds(String id, String... pieces) {
        Card card = Position.CARDS.card(id);
        Use use = new Use(card.kind(), card.owner().ordinal(), Trigger.step(Moment.SCORING_ROUND, 0));
        return card.condition().holds(Position.of(pieces).state(), use);
    }

    @ParameterizedTest
    @CsvSource({
        "ath-01, athens trireme saronic-gulf, athens city athens",
        "del-06, delian trireme hellespont, delian city thrace",
        "del-07, delian hoplite naxos, delian city samos",
        "del-07, athens hoplite naxos, delian city samos",
        "del-08, athens trireme aegean-sea, athens city naxos",
        "del-08, delian trireme dodecanese, athens city naxos",
        "cor-15, corinth trireme aegean-sea, corinth city lesbos",
        "cor-15, corinth trireme hellespont, corinth city lesbos",
        "cor-15, corinth trireme dodecanese, corinth city samos",
        "cor-16, corinth trireme dodecanese, corinth city rhodes",
        "cor-16, corinth trireme east-mediterranean-sea, corinth city rhodes",
    })
    void aSuppliedPieceIsAskedFor(String card, String piece, String city) {
        assertThat(holds(card, piece, city)).isTrue();
        assertThat(holds(card, city)).as("without the piece").isFalse();
        assertThat(holds(card, piece, city.replaceAll("city .*", "city epidamnus")))
                .as("out of supply")
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "cor-17, sparta hoplite attica",
        "cor-17, corinth city attica",
        "del-10, athens hoplite messenia",
        "del-10, delian city messenia",
    })
    void aPieceIsAskedForAndSupplyIsNot(String card, String piece) {
        assertThat(holds(card, piece)).isTrue();
        assertThat(holds(card)).as("without the piece").isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "ath-01, delian trireme saronic-gulf, athens city athens",
        "del-06, athens trireme hellespont, delian city thrace",
        "cor-15, sparta trireme aegean-sea, corinth city lesbos",
        "cor-15, corinth trireme thracian-sea, corinth city thrace",
        "cor-16, sparta trireme dodecanese, corinth city rhodes",
        "del-08, athens trireme thracian-sea, athens city thrace",
        "del-10, athens hoplite elis, athens city elis",
    })
    void thePieceOfAnotherOrElsewhereDoesNotDo(String card, String piece, String city) {
        assertThat(holds(card, piece, city)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "ath-01, athens trireme saronic-gulf, athens city athens, sparta city euboea",
        "ath-01, athens trireme saronic-gulf, athens city athens, corinth trireme euboean-gulf",
        "del-06, delian trireme hellespont, delian city thrace, sparta city byzantium",
        "del-06, delian trireme hellespont, delian city thrace, corinth hoplite lesbos",
        "del-07, delian hoplite naxos, delian city samos, sparta hoplite ionia",
        "del-07, delian hoplite naxos, delian city samos, corinth city melos",
        "del-08, athens trireme aegean-sea, athens city naxos, sparta city ionia",
        "del-08, athens trireme aegean-sea, athens city naxos, sparta city lesbos",
        "del-08, athens trireme aegean-sea, athens city naxos, sparta city chios",
        "del-08, athens trireme aegean-sea, athens city naxos, corinth hoplite samos",
        "cor-16, corinth trireme dodecanese, corinth city rhodes, athens trireme east-mediterranean-sea",
        "cor-17, sparta hoplite attica, sparta city megara, delian trireme saronic-gulf",
    })
    void anEnemyThereSpoilsIt(String card, String piece, String city, String spoiler) {
        assertThat(holds(card, piece, city)).isTrue();
        assertThat(holds(card, piece, city, spoiler)).isFalse();
    }

    @Test
    void ath12RemovesTwoInTheEasternSeasAndNoMore() {
        Table<VictoryState> table = Position.of(
                        "athens city athens",
                        "sparta trireme aegean-sea",
                        "sparta trireme dodecanese",
                        "corinth trireme hellespont",
                        "corinth trireme thracian-sea")
                .turn("athens")
                .play("ath-12")
                .offersOnly(
                        "remove sparta-trireme-aegean-sea",
                        "remove sparta-trireme-dodecanese",
                        "remove corinth-trireme-hellespont",
                        "decline")
                .choose("remove sparta-trireme-aegean-sea", "remove sparta-trireme-dodecanese");
        table.asksNobody();
        assertThat(has(table.state(), "corinth trireme hellespont")).isTrue();
    }

    @Test
    void spa21RemovesTwoAtTheHellespontAndNoMore() {
        Table<VictoryState> table = Position.of(
                        "sparta city laconia",
                        "athens trireme aegean-sea",
                        "athens trireme hellespont",
                        "delian trireme thracian-sea",
                        "delian trireme saronic-gulf")
                .turn("sparta")
                .play("spa-21")
                .offersOnly(
                        "remove athens-trireme-aegean-sea",
                        "remove athens-trireme-hellespont",
                        "remove delian-trireme-thracian-sea",
                        "decline")
                .choose("remove athens-trireme-aegean-sea", "remove athens-trireme-hellespont");
        table.asksNobody();
        assertThat(has(table.state(), "delian trireme thracian-sea")).isTrue();
    }

    @Test
    void ath18IsARewardInThePeloponneseAndOnCytheraOnly() {
        for (String space : List.of("argos", "cythera", "megara")) {
            String trireme = space.equals("cythera") ? "myrtoan-sea" : "saronic-gulf";
            Table<VictoryState> table = Position.of(
                            "athens city athens",
                            "athens hoplite naxos",
                            "athens trireme " + trireme,
                            "sparta hoplite " + space)
                    .and(space.equals("cythera") ? "athens city naxos" : "athens hoplite attica")
                    .status("athens", "ath-18")
                    .turn("athens")
                    .play("ath-lb")
                    .choose("battle trireme-" + trireme + " sparta-hoplite-" + space);
            if (space.equals("megara")) {
                table.asksNobody();
            } else {
                table.choose("use ath-18").asksNobody();
            }
            assertThat(table.state().points(1)).as(space).isEqualTo(space.equals("megara") ? 0 : 1);
        }
    }
}

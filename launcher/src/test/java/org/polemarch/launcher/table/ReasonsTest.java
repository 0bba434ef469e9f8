package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.bot.Appraisal.Part;
import org.polemarch.api.bot.Appraisal.Sense;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.text.Words;
import org.polemarch.core.analysis.Motive;
import org.polemarch.core.bots.Counsel;

class ReasonsTest {

    private static final Seat ATHENS = new Seat(0, "athens");
    private static final Seat SPARTA = new Seat(1, "sparta");
    private static final Words WORDS = Words.of(Words.class).forgiving();

    private record Raid() implements Move {}

    private static Part part(String id, Sense sense, double points) {
        return new Part(id, sense, points);
    }

    private static String said(Counsel counsel) {
        return String.join(" ", new Reasons(WORDS, ATHENS, List.of(ATHENS, SPARTA)).of(counsel));
    }

    private static String gains(Part... parts) {
        return said(new Counsel(0.5, List.of(parts), List.of(), List.of(), Optional.empty(), List.of()));
    }

    @Test
    void whatItHelpsAndWhatItCosts() {
        assertThat(gains(part("food", Sense.HELD, 3), part("prestige", Sense.HELD, -1)))
                .isEqualTo("It helps your Food, at the cost of your Prestige.");
        assertThat(gains(part("food", Sense.RIVAL, 3))).isEqualTo("It hurts Sparta's Food.");
        assertThat(gains(part("food", Sense.HELD, 3), part("prestige", Sense.RIVAL, -3)))
                .isEqualTo("It helps your Food. It helps Sparta's Prestige.");
    }

    @Test
    void whatBothSidesGainAlikeIsNoReason() {
        assertThat(gains(
                        part("food", Sense.HELD, 3),
                        part("bases", Sense.HELD, 2),
                        part("bases", Sense.RIVAL, -2),
                        part("forces", Sense.HELD, 5),
                        part("forces", Sense.RIVAL, -1)))
                .isEqualTo("It helps your Food and Forces.");
    }

    @Test
    void whatMostAnswersBringAlikeIsNoReason() {
        assertThat(said(new Counsel(
                        0.5,
                        List.of(part("campaigns", Sense.HELD, 3), part("forces", Sense.HELD, 1)),
                        List.of(),
                        List.of(part("forces", Sense.HELD, 1)),
                        Optional.empty(),
                        List.of())))
                .isEqualTo("It helps your Forces.");
    }

    @Test
    void whyAnotherSeatMovedIsToldToTheOneWhoAsks() {
        Seat third = new Seat(2, "corinth");
        Motive motive = new Motive(SPARTA, List.of(part("food", Sense.RIVAL, 3), part("bases", Sense.HELD, -1)), true);
        assertThat(new Reasons(WORDS, SPARTA, List.of(ATHENS, SPARTA)).of(motive, Optional.of(ATHENS)))
                .containsExactly("It hurt your Food.", "The price was Sparta's Bases.", "Chance played a part in it.");
        assertThat(new Reasons(WORDS, SPARTA, List.of(ATHENS, SPARTA, third)).of(motive, Optional.of(ATHENS)))
                .contains("It hurt its opponents' Food.");
    }

    @Test
    void aHopeThatComesTrueIsNoLoss() {
        assertThat(gains(part("food", Sense.HELD, 3), part("trade", Sense.HOPED, -3)))
                .isEqualTo("It helps your Food.");
        assertThat(gains(part("trade", Sense.HOPED, -3))).isEqualTo("It hurts your Trade.");
    }

    @Test
    void whereEverythingCostsSomethingItSaysThatThisCostsLess() {
        Part lost = part("food", Sense.HELD, -3);
        assertThat(said(new Counsel(
                        0.5,
                        List.of(lost),
                        List.of(),
                        List.of(part("food", Sense.HELD, 1)),
                        Optional.empty(),
                        List.of())))
                .isEqualTo("It hurts your Food, but less than most answers would.");
    }

    @Test
    void whatABeginningLeadsToAndWhichReplyToExpect() {
        assertThat(said(new Counsel(
                        0.5,
                        List.of(part("sieges", Sense.HOPED, 1)),
                        List.of(part("prestige", Sense.HELD, 2)),
                        List.of(),
                        Optional.of(new Counsel.Reply(SPARTA, new Raid())),
                        List.of(part("food", Sense.HELD, -2)))))
                .isEqualTo("It helps your Sieges. It should soon help your Prestige."
                        + " Expect Sparta to reply “Raid”, which would hurt your Food.");
    }

    @Test
    void amongSeveralTheRivalsHaveNoName() {
        Seat third = new Seat(2, "corinth");
        assertThat(new Reasons(WORDS, ATHENS, List.of(ATHENS, SPARTA, third))
                        .of(new Counsel(
                                0.5,
                                List.of(part("food", Sense.RIVAL, 3)),
                                List.of(),
                                List.of(),
                                Optional.empty(),
                                List.of())))
                .containsExactly("It hurts your opponents' Food.");
    }
}

package org.polemarch.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;

class WhyNotTest {

    record Line(String notation) implements Move {}

    record Because(String what, String cites) implements Reason {
        Because(String what) {
            this(what, "1");
        }
    }

    private final WhyNot why = new WhyNot(
            List.of(new Line("sail delos naxos"), new Line("pass")),
            List.of(
                    refused("sail delos paros", "paros is full"),
                    refused("sail samos delos", "no ship in samos"),
                    refused("sail samos naxos", "no ship in samos"),
                    refused("fight delos", "peace at delos"),
                    refused("fight naxos", "no ship in naxos"),
                    Refusal.of(List.of(Target.button("vote"), Target.space("athens")), new Because("not now")),
                    Refusal.of(List.of(Target.card("oracle")), new Because("not yours"))));

    private static Refusal refused(String notation, String reason) {
        return new Refusal(new Line(notation), new Because(reason));
    }

    private String reason(String notation) {
        return why.of(notation)
                .map(refusal -> ((Because) refusal.reason()).what())
                .orElse("none");
    }

    @Test
    void aLineThatIsRefusedHasItsOwnReason() {
        assertThat(reason("sail delos paros")).isEqualTo("paros is full");
        assertThat(reason("fight naxos")).isEqualTo("no ship in naxos");
    }

    @Test
    void aLineThatIsNotListedHasTheReasonOfAllThatBeginLikeIt() {
        assertThat(reason("sail samos melos")).isEqualTo("no ship in samos");
        assertThat(reason("sail samos")).isEqualTo("no ship in samos");
        assertThat(reason("  fight delos  again")).isEqualTo("peace at delos");
    }

    @Test
    void whereReasonsDifferOrAnAnswerBeginsLikeItNoneIsGuessed() {
        assertThat(reason("fight melos")).isEqualTo("none");
        assertThat(reason("sail delos melos")).isEqualTo("none");
        assertThat(reason("pass quickly")).isEqualTo("none");
        assertThat(reason("sai samos")).as("whole words").isEqualTo("none");
    }

    @Test
    void aLineThatNamesAThingNobodyCanUseNowHasThatReason() {
        assertThat(reason("vote ostracism oracle")).isEqualTo("not now");
        assertThat(reason("fight athens")).isEqualTo("not now");
        assertThat(reason("play oracle")).isEqualTo("not yours");
        assertThat(reason("")).isEqualTo("none");
    }
}

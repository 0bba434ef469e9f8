package org.polemarch.testkit.voice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Reason;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.testkit.HouseVoice;
import org.polemarch.testkit.RuleTexts;

/** The words and the rule index beside this class have one fault of each kind. */
class HouseVoiceTest {

    @Cites("1")
    record Marched(int hoplites) implements GameEvent {}

    @Cites("1")
    record TooFew(int hoplites) implements Reason {}

    @Cites("1")
    record Waits(String what) implements Reason {}

    @Cites("no-such-section")
    static final class Astray {}

    private final RuleIndex index = RuleIndex.of(HouseVoiceTest.class);

    @Test
    void saysWhatIsNotSaidWell() {
        assertThat(new HouseVoice(HouseVoiceTest.class).faults(index))
                .containsExactly(
                        "HouseVoiceTest.Marched does not count: {hoplites} hoplites",
                        "HouseVoiceTest.TooFew is no sentence: You need {hoplites} {hoplites|hoplite|hoplites}",
                        "label.again says 'anew', better: again, new",
                        "section 1 says 'Whoever', better: you, or the player who");
    }

    @Test
    void saysWhatCannotBeRead() {
        assertThat(new RuleTexts(HouseVoiceTest.class, index).faults())
                .contains(
                        "section 2 has no text",
                        Astray.class.getName() + " cites no-such-section, which the rule index does not have",
                        "ruling HV-02 is cited, but the rule index does not have it")
                .doesNotContain("ruling HV-01 is cited, but the rule index does not have it");
    }
}

package org.polemarch.pericles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.pericles.rules.aristophanes.EntourageKept;
import org.polemarch.testkit.HouseVoice;
import org.polemarch.testkit.RuleTexts;

/** What there is to read: the whole of every rule, and messages in our voice. */
class PericlesTextsTest {

    private final RuleIndex index = new PericlesPlugin().ruleIndex();

    @Test
    void everyRuleIsToldWholeAndEveryCitationLeadsToIt() {
        assertThat(new RuleTexts(PericlesPlugin.class, index).faults()).isEmpty();
    }

    @Test
    void everyTextSpeaksInOurVoice() {
        assertThat(new HouseVoice(PericlesPlugin.class).faults(index)).isEmpty();
    }

    @Test
    void anEmptyChoiceHasAWord() {
        assertThat(new PericlesPlugin().words().say(new EntourageKept.Kept(List.of())))
                .isEqualTo("Keep none");
    }
}

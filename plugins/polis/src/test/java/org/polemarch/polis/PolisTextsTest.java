package org.polemarch.polis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.testkit.HouseVoice;
import org.polemarch.testkit.RuleTexts;

/** What there is to read: the whole of every rule, and messages in our voice. */
class PolisTextsTest {

    private final RuleIndex index = new PolisPlugin().ruleIndex();

    @Test
    void everyRuleIsToldWholeAndEveryCitationLeadsToIt() {
        assertThat(new RuleTexts(PolisPlugin.class, index).faults()).isEmpty();
    }

    @Test
    void everyTextSpeaksInOurVoice() {
        assertThat(new HouseVoice(PolisPlugin.class).faults(index)).isEmpty();
    }
}

package org.polemarch.perikles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.testkit.HouseVoice;
import org.polemarch.testkit.RuleTexts;

/** What there is to read: the whole of every rule, and messages in our voice. */
class PeriklesTextsTest {

    private final RuleIndex index = new PeriklesPlugin().ruleIndex();

    @Test
    void everyRuleIsToldWholeAndEveryCitationLeadsToIt() {
        assertThat(new RuleTexts(PeriklesPlugin.class, index).faults()).isEmpty();
    }

    @Test
    void everyTextSpeaksInOurVoice() {
        assertThat(new HouseVoice(PeriklesPlugin.class).faults(index)).isEmpty();
    }
}

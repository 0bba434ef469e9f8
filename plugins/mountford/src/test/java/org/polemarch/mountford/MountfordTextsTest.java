package org.polemarch.mountford;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.testkit.HouseVoice;
import org.polemarch.testkit.RuleTexts;

/** What there is to read: the whole of every rule, and messages in our voice. */
class MountfordTextsTest {

    private final RuleIndex index = new MountfordPlugin().ruleIndex();

    @Test
    void everyRuleIsToldWholeAndEveryCitationLeadsToIt() {
        assertThat(new RuleTexts(MountfordPlugin.class, index).faults()).isEmpty();
    }

    @Test
    void everyTextSpeaksInOurVoice() {
        assertThat(new HouseVoice(MountfordPlugin.class).faults(index)).isEmpty();
    }
}

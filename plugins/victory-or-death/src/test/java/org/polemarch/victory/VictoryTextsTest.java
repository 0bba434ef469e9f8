package org.polemarch.victory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.testkit.HouseVoice;
import org.polemarch.testkit.RuleTexts;

/** What there is to read: the whole of every rule, and messages in our voice. */
class VictoryTextsTest {

    private final RuleIndex index = new VictoryOrDeathPlugin().ruleIndex();

    @Test
    void everyRuleIsToldWholeAndEveryCitationLeadsToIt() {
        assertThat(new RuleTexts(VictoryOrDeathPlugin.class, index).faults()).isEmpty();
    }

    @Test
    void everyTextSpeaksInOurVoice() {
        assertThat(new HouseVoice(VictoryOrDeathPlugin.class).faults(index)).isEmpty();
    }
}

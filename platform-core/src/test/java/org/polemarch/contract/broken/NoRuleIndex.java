package org.polemarch.contract.broken;

import org.polemarch.api.text.RuleIndex;

/** A game whose rule index was not written. */
public final class NoRuleIndex extends Ostraka {
    @Override
    public RuleIndex ruleIndex() {
        return RuleIndex.of(String.class);
    }
}

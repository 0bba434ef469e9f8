package org.polemarch.whatif.polis;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.pf4j.Extension;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.play.Frame;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.battles.BattleCheck;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.whatif.WhatIf;

/** The clause of the treaty that nobody used: disputes go to judges before they go to battle. */
@Extension
public final class PeaceHolds implements VariantPlugin {

    static final String ARBITRATION = "battles/arbitration";

    @Cites({"battles", ARBITRATION})
    public static class JudgesFirst extends BattleCheck {
        @Inject
        public JudgesFirst(EventInForce event) {
            super(event);
        }

        @Override
        protected Frame before(Side side) {
            return new Arbitration.Ask(side);
        }
    }

    @Override
    public VariantInfo info() {
        return WhatIf.of("peace-holds", "polis")
                .title("The peace that held")
                .summary(
                        "Before the battles of your turn you may go to arbitration: give your opponent 1 Prestige, and nobody fights.")
                .history("The treaty of 446 bound both sides to arbitration, which Athens offered in 432 (Thucydides"
                        + " 1.78.4) and Sparta refused. Later the Spartans came to believe that this refusal had caused"
                        + " their defeats (7.18.2).");
    }

    @Override
    public void change(Variation polis) {
        polis.replace(BattleCheck.class).with(JudgesFirst.class);
        polis.add(Arbitration.class);
    }

    @Override
    public Map<String, String> words() {
        return Map.of(
                "Arbitration.Ask", "Go to arbitration instead of battle?",
                "Arbitration.Submit", "Go to arbitration: give your opponent 1 Prestige",
                "Arbitration.Fight", "Fight",
                "Arbitration.Submitted", "{side} goes to arbitration, and nobody fights.");
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                ARBITRATION,
                "Battles: arbitration",
                "Before the battles of a turn are fought, the player whose turn it was may go to arbitration: they give the opponent 1"
                        + " Prestige, and no battle is fought in this turn. All units stay where they are."));
    }
}

package org.polemarch.whatif.pericles;

import java.util.List;
import org.pf4j.Extension;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.end.Maintenance;
import org.polemarch.whatif.WhatIf;

/** A Delian base keeps half of what an Athenian one keeps; without any, Athens would be ruined in its first turn. */
@Extension
public final class NoTribute implements VariantPlugin {

    @Cites("11.2")
    public static class HalfFromAllies extends Maintenance {
        @Override
        public int allowance(Side side, PericlesState state) {
            int all = super.allowance(side, state);
            int perBase = state.data().amounts().upkeepPerBase();
            return side == Side.ATHENS
                    ? all - (perBase - perBase / 2) * state.board().onMap(Piece.DELIAN_BASE)
                    : all;
        }
    }

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-tribute", "pericles")
                .title("The empire without tribute")
                .summary("A Delian base supports only 2 points of units.")
                .history("The allies paid Athens six hundred talents a year (Thucydides 2.13), and even so it borrowed"
                        + " from its temples (IG I3 369). Meiggs, Kallet and Samons agree that no large fleet can be kept"
                        + " at sea without such a sum.");
    }

    @Override
    public void change(Variation pericles) {
        pericles.replace(Maintenance.class).with(HalfFromAllies.class);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                "11.2",
                "Maintenance Segment",
                "Four points of units a base, but only two for a Delian base, whose city pays no tribute.",
                "Persian bases keep nobody."));
    }
}

package org.example.engines;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.rules.actions.LaySiege;
import org.polemarch.polis.rules.concepts.Control;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/** A siege with a six-sided die. */
public final class GreatEngines implements VariantPlugin {

    public static class SixSidedSiege extends LaySiege {
        @Inject
        public SixSidedSiege(PolisData data, Leagues leagues, PersonalBoards boards, Control control) {
            super(data, leagues, boards, control);
        }

        @Override
        protected int dieSides() {
            return 6;
        }
    }

    @Override
    public VariantInfo info() {
        return new VariantInfo("great-engines", "polis", "Great engines", "Sieges roll a six-sided die.", List.of());
    }

    @Override
    public void change(Variation polis) {
        polis.replace(LaySiege.class).with(SixSidedSiege.class);
    }
}

package org.example.pericles;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.pericles.data.LoserRow;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.rules.military.Casualty;
import org.polemarch.pericles.rules.military.LoserLosses;

/** Another loss step: who loses a battle by five or more loses one unit more. */
public class HardRout implements VariantPlugin {

    public static class OneMore extends LoserLosses {
        @Inject
        public OneMore(Casualty casualty) {
            super(casualty);
        }

        @Override
        protected int losses(LoserRow row, Suffer frame, PericlesState state) {
            return super.losses(row, frame, state) + (frame.result().differential() >= 5 ? 1 : 0);
        }
    }

    @Override
    public VariantInfo info() {
        return new VariantInfo("hard-rout", "pericles", "Hard rout", "A rout costs one unit more.", List.of());
    }

    @Override
    public void change(Variation pericles) {
        pericles.replace(LoserLosses.class).with(OneMore.class);
    }
}

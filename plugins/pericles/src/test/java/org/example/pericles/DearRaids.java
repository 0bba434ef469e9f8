package org.example.pericles;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.rules.BattleDecks;
import org.polemarch.pericles.rules.Honors;
import org.polemarch.pericles.rules.military.Raid;

/** Another variant, of another rule: a Raid costs a token more. */
public class DearRaids implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return new VariantInfo("dear-raids", "pericles", "Dear Raids", "A Raid costs a token more.", List.of());
    }

    @Override
    public void change(Variation pericles) {
        pericles.replace(Raid.class).with(DearRaid.class);
    }

    public static class DearRaid extends Raid {
        @Inject
        public DearRaid(Honors honors, BattleDecks decks) {
            super(honors, decks);
        }

        @Override
        public int cost(PericlesState state) {
            return super.cost(state) + 1;
        }
    }
}

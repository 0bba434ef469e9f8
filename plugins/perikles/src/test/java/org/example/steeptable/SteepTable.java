package org.example.steeptable;

import jakarta.inject.Inject;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.perikles.combat.CombatTable;
import org.polemarch.perikles.data.Column;
import org.polemarch.perikles.data.PeriklesData;

/** Another combat table: a column for each difference in strength, and dice of eight sides. */
public final class SteepTable implements VariantPlugin {
    public static class Differences extends CombatTable {
        @Inject
        public Differences(PeriklesData data) {
            super(data);
        }

        @Override
        public Column column(int attack, int defence) {
            int lead = Math.max(-6, Math.min(6, attack - defence));
            return new Column(String.format("%+d", lead), 0, lead, 10 - lead, 9 + lead);
        }

        @Override
        public int dieSides() {
            return 8;
        }
    }

    @Override
    public VariantInfo info() {
        return VariantInfo.of("steep-table", "perikles").summary("Each point of strength counts.");
    }

    @Override
    public void change(Variation perikles) {
        perikles.replace(CombatTable.class).with(Differences.class);
    }
}

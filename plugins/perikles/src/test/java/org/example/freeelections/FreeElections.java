package org.example.freeelections;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.rules.elections.Elections;

/** A victory in an election costs no cubes. */
public final class FreeElections implements VariantPlugin {

    public static class Free extends Elections {
        @Inject
        public Free(Seating seating) {
            super(seating);
        }

        @Override
        protected int price(int winnerCubes, int loserCubes) {
            return 0;
        }
    }

    @Override
    public VariantInfo info() {
        return new VariantInfo("free-elections", "perikles", "Free elections", "Victories cost nothing.", List.of());
    }

    @Override
    public void change(Variation perikles) {
        perikles.replace(Elections.class).with(Free.class);
    }
}

package org.polemarch.mountford;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.components.Relations;

/**
 * Argos is about to fall (9.3.4) and Athenian armies stand in Messenia, so that the helots rise (9.3.5). From the usual
 * start play without a plan hardly ever comes to either. The position changes, no rule.
 */
final class WarAtHome implements VariantPlugin {

    private static final String POSITION = """
            at-war    argos
            argos     spa-agis          5 hoplite-sparta
            argos     spa-gylippus      5 hoplite-sparta
            siege     argos peloponnese 3
            pylos     ath-demosthenes   5 hoplite-athens
            pylos     ath-nicias        5 hoplite-athens
            asine     ath-cleon         5 hoplite-athens
            """;

    @Override
    public VariantInfo info() {
        return new VariantInfo(
                "war-at-home", "mountford", "War at home", "Argos is besieged, Messenia overrun.", List.of());
    }

    @Override
    public void change(Variation mountford) {
        mountford.replace(StartingPosition.class).with(InThePeloponnese.class);
    }

    /** The game from that position. */
    static class InThePeloponnese extends StartingPosition {

        @Inject
        InThePeloponnese(MountfordData data, Relations relations) {
            super(data, relations);
        }

        @Override
        public MountfordState table() {
            return Position.lay(super.table(), POSITION);
        }
    }
}

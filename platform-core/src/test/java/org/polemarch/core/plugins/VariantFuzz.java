package org.polemarch.core.plugins;

import java.util.Objects;

/** Whatever bytes are read as a variant file: they are one whose parts can all be asked for, or they are refused in a line. */
public final class VariantFuzz {

    private VariantFuzz() {}

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] bytes) {
        try {
            VariantFile variant = VariantFile.of(bytes);
            Objects.requireNonNull(variant.dataPatch());
            Objects.requireNonNull(variant.words());
            Objects.requireNonNull(variant.rules());
            Objects.requireNonNull(variant.info().title());
        } catch (PluginFault e) {
            if (e.getMessage().chars().anyMatch(Character::isISOControl)) {
                throw new IllegalStateException("control characters in: " + e.getMessage(), e);
            }
        }
    }
}

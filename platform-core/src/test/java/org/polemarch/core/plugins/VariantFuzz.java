package org.polemarch.core.plugins;

/** Whatever bytes are read as a variant file: they are one whose parts can all be asked for, or they are refused in a line. */
public final class VariantFuzz {

    private VariantFuzz() {}

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] bytes) {
        try {
            VariantFile variant = VariantFile.of(bytes);
            variant.dataPatch();
            variant.words().size();
            variant.rules().size();
            variant.info().title().length();
        } catch (PluginFault e) {
            if (e.getMessage().chars().anyMatch(Character::isISOControl)) {
                throw new IllegalStateException("control characters in: " + e.getMessage(), e);
            }
        }
    }
}

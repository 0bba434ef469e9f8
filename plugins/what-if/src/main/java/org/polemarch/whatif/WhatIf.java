package org.polemarch.whatif;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.polemarch.api.game.VariantInfo;

/** What all variants of this plugin have in common. */
public final class WhatIf {

    private WhatIf() {}

    public static VariantInfo of(String id, String game) {
        return VariantInfo.of(id, game).author("Polemarch").licence("Apache-2.0");
    }

    /** Reads a patch that is too long for a class from a file beside it. */
    public static String patch(Class<?> variant, String file) {
        try (InputStream in = variant.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(file + " beside " + variant.getName(), e);
        }
    }
}

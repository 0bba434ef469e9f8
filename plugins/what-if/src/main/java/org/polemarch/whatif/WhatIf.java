package org.polemarch.whatif;

import org.polemarch.api.game.VariantInfo;

/** What every variant of this plugin says of itself. */
public final class WhatIf {

    private WhatIf() {}

    public static VariantInfo of(String id, String game) {
        return VariantInfo.of(id, game).author("Polemarch").licence("Apache-2.0");
    }
}

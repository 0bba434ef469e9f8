package org.polemarch.core.wiring;

import java.util.Objects;
import org.polemarch.api.game.VariantInfo;

/** A class of a game in whose place a variant has put another one. */
public record StandIn(VariantInfo variant, Class<?> type, Class<?> with) {
    public StandIn {
        Objects.requireNonNull(variant);
        Objects.requireNonNull(type);
        Objects.requireNonNull(with);
    }
}

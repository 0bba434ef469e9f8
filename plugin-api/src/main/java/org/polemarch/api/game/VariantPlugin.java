package org.polemarch.api.game;

import com.google.inject.Module;
import com.google.inject.util.Modules;
import java.util.Optional;
import org.pf4j.ExtensionPoint;

/**
 * A variant of an installed game: bindings that replace hooks of its rules, a merge patch over its data, or both. A
 * variant without code overrides only {@link #dataPatch()}. Two variants that replace the same binding conflict, which
 * is reported at set-up.
 */
public interface VariantPlugin extends ExtensionPoint {

    /** The variant's id, the game it belongs to, and what it changes. */
    VariantInfo info();

    /** Bindings that override the game's own. */
    default Module rules() {
        return Modules.EMPTY_MODULE;
    }

    /** A JSON merge patch (RFC 7396) over the data pack, as {@link org.polemarch.api.data.DataPack#with} takes it. */
    default Optional<String> dataPatch() {
        return Optional.empty();
    }
}

package org.polemarch.api.plugin;

import java.util.Optional;
import org.pf4j.ExtensionPoint;
import org.polemarch.api.game.VariantInfo;

/**
 * A variant of an installed game: rules that replace its own or come on top, a merge patch over its data, or both. A variant
 * without code overrides only {@link #dataPatch()}. Two variants that replace the same class conflict, which is reported at
 * set-up.
 *
 * <pre>{@code
 * public void change(Variation polis) {
 *     polis.replace(LaySiege.class).with(SixSidedSiege.class);
 * }
 * }</pre>
 */
public interface VariantPlugin extends ExtensionPoint {

    /** The variant's id, the game it belongs to, and what it changes. */
    VariantInfo info();

    /** Says which rules are replaced and which are added. */
    default void change(Variation game) {}

    /** A JSON merge patch (RFC 7396) over the data pack, as {@link org.polemarch.api.data.DataPack#with} takes it. */
    default Optional<String> dataPatch() {
        return Optional.empty();
    }
}

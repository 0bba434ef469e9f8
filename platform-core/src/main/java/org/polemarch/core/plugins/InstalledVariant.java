package org.polemarch.core.plugins;

import java.util.Objects;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;

/** A variant that can be chosen, and the plugin it came from. */
public record InstalledVariant(VariantPlugin plugin, VariantInfo info, PluginStatus from) {
    public InstalledVariant {
        Objects.requireNonNull(plugin);
        Objects.requireNonNull(info);
        Objects.requireNonNull(from);
    }
}

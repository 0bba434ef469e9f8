package org.polemarch.launcher.window.plugins;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.launcher.words.Say;

/** What a plugin brings, in words: games, variants by game, bots. */
final class PluginBrings {

    private PluginBrings() {}

    static String line(PluginStatus plugin, Catalog catalog) {
        List<String> parts = new ArrayList<>();
        for (InstalledGame game : catalog.games()) {
            if (game.from().file().equals(plugin.file())) {
                parts.add(Say.of("plugins.game", game.info().title()));
            }
        }
        for (InstalledGame game : catalog.games()) {
            List<String> variants = game.variants().stream()
                    .filter(each -> each.from().file().equals(plugin.file()))
                    .map(each -> each.info().title())
                    .toList();
            if (!variants.isEmpty()) {
                parts.add(Say.of("plugins.variants", game.info().title(), String.join(", ", variants)));
            }
        }
        List<String> bots = catalog.botsFrom(plugin);
        if (!bots.isEmpty()) {
            parts.add(Say.of("plugins.bots", String.join(", ", bots)));
        }
        return String.join(" · ", parts);
    }
}

package org.polemarch.core.plugins;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.bot.BotPlugin;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.ui.BoardViewPlugin;

/**
 * The extensions of one plugin under the names by which they are chosen. All code of the plugin that gives these names has
 * run once when this is built; nothing here is asked again.
 */
final class Brought {

    private final Map<GameInfo, GamePlugin> games = new LinkedHashMap<>();
    private final Map<VariantInfo, VariantPlugin> variants = new LinkedHashMap<>();
    private final Map<String, BotPlugin> bots = new LinkedHashMap<>();
    private final Map<String, BoardViewPlugin> views = new LinkedHashMap<>();

    /** Sorts an extension in. A {@link PluginFault} says why it cannot be used. */
    void add(Object extension) {
        boolean used = false;
        if (extension instanceof GamePlugin game) {
            named(game.info(), extension, "info()");
            GameInfo info = game.introduction();
            require(!gameIds().contains(info.id()), "it brings the game '" + info.id() + "' twice");
            games.put(info, game);
            used = true;
        }
        if (extension instanceof VariantPlugin variant) {
            VariantInfo info = named(variant.info(), extension, "info()");
            require(variants.put(info, variant) == null, "it brings the variant '" + info.id() + "' twice");
            used = true;
        }
        if (extension instanceof BotPlugin bot) {
            String id = named(bot.id(), extension, "id()");
            named(bot.summary(), extension, "summary()");
            require(bots.put(id, bot) == null, "it brings the bot '" + id + "' twice");
            used = true;
        }
        if (extension instanceof BoardViewPlugin view) {
            String game = named(view.game(), extension, "game()");
            require(views.put(game, view) == null, "it brings two views of the game '" + game + "'");
            used = true;
        }
        if (!used) {
            throw new PluginFault(
                    "its extension " + extension.getClass().getName()
                            + " is of no kind Polemarch knows; it must be a GamePlugin, VariantPlugin, BotPlugin or BoardViewPlugin");
        }
    }

    /** Forgets the variants and the view of a game. */
    void leaveOut(String game) {
        variants.keySet().removeIf(variant -> variant.game().equals(game));
        views.remove(game);
    }

    boolean isEmpty() {
        return games.isEmpty() && variants.isEmpty() && bots.isEmpty() && views.isEmpty();
    }

    private static <T> T named(T name, Object extension, String method) {
        if (name == null) {
            throw new PluginFault(method + " of " + extension.getClass().getName() + " returns null");
        }
        return name;
    }

    private static void require(boolean right, String fault) {
        if (!right) {
            throw new PluginFault(fault);
        }
    }

    List<String> gameIds() {
        return games.keySet().stream().map(GameInfo::id).toList();
    }

    Map<GameInfo, GamePlugin> games() {
        return games;
    }

    Map<VariantInfo, VariantPlugin> variants() {
        return variants;
    }

    Map<String, BoardViewPlugin> views() {
        return views;
    }

    /** The bots under the ids they gave when they were loaded. */
    Map<String, BotPlugin> bots() {
        return bots;
    }
}

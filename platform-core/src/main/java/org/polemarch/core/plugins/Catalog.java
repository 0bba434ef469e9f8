package org.polemarch.core.plugins;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.bot.BotPlugin;
import org.polemarch.core.wiring.DidYouMean;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.core.words.CoreWords;

/**
 * What can be played: the installed games with their variants and views, and the bots. A variant file that is installed or removed
 * is seen at once; a plugin with code takes effect when the program is started again.
 */
public final class Catalog {

    private volatile Map<String, InstalledGame> games;
    private final Map<String, BotPlugin> bots;
    private final Map<String, PluginStatus> botsFrom;
    private volatile Collection<PluginStatus> unusable;

    Catalog(
            Collection<InstalledGame> games,
            Map<String, BotPlugin> bots,
            Map<String, PluginStatus> botsFrom,
            Collection<PluginStatus> unusable) {
        Map<String, InstalledGame> gamesById = new LinkedHashMap<>();
        games.forEach(game -> gamesById.put(game.id(), game));
        this.games = Collections.unmodifiableMap(gamesById);
        this.bots = Collections.unmodifiableMap(new LinkedHashMap<>(bots));
        this.botsFrom = Collections.unmodifiableMap(new LinkedHashMap<>(botsFrom));
        this.unusable = List.copyOf(unusable);
    }

    /** The bots that a plugin brings, by id. */
    public List<String> botsFrom(PluginStatus plugin) {
        return botsFrom.entrySet().stream()
                .filter(each -> each.getValue().equals(plugin))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Shows from now on what the other one shows; the bots stay. */
    void become(Catalog other) {
        games = other.games;
        unusable = other.unusable;
    }

    /** All games, ordered by id. */
    public List<InstalledGame> games() {
        return List.copyOf(games.values());
    }

    /** A game by its id; a {@link SetupFault} says what is wrong with its plugin, or names near matches. */
    public InstalledGame game(String id) {
        InstalledGame game = games.get(id);
        if (game == null) {
            throw new SetupFault(unusable.stream()
                    .filter(plugin -> plugin.id().equals(id))
                    .findFirst()
                    .map(plugin -> "game '" + id + "' cannot be played; plugin " + plugin.line())
                    .orElse(DidYouMean.line(CoreWords.of("unknown.game"), id, games.keySet())));
        }
        return game;
    }

    public boolean has(String id) {
        return games.containsKey(id);
    }

    /** The bots that can play a game, by id: the platform's own first, the weakest first. */
    public Map<String, BotPlugin> bots(String game) {
        Map<String, BotPlugin> playing = new LinkedHashMap<>();
        bots.forEach((id, bot) -> {
            if (plays(bot, game)) {
                playing.put(id, bot);
            }
        });
        return playing;
    }

    /** A bot by its id; a {@link SetupFault} names near matches and what there is. */
    public BotPlugin bot(String id, String game) {
        Map<String, BotPlugin> playing = bots(game);
        BotPlugin bot = playing.get(id);
        if (bot == null) {
            throw new SetupFault(DidYouMean.line(CoreWords.of("unknown.bot", game), id, playing.keySet()));
        }
        return bot;
    }

    /** A bot whose code fails can't play anything; the others still can. */
    private static boolean plays(BotPlugin bot, String game) {
        try {
            return bot.plays(game);
        } catch (RuntimeException | Error e) {
            return false;
        }
    }
}

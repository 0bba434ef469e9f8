package org.polemarch.core.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.wiring.SetupFault;

/** What is installed, as far as a save asks for it. */
public interface Library {

    List<String> games();

    Optional<GamePlugin> game(String id);

    Optional<VariantPlugin> variant(String game, String id);

    /** The version of each plugin that has a part in a game with these variants, by plugin id. */
    Map<String, String> versions(String game, List<String> variants);

    /** The SHA-256 of each of these plugins, by plugin id. */
    default Map<String, String> hashes(String game, List<String> variants) {
        return Map.of();
    }

    /** A new bot for a seat of that game, such as "greedy" or "mcts:500"; a {@link SetupFault} if there is none. */
    Bot bot(String game, String name);

    String program();
}

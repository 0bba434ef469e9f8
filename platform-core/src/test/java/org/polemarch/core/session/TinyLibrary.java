package org.polemarch.core.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.wiring.SetupFault;

/** A program with the tiny game and two bots. */
final class TinyLibrary implements Library {

    private final String version;
    private final String sha256;

    TinyLibrary(String version) {
        this(version, "");
    }

    TinyLibrary(String version, String sha256) {
        this.version = version;
        this.sha256 = sha256;
    }

    @Override
    public Map<String, String> hashes(String game, List<String> variants) {
        return sha256.isEmpty() ? Map.of() : Map.of("tiny", sha256);
    }

    @Override
    public List<String> games() {
        return List.of("tiny");
    }

    @Override
    public Optional<GamePlugin> game(String id) {
        return id.equals("tiny") ? Optional.of(new TinyGame.Plugin()) : Optional.empty();
    }

    @Override
    public Optional<VariantPlugin> variant(String game, String id) {
        return Optional.empty();
    }

    @Override
    public Map<String, String> versions(String game, List<String> variants) {
        return Map.of("tiny", version);
    }

    @Override
    public Bot bot(String game, String name) {
        return switch (name) {
            case "random" -> new RandomBot();
            case "greedy" -> new GreedyBot(3);
            default -> throw new SetupFault("there is no such bot; there are random, greedy");
        };
    }

    @Override
    public String program() {
        return "1";
    }
}

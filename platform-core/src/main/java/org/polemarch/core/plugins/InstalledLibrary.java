package org.polemarch.core.plugins;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.BotPlugin;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.session.Library;
import org.polemarch.core.wiring.OneLine;
import org.polemarch.core.wiring.SetupFault;

/** The catalog, as saves and sessions ask for it. */
public final class InstalledLibrary implements Library {

    private final Catalog catalog;
    private final String program;

    public InstalledLibrary(Catalog catalog, String program) {
        this.catalog = catalog;
        this.program = program;
    }

    @Override
    public List<String> games() {
        return catalog.games().stream().map(InstalledGame::id).toList();
    }

    @Override
    public Optional<GamePlugin> game(String id) {
        return installed(id).map(InstalledGame::plugin);
    }

    @Override
    public Optional<VariantPlugin> variant(String game, String id) {
        return installed(game)
                .flatMap(each -> each.variants().stream()
                        .filter(variant -> variant.info().id().equals(id))
                        .findFirst())
                .map(InstalledVariant::plugin);
    }

    @Override
    public Map<String, String> versions(String game, List<String> variants) {
        return catalog.game(game).versions(variants);
    }

    @Override
    public Map<String, String> hashes(String game, List<String> variants) {
        return catalog.game(game).hashes(variants);
    }

    @Override
    public Bot bot(String game, String name) {
        int colon = name.indexOf(':');
        String id = colon < 0 ? name : name.substring(0, colon);
        String strength = colon < 0 ? "" : name.substring(colon + 1);
        BotPlugin plugin = catalog.bot(id, game);
        try {
            return plugin.create(strength);
        } catch (IllegalArgumentException e) {
            throw new SetupFault(e.getMessage(), e);
        } catch (RuntimeException | Error e) {
            throw new SetupFault("bot '" + id + "' can't be created: " + OneLine.of(e), e);
        }
    }

    @Override
    public String program() {
        return program;
    }

    private Optional<InstalledGame> installed(String id) {
        return catalog.has(id) ? Optional.of(catalog.game(id)) : Optional.empty();
    }
}

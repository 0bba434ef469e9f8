package org.polemarch.core.plugins;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.pf4j.PluginDependency;
import org.pf4j.PluginState;
import org.pf4j.PluginWrapper;
import org.polemarch.api.bot.BotPlugin;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.ui.BoardViewPlugin;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.wiring.OneLine;

/**
 * Loads plugins, each after those it depends on. A plugin works as a whole or not at all: if any part of it fails, the
 * whole plugin is reported as broken, and the others still work.
 */
final class Loading {

    private record Loaded(PluginStatus status, Brought brought) {}

    private final JarManager manager;
    private final Map<String, BotPlugin> builtInBots;
    private final StartMark mark;
    private final Map<String, Loaded> loaded = new LinkedHashMap<>();
    private final Map<String, PluginStatus> failed = new LinkedHashMap<>();

    Loading(JarManager manager, Map<String, BotPlugin> builtInBots, StartMark mark) {
        this.manager = manager;
        this.builtInBots = builtInBots;
        this.mark = mark;
    }

    /** Loads what can be loaded; the ids are all different. */
    void load(Collection<Candidate> candidates) {
        Map<String, Candidate> waiting = new LinkedHashMap<>();
        candidates.forEach(candidate -> waiting.put(candidate.id(), candidate));
        while (!waiting.isEmpty()) {
            Optional<Candidate> ready = waiting.values().stream()
                    .filter(candidate -> candidate.archive().dependencies().stream()
                            .noneMatch(dependency -> waiting.containsKey(dependency.getPluginId())))
                    .findFirst();
            if (ready.isEmpty()) {
                String circle = String.join(", ", waiting.keySet());
                waiting.values().forEach(each -> fail(each, "it depends on itself through " + circle));
                break;
            }
            waiting.remove(ready.get().id());
            load(ready.get());
        }
        mark.done();
        dropOrphans();
    }

    private void load(Candidate candidate) {
        Optional<String> missing = missingDependency(candidate);
        if (missing.isPresent()) {
            fail(candidate, missing.get());
            return;
        }
        try {
            mark.loading(candidate);
            Brought brought = watched(candidate);
            leaveOutMissingGames(candidate, brought);
            checkNames(brought);
            loaded.put(candidate.id(), new Loaded(candidate.loaded(), brought));
        } catch (PluginFault e) {
            fail(candidate, e.getMessage());
        } catch (Throwable e) { // whatever a plugin throws, errors of its class files included, is its own failure
            fail(candidate, OneLine.of(e));
        }
    }

    private void fail(Candidate candidate, String problem) {
        failed.put(candidate.id(), candidate.broken(problem));
        unload(candidate.id());
    }

    /** Others must not use the classes of a plugin that has failed halfway. */
    private void unload(String id) {
        try {
            if (manager.getPlugin(id) != null) {
                manager.unloadPlugin(id);
            }
        } catch (RuntimeException | Error e) {
            // It is already reported as broken; a failure to stop adds nothing.
            return;
        }
    }

    private Optional<String> missingDependency(Candidate candidate) {
        return Needs.unmet(
                candidate.archive(),
                id -> Optional.ofNullable(loaded.get(id))
                        .map(found -> found.status().version()),
                failed::containsKey);
    }

    /** A plugin that can do without a game does without what it brings for it. */
    private void leaveOutMissingGames(Candidate candidate, Brought brought) {
        for (PluginDependency dependency : candidate.archive().dependencies()) {
            if (dependency.isOptional() && !loaded.containsKey(dependency.getPluginId())) {
                brought.leaveOut(dependency.getPluginId());
            }
        }
        require(!brought.isEmpty(), "none of the games it changes is installed");
    }

    /** Runs the plugin's first code in a separate thread, because code that never returns must not block the others. */
    private Brought watched(Candidate candidate) throws Throwable {
        AtomicReference<Brought> brought = new AtomicReference<>();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Watchdog dog = new Watchdog(Watchdog.usualPatience(), () -> false);
        Watchdog.Verdict verdict = dog.watch(() -> {
            try {
                brought.set(extensions(candidate));
            } catch (Throwable e) { // as above
                failure.set(e);
            }
        });
        if (verdict != Watchdog.Verdict.DONE) {
            throw new PluginFault("it did not start in time: " + dog.hangs());
        }
        if (failure.get() != null) {
            throw failure.get();
        }
        return brought.get();
    }

    private Brought extensions(Candidate candidate) throws ReflectiveOperationException {
        manager.loadPlugin(candidate.code().orElseThrow());
        manager.startPlugin(candidate.id());
        PluginWrapper plugin = manager.getPlugin(candidate.id());
        if (plugin.getPluginState() != PluginState.STARTED) {
            Throwable cause = plugin.getFailedException();
            throw new PluginFault("it failed to start: " + (cause == null ? "it gives no cause" : OneLine.of(cause)));
        }
        Brought brought = new Brought();
        for (String name : candidate.archive().extensions()) {
            brought.add(extension(plugin, name));
        }
        return brought;
    }

    private Object extension(PluginWrapper plugin, String name) throws ReflectiveOperationException {
        Class<?> type = plugin.getPluginClassLoader().loadClass(name);
        try {
            return manager.getExtensionFactory().create(type);
        } catch (Throwable e) { // as above; here the extension that fails is known
            throw new PluginFault("its extension " + name + " can't be created: " + OneLine.of(e), e);
        }
    }

    /** Names are unique: the plugin loaded first keeps a name. */
    private void checkNames(Brought brought) {
        for (Loaded other : loaded.values()) {
            String owner = " already comes from plugin '" + other.status().id() + "'; give it another id";
            for (String id : brought.gameIds()) {
                require(!other.brought().gameIds().contains(id), "its game '" + id + "'" + owner);
            }
            for (VariantInfo variant : brought.variants().keySet()) {
                require(
                        other.brought().variants().keySet().stream().noneMatch(each -> sameName(each, variant)),
                        "its variant '" + variant.id() + "' of " + variant.game() + owner);
            }
            for (String id : brought.bots().keySet()) {
                require(!other.brought().bots().containsKey(id), "its bot '" + id + "'" + owner);
            }
            for (String game : brought.views().keySet()) {
                require(
                        !other.brought().views().containsKey(game),
                        "a view of game '" + game + "' already comes from plugin '"
                                + other.status().id() + "'; remove one of the two");
            }
        }
        for (String id : brought.bots().keySet()) {
            require(!builtInBots.containsKey(id), "its bot '" + id + "' is one of the platform's; give it another id");
        }
    }

    private static boolean sameName(VariantInfo one, VariantInfo other) {
        return one.id().equals(other.id()) && one.game().equals(other.game());
    }

    private static void require(boolean right, String fault) {
        if (!right) {
            throw new PluginFault(fault);
        }
    }

    /** A variant or a view of a game that nobody brings, or of another version of it, is of no use. Dropping one may orphan the next. */
    private void dropOrphans() {
        Map<String, Loaded> games = new LinkedHashMap<>();
        loaded.values().forEach(plugin -> plugin.brought().gameIds().forEach(id -> games.put(id, plugin)));
        for (Loaded plugin : new ArrayList<>(loaded.values())) {
            Optional<String> orphan = orphan(plugin.brought(), games);
            if (orphan.isPresent()) {
                PluginStatus status = plugin.status();
                loaded.remove(status.id());
                failed.put(status.id(), status.broken(orphan.get()));
                dropOrphans();
                return;
            }
        }
    }

    private static Optional<String> orphan(Brought brought, Map<String, Loaded> games) {
        for (VariantInfo variant : brought.variants().keySet()) {
            if (!games.containsKey(variant.game())) {
                return Optional.of("its variant '" + variant.id() + "' is for game '" + variant.game()
                        + "', which is not installed");
            }
            Optional<String> misfit = misfit(variant, games.get(variant.game()));
            if (misfit.isPresent()) {
                return misfit;
            }
        }
        return brought.views().keySet().stream()
                .filter(game -> !games.containsKey(game))
                .findFirst()
                .map(game -> "its view is of game '" + game + "', which is not installed");
    }

    PluginStatus status(Candidate candidate) {
        PluginStatus failure = failed.get(candidate.id());
        return failure != null ? failure : loaded.get(candidate.id()).status();
    }

    /** Why a variant file cannot be used beside what was loaded; empty if it can. */
    Optional<String> obstacle(VariantFile variant) {
        VariantInfo info = variant.info();
        for (Loaded plugin : loaded.values()) {
            if (plugin.brought().variants().keySet().stream().anyMatch(each -> sameName(each, info))) {
                return Optional.of("the variant '" + info.id() + "' of " + info.game() + " already comes from plugin '"
                        + plugin.status().id() + "'; give it another id");
            }
        }
        return loaded.values().stream()
                .filter(plugin -> plugin.brought().gameIds().contains(info.game()))
                .findFirst()
                .map(plugin -> misfit(info, plugin))
                .orElse(Optional.of("it is for game '" + info.game() + "', which is not installed"));
    }

    /** Why a variant does not suit the version of its game. */
    private static Optional<String> misfit(VariantInfo info, Loaded game) {
        String version = game.status().version();
        if (info.fits().equals(VariantInfo.ANY_VERSION) || ApiVersion.satisfies(version, info.fits())) {
            return Optional.empty();
        }
        return Optional.of("its variant '" + info.id() + "' needs " + info.game() + " " + info.fits() + ", but "
                + version + " is installed");
    }

    /** Everything that can be used, beside the plugins that cannot. */
    Catalog catalog(List<PluginStatus> unusable, VariantShelf shelf) {
        Map<String, List<InstalledVariant>> variants = new LinkedHashMap<>();
        Map<String, BoardViewPlugin> views = new LinkedHashMap<>();
        Map<String, BotPlugin> bots = new LinkedHashMap<>(builtInBots);
        Map<String, PluginStatus> botsFrom = new LinkedHashMap<>();
        for (Loaded plugin : loaded.values()) {
            plugin.brought()
                    .variants()
                    .forEach((info, variant) -> variants.computeIfAbsent(info.game(), game -> new ArrayList<>())
                            .add(new InstalledVariant(variant, info, plugin.status())));
            views.putAll(plugin.brought().views());
            bots.putAll(plugin.brought().bots());
            plugin.brought().bots().keySet().forEach(id -> botsFrom.put(id, plugin.status()));
        }
        shelf.addTo(variants);
        Map<String, InstalledGame> games = new TreeMap<>();
        for (Loaded plugin : loaded.values()) {
            plugin.brought()
                    .games()
                    .forEach((info, game) -> games.put(
                            info.id(),
                            new InstalledGame(
                                    game,
                                    info,
                                    plugin.status(),
                                    variants.getOrDefault(info.id(), List.of()),
                                    Optional.ofNullable(views.get(info.id())))));
        }
        return new Catalog(games.values(), bots, botsFrom, unusable);
    }
}

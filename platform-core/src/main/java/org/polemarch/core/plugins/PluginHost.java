package org.polemarch.core.plugins;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.polemarch.api.bot.BotPlugin;
import org.polemarch.core.wiring.OneLine;

/**
 * Finds, checks and loads plugins: those that came with the program, and those the player trusts, by their SHA-256. No
 * code of any other jar runs. A plugin that fails is listed with the cause in {@link #plugins()}, and the others still
 * work.
 *
 * <p>There is no sandbox: a trusted plugin can do whatever the program can. After a plugin has crashed the program
 * while loading, the next start loads only what came with the program.
 */
public final class PluginHost implements AutoCloseable {

    private final PluginFolders folders;
    private final ApiVersion api;
    private final Finder finder;
    private final JarManager manager;
    private final PrivateCopies copies = new PrivateCopies();
    private final List<String> problems = new CopyOnWriteArrayList<>();
    private final List<PluginStatus> jars;
    private final List<PluginStatus> files = new CopyOnWriteArrayList<>();
    private final Loading loading;
    private final Catalog catalog;

    private PluginHost(PluginFolders folders, ApiVersion api, Finder finder, StartMark mark, List<BotPlugin> ownBots) {
        this.folders = folders;
        this.api = api;
        this.finder = finder;
        this.manager = new JarManager(api);
        Map<String, BotPlugin> bots = new LinkedHashMap<>();
        ownBots.forEach(bot -> bots.put(bot.id(), bot));
        this.loading = new Loading(manager, bots, mark);
        List<Candidate> candidates = finder.candidates(copies);
        loading.load(Finder.byId(candidates).values());
        this.jars = finder.statuses(candidates, loading::status);
        problems.addAll(finder.problems());
        this.catalog = shelved();
    }

    /** Loads all plugins with the platform's own bots. */
    public static PluginHost open(PluginFolders folders, String apiVersion) {
        return open(folders, apiVersion, List.of(), BuiltInBots.all());
    }

    /**
     * Loads all plugins.
     *
     * @param apiVersion the version of the API this program offers
     * @param visitors files that are loaded from where they lie, such as one that is to be checked; each takes the place
     *     of an installed plugin with the same id, and a jar must be trusted or have come with the program
     * @param builtInBots the platform's own bots
     */
    public static PluginHost open(
            PluginFolders folders, String apiVersion, List<Path> visitors, List<BotPlugin> builtInBots) {
        ApiVersion api = new ApiVersion(apiVersion);
        StartMark mark = new StartMark(folders.startMark());
        Optional<StartMark.Died> died = mark.died();
        String trust = died.map(each -> distrusted(each, folders)).orElse("");
        Finder finder = new Finder(folders, api, visitors);
        died.ifPresent(each -> {
            String when = "the last start failed while loading " + each.line();
            finder.leaveOut("it is left out this time because " + when);
            finder.problems().add(when + ", so this one leaves out the plugins you installed" + trust);
            mark.done();
        });
        return new PluginHost(folders, api, finder, mark, builtInBots);
    }

    /** Loads only what came with the program. */
    public static PluginHost openSafely(PluginFolders folders, String apiVersion) {
        ApiVersion api = new ApiVersion(apiVersion);
        Finder finder = new Finder(folders, api, List.of());
        finder.leaveOut("it is left out because you asked for a safe start");
        finder.problems().add("safe start: the plugins you installed are left out");
        return new PluginHost(folders, api, finder, new StartMark(folders.startMark()), BuiltInBots.all());
    }

    /**
     * Loads files that nobody trusts yet beside what is installed. For a process that may die.
     *
     * @param loading told the id of each plugin before anything of it runs
     */
    public static PluginHost openToExamine(
            PluginFolders folders, String apiVersion, List<Path> visitors, Consumer<String> loading) {
        ApiVersion api = new ApiVersion(apiVersion);
        Finder finder = new Finder(folders, api, visitors).trustingVisitors();
        return new PluginHost(folders, api, finder, StartMark.heardBy(loading), BuiltInBots.all());
    }

    /** Trusts a plugin no more that ended the program; what is to be told about that. */
    private static String distrusted(StartMark.Died died, PluginFolders folders) {
        if (!Sha256.looksLikeOne(died.sha256())) {
            return "";
        }
        try {
            new TrustFile(folders.trustFile()).drop(died.sha256());
            return "; it is no longer trusted";
        } catch (PluginFault e) {
            return "; " + e.getMessage();
        }
    }

    /** What can be played, including the variant files that are in the folders now. */
    private Catalog shelved() {
        VariantShelf shelf = finder.shelf(loading::obstacle);
        files.clear();
        files.addAll(shelf.statuses());
        return loading.catalog(
                plugins().stream().filter(plugin -> !plugin.loaded()).toList(), shelf);
    }

    static boolean isJarName(Path file) {
        String name = name(file).toLowerCase(Locale.ROOT);
        return name.endsWith(".jar") && !name.startsWith(".");
    }

    static String name(Path file) {
        return file.getFileName().toString();
    }

    /**
     * What became of every jar: the visitors, those that came with the program, the player's, each by file name; then of every
     * variant file. A jar whose place a visitor takes is not listed.
     */
    public List<PluginStatus> plugins() {
        List<PluginStatus> all = new ArrayList<>(jars);
        all.addAll(files);
        return List.copyOf(all);
    }

    /** Problems that don't concern a single plugin, such as a damaged trust file, one line each. */
    public List<String> problems() {
        return List.copyOf(problems);
    }

    public Catalog catalog() {
        return catalog;
    }

    /** Where plugins lie. */
    public PluginFolders folders() {
        return folders;
    }

    /**
     * Installing, trusting and removing. With variant files it takes effect at once, with plugins when the program is started
     * again.
     */
    public PluginFolder folder() {
        return new PluginFolder(folders, api, this::plugins, this::rereadVariants);
    }

    /**
     * A {@link PluginFault} or a {@link org.polemarch.core.wiring.SetupFault} says why no game can be played with the variant in a
     * file. It has no code, so it is tried here; that its game is missing is told when it is installed.
     */
    public void requirePlayable(Path file) {
        Incoming incoming = Incoming.of(file, api);
        VariantFile variant = VariantFile.of(incoming.bytes());
        catalog.games().stream()
                .filter(game -> game.id().equals(variant.info().game()))
                .forEach(game -> game.prepareWith(variant));
    }

    /** Looks again which variant files there are. */
    public void rereadVariants() {
        catalog.become(shelved());
    }

    /** Unloads all plugins. Games made from them must not be used any more. */
    @Override
    public void close() {
        try {
            manager.unloadPlugins();
        } catch (RuntimeException | Error e) {
            problems.add("a plugin failed while it was stopped: " + OneLine.of(e));
        }
        copies.close();
    }
}

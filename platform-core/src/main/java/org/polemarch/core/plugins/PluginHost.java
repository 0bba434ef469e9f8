package org.polemarch.core.plugins;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.polemarch.api.bot.BotPlugin;
import org.polemarch.core.plugins.PluginStatus.Origin;
import org.polemarch.core.wiring.OneLine;

/**
 * Finds, checks and loads plugins: those that came with the program, and those of the player whose SHA-256 the player has
 * trusted. Of any other jar no code runs. A plugin that fails is named with its cause in {@link #plugins()}, and the
 * others work.
 *
 * <p>There is no sandbox: a trusted plugin can do whatever the program can.
 */
public final class PluginHost implements AutoCloseable {

    private final PluginFolders folders;
    private final JarManager manager;
    private final PrivateCopies copies = new PrivateCopies();
    private final List<String> problems = new ArrayList<>();
    private final List<PluginStatus> plugins = new ArrayList<>();
    private final List<PluginStatus> files = new CopyOnWriteArrayList<>();
    private final ApiVersion api;
    private final List<Path> visitors;
    private final Loading loading;
    private final Catalog catalog;

    private PluginHost(PluginFolders folders, String apiVersion, List<Path> visitors, List<BotPlugin> builtInBots) {
        this.folders = folders;
        this.api = new ApiVersion(apiVersion);
        this.manager = new JarManager(api);
        Map<String, BotPlugin> bots = new LinkedHashMap<>();
        builtInBots.forEach(bot -> bots.put(bot.id(), bot));
        this.visitors = List.copyOf(visitors);
        this.loading = new Loading(manager, bots);
        load(loading, candidates(visitors), visitors);
        this.catalog = shelved();
    }

    /** What can be played with the variant files that now lie in the folders. */
    private Catalog shelved() {
        VariantShelf shelf = new VariantShelf();
        shelf.add(visitors.stream().filter(VariantFile::isName).toList(), Origin.USER, loading::obstacle);
        shelf.add(found(folders.bundled(), VariantFile::isName), Origin.BUNDLED, loading::obstacle);
        shelf.add(
                found(folders.user(), VariantFile::isName).stream()
                        .filter(file -> visitors.stream().noneMatch(visitor -> isSame(visitor, file)))
                        .toList(),
                Origin.USER,
                loading::obstacle);
        files.clear();
        files.addAll(shelf.statuses());
        return loading.catalog(
                plugins().stream().filter(plugin -> !plugin.loaded()).toList(), shelf);
    }

    /** Loads all plugins with the platform's own bots. */
    public static PluginHost open(PluginFolders folders, String apiVersion) {
        return open(folders, apiVersion, List.of(), BuiltInBots.all());
    }

    /**
     * Loads all plugins.
     *
     * @param apiVersion the version of the API this program offers
     * @param visitors jars that are loaded from where they lie, such as one that is to be checked; each takes the place
     *     of an installed plugin with the same id, and must be trusted or have come with the program
     * @param builtInBots the platform's own bots
     */
    public static PluginHost open(
            PluginFolders folders, String apiVersion, List<Path> visitors, List<BotPlugin> builtInBots) {
        return new PluginHost(folders, apiVersion, visitors, builtInBots);
    }

    private void load(Loading loading, List<Candidate> candidates, List<Path> visitors) {
        Map<String, Candidate> byId = new LinkedHashMap<>();
        for (Candidate candidate : candidates) {
            if (candidate.code().isPresent()) {
                byId.putIfAbsent(candidate.id(), candidate);
            }
        }
        loading.load(byId.values());
        for (Candidate candidate : candidates) {
            Candidate named = byId.get(candidate.id());
            boolean madeRoom = named != null && !named.equals(candidate) && visitors.contains(named.file());
            if (!madeRoom) {
                plugins.add(status(candidate, candidates, named, loading));
            }
        }
    }

    private static PluginStatus status(Candidate candidate, List<Candidate> all, Candidate named, Loading loading) {
        if (candidate.archive().problem().isPresent()) {
            return candidate.broken(candidate.archive().problem().get());
        }
        if (candidate.equals(named)) {
            return loading.status(candidate);
        }
        if (named != null && all.indexOf(named) < all.indexOf(candidate)) {
            return candidate.broken("the id '" + candidate.id() + "' is taken by " + named.file()
                    + "; remove one of the two, or give this one another Plugin-Id");
        }
        return candidate.untrusted();
    }

    /** All jars, in the order in which they may take an id. */
    private List<Candidate> candidates(List<Path> visitors) {
        Set<String> trusted = trusted();
        if (!Files.isDirectory(folders.bundled())) {
            problems.add("the plugins that came with the program are missing: there is no folder " + folders.bundled());
        }
        List<Path> bundled = jars(folders.bundled());
        List<Candidate> found = new ArrayList<>();
        for (Path jar : new LinkedHashSet<>(visitors)) {
            if (!VariantFile.isName(jar)) {
                found.add(foreign(jar, trusted, bundled));
            }
        }
        for (Path jar : bundled) {
            found.add(cameWithTheProgram(jar));
        }
        for (Path jar : jars(folders.user())) {
            if (visitors.stream().noneMatch(visitor -> isSame(visitor, jar))) {
                found.add(foreign(jar, trusted, List.of()));
            }
        }
        return found;
    }

    private Set<String> trusted() {
        try {
            return new TrustFile(folders.trustFile()).read().keySet();
        } catch (PluginFault e) {
            problems.add(e.getMessage());
            return Set.of();
        }
    }

    private Candidate cameWithTheProgram(Path jar) {
        PluginArchive archive = PluginArchive.inspect(jar, name(jar), api);
        return new Candidate(
                jar,
                Origin.BUNDLED,
                Optional.empty(),
                archive,
                archive.problem().isPresent() ? Optional.empty() : Optional.of(jar));
    }

    /**
     * A jar of the player. Trust is in bytes, not in names: what is loaded is a private copy, hashed while it was made,
     * so that nobody can put another file in its place between the check and the loading.
     */
    private Candidate foreign(Path jar, Set<String> trusted, List<Path> bundled) {
        Optional<String> sha256 = Optional.empty();
        try {
            sha256 = Optional.of(Sha256.of(jar));
            if (!trusted.contains(sha256.get()) && !isAmong(bundled, sha256.get())) {
                PluginArchive archive = PluginArchive.inspect(jar, name(jar), api);
                return new Candidate(jar, Origin.USER, sha256, archive, Optional.empty());
            }
            Path copy = copies.of(jar, sha256.get());
            PluginArchive archive = PluginArchive.inspect(copy, name(jar), api);
            return new Candidate(
                    jar,
                    Origin.USER,
                    sha256,
                    archive,
                    archive.problem().isPresent() ? Optional.empty() : Optional.of(copy));
        } catch (IOException e) {
            return new Candidate(
                    jar,
                    Origin.USER,
                    sha256,
                    PluginArchive.broken(name(jar), "", "it cannot be read: " + OneLine.of(e)),
                    Optional.empty());
        }
    }

    private static boolean isAmong(List<Path> jars, String sha256) throws IOException {
        for (Path jar : jars) {
            if (Sha256.of(jar).equals(sha256)) {
                return true;
            }
        }
        return false;
    }

    private List<Path> jars(Path folder) {
        found(folder, file -> name(file).toLowerCase(Locale.ROOT).endsWith(".zip"))
                .forEach(file ->
                        problems.add(file + " is left alone; a plugin is a single file whose name ends in .jar"));
        return found(folder, PluginHost::isJarName);
    }

    /** The files of a folder with such names, by name; a player who has installed nothing has no folder. */
    private List<Path> found(Path folder, Predicate<Path> name) {
        List<Path> found = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return found;
        }
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, name::test)) {
            all.forEach(file -> {
                if (Files.isRegularFile(file)) {
                    found.add(file);
                }
            });
        } catch (IOException | DirectoryIteratorException e) {
            problems.add("the plugin folder " + folder + " cannot be read: " + OneLine.of(e));
        }
        found.sort(Comparator.comparing(PluginHost::name));
        return found;
    }

    static boolean isJarName(Path file) {
        String name = name(file).toLowerCase(Locale.ROOT);
        return name.endsWith(".jar") && !name.startsWith(".");
    }

    static String name(Path file) {
        return file.getFileName().toString();
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            return one.toAbsolutePath()
                    .normalize()
                    .equals(other.toAbsolutePath().normalize());
        }
    }

    /**
     * What became of every jar: the visitors, those that came with the program, the player's, each by file name; then of every
     * variant file. A jar whose place a visitor takes is not listed.
     */
    public List<PluginStatus> plugins() {
        List<PluginStatus> all = new ArrayList<>(plugins);
        all.addAll(files);
        return List.copyOf(all);
    }

    /** What is wrong besides single plugins, such as a damaged trust file: a line each. */
    public List<String> problems() {
        return List.copyOf(problems);
    }

    /** What can be played. */
    public Catalog catalog() {
        return catalog;
    }

    /**
     * Installing, trusting and removing. With variant files it takes effect at once, with plugins when the program is started
     * again.
     */
    public PluginFolder folder() {
        return new PluginFolder(folders, api, this::plugins, this::rereadVariants);
    }

    /** Looks again which variant files there are. */
    public void rereadVariants() {
        catalog.become(shelved());
    }

    /** Lets go of all plugins. Games made from them must not be used any more. */
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

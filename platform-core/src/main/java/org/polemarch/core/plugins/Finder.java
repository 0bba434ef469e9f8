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
import java.util.function.Function;
import java.util.function.Predicate;
import org.polemarch.core.plugins.PluginStatus.Origin;
import org.polemarch.core.wiring.OneLine;

/** Finds plugins and looks at them without running any of their code. */
final class Finder {

    private final PluginFolders folders;
    private final ApiVersion api;
    private final List<Path> visitors;
    private final Map<String, TrustFile.Entry> trusted = new LinkedHashMap<>();
    private final List<String> problems = new ArrayList<>();
    private Optional<String> leftOut = Optional.empty();

    Finder(PluginFolders folders, ApiVersion api, List<Path> visitors) {
        this.folders = folders;
        this.api = api;
        this.visitors = List.copyOf(new LinkedHashSet<>(visitors));
        try {
            trusted.putAll(new TrustFile(folders.trustFile()).read());
        } catch (PluginFault e) {
            problems.add(e.getMessage());
        }
    }

    /** Also trusts the visitors while this program is running. */
    Finder trustingVisitors() {
        for (Path visitor : visitors) {
            try {
                trusted.put(Sha256.of(visitor), TrustFile.Entry.NONE);
            } catch (IOException e) {
                problems.add(visitor + " cannot be read: " + OneLine.of(e));
            }
        }
        return this;
    }

    /** Leaves out everything the player has installed, for this reason. */
    void leaveOut(String why) {
        leftOut = Optional.of(why);
    }

    List<Path> visitors() {
        return visitors;
    }

    /** Problems that don't concern a single plugin, one line each. */
    List<String> problems() {
        return problems;
    }

    /** All jars, in the order in which they may take an id. */
    List<Candidate> candidates(PrivateCopies copies) {
        if (!Files.isDirectory(folders.bundled())) {
            problems.add("the plugins that came with the program are missing: there is no folder " + folders.bundled());
        }
        List<Path> bundled = jars(folders.bundled());
        List<Candidate> found = new ArrayList<>();
        visitors.stream()
                .filter(visitor -> !VariantFile.isName(visitor))
                .forEach(jar -> found.add(foreign(jar, bundled, copies)));
        bundled.forEach(jar -> found.add(cameWithTheProgram(jar)));
        for (Path jar : jars(folders.user())) {
            if (!isVisitor(jar)) {
                Candidate candidate = foreign(jar, List.of(), copies);
                found.add(leftOut.isPresent() ? candidate.leaveOut(leftOut.get()) : candidate);
            }
        }
        return found;
    }

    /** Those that are to be loaded, by id: of several with the same id the first. */
    static Map<String, Candidate> byId(List<Candidate> candidates) {
        Map<String, Candidate> byId = new LinkedHashMap<>();
        for (Candidate candidate : candidates) {
            if (candidate.code().isPresent()) {
                byId.putIfAbsent(candidate.id(), candidate);
            }
        }
        return byId;
    }

    /** What became of all candidates; of those that were to be loaded, the caller knows. */
    List<PluginStatus> statuses(List<Candidate> all, Function<Candidate, PluginStatus> loaded) {
        Map<String, Candidate> byId = byId(all);
        List<PluginStatus> statuses = new ArrayList<>();
        for (Candidate candidate : all) {
            Candidate named = byId.get(candidate.id());
            boolean madeRoom = named != null && !named.equals(candidate) && visitors.contains(named.file());
            if (!madeRoom) {
                statuses.add(status(candidate, all, named, loaded));
            }
        }
        return statuses;
    }

    private PluginStatus status(
            Candidate candidate, List<Candidate> all, Candidate named, Function<Candidate, PluginStatus> loaded) {
        if (candidate.archive().problem().isPresent()) {
            return candidate.broken(candidate.archive().problem().get());
        }
        if (candidate.leftOut().isPresent()) {
            return candidate.isLeftOut(candidate.leftOut().get());
        }
        if (candidate.equals(named)) {
            return loaded.apply(candidate);
        }
        if (named != null && all.indexOf(named) < all.indexOf(candidate)) {
            return candidate.broken("the id '" + candidate.id() + "' is taken by " + named.file()
                    + "; remove one of the two, or give this one another Plugin-Id");
        }
        return untrusted(candidate);
    }

    private PluginStatus untrusted(Candidate candidate) {
        return candidate.untrusted(trusted.values().stream()
                .filter(entry -> entry.plugin().equals(candidate.id()))
                .findFirst()
                .map(TrustFile.Entry::onItsDay));
    }

    /** The variant files that lie in the folders now. */
    VariantShelf shelf(Function<VariantFile, Optional<String>> obstacle) {
        VariantShelf shelf = new VariantShelf(obstacle);
        shelf.add(visitors.stream().filter(VariantFile::isName).toList(), Origin.USER);
        shelf.add(found(folders.bundled(), VariantFile::isName), Origin.BUNDLED);
        shelf.add(found(folders.user(), file -> VariantFile.isName(file) && !isVisitor(file)), Origin.USER);
        return shelf;
    }

    private Candidate cameWithTheProgram(Path jar) {
        PluginArchive archive = PluginArchive.inspect(jar, PluginHost.name(jar), api);
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
    private Candidate foreign(Path jar, List<Path> bundled, PrivateCopies copies) {
        String name = PluginHost.name(jar);
        Optional<String> sha256 = Optional.empty();
        try {
            sha256 = Optional.of(Sha256.of(jar));
            if (!trusted.containsKey(sha256.get()) && !isAmong(bundled, sha256.get())) {
                PluginArchive archive = PluginArchive.inspect(jar, name, api);
                return new Candidate(jar, Origin.USER, sha256, archive, Optional.empty());
            }
            Path copy = copies.of(jar, sha256.get());
            PluginArchive archive = PluginArchive.inspect(copy, name, api);
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
                    PluginArchive.broken(name, "", "it cannot be read: " + OneLine.of(e)),
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
        found(folder, file -> PluginHost.name(file).toLowerCase(Locale.ROOT).endsWith(".zip"))
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

    private boolean isVisitor(Path file) {
        return visitors.stream().anyMatch(visitor -> isSame(visitor, file));
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
}

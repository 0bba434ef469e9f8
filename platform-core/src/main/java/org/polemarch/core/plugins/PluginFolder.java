package org.polemarch.core.plugins;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.polemarch.core.disk.WholeFile;
import org.polemarch.core.plugins.PluginStatus.Origin;
import org.polemarch.core.wiring.DidYouMean;
import org.polemarch.core.wiring.OneLine;
import org.polemarch.core.words.CoreWords;

/**
 * The player's own plugins on disk. Nothing here loads or unloads code, so a jar can be installed, trusted and removed
 * while the program runs; it takes effect at the next start, that of a variant file at once. Every
 * {@link PluginFault} leaves everything as it was.
 */
public final class PluginFolder {

    public record Trusted(String sha256, String plugin, String file) {}

    private final PluginFolders folders;
    private final ApiVersion api;
    private final Supplier<List<PluginStatus>> found;
    private final Runnable variantsChanged;
    private final PreviousVersions previous;

    PluginFolder(PluginFolders folders, ApiVersion api, Supplier<List<PluginStatus>> found, Runnable variantsChanged) {
        this.folders = folders;
        this.api = api;
        this.found = found;
        this.variantsChanged = variantsChanged;
        this.previous = new PreviousVersions(folders);
    }

    /** The folder as it lies on disk. No code of any plugin runs, so this is for those who list, trust and remove. */
    public static PluginFolder of(PluginFolders folders, String apiVersion) {
        ApiVersion api = new ApiVersion(apiVersion);
        return new PluginFolder(folders, api, () -> look(folders, api), () -> {});
    }

    /** The id that a jar or a variant file gives itself, if it can be read. */
    public static Optional<String> idOf(Path file, String apiVersion) {
        try {
            return Optional.of(Incoming.of(file, new ApiVersion(apiVersion)).id());
        } catch (PluginFault e) {
            return Optional.empty();
        }
    }

    private static List<PluginStatus> look(PluginFolders folders, ApiVersion api) {
        Finder finder = new Finder(folders, api, List.of());
        try (PrivateCopies copies = new PrivateCopies()) {
            List<Candidate> candidates = finder.candidates(copies);
            Map<String, Candidate> byId = Finder.byId(candidates);
            List<PluginStatus> all = new ArrayList<>(finder.statuses(candidates, each -> ready(each, byId)));
            finder.shelf(variant -> Optional.empty()).statuses().forEach(status -> all.add(status.ready()));
            return all;
        }
    }

    private static PluginStatus ready(Candidate candidate, Map<String, Candidate> byId) {
        return Needs.unmet(
                        candidate.archive(),
                        id -> Optional.ofNullable(byId.get(id))
                                .map(each -> each.archive().version()),
                        id -> false)
                .map(candidate::broken)
                .orElseGet(candidate::ready);
    }

    public List<PluginStatus> plugins() {
        return found.get();
    }

    private Stream<PluginStatus> known() {
        return found.get().stream();
    }

    /** Problems that don't concern a single plugin, such as a damaged trust file, one line each. */
    public List<String> problems() {
        Finder finder = new Finder(folders, api, List.of());
        try (PrivateCopies copies = new PrivateCopies()) {
            finder.candidates(copies);
        }
        List<String> problems = new ArrayList<>(finder.problems());
        new StartMark(folders.startMark())
                .died()
                .ifPresent(died -> problems.add("the last start failed while loading " + died.line()
                        + "; the next start leaves out the plugins you installed"));
        return problems;
    }

    /** What is known about one of {@link #plugins()} without running it. */
    public PluginFacts facts(PluginStatus plugin) {
        return new Inquiry(folders, api).facts(plugin, previous.of(plugin.id()));
    }

    /** The file a name stands for: itself, or that of an installed plugin with this id. */
    public Optional<Path> file(String what) {
        return known().filter(plugin -> isNamed(plugin, what))
                .findFirst()
                .map(PluginStatus::file)
                .or(() -> fileOutside(what));
    }

    /**
     * Copies a jar or a variant file into the player's folder. It is looked at first and nothing is written over. A variant file
     * can be used at once; a jar is trusted only if its hash was before, and its status is what the next start will make of it,
     * as far as that can be told without running it.
     */
    public PluginStatus install(Path file) {
        Incoming incoming = Incoming.of(file, api);
        requireFree(incoming);
        return written(incoming, Optional.empty());
    }

    private void requireFree(Incoming incoming) {
        named(incoming.id()).ifPresent(present -> {
            throw new PluginFault("plugin '" + incoming.id() + "' is already "
                    + (present.origin() == Origin.BUNDLED
                            ? "part of the program; give yours another " + incoming.what()
                            : "installed as " + present.file() + "; to replace it: polemarch plugins update "
                                    + incoming.typed()));
        });
    }

    /** A {@link PluginFault} says why {@link #install} or {@link #replace} would refuse a file. */
    public void requireInstallable(Path file, boolean replace) {
        Incoming incoming = Incoming.of(file, api);
        if (!incoming.isVariantFile()) {
            Map<String, String> versions = new LinkedHashMap<>();
            known().forEach(each -> versions.putIfAbsent(each.id(), each.version()));
            Needs.unmet(Incoming.inspected(file, api), id -> Optional.ofNullable(versions.get(id)), id -> false)
                    .ifPresent(why -> {
                        throw new PluginFault(file + " cannot be used: " + why);
                    });
        }
        if (replace && isInstalled(incoming)) {
            requireUpdate(file);
        } else {
            requireFree(incoming);
        }
    }

    private boolean isInstalled(Incoming incoming) {
        return named(incoming.id())
                .filter(present -> present.origin() == Origin.USER)
                .isPresent();
    }

    /** A {@link PluginFault} says why {@link #update} would refuse a file. */
    public void requireUpdate(Path file) {
        Incoming incoming = Incoming.of(file, api);
        PluginStatus present = theOne(incoming.id());
        if (present.origin() == Origin.BUNDLED) {
            throw new PluginFault("plugin '" + incoming.id() + "' came with the program and is updated with it");
        }
        requireSameAuthor(present, incoming);
    }

    /** As {@link #install}, but it may take the place of what is installed under its id; that is kept, see {@link #back}. */
    public PluginStatus replace(Path file) {
        return isInstalled(Incoming.of(file, api)) ? update(file) : install(file);
    }

    /**
     * Puts another version in the place of an installed one, which is kept, see {@link #back}. What was signed by its author is
     * updated by the same author only.
     */
    public PluginStatus update(Path file) {
        Incoming incoming = Incoming.of(file, api);
        requireUpdate(file);
        PluginStatus present = theOne(incoming.id());
        if (present.sha256().equals(Optional.of(Sha256.of(incoming.bytes())))) {
            return present;
        }
        previous.keep(present.id(), present.file());
        return written(incoming, Optional.of(present.file()));
    }

    private static void requireSameAuthor(PluginStatus present, Incoming incoming) {
        if (VariantFile.isName(present.file())) {
            return;
        }
        SortedSet<String> before = SignerKeys.of(present.file());
        if (before.isEmpty()) {
            return;
        }
        SortedSet<String> now = incoming.isVariantFile() ? new TreeSet<>() : SignerKeys.of(incoming.file());
        if (Collections.disjoint(before, now)) {
            throw new PluginFault(incoming.file() + " is not an update of '" + present.id()
                    + "': the installed one is signed with key "
                    + before.first().substring(0, 16) + ", this one "
                    + (now.isEmpty() ? "is not signed" : "with " + now.first().substring(0, 16))
                    + "; if you trust the new author, remove the old one first: polemarch plugins remove "
                    + present.id());
        }
    }

    /** Brings back the version before the last update, and keeps the one that was there instead of it. */
    public PluginStatus back(String what) {
        PluginStatus present = theOne(what);
        Path kept = previous.of(present.id())
                .orElseThrow(() -> new PluginFault(
                        "there is no version of '" + present.id() + "' to go back to; only an update keeps one"));
        Incoming incoming = Incoming.of(kept, api);
        previous.keep(present.id(), present.file());
        return written(incoming, Optional.of(present.file()));
    }

    private PluginStatus written(Incoming incoming, Optional<Path> inPlaceOf) {
        String sha256 = Sha256.of(incoming.bytes());
        boolean trusted = !incoming.isVariantFile()
                && new TrustFile(folders.trustFile()).read().containsKey(sha256);
        Path target = folders.user().resolve(incoming.fileName());
        write(target, incoming.bytes(), inPlaceOf);
        if (incoming.isVariantFile()) {
            variantsChanged.run();
            return known().filter(each -> each.file().equals(target))
                    .findFirst()
                    .orElseThrow();
        }
        PluginArchive archive = PluginArchive.inspect(target, incoming.fileName(), api);
        Candidate installed = new Candidate(target, Origin.USER, Optional.of(sha256), archive, Optional.empty());
        return trusted ? installed.loaded() : installed.untrusted(Optional.empty());
    }

    private Optional<PluginStatus> named(String id) {
        return known().filter(each -> each.id().equals(id)).findFirst();
    }

    private static void write(Path target, byte[] bytes, Optional<Path> inPlaceOf) {
        try {
            if (inPlaceOf.equals(Optional.of(target))) {
                WholeFile.replace(WholeFile.own(target), bytes);
            } else {
                WholeFile.create(WholeFile.own(target), bytes);
                inPlaceOf.ifPresent(PluginFolder::delete);
            }
        } catch (FileAlreadyExistsException e) {
            throw new PluginFault(
                    "there is already a file " + target + "; remove it first: polemarch plugins remove "
                            + target.getFileName(),
                    e);
        } catch (IOException e) {
            throw new PluginFault("the plugin cannot be written to " + target + ": " + OneLine.of(e), e);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new PluginFault(file + " cannot be deleted: " + OneLine.of(e), e);
        }
    }

    /** Trusts a jar from now on: an installed one by plugin id or file name, any by its path, any by its SHA-256. */
    public Trusted trust(String what) {
        Trusted trusted = trusted(what);
        new TrustFile(folders.trustFile())
                .add(trusted.sha256(), new TrustFile.Entry(trusted.plugin(), trusted.file(), Instant.now()));
        return trusted;
    }

    private Trusted trusted(String what) {
        if (Sha256.looksLikeOne(what)) {
            String sha256 = what.toLowerCase(Locale.ROOT);
            return known().filter(each -> each.sha256().equals(Optional.of(sha256)))
                    .findFirst()
                    .map(each -> new Trusted(sha256, each.id(), PluginHost.name(each.file())))
                    .orElse(new Trusted(sha256, "", ""));
        }
        Optional<Path> file = fileOutside(what);
        if (file.isPresent()) {
            return trusted(file.get());
        }
        PluginStatus plugin = theOne(what);
        if (plugin.origin() == Origin.BUNDLED) {
            throw new PluginFault("plugin '" + what + "' came with the program and is trusted already");
        }
        if (VariantFile.isName(plugin.file())) {
            throw new PluginFault("variant '" + what + "' has no code and needs no trust");
        }
        return trusted(plugin.file());
    }

    private Trusted trusted(Path jar) {
        byte[] bytes = Incoming.jar(jar);
        return new Trusted(Sha256.of(bytes), Incoming.inspected(jar, api).id(), PluginHost.name(jar));
    }

    /** A path to a jar, as opposed to the id or the file name of an installed one. */
    private Optional<Path> fileOutside(String what) {
        if (known().anyMatch(plugin -> isNamed(plugin, what))) {
            return Optional.empty();
        }
        try {
            return Optional.of(Path.of(what)).filter(Files::isRegularFile);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Deletes an installed plugin, named by its id or file name, and forgets that it was trusted. */
    public PluginStatus remove(String what) {
        PluginStatus plugin = theOne(what);
        if (plugin.origin() == Origin.BUNDLED) {
            throw new PluginFault("plugin '" + what + "' came with the program and cannot be removed");
        }
        delete(plugin.file());
        previous.forget(plugin.id());
        if (VariantFile.isName(plugin.file())) {
            variantsChanged.run();
        } else {
            plugin.sha256().filter(hash -> !isAnother(plugin, hash)).ifPresent(this::distrust);
        }
        return plugin;
    }

    private boolean isAnother(PluginStatus plugin, String sha256) {
        return known().anyMatch(each ->
                !each.file().equals(plugin.file()) && each.sha256().equals(Optional.of(sha256)));
    }

    private void distrust(String sha256) {
        TrustFile trust = new TrustFile(folders.trustFile());
        try {
            trust.read();
        } catch (PluginFault e) {
            return; // a damaged trust file trusts nothing, and must not keep a player from removing a plugin
        }
        trust.drop(sha256);
    }

    private PluginStatus theOne(String what) {
        List<PluginStatus> named =
                known().filter(plugin -> isNamed(plugin, what)).toList();
        if (named.size() > 1) {
            throw new PluginFault("there are " + named.size() + " plugins '" + what + "'; say which by its file name: "
                    + String.join(
                            ", ",
                            named.stream()
                                    .map(plugin -> PluginHost.name(plugin.file()))
                                    .toList()));
        }
        if (named.isEmpty()) {
            Set<String> ids = new LinkedHashSet<>();
            known().forEach(plugin -> ids.add(plugin.id()));
            throw new PluginFault(DidYouMean.line(CoreWords.of("unknown.plugin"), what, ids));
        }
        return named.get(0);
    }

    private static boolean isNamed(PluginStatus plugin, String what) {
        return plugin.id().equals(what) || PluginHost.name(plugin.file()).equals(what);
    }
}

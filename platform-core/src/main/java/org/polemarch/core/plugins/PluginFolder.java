package org.polemarch.core.plugins;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.polemarch.core.plugins.PluginStatus.Origin;
import org.polemarch.core.wiring.DidYouMean;
import org.polemarch.core.wiring.OneLine;

/**
 * The player's own plugins on disk. Nothing here loads or unloads code, so a jar can be installed, trusted and removed
 * while the program runs; it takes effect at the next start, that of a variant file at once. Every {@link PluginFault} leaves everything as it was.
 */
public final class PluginFolder {

    public record Trusted(String sha256, String plugin, String file) {}

    private final PluginFolders folders;
    private final ApiVersion api;
    private final Supplier<List<PluginStatus>> found;
    private final Runnable variantsChanged;

    PluginFolder(PluginFolders folders, ApiVersion api, Supplier<List<PluginStatus>> found, Runnable variantsChanged) {
        this.folders = folders;
        this.api = api;
        this.found = found;
        this.variantsChanged = variantsChanged;
    }

    /** The folder as it lies on disk. No code of any plugin runs, so this is for those who list, trust and remove. */
    public static PluginFolder of(PluginFolders folders, String apiVersion) {
        ApiVersion api = new ApiVersion(apiVersion);
        return new PluginFolder(folders, api, () -> look(folders, api), () -> {});
    }

    private static List<PluginStatus> look(PluginFolders folders, ApiVersion api) {
        Finder finder = new Finder(folders, api, List.of());
        try (PrivateCopies copies = new PrivateCopies()) {
            List<PluginStatus> all = new ArrayList<>(finder.statuses(finder.candidates(copies), Candidate::ready));
            finder.shelf(variant -> Optional.empty()).statuses().forEach(status -> all.add(status.ready()));
            return all;
        }
    }

    public List<PluginStatus> plugins() {
        return found.get();
    }

    private Stream<PluginStatus> known() {
        return found.get().stream();
    }

    /**
     * Copies a jar or a variant file into the player's folder. It is looked at first and nothing is written over. A variant file
     * can be used at once; a jar is trusted only if its hash was before, and its status is what the next start will make of it,
     * as far as that can be told without running it.
     */
    public PluginStatus install(Path file) {
        if (VariantFile.isName(file)) {
            return installVariant(file);
        }
        byte[] bytes = read(file);
        String sha256 = Sha256.of(bytes);
        PluginArchive archive = inspected(file);
        requireFree(archive.id(), "Plugin-Id");
        boolean trusted = new TrustFile(folders.trustFile()).read().containsKey(sha256);
        Path target = folders.user().resolve(archive.id() + "-" + archive.version() + ".jar");
        create(target, bytes);
        Candidate installed = new Candidate(target, Origin.USER, Optional.of(sha256), archive, Optional.empty());
        return trusted ? installed.loaded() : installed.untrusted();
    }

    private PluginStatus installVariant(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new PluginFault("there is no file " + file);
        }
        try {
            byte[] bytes = VariantFile.bytes(file);
            VariantFile variant = VariantFile.of(bytes);
            requireFree(variant.info().id(), "id");
            Path target = folders.user().resolve(variant.info().id() + VariantFile.ENDING);
            create(target, bytes);
            variantsChanged.run();
            return known().filter(each -> each.file().equals(target))
                    .findFirst()
                    .orElse(VariantShelf.status(variant, bytes, target, Origin.USER));
        } catch (PluginFault e) {
            throw new PluginFault(file + " cannot be used: " + e.getMessage(), e);
        }
    }

    private void requireFree(String id, String what) {
        known().filter(each -> each.id().equals(id)).findFirst().ifPresent(present -> {
            throw new PluginFault("plugin '" + id + "' is already "
                    + (present.origin() == Origin.BUNDLED
                            ? "part of the program; give yours another " + what
                            : "installed as " + present.file() + "; first remove it: polemarch plugins remove " + id));
        });
    }

    private static void create(Path target, byte[] bytes) {
        try {
            SafeFile.create(target, bytes);
        } catch (FileAlreadyExistsException e) {
            throw new PluginFault(
                    "there is already a file " + target + "; remove it first: polemarch plugins remove "
                            + target.getFileName(),
                    e);
        } catch (IOException e) {
            throw new PluginFault("the plugin cannot be written to " + target + ": " + OneLine.of(e), e);
        }
    }

    private static byte[] read(Path jar) {
        if (!Files.isRegularFile(jar)) {
            throw new PluginFault("there is no file " + jar + "; name the jar of a plugin");
        }
        if (!PluginHost.isJarName(jar)) {
            throw new PluginFault(
                    jar
                            + " is no plugin; a plugin is a single file whose name ends in .jar, or in .variant.json if it has no code");
        }
        try {
            return Files.readAllBytes(jar);
        } catch (IOException | OutOfMemoryError e) {
            throw new PluginFault(jar + " cannot be read: " + OneLine.of(e), e);
        }
    }

    private PluginArchive inspected(Path jar) {
        PluginArchive archive = PluginArchive.inspect(jar, PluginHost.name(jar), api);
        if (archive.problem().isPresent()) {
            throw new PluginFault(jar + " cannot be used: " + archive.problem().get());
        }
        return archive;
    }

    /** Trusts a jar from now on: an installed one by plugin id or file name, any by its path, any by its SHA-256. */
    public Trusted trust(String what) {
        Trusted trusted = trusted(what);
        new TrustFile(folders.trustFile()).add(trusted.sha256(), new TrustFile.Entry(trusted.plugin(), trusted.file()));
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
        byte[] bytes = read(jar);
        return new Trusted(Sha256.of(bytes), inspected(jar).id(), PluginHost.name(jar));
    }

    /** A path to a jar, as against the id or the file name of an installed one. */
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

    /** Deletes an installed plugin, named by its id or file name, and trusts it no longer. */
    public PluginStatus remove(String what) {
        PluginStatus plugin = theOne(what);
        if (plugin.origin() == Origin.BUNDLED) {
            throw new PluginFault("plugin '" + what + "' came with the program and cannot be removed");
        }
        try {
            Files.deleteIfExists(plugin.file());
        } catch (IOException e) {
            throw new PluginFault(plugin.file() + " cannot be deleted: " + OneLine.of(e), e);
        }
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
            throw new PluginFault(DidYouMean.line("plugin", what, ids));
        }
        return named.get(0);
    }

    private static boolean isNamed(PluginStatus plugin, String what) {
        return plugin.id().equals(what) || PluginHost.name(plugin.file()).equals(what);
    }
}

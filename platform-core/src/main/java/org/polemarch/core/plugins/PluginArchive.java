package org.polemarch.core.plugins;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.pf4j.ManifestPluginDescriptorFinder;
import org.pf4j.PluginDependency;

/**
 * What is known about a plugin jar without running any of its code: its identity, its content, and whether it can be
 * loaded.
 *
 * @param id the id its manifest gives; the file name where there is none
 * @param version the version its manifest gives; empty where there is none
 * @param imprint who made it, as it says
 * @param dependencies the plugins it needs
 * @param extensions the classes its own index names, each once
 * @param problem why it cannot be loaded
 */
record PluginArchive(
        String id,
        String version,
        Imprint imprint,
        List<PluginDependency> dependencies,
        List<String> extensions,
        Optional<String> problem) {

    static final String INDEX = "META-INF/extensions.idx";

    /** The JDK complains about odd manifests on the terminal; what matters of that we say ourselves. */
    private static final Logger JDK_LOG = Logger.getLogger("java.util.jar");

    static {
        JDK_LOG.setLevel(Level.OFF);
    }

    private static final List<String> HOST_PACKAGES = List.of("org/polemarch/api/", "org/polemarch/core/");
    private static final Pattern VERSIONED = Pattern.compile("^META-INF/versions/\\d+/");

    /** More than any real manifest or index has; a jar that nobody trusts yet must not fill the memory. */
    private static final int LARGEST_TEXT = 1 << 20;

    PluginArchive {
        dependencies = List.copyOf(dependencies);
        extensions = List.copyOf(extensions);
    }

    /** Looks into a jar that is known to the player by a file name. */
    static PluginArchive inspect(Path jar, String fileName, ApiVersion api) {
        String name = fileName.replaceFirst("(?i)\\.jar$", "");
        try (JarFile archive = new JarFile(jar.toFile(), false)) {
            JarEntry manifest = archive.getJarEntry(JarFile.MANIFEST_NAME);
            if (manifest == null) {
                return broken(
                        name,
                        "",
                        "it has no META-INF/MANIFEST.MF; a plugin names itself there by Plugin-Id, "
                                + "Plugin-Version and Plugin-Requires");
            }
            Attributes attributes =
                    new Manifest(new ByteArrayInputStream(content(manifest, archive))).getMainAttributes();
            return inspect(name, attributes, archive, api);
        } catch (IOException | RuntimeException e) {
            return broken(name, "", "it is not a readable jar: " + e.getMessage());
        }
    }

    private static PluginArchive inspect(String name, Attributes manifest, JarFile archive, ApiVersion api)
            throws IOException {
        String id = value(manifest, ManifestPluginDescriptorFinder.PLUGIN_ID);
        String version = value(manifest, ManifestPluginDescriptorFinder.PLUGIN_VERSION);
        Set<String> extensions = extensions(archive);
        Optional<String> problem = problem(manifest, archive, extensions, api);
        return new PluginArchive(
                id.isEmpty() ? name : id,
                version,
                Imprint.of(manifest),
                dependencies(manifest),
                new ArrayList<>(extensions),
                problem);
    }

    private static Optional<String> problem(
            Attributes manifest, JarFile archive, Set<String> extensions, ApiVersion api) {
        return firstOf(
                () -> badManifest(manifest),
                () -> api.refusal(value(manifest, ManifestPluginDescriptorFinder.PLUGIN_REQUIRES)),
                () -> hostClass(archive),
                () -> badIndex(archive, extensions));
    }

    private interface Check {
        Optional<String> problem();
    }

    private static Optional<String> firstOf(Check... checks) {
        for (Check check : checks) {
            Optional<String> problem = check.problem();
            if (problem.isPresent()) {
                return problem;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> badManifest(Attributes manifest) {
        String id = value(manifest, ManifestPluginDescriptorFinder.PLUGIN_ID);
        String version = value(manifest, ManifestPluginDescriptorFinder.PLUGIN_VERSION);
        if (id.isEmpty()) {
            return Optional.of("its manifest has no Plugin-Id; add one, such as Plugin-Id: my-game");
        }
        if (!id.matches("[A-Za-z0-9][A-Za-z0-9._-]*")) {
            return Optional.of("its Plugin-Id '" + id + "' must be made of letters, digits, dots and hyphens");
        }
        if (!ApiVersion.isVersion(version)) {
            return Optional.of("its Plugin-Version '" + version + "' is not a version; write it as 1.0.0");
        }
        // A class path of its own would bring in code that no hash covers.
        if (!value(manifest, Attributes.Name.CLASS_PATH.toString()).isEmpty()) {
            return Optional.of("its manifest has a Class-Path; put what the plugin needs into the jar itself");
        }
        return Optional.empty();
    }

    private static Optional<String> hostClass(JarFile archive) {
        Enumeration<JarEntry> entries = archive.entries();
        while (entries.hasMoreElements()) {
            String entry = entries.nextElement().getName();
            String path = VERSIONED.matcher(entry).replaceFirst("");
            if (path.endsWith(".class") && HOST_PACKAGES.stream().anyMatch(path::startsWith)) {
                return Optional.of("it contains its own copy of the API (" + entry
                        + "); depend on plugin-api with scope 'provided', so that it is not packed");
            }
        }
        return Optional.empty();
    }

    private static Optional<String> badIndex(JarFile archive, Set<String> extensions) {
        if (archive.getJarEntry(INDEX) == null) {
            return Optional.of("it has no " + INDEX
                    + "; mark the plugin class with @Extension and compile with PF4J's annotation processor named");
        }
        if (extensions.isEmpty()) {
            return Optional.of("its " + INDEX + " names no extension; mark the plugin class with @Extension");
        }
        return extensions.stream()
                .filter(name -> archive.getJarEntry(name.replace('.', '/') + ".class") == null)
                .findFirst()
                .map(name -> "its " + INDEX + " names " + name + ", which the jar does not contain");
    }

    /** The index of this jar alone: class loaders would also find the index of a plugin it depends on. */
    private static Set<String> extensions(JarFile archive) throws IOException {
        Set<String> names = new LinkedHashSet<>();
        JarEntry index = archive.getJarEntry(INDEX);
        if (index == null) {
            return names;
        }
        new String(content(index, archive), StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.replaceFirst("#.*", "").strip())
                .filter(name -> !name.isEmpty())
                .forEach(names::add);
        return names;
    }

    private static byte[] content(JarEntry entry, JarFile archive) throws IOException {
        try (InputStream in = archive.getInputStream(entry)) {
            byte[] content = in.readNBytes(LARGEST_TEXT + 1);
            if (content.length > LARGEST_TEXT) {
                throw new IOException(entry.getName() + " has more than " + LARGEST_TEXT + " bytes");
            }
            return content;
        }
    }

    private static List<PluginDependency> dependencies(Attributes manifest) {
        return Arrays.stream(value(manifest, ManifestPluginDescriptorFinder.PLUGIN_DEPENDENCIES)
                        .split(","))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .map(PluginDependency::new)
                .toList();
    }

    private static String value(Attributes manifest, String key) {
        String value = manifest.getValue(key);
        return value == null ? "" : value.strip();
    }

    static PluginArchive broken(String id, String version, String problem) {
        return new PluginArchive(id, version, Imprint.NONE, List.of(), List.of(), Optional.of(problem));
    }
}

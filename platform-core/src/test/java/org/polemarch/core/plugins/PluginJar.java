package org.polemarch.core.plugins;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A plugin jar made as its author would make it: sources outside this build, compiled against the API alone, packed with a
 * manifest and an index.
 */
final class PluginJar {

    /** What was compiled before in this JVM: most tests change only what is packed around the classes. */
    private static final Map<List<Object>, Map<String, byte[]>> COMPILED = new ConcurrentHashMap<>();

    private final Map<String, String> manifest = new LinkedHashMap<>();
    private final Map<String, byte[]> entries = new LinkedHashMap<>();
    private final List<Path> alsoOnClassPath = new ArrayList<>();
    private final Map<String, String> sources = new LinkedHashMap<>();
    private List<String> compilerOptions = List.of("-proc:none");

    private PluginJar(String id, String version) {
        manifest.put("Plugin-Id", id);
        manifest.put("Plugin-Version", version);
        manifest.put("Plugin-Requires", "0.1.0");
    }

    /** A jar with a good manifest and nothing in it. */
    static PluginJar plugin(String id, String version) {
        return new PluginJar(id, version);
    }

    /** The tiny game of the test resources. */
    static PluginJar pebbles() {
        return plugin("pebbles", "1.0.0").folder("pebbles").index("org.example.pebbles.PebblesPlugin");
    }

    /** Its variant that overrides a binding; it is compiled against the game's jar. */
    static PluginJar misere(Path pebbles) {
        return plugin("misere", "1.1.0")
                .with("Plugin-Dependencies", "pebbles")
                .against(pebbles)
                .folder("misere")
                .index("org.example.misere.MiserePlugin");
    }

    /** Its variant by merge patch alone. */
    static PluginJar bigHeap() {
        return plugin("big-heap", "1.2.0").folder("bigheap").index("org.example.bigheap.BigHeapPlugin");
    }

    /** A plugin with one extension class, written in the test. */
    static PluginJar of(String id, String className, String source) {
        return plugin(id, "1.0.0").source(className, source).index(className);
    }

    PluginJar with(String attribute, String value) {
        manifest.put(attribute, value);
        return this;
    }

    PluginJar without(String attribute) {
        manifest.remove(attribute);
        return this;
    }

    PluginJar index(String... classNames) {
        return entry(PluginArchive.INDEX, String.join("\n", classNames) + "\n");
    }

    PluginJar noIndex() {
        entries.remove(PluginArchive.INDEX);
        return this;
    }

    /** Lets PF4J's annotation processor write the index. */
    PluginJar processed() {
        compilerOptions = List.of("-processor", "org.pf4j.processor.ExtensionAnnotationProcessor");
        return noIndex();
    }

    PluginJar entry(String name, String text) {
        entries.put(name, text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    PluginJar entry(String name, byte[] content) {
        entries.put(name, content);
        return this;
    }

    PluginJar against(Path jar) {
        alsoOnClassPath.add(jar);
        return this;
    }

    PluginJar source(String className, String text) {
        sources.put(className.replace('.', '/') + ".java", text);
        return this;
    }

    /** Changes a source before it is compiled. */
    PluginJar replace(String path, String old, String changed) {
        String text = sources.get(path);
        if (!text.contains(old)) {
            throw new AssertionError(path + " does not contain " + old);
        }
        sources.put(path, text.replace(old, changed));
        return this;
    }

    /** Leaves something out. */
    PluginJar drop(String entry) {
        if (entries.remove(entry) == null) {
            throw new AssertionError("there is no " + entry);
        }
        return this;
    }

    /** Everything in a folder of the test resources: sources are compiled, the rest is packed as it is. */
    private PluginJar folder(String name) {
        try {
            Path root = Path.of(PluginJar.class.getResource("/foreign/" + name).toURI());
            for (Path file : files(root)) {
                String path = root.relativize(file).toString().replace('\\', '/');
                if (path.endsWith(".java")) {
                    sources.put(path, Files.readString(file));
                } else {
                    entries.put(path, Files.readAllBytes(file));
                }
            }
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Compiles and packs it into a folder, as {@code id.jar}. */
    Path into(Path folder) {
        return as(folder.resolve(manifest.getOrDefault("Plugin-Id", "nameless") + ".jar"));
    }

    /** Compiles and packs it. */
    Path as(Path jar) {
        try {
            Files.createDirectories(jar.getParent());
            Manifest header = new Manifest();
            header.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
            manifest.forEach((name, value) -> header.getMainAttributes().putValue(name, value));
            Map<String, byte[]> packed = new LinkedHashMap<>(entries);
            packed.putAll(COMPILED.computeIfAbsent(
                    List.of(Map.copyOf(sources), compilerOptions, List.copyOf(alsoOnClassPath)), key -> compiled()));
            try (OutputStream out = Files.newOutputStream(jar);
                    JarOutputStream archive = new JarOutputStream(out)) {
                archive.putNextEntry(timeless(JarFile.MANIFEST_NAME));
                header.write(archive);
                for (Map.Entry<String, byte[]> entry : packed.entrySet()) {
                    archive.putNextEntry(timeless(entry.getKey()));
                    archive.write(entry.getValue());
                }
            }
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same jar made twice is the same to the last byte, whatever the clock says. */
    private static JarEntry timeless(String name) {
        JarEntry entry = new JarEntry(name);
        entry.setTimeLocal(LocalDateTime.of(1980, 1, 1, 0, 0));
        return entry;
    }

    private Map<String, byte[]> compiled() {
        if (sources.isEmpty()) {
            return Map.of();
        }
        try {
            Path work = Files.createTempDirectory("plugin-sources");
            try {
                return compiledIn(work);
            } finally {
                delete(work);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<String, byte[]> compiledIn(Path work) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path file = work.resolve("src").resolve(source.getKey());
            Files.createDirectories(file.getParent());
            files.add(Files.writeString(file, source.getValue()));
        }
        Path target = Files.createDirectories(work.resolve("classes"));
        compile(files, target);
        Map<String, byte[]> classes = new LinkedHashMap<>();
        for (Path file : files(target)) {
            classes.put(target.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
        }
        return classes;
    }

    private void compile(List<Path> files, Path target) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> options = new ArrayList<>(List.of("--release", "17", "-d", target.toString(), "-cp", classPath()));
        options.addAll(compilerOptions);
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            boolean well = compiler.getTask(
                            said, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
                    .call();
            if (!well) {
                throw new AssertionError("the plugin does not compile against the API alone:\n" + said);
            }
        }
    }

    /** The API and what it compiles against; nothing of the platform. */
    private String classPath() {
        List<String> path = new ArrayList<>();
        for (Class<?> type : List.of(
                org.polemarch.api.plugin.GamePlugin.class,
                org.pf4j.Extension.class,
                com.google.inject.Module.class,
                jakarta.inject.Inject.class,
                tools.jackson.databind.JsonNode.class,
                tools.jackson.core.JsonParser.class,
                org.slf4j.Logger.class)) {
            path.add(location(type).toString());
        }
        alsoOnClassPath.forEach(jar -> path.add(jar.toString()));
        return String.join(java.io.File.pathSeparator, path);
    }

    static Path location(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The class file of a class of this build. */
    static byte[] classFile(Class<?> type) {
        try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> files(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted((one, other) -> other.compareTo(one)).toList()) {
                Files.delete(path);
            }
        }
    }
}

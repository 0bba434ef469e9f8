package org.polemarch.launcher;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A plugin jar with the game Tablets, or with a fault of the test's choice, compiled from the test resources. */
public final class TestJar {

    private static final String INDEX = "META-INF/extensions.idx";

    /** What was compiled before: most tests use the game as it is. */
    private static final Map<Map<String, String>, Map<String, byte[]>> COMPILED = new ConcurrentHashMap<>();

    private final Map<String, String> manifest = new LinkedHashMap<>();
    private final Map<String, byte[]> entries = new LinkedHashMap<>();
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final List<Path> against = new ArrayList<>();

    private TestJar(String id) {
        manifest.put("Plugin-Id", id);
        manifest.put("Plugin-Version", "1.0.0");
        manifest.put("Plugin-Requires", "0.1.0");
    }

    /** The game as it should be. */
    public static TestJar tablets() {
        TestJar jar = new TestJar("tablets");
        try {
            Path root = Path.of(TestJar.class.getResource("/tablets").toURI());
            for (Path file : files(root)) {
                String name = root.relativize(file).toString().replace('\\', '/');
                if (name.endsWith(".java")) {
                    jar.sources.put(name, Files.readString(file));
                } else {
                    jar.entries.put(name, Files.readAllBytes(file));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        return jar.entry(INDEX, "org.example.tablets.TabletsPlugin\n");
    }

    /** The game under another name, to lie beside one that is broken. */
    public static TestJar mosaic() {
        return tablets()
                .with("Plugin-Id", "mosaic")
                .replace("TabletsPlugin.java", "\"tablets\"", "\"mosaic\"")
                .replace("TabletsPlugin.java", "\"Tablets\"", "\"Mosaic\"");
    }

    /** A plugin with one extension class, written in the test; it may use the classes of these jars. */
    public static TestJar of(String id, String className, String source, Path... against) {
        TestJar jar = new TestJar(id).source(className, source).entry(INDEX, className + "\n");
        jar.against.addAll(List.of(against));
        return jar;
    }

    /** A variant of Tablets that is called like its plugin, with something of its own in the class. */
    public static TestJar variant(String id, String body, Path tablets) {
        return of(
                        id,
                        "org.example.loud.Loud",
                        """
                package org.example.loud;
                import java.util.*;
                import org.example.tablets.Tablets;
                import org.polemarch.api.game.*;
                import org.polemarch.api.play.*;
                import org.polemarch.api.plugin.*;
                import org.polemarch.api.text.*;
                public class Loud implements VariantPlugin {
                    %s
                }
                """.formatted(
                                body.contains("info()")
                                        ? body
                                        : body + "\n    public VariantInfo info() { return VariantInfo.of(\"" + id
                                                + "\", \"tablets\").title(\"Loud tablets\").summary(\"No small numbers.\"); }"),
                        tablets)
                .with("Plugin-Dependencies", "tablets");
    }

    /** A rule that does this before it takes down the number. */
    public TestJar whenWriting(String code) {
        return replace("Tablets.java", "/*writing*/", code);
    }

    public TestJar replace(String file, String old, String changed) {
        String path = "org/example/tablets/" + file;
        String text = sources.get(path);
        if (!text.contains(old)) {
            throw new AssertionError(path + " does not contain " + old);
        }
        sources.put(path, text.replace(old, changed));
        return this;
    }

    public TestJar with(String attribute, String value) {
        manifest.put(attribute, value);
        return this;
    }

    /** With these lines at the end of its messages. */
    public TestJar words(String lines) {
        String bundle = "org/example/tablets/messages.properties";
        return entry(bundle, new String(entries.get(bundle), StandardCharsets.UTF_8) + lines + "\n");
    }

    public TestJar entry(String name, String text) {
        entries.put(name, text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    public TestJar source(String className, String text) {
        sources.put(className.replace('.', '/') + ".java", text);
        return this;
    }

    public TestJar withoutIndex() {
        entries.remove(INDEX);
        return this;
    }

    /** Names extension classes of the test besides the game. */
    public TestJar alsoIndexed(String className) {
        return entry(INDEX, "org.example.tablets.TabletsPlugin\n" + className + "\n");
    }

    /** Compiles and packs it. */
    public Path as(Path jar) {
        try {
            Files.createDirectories(jar.toAbsolutePath().getParent());
            Manifest header = new Manifest();
            header.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
            manifest.forEach((name, value) -> header.getMainAttributes().putValue(name, value));
            Map<String, byte[]> packed = new LinkedHashMap<>(entries);
            packed.putAll(COMPILED.computeIfAbsent(Map.copyOf(sources), each -> compiled(each, against)));
            try (OutputStream out = Files.newOutputStream(jar);
                    JarOutputStream archive = new JarOutputStream(out, header)) {
                for (Map.Entry<String, byte[]> entry : packed.entrySet()) {
                    archive.putNextEntry(new JarEntry(entry.getKey()));
                    archive.write(entry.getValue());
                    archive.closeEntry();
                }
            }
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, byte[]> compiled(Map<String, String> sources, List<Path> against) {
        try {
            Path work = Files.createTempDirectory("tablets");
            try {
                return compiledIn(work, sources, against);
            } finally {
                delete(work);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, byte[]> compiledIn(Path work, Map<String, String> sources, List<Path> against)
            throws IOException {
        List<Path> written = new ArrayList<>();
        for (Map.Entry<String, String> source : new TreeMap<>(sources).entrySet()) {
            Path file = work.resolve("src").resolve(source.getKey());
            Files.createDirectories(file.getParent());
            written.add(Files.writeString(file, source.getValue()));
        }
        Path target = Files.createDirectories(work.resolve("classes"));
        compile(written, target, against);
        Map<String, byte[]> classes = new LinkedHashMap<>();
        for (Path file : files(target)) {
            classes.put(target.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
        }
        return classes;
    }

    private static void compile(List<Path> files, Path target, List<Path> against) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        StringBuilder classPath = new StringBuilder(System.getProperty("java.class.path"));
        against.forEach(jar -> classPath.append(File.pathSeparator).append(jar));
        List<String> options =
                List.of("--release", "17", "-proc:none", "-d", target.toString(), "-cp", classPath.toString());
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            if (!compiler.getTask(said, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
                    .call()) {
                throw new AssertionError("the game does not compile:\n" + said);
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private static List<Path> files(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }
}

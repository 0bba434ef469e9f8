package org.polemarch.launcher.author;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Texts with slots, {@code {{name}}}, in files beside this class. Values are escaped for the kind of file, so that a
 * title with a quotation mark stays one string in Java and in JSON. {@code {{{name}}}} is inserted unescaped.
 */
final class Template {

    private static final Pattern SLOT = Pattern.compile("\\{\\{\\{([A-Za-z0-9.]+)}}}|\\{\\{([A-Za-z0-9.]+)}}");

    private final Map<String, String> slots = new LinkedHashMap<>();

    /** With the versions of everything the build was made of. */
    Template() {
        Properties versions = new Properties();
        try (InputStream in = Template.class.getResourceAsStream("versions.properties")) {
            versions.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        versions.stringPropertyNames().forEach(name -> slots.put(name, versions.getProperty(name)));
    }

    Template with(String slot, String text) {
        slots.put(slot, text);
        return this;
    }

    Template with(Names names) {
        return with("id", names.id())
                .with("title", names.title())
                .with("package", names.packageName())
                .with("author", names.author())
                .with("Class", names.className());
    }

    Template with(Coordinates game) {
        return with("game.group", game.groupId())
                .with("game.artifact", game.artifactId())
                .with("game.version", game.version());
    }

    /** The text of a file beside this class, filled for a file of that name. */
    String file(String resource, String name) {
        return fill(read(resource), name);
    }

    /** A text filled for a file of that name. */
    String fill(String text, String name) {
        Matcher slot = SLOT.matcher(text);
        StringBuilder filled = new StringBuilder();
        while (slot.find()) {
            boolean raw = slot.group(1) != null;
            String value = slots.get(raw ? slot.group(1) : slot.group(2));
            if (value == null) {
                throw new IllegalStateException("nothing fills " + slot.group() + " of " + name);
            }
            slot.appendReplacement(filled, Matcher.quoteReplacement(raw ? value : written(value, name)));
        }
        return slot.appendTail(filled).toString();
    }

    static String written(String value, String name) {
        if (name.endsWith(".java") || name.endsWith(".json")) {
            return value.replace("\\", "\\\\").replace("\"", "\\\"");
        }
        if (name.endsWith(".xml")) {
            return value.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
        }
        return value;
    }

    private static String read(String resource) {
        try (InputStream in = Template.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("no " + resource + " beside the author's kit");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All files of a folder beside this class, by path. */
    static Map<String, String> folder(String resource) {
        try {
            URI uri = Template.class.getResource(resource).toURI();
            if (!uri.getScheme().equals("jar")) {
                return files(Path.of(uri));
            }
            try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
                return files(jar.provider().getPath(uri));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, String> files(Path root) throws IOException {
        List<Path> found;
        try (Stream<Path> all = Files.walk(root)) {
            found = all.filter(Files::isRegularFile).sorted().toList();
        }
        Map<String, String> files = new LinkedHashMap<>();
        for (Path file : found) {
            files.put(root.relativize(file).toString().replace('\\', '/'), Files.readString(file));
        }
        return files;
    }
}

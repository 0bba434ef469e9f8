package org.polemarch.launcher.author;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;

/**
 * The names of the author's plugin.
 *
 * @param id lower-case kebab: the plugin, the artifact and what a player types
 * @param author empty if nobody is named
 */
public record Names(String id, String title, String packageName, String author) {

    private static final String KEBAB = "[a-z][a-z0-9]*(-[a-z0-9]+)*";

    public Names {
        if (!id.matches(KEBAB)) {
            throw new Refused(
                    "'" + id + "' is not an id; write it in lower-case letters, digits and hyphens, such as --id"
                            + " great-engines");
        }
        if (!SourceVersion.isName(packageName)) {
            throw new Refused(Say.of("author.package", packageName));
        }
        List.of(title, author).forEach(Names::requirePlain);
    }

    /** What the author wrote; the rest follows from the name of the folder. */
    public static Names of(
            Path folder,
            Optional<String> id,
            Optional<String> title,
            Optional<String> packageName,
            Optional<String> author) {
        String called = id.orElseGet(() -> idOf(folder));
        return new Names(
                called,
                title.orElseGet(() -> sentence(called)),
                packageName.orElseGet(() -> packageOf(called)),
                author.orElse(""));
    }

    private static String idOf(Path folder) {
        Path name = folder.toAbsolutePath().normalize().getFileName();
        String id = (name == null ? "" : name.toString())
                .replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^[^a-z]+|-+$", "");
        if (id.isEmpty()) {
            throw new Refused(Say.of("author.no-id"));
        }
        return id;
    }

    private static String packageOf(String id) {
        String last = id.replace("-", "");
        return "org.example." + (SourceVersion.isKeyword(last) ? last + "plugin" : last);
    }

    private static void requirePlain(String text) {
        boolean odd = text.chars().anyMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT);
        if (odd || text.contains("${") || text.isBlank() != text.isEmpty()) { // Maven would fill in ${...}
            throw new Refused(Say.of("author.plain"));
        }
        if (text.length() > 80) {
            throw new Refused(Say.of("author.long"));
        }
    }

    /** The id as a title: "great-engines" is "Great engines". */
    private static String sentence(String id) {
        String words = id.replace('-', ' ');
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** The id as the beginning of class names: "great-engines" is "GreatEngines". */
    public String className() {
        return Arrays.stream(id.split("-"))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
    }

    /** Where the sources lie. */
    public String path() {
        return packageName.replace('.', '/');
    }
}

package org.polemarch.launcher.author;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A plugin of this build as the starting point of another: the sources that the build has tested, under other names. An
 * example is named by one word that means nothing else in it.
 */
final class Example {

    private final Map<String, String> files;
    private final Map<String, String> renamed = new LinkedHashMap<>();

    private Example(Map<String, String> files) {
        this.files = files;
    }

    /** The sources that the build has put beside this class. */
    static Example of(String folder) {
        return new Example(Template.folder(folder));
    }

    /**
     * Renames something in texts and in paths. Names are tried in this order at every position, so add longer ones
     * first.
     */
    Example rename(String old, String now) {
        renamed.put(old, now);
        return this;
    }

    /** The plugin itself: its package, title, id and classes. */
    Example rename(String word, Names names) {
        String title = word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
        return rename("org.example." + word, names.packageName())
                .rename("org/example/" + word, names.path())
                .rename("\"" + title + "\"", "\"{{title}}\"")
                .rename(title + ", section", "{{title}}, section")
                .rename("\"" + title + ":", "\"{{title}}:")
                .rename(title, names.className())
                .rename(word, names.id());
    }

    void writeTo(Project project, Template template) {
        Pattern names = Pattern.compile(
                String.join("|", renamed.keySet().stream().map(Pattern::quote).toList()));
        SortedMap<String, String> written = new TreeMap<>();
        files.forEach((path, text) -> {
            String target = renamed(names, path);
            written.put("src/" + target, template.fill(renamed(names, text), target));
        });
        written.forEach(project::file);
    }

    private String renamed(Pattern names, String text) {
        return names.matcher(text).replaceAll(found -> Matcher.quoteReplacement(renamed.get(found.group())));
    }
}

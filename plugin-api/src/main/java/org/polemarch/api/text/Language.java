package org.polemarch.api.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.ResourceBundle.Control;
import org.polemarch.api.data.DataFault;

/**
 * The language the program speaks. English is in the files without a language in their names ({@code
 * messages.properties}, {@code rules-index.json}). A translation is beside them ({@code messages_de.properties}), or in
 * the player's folder of translations under the name of the package ({@code
 * org.polemarch.polis/messages_de.properties}). It may be incomplete: whatever it leaves out appears in English.
 *
 * <p>The language is chosen once, before anything is read. Saves, notations and JSON never depend on it.
 */
public final class Language {

    public static final Language ENGLISH = new Language(Locale.ENGLISH, Optional.empty());

    /** English with accents, a third longer and in brackets: text that appears without brackets can't be translated. */
    public static final Language PSEUDO = new Language(Locale.forLanguageTag("en-XA"), Optional.empty());

    private static volatile Language current = ENGLISH;

    private final Locale locale;
    private final Optional<Path> folder;

    private Language(Locale locale, Optional<Path> folder) {
        this.locale = locale;
        this.folder = folder;
    }

    /** The language with a tag such as "de" or "pt-BR"; empty if it isn't a tag. */
    public static Optional<Language> of(String tag, Path folder) {
        Locale locale = Locale.forLanguageTag(tag.replace('_', '-'));
        if (locale.getLanguage().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(locale.equals(PSEUDO.locale) ? PSEUDO : new Language(locale, Optional.of(folder)));
    }

    public static Language current() {
        return current;
    }

    public static void use(Language language) {
        current = language;
    }

    /** "de", "pt-BR". */
    public String tag() {
        return locale.toLanguageTag();
    }

    /** The locale for numbers and dates. */
    public Locale locale() {
        return locale;
    }

    /** Whether no translation is needed. */
    public boolean isEnglish() {
        return locale.getLanguage().equals("en") && this != PSEUDO;
    }

    /** An English text as it appears; only the pseudo-language changes it. */
    public String shown(String text) {
        return this == PSEUDO ? Pseudo.of(text) : text;
    }

    /** A name from a game's data. The pseudo-language puts it in brackets, because a message can translate it. */
    String shownName(String name) {
        return this == PSEUDO && !name.isBlank() && name.indexOf('⟦') < 0 ? "⟦" + name + "⟧" : name;
    }

    /** The messages of a file beside a class, in UTF-8: in this language, or in English where it has none. */
    Map<String, String> messages(Class<?> anchor, String file) {
        Map<String, String> messages = new LinkedHashMap<>();
        try (InputStream in = anchor.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("no " + file + " beside " + anchor.getName());
            }
            read(in, messages);
        } catch (IOException e) {
            throw new UncheckedIOException(file + " beside " + anchor.getName(), e);
        }
        if (this == PSEUDO) {
            messages.replaceAll((key, text) -> Pseudo.of(text));
        }
        for (Translation translation : translations(anchor, file)) {
            try (InputStream in = translation.open()) {
                read(in, messages);
            } catch (IOException | IllegalArgumentException e) {
                throw new DataFault(translation.name() + " cannot be read: " + e.getMessage(), e);
            }
        }
        return messages;
    }

    private static void read(InputStream in, Map<String, String> messages) throws IOException {
        Properties properties = new Properties();
        properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        properties.forEach((key, text) -> messages.put((String) key, (String) text));
    }

    /** One file of a translation. */
    interface Translation {

        String name();

        InputStream open() throws IOException;
    }

    private record Beside(Class<?> anchor, String name) implements Translation {
        @Override
        public InputStream open() {
            return anchor.getResourceAsStream(name);
        }
    }

    private record InFolder(Path file) implements Translation {
        @Override
        public String name() {
            return file.toString();
        }

        @Override
        public InputStream open() throws IOException {
            return Files.newInputStream(file);
        }
    }

    /** The translations of a file beside a class, the most general first: each overrides those before it. */
    List<Translation> translations(Class<?> anchor, String file) {
        List<Translation> found = new ArrayList<>();
        if (isEnglish() || this == PSEUDO) {
            return found;
        }
        Control control = Control.getNoFallbackControl(Control.FORMAT_PROPERTIES);
        List<Locale> candidates = control.getCandidateLocales(file, locale);
        int dot = file.lastIndexOf('.');
        for (int i = candidates.size() - 1; i >= 0; i--) {
            if (!candidates.get(i).equals(Locale.ROOT)) {
                String name = control.toBundleName(file.substring(0, dot), candidates.get(i)) + file.substring(dot);
                if (anchor.getResource(name) != null) {
                    found.add(new Beside(anchor, name));
                }
                folder.map(all -> all.resolve(anchor.getPackageName()).resolve(name))
                        .filter(Files::isRegularFile)
                        .ifPresent(own -> found.add(new InFolder(own)));
            }
        }
        return found;
    }
}

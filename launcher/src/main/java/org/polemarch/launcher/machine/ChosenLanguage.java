package org.polemarch.launcher.machine;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.polemarch.api.text.Language;

/**
 * Chooses the language: {@code --lang}, otherwise {@code POLEMARCH_LANG}, the player's preference, or the system's
 * language, in that order. This happens before anything is printed, so the command line is searched for it separately.
 */
public final class ChosenLanguage {

    /** The languages the program has been translated into, with its own. */
    public static final List<String> TRANSLATED = List.of("en", "de");

    public static final String OPTION = "--lang";
    public static final String VARIABLE = "POLEMARCH_LANG";

    private ChosenLanguage() {}

    public static Language of(Home home, Map<String, String> environment, String... args) {
        if (isForMachines(args)) {
            return Language.ENGLISH;
        }
        return Stream.of(typed(args), Optional.ofNullable(environment.get(VARIABLE)), preferred(home))
                .flatMap(Optional::stream)
                .filter(tag -> !tag.isBlank())
                .findFirst()
                .or(() -> Optional.of(Locale.getDefault().toLanguageTag()))
                .flatMap(tag -> Language.of(tag, home.translations()))
                .orElse(Language.ENGLISH);
    }

    /** JSON and the files of experiments are the same in every language. */
    private static boolean isForMachines(String... args) {
        return (args.length > 0 && args[0].equals("experiment"))
                || Stream.of(args).anyMatch(each -> each.equals("--json") || each.startsWith("--json="));
    }

    private static Optional<String> typed(String... args) {
        Optional<String> tag = Optional.empty();
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith(OPTION + "=")) {
                tag = Optional.of(args[i].substring(OPTION.length() + 1));
            } else if (args[i].equals(OPTION) && i + 1 < args.length) {
                tag = Optional.of(args[i + 1]);
            }
        }
        return tag;
    }

    /** A damaged file is ignored, as for all preferences. */
    private static Optional<String> preferred(Home home) {
        Properties kept = new Properties();
        if (Files.isRegularFile(home.preferences())) {
            try (Reader in = Files.newBufferedReader(home.preferences())) {
                kept.load(in);
            } catch (IOException | IllegalArgumentException e) {
                return Optional.empty();
            }
        }
        return Optional.ofNullable(kept.getProperty("language"));
    }
}

package org.polemarch.launcher.prefs;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.function.UnaryOperator;
import org.polemarch.api.ui.motion.Pace;
import org.polemarch.core.disk.WholeFile;

/** The player's preferences in a file. Missing or damaged ones have their defaults; a game never waits for the file. */
public final class PreferencesFile {

    private final Optional<Path> file;
    private Preferences now;

    public PreferencesFile(Path file) {
        this.file = Optional.of(file);
        this.now = read(file);
    }

    private PreferencesFile(Preferences now) {
        this.file = Optional.empty();
        this.now = now;
    }

    /** Preferences that aren't saved. */
    public static PreferencesFile unkept(Preferences preferences) {
        return new PreferencesFile(preferences);
    }

    public Preferences now() {
        return now;
    }

    /** Changes them; returns whether they could be saved. */
    public boolean change(UnaryOperator<Preferences> change) {
        Preferences changed = change.apply(now);
        boolean same = changed.equals(now);
        now = changed;
        return same || file.map(this::write).orElse(true);
    }

    private static Preferences read(Path file) {
        Properties kept = new Properties();
        if (Files.isRegularFile(file)) {
            try (Reader in = Files.newBufferedReader(file)) {
                kept.load(in);
            } catch (IOException | IllegalArgumentException e) {
                return Preferences.USUAL;
            }
        }
        Preferences usual = Preferences.USUAL;
        return new Preferences(
                constant(Look.class, kept.getProperty("look"), usual.look()),
                number(kept.getProperty("percent"), usual.percent()),
                constant(BotPace.class, kept.getProperty("pace"), usual.pace()),
                constant(Pace.class, kept.getProperty("motion"), usual.motion()),
                Boolean.parseBoolean(kept.getProperty("warn", String.valueOf(usual.warn()))),
                kept.getProperty("name", usual.name()),
                Boolean.parseBoolean(kept.getProperty("toured")),
                WindowPlace.of(kept.getProperty("place")),
                kept.getProperty("language", usual.language()));
    }

    private static <E extends Enum<E>> E constant(Class<E> type, String name, E usual) {
        for (E each : type.getEnumConstants()) {
            if (each.name().equals(name)) {
                return each;
            }
        }
        return usual;
    }

    private static int number(String text, int usual) {
        return text != null && text.matches("\\d{1,4}") ? Integer.parseInt(text) : usual;
    }

    private boolean write(Path to) {
        Properties kept = new Properties();
        kept.setProperty("look", now.look().name());
        kept.setProperty("percent", String.valueOf(now.percent()));
        kept.setProperty("pace", now.pace().name());
        kept.setProperty("motion", now.motion().name());
        kept.setProperty("warn", String.valueOf(now.warn()));
        kept.setProperty("name", now.name());
        kept.setProperty("toured", String.valueOf(now.toured()));
        kept.setProperty("language", now.language());
        now.place().ifPresent(place -> kept.setProperty("place", place.written()));
        try {
            StringWriter text = new StringWriter(); // not straight into bytes, which would escape every accent
            kept.store(text, null);
            WholeFile.replace(WholeFile.own(to), text.toString().getBytes(StandardCharsets.UTF_8));
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}

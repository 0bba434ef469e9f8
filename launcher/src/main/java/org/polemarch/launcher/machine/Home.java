package org.polemarch.launcher.machine;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Map;

/**
 * Where the program finds its own plugins and keeps the player's files. The player's folder is {@code POLEMARCH_HOME}
 * if that is set, otherwise the usual place on the system.
 *
 * @param program the folder of the program, with {@code plugins} in it
 * @param user the player's folder
 */
public record Home(Path program, Path user) {

    /** The system property that names the folder of the program, where it is not that of its jar. */
    public static final String PROGRAM = "polemarch.program";

    public static Home find(Map<String, String> environment, String userHome, String osName) {
        return new Home(programFolder(), userFolder(environment, userHome, osName));
    }

    private static Path programFolder() {
        String chosen = System.getProperty(PROGRAM);
        if (chosen != null) {
            return Path.of(chosen);
        }
        try {
            Path here = Path.of(Home.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            // The jar lies beside plugins/; when run from target/classes, so does that folder.
            return here.toAbsolutePath().getParent();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the program does not know where it is", e);
        }
    }

    static Path userFolder(Map<String, String> environment, String userHome, String osName) {
        String chosen = environment.get("POLEMARCH_HOME");
        if (chosen != null && !chosen.isBlank()) {
            return Path.of(chosen).toAbsolutePath();
        }
        if (osName.startsWith("Windows") && environment.get("APPDATA") != null) {
            return Path.of(environment.get("APPDATA"), "Polemarch");
        }
        if (osName.startsWith("Mac")) {
            return Path.of(userHome, "Library", "Application Support", "Polemarch");
        }
        String data = environment.get("XDG_DATA_HOME");
        return data != null && !data.isBlank()
                ? Path.of(data, "polemarch")
                : Path.of(userHome, ".local", "share", "polemarch");
    }

    public Path bundledPlugins() {
        return program.resolve("plugins");
    }

    public Path userPlugins() {
        return user.resolve("plugins");
    }

    public Path trust() {
        return user.resolve("trusted-plugins.json");
    }

    public Path saves() {
        return user.resolve("saves");
    }

    /** Translations by the player, or given to the player: a folder for each package. */
    public Path translations() {
        return user.resolve("translations");
    }

    public Path preferences() {
        return user.resolve("preferences.properties");
    }

    /**
     * The class archive made by the build's Java, which saves that Java from reading and verifying the classes again.
     * With another Java, or if jars have changed, starting is just slower.
     */
    public Path classes() {
        return prepared().resolve("classes.jsa");
    }

    public Path preparedPictures() {
        return prepared().resolve("pictures");
    }

    /** What the build has prepared, so that the first start is as quick as the second. */
    private Path prepared() {
        return program.resolve("prepared");
    }

    public static Path java() {
        return Path.of(System.getProperty("java.home"), "bin", "java");
    }

    /** Pictures of boards, which can be drawn again at any time. */
    public Path pictures() {
        return user.resolve("pictures");
    }
}

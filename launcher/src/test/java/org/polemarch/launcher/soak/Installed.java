package org.polemarch.launcher.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;
import org.polemarch.core.plugins.InstalledLibrary;
import org.polemarch.core.plugins.PluginFolders;
import org.polemarch.core.plugins.PluginHost;

/** The games the build made, in the program's folder or copied beside something that is broken. */
final class Installed {

    static final String VERSION = "0.1.0";

    private static final Path BUILT = Path.of("target", "plugins");

    private Installed() {}

    static PluginHost all(Path folder) {
        return host(BUILT, folder);
    }

    static PluginHost host(Path bundled, Path folder) {
        return PluginHost.open(
                new PluginFolders(bundled, folder.resolve("plugins"), folder.resolve("trust.json")), VERSION);
    }

    static InstalledLibrary library(PluginHost host) {
        return new InstalledLibrary(host.catalog(), VERSION);
    }

    static Path jar(String game) throws IOException {
        try (Stream<Path> jars = Files.list(BUILT)) {
            return jars.filter(each -> each.getFileName().toString().startsWith(game + "-"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** Copies the jar of a game into a folder of its own; the folder. */
    static Path alone(Path folder, String game) throws IOException {
        Path jar = jar(game);
        Files.createDirectories(folder);
        Files.copy(jar, folder.resolve(jar.getFileName()), StandardCopyOption.REPLACE_EXISTING);
        return folder;
    }
}

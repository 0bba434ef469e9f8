package org.polemarch.launcher.author;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Properties;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.words.Refused;

/** A game's Maven coordinates, as its jar gives them. */
record Coordinates(String groupId, String artifactId, String version) {

    static Coordinates of(InstalledGame game) {
        try (JarFile jar = new JarFile(game.from().file().toFile())) {
            List<JarEntry> found = jar.stream()
                    .filter(entry -> entry.getName().matches("META-INF/maven/[^/]+/[^/]+/pom\\.properties"))
                    .toList();
            if (found.size() != 1) {
                throw new Refused("the jar of " + game.info().title() + " does not say by what name Maven knows it;"
                        + " ask its author for one that Maven built");
            }
            Properties said = new Properties();
            try (InputStream in = jar.getInputStream(found.get(0))) {
                said.load(in);
            }
            return new Coordinates(
                    said.getProperty("groupId"), said.getProperty("artifactId"), said.getProperty("version"));
        } catch (IOException e) {
            throw new Refused("the jar of " + game.info().title() + " cannot be read: " + e.getMessage());
        }
    }
}

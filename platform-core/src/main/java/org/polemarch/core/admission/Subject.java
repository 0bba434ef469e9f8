package org.polemarch.core.admission;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * What to examine: a file, which need not be installed, or the id of an installed game, variant or plugin.
 *
 * @param name the id, or the path as the player wrote it
 */
public record Subject(String name, Optional<Path> file) {
    public Subject {
        Objects.requireNonNull(name);
        file = file.map(path -> path.toAbsolutePath().normalize());
    }

    public static Subject of(Path file) {
        return new Subject(file.toString(), Optional.of(file));
    }

    public static Subject named(String id) {
        return new Subject(id, Optional.empty());
    }
}

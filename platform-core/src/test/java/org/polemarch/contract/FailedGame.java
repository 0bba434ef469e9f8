package org.polemarch.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.polemarch.core.contract.Finding;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.testkit.Playthrough;

/** Writes a game in which a promise was broken to {@code target/contract}, to be read and played again. */
final class FailedGame {

    private FailedGame() {}

    static Path write(PreparedGame<?> game, String setup, Finding finding) {
        String name = game.info().id() + "-" + setup.replaceAll("[^A-Za-z0-9]+", "-") + "-seed-" + finding.seed() + "-"
                + finding.promise().replaceAll("[^A-Za-z0-9]+", "-") + ".txt";
        Path file = Path.of("target", "contract", name);
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(
                    file, Playthrough.text(game, finding.seed(), finding.moves()) + "\n" + finding.text() + "\n");
            return file.toAbsolutePath();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }
}

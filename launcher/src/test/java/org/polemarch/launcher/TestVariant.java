package org.polemarch.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Variant files of Polis as a player brings them. */
public final class TestVariant {

    /** A siege costs 2 Prestige: a figure, a word, a section rewritten and one added. */
    public static final String DEAR_SIEGES = """
            {
              "id": "dear-sieges",
              "game": "polis",
              "title": "Dear sieges",
              "author": "Ann Example",
              "licence": "CC0-1.0",
              "summary": "A siege costs 2 Prestige.",
              "patch": {"figures": {"siegeCost": 2}},
              "words": {"LaySiege.Besiege": "Lay a dear siege to {polis}"},
              "rules": {
                "siege": {"heading": "7. Lay siege to a polis", "summary": "A siege is laid for 2 Prestige."},
                "dear-sieges/why": {"heading": "Why sieges are dear", "summary": "Potidaea cost 2,000 talents."}
              }
            }
            """;

    /** A siege costs 3 Prestige: it cannot be played together with the other. */
    public static final String DEARER_SIEGES = """
            {
              "id": "dearer-sieges",
              "game": "polis",
              "title": "Dearer sieges",
              "summary": "A siege costs 3 Prestige.",
              "patch": {"figures": {"siegeCost": 3}}
            }
            """;

    private TestVariant() {}

    /** Puts a variant into the folder of a player. */
    public static void install(Path userPlugins, String name, String json) {
        write(userPlugins.resolve(name + ".variant.json"), json);
    }

    public static Path write(Path file, String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

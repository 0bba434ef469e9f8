package org.polemarch.launcher.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.polemarch.core.plugins.Catalogue;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Option;

/** Where a plugin comes from: a file, or a signed catalogue. */
final class CatalogueOptions {

    @Option(names = "--catalogue", paramLabel = "ADDRESS")
    private String catalogue;

    @Option(names = "--key", paramLabel = "KEY")
    private String key;

    /** The named file, or the catalogue's entry of that name. */
    Path file(String what) {
        if (catalogue == null) {
            try {
                return Path.of(what);
            } catch (InvalidPathException e) {
                throw new Refused(Say.of("cli.no-file", what));
            }
        }
        if (key == null) {
            throw new Refused(Say.of("cli.catalogue.key"));
        }
        try {
            Path fetched = Files.createTempDirectory("polemarch-catalogue");
            fetched.toFile().deleteOnExit();
            Path file = Catalogue.read(catalogue, key).fetch(what, fetched);
            file.toFile().deleteOnExit();
            return file;
        } catch (IOException e) {
            throw new Refused(Say.of("cli.catalogue.unstored", Complaint.of(e)));
        }
    }
}

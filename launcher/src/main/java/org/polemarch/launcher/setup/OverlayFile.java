package org.polemarch.launcher.setup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.polemarch.core.disk.InputFile;
import org.polemarch.core.wiring.Overlay;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/** The player's own figures in a file. */
public final class OverlayFile {

    private static final long LARGEST = 4L * 1024 * 1024;

    private OverlayFile() {}

    public static Overlay read(Path file) {
        try {
            if (Files.size(InputFile.ordinary(file)) > LARGEST) {
                throw new SetupFault(Say.of("setup.overlay.large", file));
            }
            return new Overlay(file.getFileName().toString(), Files.readString(file));
        } catch (IOException e) {
            throw new SetupFault(Say.of("setup.overlay.unreadable", file, Complaint.of(e)), e);
        }
    }
}

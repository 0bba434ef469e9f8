package org.polemarch.launcher.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/** Waits for a file to change. It polls, which works on every file system and costs next to nothing. */
record FileWatch(Path file) {

    private static final long GLANCE = 250;

    private record Stamp(FileTime time, long size) {}

    /** Does the work now, if the file is there, and again whenever it has changed and settled, until interrupted. */
    void forEach(Runnable work) {
        Optional<Stamp> done = Optional.empty();
        Optional<Stamp> before = stamp();
        try {
            while (true) {
                Optional<Stamp> now = stamp();
                if (now.isPresent() && now.equals(before) && !now.equals(done)) {
                    work.run();
                    done = now;
                }
                before = now;
                Thread.sleep(GLANCE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Optional<Stamp> stamp() {
        try {
            return Optional.of(new Stamp(Files.getLastModifiedTime(file), Files.size(file)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}

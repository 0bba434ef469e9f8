package org.polemarch.core.disk;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that the user has named for the program to read. */
public final class InputFile {

    private InputFile() {}

    /** The file, unless reading it might never end: a device, or a pipe to which nobody writes. */
    public static Path ordinary(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "it is a device or a pipe; give the path of a file");
        }
        return file;
    }
}

package org.polemarch.core.disk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * A file that the user has named for a command to write. It replaces only an older one of the same kind; any other file
 * of that name stays, unless it is an ordinary file and the command is told to replace it.
 *
 * @param force whether an ordinary file of another kind is replaced as well
 */
public record OutputFile(Path file, Kind kind, boolean force) {

    private static final int HEAD = 512;

    /** A kind of file that a command writes, recognised by its beginning. */
    public enum Kind {
        PICTURE("a PNG picture", "\u0089PNG\r\n\u001a\n"),
        SIMULATION("the result of a simulation", "\\{\\s*\"game\"\\s*:\\s*\"[^\"]*\",\\s*\"scenario\"\\s*:"),
        FINDINGS("the findings of a comparison", "\\{\\s*\"experiment\"\\s*:\\s*\\{\\s*\"whats\"\\s*:"),
        FIGURES("the figures of a game", "\\{\\s*\"game\"\\s*:\\s*\"[^\"]*\",\\s*\"experiment\"\\s*:"),
        RESULTS("results of an experiment", "\\{\"results\":\"polemarch results ");

        private final String title;
        private final Pattern beginning;

        Kind(String title, String beginning) {
            this.title = title;
            this.beginning = Pattern.compile(beginning);
        }

        private boolean isIn(Path file) throws IOException {
            try (InputStream in = Files.newInputStream(file)) {
                byte[] head = in.readNBytes(HEAD); // byte by byte, because a picture is no text
                return head.length == 0
                        || beginning
                                .matcher(new String(head, StandardCharsets.ISO_8859_1))
                                .lookingAt();
            }
        }
    }

    /** Refuses what {@link #write} would refuse. Call it before the work whose result is to be written. */
    public void check() throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file)) {
            throw refused("it is a folder; give the path of a file in it");
        }
        if (!Files.isDirectory(folder)) {
            throw refused(
                    Files.exists(folder)
                            ? "what should be its folder is a file"
                            : "its folder does not exist; create it or choose another one");
        }
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        if (!Files.exists(file)) {
            throw refused("it is a link that leads nowhere");
        }
        if (!Files.isRegularFile(file)) {
            throw refused("it is a device or a pipe; give the path of a file");
        }
        if (!force && !kind.isIn(file)) {
            throw refused("what is there is not " + kind.title + "; give another file, or replace it with --force");
        }
    }

    /** Writes it; a link stays a link. */
    public void write(WholeFile.Content content) throws IOException {
        check();
        WholeFile.replace(Files.exists(file) ? file.toRealPath() : file, content);
    }

    public void write(String text) throws IOException {
        write(out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    private FileSystemException refused(String why) {
        return new FileSystemException(file.toString(), null, why);
    }
}

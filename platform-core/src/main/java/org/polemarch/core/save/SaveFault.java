package org.polemarch.core.save;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;
import org.polemarch.core.words.CoreWords;

/**
 * A save that can't be read, replayed or written. The message is one line: the file, the place in it, what is wrong and
 * what would be right. Nothing has been lost or overwritten.
 */
public class SaveFault extends RuntimeException {

    private static final int LONGEST = 600;

    public SaveFault(String source, String what) {
        super(oneLine(source + ": " + what));
    }

    public SaveFault(String source, String what, Throwable cause) {
        super(oneLine(source + ": " + what), cause);
    }

    static SaveFault unreadable(Path file, IOException e) {
        String why = e instanceof NoSuchFileException ? CoreWords.of("save.no-file") : "cannot be read: " + reason(e);
        return new SaveFault(file.toString(), why, e);
    }

    static SaveFault unwritable(Path file, IOException e) {
        return new SaveFault(file.toString(), "cannot be written: " + reason(e), e);
    }

    private static String reason(IOException e) {
        String said = e instanceof FileSystemException system && system.getReason() != null
                ? system.getReason()
                : String.valueOf(e.getMessage());
        String lower = said.toLowerCase(Locale.ROOT);
        if (lower.contains("no space left") || lower.contains("not enough space") || lower.contains("quota")) {
            return "the disk is full; make room, or save to another disk";
        }
        if (lower.contains("read-only")) {
            return "the disk is read-only; save to a folder you may write to";
        }
        if (e instanceof AccessDeniedException) {
            return "you may not use it; choose a folder you may read and write";
        }
        if (e instanceof NoSuchFileException) {
            return "its folder does not exist; create it or choose another one";
        }
        if (e instanceof NotDirectoryException
                || e instanceof FileAlreadyExistsException
                || lower.contains("not a directory")) {
            return "what should be its folder is a file; choose another folder";
        }
        return said;
    }

    /** Text from a file or another library as part of one readable line. */
    static String oneLine(String text) {
        StringBuilder line = new StringBuilder();
        boolean space = false;
        for (int i = 0; i < text.length() && line.length() < LONGEST; i++) {
            char c = text.charAt(i);
            if (Character.isISOControl(c) || Character.isWhitespace(c) || Character.getType(c) == Character.FORMAT) {
                space = true;
            } else {
                if (space && !line.isEmpty()) {
                    line.append(' ');
                }
                space = false;
                line.append(c);
            }
        }
        return line.length() < LONGEST ? line.toString() : line + "…";
    }
}

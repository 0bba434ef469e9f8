package org.polemarch.core.save;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.polemarch.core.disk.Storage;
import org.polemarch.core.disk.WholeFile;

/**
 * Saves as files. Writing puts the new content beside the old file, waits until it is on disk, and then renames it, so
 * that there is always a complete save. A file that isn't a save of the same game is never replaced; the save gets
 * another name.
 */
public final class SaveFiles {

    /** The largest file that is read, in bytes; far beyond any real save. */
    public static final int LARGEST = 16 * 1024 * 1024;

    static final String SUFFIX = ".json";

    private final Storage storage;

    public SaveFiles() {
        this(Storage.DISK);
    }

    public SaveFiles(Storage storage) {
        this.storage = storage;
    }

    /**
     * Where a save was written.
     *
     * @param note one line for the player if it is not where it was asked for
     */
    public record Written(Path file, Optional<String> note) {}

    /** A file in the folder of saves: a save, or in one line why it is none. */
    public record Listed(Path file, Optional<SaveGame> save, Optional<String> fault) {}

    /** The save in a file. Nothing is replayed yet. */
    public SaveGame read(Path file) {
        return SaveReader.read(file.toString(), bytes(file));
    }

    private static byte[] bytes(Path file) {
        try {
            if (Files.isDirectory(file)) {
                throw new SaveFault(file.toString(), "is a folder; give the path of a save");
            }
            if (Files.exists(file) && !Files.isRegularFile(file)) { // a pipe would keep us waiting for ever
                throw new SaveFault(file.toString(), "is a device or a pipe; give the path of a save");
            }
            if (Files.size(file) > LARGEST) {
                throw tooLarge(file, Files.size(file));
            }
            try (InputStream in = Files.newInputStream(file)) {
                byte[] bytes = in.readNBytes(LARGEST + 1);
                if (bytes.length > LARGEST) {
                    throw tooLarge(file, bytes.length);
                }
                return bytes;
            }
        } catch (IOException e) {
            throw SaveFault.unreadable(file, e);
        }
    }

    private static SaveFault tooLarge(Path file, long size) {
        return new SaveFault(
                file.toString(),
                "is " + size + " bytes large, which no save is; give a file of at most " + LARGEST + " bytes");
    }

    /** Writes a save to a file, or beside it if the file there is not a save of the same game. */
    public Written write(Path file, SaveGame save) {
        return write(file, save, () -> obstacle(file, save));
    }

    /**
     * Writes a save to a file that still holds the save given as last, or does not exist; beside it if anything else is
     * there, even if it is a later state of the same game that another window wrote.
     */
    public Written update(Path file, Optional<SaveGame> last, SaveGame save) {
        return write(file, save, () -> change(file, last));
    }

    private Written write(Path file, SaveGame save, Supplier<Optional<String>> check) {
        if (Files.isDirectory(file)) {
            throw new SaveFault(file.toString(), "is a folder; give the path of a file in it");
        }
        byte[] content = SaveWriter.bytes(save);
        if (content.length > LARGEST) {
            throw new SaveFault(
                    file.toString(),
                    "the save would be " + content.length + " bytes large, more than can be read again (" + LARGEST
                            + "); use a smaller overlay");
        }
        Optional<String> obstacle = Files.exists(file, LinkOption.NOFOLLOW_LINKS) ? check.get() : Optional.empty();
        Path target = obstacle.isEmpty() ? file : free(folder(file), stem(file));
        replace(linked(target), content);
        return new Written(
                target,
                obstacle.map(
                        why -> SaveFault.oneLine(why + "; it was left as it is, and the game was saved as " + target)));
    }

    /** Why the file must not be replaced; empty if it may be. */
    private Optional<String> obstacle(Path file, SaveGame save) {
        try {
            SaveGame there = read(file);
            return there.game().equals(save.game())
                    ? Optional.empty()
                    : Optional.of(file + " is a save of " + there.game() + ", not of " + save.game());
        } catch (SaveFault e) {
            return Optional.of(e.getMessage());
        }
    }

    private Optional<String> change(Path file, Optional<SaveGame> last) {
        try {
            byte[] there = bytes(file);
            boolean same = last.isPresent()
                    && (Arrays.equals(there, SaveWriter.bytes(last.get()))
                            || SaveReader.read(file.toString(), there).equals(last.get()));
            return same ? Optional.empty() : Optional.of(file + " was written by somebody else");
        } catch (SaveFault e) {
            return Optional.of(e.getMessage());
        }
    }

    /** What a link stands for, so that the link stays one. */
    private static Path linked(Path file) {
        try {
            return Files.isSymbolicLink(file) && Files.exists(file) ? file.toRealPath() : file;
        } catch (IOException e) {
            throw SaveFault.unwritable(file, e);
        }
    }

    private void replace(Path target, byte[] content) {
        Path folder = folder(target);
        try {
            Files.createDirectories(folder);
            Path temporary = Files.createTempFile(folder, Leftovers.prefix(stem(target)), Leftovers.SUFFIX);
            WholeFile.replace(storage, temporary, target, out -> out.write(content));
        } catch (IOException e) {
            throw SaveFault.unwritable(target, e);
        }
    }

    /**
     * Clears away what programs that were killed while writing left in a folder. A whole save that is newer than the one it
     * should have replaced gets a name of its own.
     */
    public List<Path> sweep(Path folder) {
        return new Leftovers(this).sweep(folder);
    }

    /** A file in that folder that does not exist yet: {@code stem.json}, {@code stem-2.json} and so on. */
    public Path free(Path folder, String stem) {
        Path file = folder.resolve(stem + SUFFIX);
        for (int i = 2; Files.exists(file, LinkOption.NOFOLLOW_LINKS); i++) {
            file = folder.resolve(stem + "-" + i + SUFFIX);
        }
        return file;
    }

    /** The saves in a folder by name, and the files there that look like saves and are none. */
    public List<Listed> list(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Listed> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(file -> file.toString().endsWith(SUFFIX)).sorted().forEach(file -> all.add(listed(file)));
        } catch (IOException e) {
            throw SaveFault.unreadable(folder, e);
        } catch (UncheckedIOException e) { // the folder went away, or its disk, while it was read
            throw SaveFault.unreadable(folder, e.getCause());
        }
        return all;
    }

    private Listed listed(Path file) {
        try {
            return new Listed(file, Optional.of(read(file)), Optional.empty());
        } catch (SaveFault e) {
            return new Listed(file, Optional.empty(), Optional.of(e.getMessage()));
        }
    }

    private static Path folder(Path file) {
        return file.toAbsolutePath().getParent();
    }

    static String stem(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
    }
}

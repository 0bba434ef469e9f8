package org.polemarch.core.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The temporary files of writers that were killed before they could give them their names. Each names its process, so that the
 * file of one that still runs is left alone.
 */
final class Leftovers {

    static final String SUFFIX = ".tmp";

    private static final Pattern NAME = Pattern.compile("(.+)~(\\d+)~.*\\.tmp");

    private final SaveFiles files;

    Leftovers(SaveFiles files) {
        this.files = files;
    }

    static String prefix(String stem) {
        return stem + "~" + ProcessHandle.current().pid() + "~";
    }

    /** The saves that were rescued, by their new names. */
    List<Path> sweep(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Path> rescued = new ArrayList<>();
        for (Path file : temporary(folder)) {
            Matcher name = NAME.matcher(file.getFileName().toString());
            if (name.matches() && !isRunning(name.group(2))) {
                settle(file, folder.resolve(name.group(1) + SaveFiles.SUFFIX), rescued);
            }
        }
        return rescued;
    }

    private static List<Path> temporary(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(SUFFIX) && Files.isRegularFile(file))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw SaveFault.unreadable(folder, e);
        }
    }

    private static boolean isRunning(String pid) {
        try {
            return ProcessHandle.of(Long.parseLong(pid))
                    .map(ProcessHandle::isAlive)
                    .orElse(false);
        } catch (NumberFormatException e) {
            return false; // no process has such a number
        }
    }

    private void settle(Path temporary, Path meant, List<Path> rescued) {
        try {
            if (isWhole(temporary) && !isNewer(meant, temporary)) {
                Path own = files.free(temporary.toAbsolutePath().getParent(), SaveFiles.stem(meant) + "-rescued");
                Files.move(temporary, own);
                rescued.add(own);
            } else {
                Files.delete(temporary);
            }
        } catch (IOException e) {
            throw SaveFault.unwritable(temporary, e);
        }
    }

    private boolean isWhole(Path temporary) {
        try {
            files.read(temporary);
            return true;
        } catch (SaveFault e) {
            return false;
        }
    }

    /** Whether the file that should have been replaced is a whole save that is no older. */
    private boolean isNewer(Path meant, Path temporary) throws IOException {
        return Files.isRegularFile(meant)
                && isWhole(meant)
                && Files.getLastModifiedTime(meant).compareTo(Files.getLastModifiedTime(temporary)) >= 0;
    }
}

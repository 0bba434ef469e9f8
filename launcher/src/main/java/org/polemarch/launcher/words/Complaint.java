package org.polemarch.launcher.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.concurrent.CancellationException;
import org.polemarch.api.data.DataFault;
import org.polemarch.core.engine.IllegalMove;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.plugins.PluginFault;
import org.polemarch.core.save.SaveFault;
import org.polemarch.core.session.BotFault;
import org.polemarch.core.session.UndoRefused;
import org.polemarch.core.wiring.OneLine;
import org.polemarch.core.wiring.SetupFault;

public final class Complaint {

    private Complaint() {}

    /** One line about anything that can go wrong; for unforeseen failures, it includes their kind. */
    public static String of(Throwable failure) {
        if (failure instanceof OutOfMemoryError) {
            return Say.of("complaint.memory");
        }
        String message = failure.getMessage();
        return foreseen(failure) && message != null ? OneLine.firstLine(message) : OneLine.of(failure);
    }

    public static String of(IOException failure) {
        if (failure instanceof NoSuchFileException) {
            return Say.of("complaint.no-file");
        }
        if (failure instanceof AccessDeniedException) {
            return Say.of("complaint.not-allowed");
        }
        if (failure instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return failure.getMessage() == null ? Say.of("complaint.failed") : OneLine.firstLine(failure.getMessage());
    }

    private static boolean foreseen(Throwable failure) {
        return failure instanceof Refused
                || failure instanceof SetupFault
                || failure instanceof SaveFault
                || failure instanceof PluginFault
                || failure instanceof DataFault
                || failure instanceof RuleFault
                || failure instanceof BotFault
                || failure instanceof IllegalMove
                || failure instanceof UndoRefused
                || failure instanceof InvalidPathException
                || failure instanceof UncheckedIOException
                || failure instanceof CancellationException;
    }
}

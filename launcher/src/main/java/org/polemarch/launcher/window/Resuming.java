package org.polemarch.launcher.window;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import org.polemarch.core.save.SaveFault;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.SaveDiffers;
import org.polemarch.core.session.Session;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.words.Say;

/** Takes up saved games, also those whose rules have changed since they were saved. */
record Resuming(Desk desk, Sheets sheets, BiConsumer<Session<?>, Autosave> goOn) {

    void resume(Path file) {
        sheets.await(
                Say.of("table.fetching"),
                () -> Replay.resume(file.toString(), desk.files().read(file), desk.library()),
                session -> seat(session, file),
                failure -> refused(failure, file),
                () -> {});
    }

    private void seat(Session<?> session, Path file) {
        goOn.accept(session, new Autosave(desk.files(), file, desk.clock()));
    }

    private void refused(Throwable failure, Path file) {
        if (failure instanceof SaveDiffers differs) {
            sheets.choose(
                    Say.sentence(differs.getMessage()),
                    new Sheets.Choice(Say.of("resume.as-it-stands"), () -> take(differs::asItStands, file)),
                    new Sheets.Choice(Say.of("resume.before", differs.fits()), () -> take(differs::before, file)));
        } else {
            sheets.complain(failure);
        }
    }

    private void take(Callable<Session<?>> work, Path file) {
        sheets.await(Say.of("table.fetching"), work, session -> seat(session, file));
    }

    /** With its own bots, so that a branch can be played against them; without them, it can still be viewed. */
    static Session<?> watched(Path file, Desk desk) {
        SaveGame save = desk.files().read(file);
        try {
            return Replay.resume(file.toString(), save, desk.library());
        } catch (SaveFault | SetupFault e) {
            return Replay.watch(file.toString(), save, desk.library());
        }
    }
}

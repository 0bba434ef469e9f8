package org.polemarch.launcher.cli;

import java.nio.file.Path;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.SaveDiffers;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.words.Refused;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "resume", description = "Goes on with a saved game, in the window or in the terminal.")
final class ResumeCommand implements Runnable {

    private final Program program;

    @Parameters(index = "0", paramLabel = "SAVE", description = "The save.")
    private Path save;

    @Option(names = "--text", description = "In the terminal, even if there is a display.")
    private boolean text;

    @Option(
            names = "--as-it-stands",
            description =
                    "If the rules have changed since: all moves by the rules of today, saved beside the old game.")
    private boolean asItStands;

    @Option(
            names = "--before",
            description = "If the rules have changed since: as a branch, before the first difference.")
    private boolean before;

    ResumeCommand(Program program) {
        this.program = program;
    }

    @Override
    public void run() {
        SaveGame saved = program.saves().read(save);
        Session<?> session = session(saved);
        if (saved.edited()) {
            program.console().err().println("polemarch: " + save + " was edited by hand since it was saved.");
        }
        Autosave autosave = new Autosave(program.saves(), save, program.clock());
        new Tables(program).open(session, autosave, text);
    }

    private Session<?> session(SaveGame saved) {
        try {
            return Replay.resume(save.toString(), saved, program.library());
        } catch (SaveDiffers differs) {
            if (asItStands) {
                return differs.asItStands();
            }
            if (before) {
                return differs.before();
            }
            throw new Refused("with --as-it-stands you play on by the rules of today, with --before from move "
                    + differs.fits() + "; " + differs.getMessage());
        }
    }
}

package org.polemarch.launcher.cli;

import java.nio.file.Path;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.SaveDiffers;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "resume")
final class ResumeCommand implements Runnable {

    private final Program program;

    @Parameters(index = "0", paramLabel = "SAVE")
    private Path save;

    @Option(names = "--text")
    private boolean text;

    @Option(names = "--as-it-stands")
    private boolean asItStands;

    @Option(names = "--before")
    private boolean before;

    ResumeCommand(Program program) {
        this.program = program;
    }

    @Override
    public void run() {
        SaveGame saved = program.saves().read(save);
        Session<?> session = session(saved);
        program.nameEdited(save, saved);
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
            throw new Refused(Say.of("cli.differs", differs.fits(), differs.getMessage()));
        }
    }
}

package org.polemarch.launcher.cli;

import java.nio.file.Path;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.Session;
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

    ResumeCommand(Program program) {
        this.program = program;
    }

    @Override
    public void run() {
        SaveGame saved = program.saves().read(save);
        Session<?> session = Replay.resume(save.toString(), saved, program.library());
        Autosave autosave = new Autosave(program.saves(), save, program.clock());
        new Tables(program).open(session, autosave, text);
    }
}

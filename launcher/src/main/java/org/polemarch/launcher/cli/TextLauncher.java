package org.polemarch.launcher.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Replay;
import org.polemarch.launcher.text.TextScreen;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine;

/** The launcher without a window: choose a game or resume one. */
record TextLauncher(Program program) {

    /** The exit code of what was chosen. */
    int run() {
        List<InstalledGame> games = program.catalog().games();
        List<SaveFiles.Listed> saves = program.saves().list(program.home().saves()).stream()
                .filter(listed -> listed.save().isPresent())
                .toList();
        return new Tables(program).withScreen(screen -> choose(screen, games, saves));
    }

    private int choose(TextScreen screen, List<InstalledGame> games, List<SaveFiles.Listed> saves) {
        List<String> choices = new ArrayList<>();
        for (InstalledGame game : games) {
            choices.add(String.format(
                    "%4d  %s: %s",
                    choices.size() + 1, game.info().title(), game.info().summary()));
        }
        for (SaveFiles.Listed save : saves) {
            choices.add(String.format("%4d  ", choices.size() + 1)
                    + Say.of(
                            "cli.resume",
                            save.save().orElseThrow().title(),
                            save.save().orElseThrow().moves().size(),
                            save.save().orElseThrow().saved()));
        }
        screen.show(List.of(Say.of("cli.banner", Program.VERSION), ""));
        while (true) {
            String typed = screen.read(Say.of("cli.number"), choices);
            if (typed.isEmpty()) {
                continue;
            }
            if (typed.equals(TextScreen.GONE)) {
                return CommandLine.ExitCode.OK;
            }
            if (typed.matches("\\d{1,4}")
                    && Integer.parseInt(typed) >= 1
                    && Integer.parseInt(typed) <= choices.size()) {
                return open(Integer.parseInt(typed) - 1, games, saves);
            }
            screen.show(List.of(Say.of("text.no-number", typed, choices.size())));
        }
    }

    private int open(int index, List<InstalledGame> games, List<SaveFiles.Listed> saves) {
        if (index < games.size()) {
            return Polemarch.run(
                    program.home(), program.console(), "play", games.get(index).id(), "--text");
        }
        Path file = saves.get(index - games.size()).file();
        SaveGame saved = program.saves().read(file);
        new Tables(program)
                .text(
                        Replay.resume(file.toString(), saved, program.library()),
                        new Autosave(program.saves(), file, program.clock()));
        return CommandLine.ExitCode.OK;
    }
}

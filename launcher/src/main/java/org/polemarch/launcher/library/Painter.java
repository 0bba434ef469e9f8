package org.polemarch.launcher.library;

import java.io.IOException;
import java.nio.file.Path;
import org.polemarch.core.plugins.InstalledGame;

/** Draws the board of a game for its card. It is called off the window's thread and may take its time. */
public interface Painter {

    void paint(InstalledGame game, Pictures.Sample sample, boolean dark, Path file) throws IOException;
}

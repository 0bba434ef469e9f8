package org.polemarch.launcher.window.board;

import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;

/** The host of a board that is only a picture: nobody clicks on it. */
public final class Untouched implements BoardHost {

    @Override
    public void pick(Target target) {}

    @Override
    public void openRule(String section) {}
}

package org.polemarch.launcher.window.kit;

import javafx.animation.AnimationTimer;

public final class Later {

    private static final int FRAMES = 1;

    private Later() {}

    /** Does it on the window's thread after the next frame. */
    public static void after(Runnable work) {
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long now) {
                if (++frames > FRAMES) {
                    stop();
                    work.run();
                }
            }
        }.start();
    }
}

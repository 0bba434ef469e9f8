package org.polemarch.testkit.layers.ui;

import org.polemarch.testkit.layers.rules.Marching;

/** A view that names a frame, which is data. */
public final class FrameNaming {
    public String title(Marching.March march) {
        return "March " + march.steps();
    }
}
